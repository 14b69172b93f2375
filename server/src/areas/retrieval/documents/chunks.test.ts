import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sectionsOf } from '../../../documents/sections.ts'
import { chunksOf, placeInDocument } from './chunks.ts'

const bare = (text: string) => ({ text, pages: [], headings: [] })

describe('chunksOf', () => {
  it('splits at headings and pages, with the path of headings', () => {
    const text = 'Before\n\n# One\n\na\n\n## Two\n\nb\n\n# Three\n\nc'
    expect(
      chunksOf({ text, pages: [], headings: sectionsOf(text) }).map(({ headings, content }) => [headings, content]),
    ).toEqual([
      [[], 'Before'],
      [['One'], '# One\n\na'],
      [['One', 'Two'], '## Two\n\nb'],
      [['Three'], '# Three\n\nc'],
    ])
    const pages = [
      { number: 1, start: 0, end: 3 },
      { number: 2, start: 3, end: 3 },
      { number: 3, start: 5, end: 8 },
    ]
    expect(chunksOf({ text: 'one\n\ntwo', pages, headings: [] }).map(({ page, content }) => [page, content])).toEqual([
      [1, 'one'],
      [3, 'two'],
    ])
  })

  it('knows a heading that only titles the sections below it', () => {
    const text = '# Minutes\n\n## Present\n\nAll.\n\n## Decisions\n\n# Outline\n'
    const chunks = chunksOf({ text, pages: [], headings: sectionsOf(text) })
    expect(chunks.map(({ headings, isTitle = false }) => [headings.at(-1), isTitle])).toEqual([
      ['Minutes', true],
      ['Present', false],
      ['Decisions', false],
      ['Outline', false],
    ])
  })

  it('splits long parts at the ends of sentences', () => {
    const sentence = 'This sentence has a few words and ends here. '
    const chunks = chunksOf(bare(sentence.repeat(100)))
    expect(chunks.length).toBeGreaterThan(3)
    for (const { content } of chunks) {
      expect(content.endsWith('here.')).toBe(true)
      expect(content.length).toBeLessThanOrEqual(1_200)
    }
  })

  it('covers every character but white space, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 5_000 }), value => {
        const text = value.toWellFormed()
        const chunks = chunksOf({ text, pages: [], headings: sectionsOf(text) })
        expect(
          chunks
            .map(({ content }) => content)
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''))
        for (const { start, end, content } of chunks) {
          expect(text.slice(start, end)).toBe(content)
          expect(content.isWellFormed()).toBe(true)
        }
      }),
    )
  })

  it('cuts a table between rows, and repeats its header', () => {
    const header = '| Depot | Opens | Note |\n|---|---|---|\n'
    const rows = Array.from({ length: 90 }, (_, n) => `| Depot ${n} | 0${n % 10}:00 | Ring first. Then wait. |`)
    const text = `## Depots\n\n${header}${rows.join('\n')}\n\nAsk Ines.`
    const chunks = chunksOf({ text, pages: [], headings: sectionsOf(text) })
    expect(chunks.length).toBeGreaterThan(3)
    for (const chunk of chunks.slice(1)) {
      expect(chunk.content.startsWith(header)).toBe(true)
      expect(chunk.content.length).toBeLessThanOrEqual(1_200)
      const { start, end, content } = chunk
      expect(content).toBe(header + text.slice(start, end))
      const place = placeInDocument(chunk)
      expect(place({ start: header.length, end: content.length })).toEqual({ start, end })
      expect(place({ start: 0, end: 5 })).toEqual({ start, end: start })
    }
    const stored = chunks.map(({ start, end }) => text.slice(start, end)).join('\n')
    for (const row of rows) expect(stored).toContain(row)
  })

  it('keeps a question with its answer', () => {
    const pairs = Array.from({ length: 40 }, (_, n) => `**May I bring item ${n}?**\n\nYes, item ${n} is allowed.`)
    for (const { content } of chunksOf(bare(pairs.join('\n\n')))) expect(content.endsWith('allowed.')).toBe(true)
  })
})
