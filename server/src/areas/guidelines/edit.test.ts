import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sectionsOf } from '../../documents/sections.ts'
import { editedText } from './edit.ts'
import { treeOf } from './structure.ts'

const titles = (text: string) => sectionsOf(text).map(({ title, depth }) => [title, depth])

it.each([
  ['front matter', '---\ntitle: x\n# no\n---\n# A\n', [['A', 1]]],
  ['a byte order mark and CR LF', '\uFEFF---\r\n# no\r\n---\r\n# A\r\n', [['A', 1]]],
  [
    'underlined headings',
    'A\n===\n\nB\n---\n',
    [
      ['A', 1],
      ['B', 2],
    ],
  ],
  ['code, quotes, lists and HTML', '# A\n```\n# no\n```\n> # no\n\n- # no\n\n<!--\n# no\n-->\n', [['A', 1]]],
  ['marks in a heading', '## **A** `b` [c](d) <i>e</i> #\n', [['A b c e', 2]]],
  ['a line of dashes without an end', '---\n# A\n', [['A', 1]]],
  ['a table', '# A\n\n| a |\n|---|\n| b |\n', [['A', 1]]],
])('finds the headings next to %s', (_, text, expected) => expect(titles(text)).toEqual(expected))

it('gives positions, unique slugs and a tree', () => {
  const text = '\uFEFF# A\r\n## B\r\nx\r\n## B\r\ny\r\n'
  const sections = sectionsOf(text)
  expect(sections.map(({ slug, start, end }) => [slug, text.slice(start, end)])).toEqual([
    ['a', text.slice(1)],
    ['b', '## B\r\nx\r\n'],
    ['b-1', '## B\r\ny\r\n'],
  ])
  expect(treeOf(text, sections)).toMatchObject([{ slug: 'a', children: [{ slug: 'b' }, { slug: 'b-1' }] }])
})

it.each([['>'], ['['], ['*a_ '], ['- '], ['<a '], ['---\r\n'], ['# a\n'], ['\n'], ['a\n---\n']])(
  'reads 100,000 characters of %j in less than two seconds',
  part => {
    const start = performance.now()
    sectionsOf(part.repeat(100_000 / part.length))
    expect(performance.now() - start).toBeLessThan(2000)
  },
)

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const paragraph = fc.constantFrom('Text.', '- item', '> quote', '```\n# code\n```', '| a |\n|---|', 'é 漢 🎉')
const document = fc
  .record({
    sections: fc.array(
      fc.record({ depth: fc.integer({ min: 1, max: 6 }), word, text: fc.array(paragraph, { maxLength: 3 }) }),
      { minLength: 1, maxLength: 8 },
    ),
    lineBreak: fc.constantFrom('\n', '\r\n'),
    start: fc.constantFrom('', '\uFEFF', '---\na: b\n---\n', 'Before.\n\n'),
  })
  .map(({ sections, lineBreak, start }) =>
    [start, ...sections.map(each => `${'#'.repeat(each.depth)} ${each.word}\n\n${each.text.join('\n\n')}\n\n`)]
      .join('')
      .replaceAll('\n', lineBreak),
  )

it('changes only the characters of the section', () => {
  fc.assert(
    fc.property(
      document,
      fc.nat(),
      paragraph,
      fc.constantFrom('section', 'appendToSection'),
      (text, n, value, mode) => {
        const sections = sectionsOf(text)
        const section = sections[n % sections.length]
        if (!section) return
        const next = editedText(text, { updateMode: mode, sectionSlug: section.slug, value })
        const rest = text.slice(section.end)
        expect(next.slice(0, section.textStart)).toBe(text.slice(0, section.textStart))
        expect(next.endsWith(rest)).toBe(true)
        expect(next.slice(section.textStart, next.length - rest.length)).toContain(value)
        const own = ({ start }: { start: number }) => start >= section.start && start < section.end
        const others = sections.filter(each => !own(each)).map(({ slug }) => slug)
        expect(sectionsOf(next).map(({ slug }) => slug)).toEqual(expect.arrayContaining(others))
      },
    ),
  )
})

const TEXT = '# A\n\n## B\nold\n\n### C\n\nkept\n\n## D\nlast\n'
const section = (value: string, more: object = {}) =>
  editedText(TEXT, { updateMode: 'section', sectionHeader: 'b', value, ...more })

it('gives headings without letters a usable slug', () => {
  const slugs = sectionsOf('# 🚀\n\n# 👍🏽!\n\n# Section\n\n# 日本\n').map(({ slug }) => slug)
  expect(slugs).toEqual(['section', 'section-1', 'section-2', '日本'])
})

it('replaces a section, and its heading if the text begins with one', () => {
  expect(section('new')).toBe('# A\n\n## B\n\nnew\n\n## D\nlast\n')
  expect(section('## E\nnew')).toBe('# A\n\n## E\nnew\n\n## D\nlast\n')
})

it('adds to the end, and to a section before its subsections', () => {
  expect(editedText(TEXT, { updateMode: 'append', value: 'new' })).toBe(`${TEXT}\nnew`)
  expect(section('new', { updateMode: 'appendToSection' })).toBe(TEXT.replace('old\n\n', 'old\n\nnew\n\n'))
})

it.each([
  ['a heading of the same rank after the first', 'x\n\n## E', {}, /heading "E" of rank 2/],
  ['a heading of a higher rank', '# E', {}, /rank 1.*has rank 2/],
  ['an open code block', '```\nx', {}, /change other sections/],
  ['an open comment', '<!--\nx', {}, /change other sections/],
  ['an unknown section', 'x', { sectionHeader: 'Z' }, /names no section.*"A", "B"/],
  ['no section', 'x', { sectionHeader: undefined }, /either body.sectionHeader or body.sectionSlug/],
  ['too much text', 'x'.repeat(99_990), {}, /at most 100000/],
  ['a section for another mode', 'x', { updateMode: 'append' }, /Remove it/],
])('rejects %s', (_, value, more, message) => expect(() => section(value, more)).toThrow(message))

it('rejects a heading that several sections have, and names their slugs', () => {
  const update = { updateMode: 'section', sectionHeader: 'Setup', value: 'x' } as const
  expect(() => editedText('# Setup\n\n# Setup\n', update)).toThrow('setup, setup-1')
})
