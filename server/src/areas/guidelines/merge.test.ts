import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sectionsOf } from '../../documents/sections.ts'
import { editedText } from './edit.ts'
import { mergedText } from './merge.ts'

const BASE = '# A\n\na\n\n## B\n\nb\n\n# C\n\nc\n'

it.each([
  [
    'neighbouring sections',
    BASE.replace('b', 'x'),
    BASE.replace('c\n', 'y\n'),
    BASE.replace('b', 'x').replace('c\n', 'y\n'),
  ],
  [
    'a section and its subsection',
    BASE.replace('a\n', 'x\n'),
    BASE.replace('b', 'y'),
    BASE.replace('a\n', 'x\n').replace('b', 'y'),
  ],
  ['a new section and a change before it', `${BASE}\n# D\n`, BASE.replace('c\n', 'y\n'), undefined],
  [
    'a new section between others',
    BASE.replace('# C', '# X\n\n# C'),
    BASE.replace('b', 'y'),
    BASE.replace('b', 'y').replace('# C', '# X\n\n# C'),
  ],
  [
    'a removed section and another',
    BASE.slice(0, BASE.indexOf('# C')),
    BASE.replace('a\n', 'y\n'),
    BASE.slice(0, BASE.indexOf('# C')).replace('a\n', 'y\n'),
  ],
  ['the same change', BASE.replace('b', 'x'), BASE.replace('b', 'x'), BASE.replace('b', 'x')],
  ['the same section', BASE.replace('b', 'x'), BASE.replace('b', 'y'), undefined],
  [
    'a removed section that the other changed',
    BASE.slice(0, BASE.indexOf('# C')),
    BASE.replace('c\n', 'y\n'),
    undefined,
  ],
  ['a renamed section that the other changed', BASE.replace('# C', '# X'), BASE.replace('c\n', 'y\n'), undefined],
  ['new sections at the same place', `${BASE}# D\n`, `${BASE}# E\n`, undefined],
  ['an open code block before a changed section', BASE.replace('b', '```'), BASE.replace('c\n', 'y\n'), undefined],
])('merges or refuses %s', (_, yours, theirs, expected) => {
  expect(mergedText(BASE, yours, theirs)).toBe(expected)
  expect(mergedText(BASE, theirs, yours)).toBe(expected)
})

it('refuses texts with too many differences in less than two seconds', () => {
  const many = (word: string) => Array.from({ length: 10_000 }, (_, n) => `# ${word}${n}\n`).join('')
  const start = performance.now()
  expect(mergedText(many('a'), many('b'), many('c'))).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(2000)
})

const text = fc.stringMatching(/^[a-z]{1,8}$/)
const document = fc
  .array(fc.record({ depth: fc.integer({ min: 1, max: 3 }), title: fc.constantFrom('a', 'b', 'c'), text }), {
    minLength: 2,
    maxLength: 8,
  })
  .map(parts => parts.map(part => `${'#'.repeat(part.depth)} ${part.title}\n\n${part.text}\n\n`).join(''))

it('merges the changes of two sections, and refuses two changes of one, for any document', () => {
  fc.assert(
    fc.property(document, fc.nat(), fc.nat(), (base, first, second) => {
      const sections = sectionsOf(base)
      const own = (n: number) => sections[n % sections.length] ?? expect.fail('no section')
      const [mine, theirs] = [own(first), own(second)]
      const append = (to: string, slug: string, value: string) =>
        editedText(to, { updateMode: 'appendToSection', sectionSlug: slug, value })
      const [one, other] = [append(base, mine.slug, 'MINE'), append(base, theirs.slug, 'THEIRS')]
      const both = mine.slug === theirs.slug ? undefined : append(one, theirs.slug, 'THEIRS')
      expect(mergedText(base, one, other)).toBe(both)
    }),
  )
})
