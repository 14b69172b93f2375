import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentHash, repeatsOf } from './duplicates.ts'

describe('two spellings of the same content', () => {
  test.each([
    ['Prefers calls before noon.', 'prefers  calls\nbefore noon'],
    ['Prefers calls before noon.', '"Prefers calls before noon."'],
    ['Prefers calls before noon.', '“Prefers calls before noon”'],
    ["Dana doesn't mind.", 'Dana doesn’t mind!'],
    ['Ａ full-width note', 'a full-width note'],
    ['Prefers calls before noon.', '**Prefers** calls _before noon_.'],
    ['Prefers calls before noon.', '***Prefers calls before noon.***'],
    ['Prefers calls before noon.', '<p class="note">Prefers <b>calls</b> before noon.</p>'],
  ])('%j and %j', (a, b) => {
    expect(contentHash(a)).toBe(contentHash(b))
  })
})

describe('two contents with different meanings', () => {
  test.each([
    ['The pipe is 6" wide.', 'The pipe is 6 wide.'],
    ["We'll go.", 'Well go.'],
    ['The budget is 1.5M.', 'The budget is 15M.'],
    ['It is -5 degrees.', 'It is 5 degrees.'],
    ['They signed?', 'They signed.'],
    ['They did not sign.', 'They did sign.'],
    ['...', '!'],
    ['It is 2 * 3 * 4.', 'It is 2 3 4.'],
    ['Pass *args and *rest.', 'Pass args and rest.'],
    ['Is called new_user_name.', 'Is called newusername.'],
    ['~~Prefers calls.~~', 'Prefers calls.'],
    ['Wants x<p and y>q.', 'Wants x q.'],
  ])('%j and %j', (a, b) => {
    expect(contentHash(a)).not.toBe(contentHash(b))
  })
})

describe('a text is parsed as recalled memories', () => {
  const hashes = (content: string) => repeatsOf(content).map(way => way.map(piece => piece.map(({ hash }) => hash)))
  const known = (content: string, ...memories: string[]): boolean =>
    hashes(content).some(way => way.every(piece => piece.some(hash => memories.map(contentHash).includes(hash))))

  test.each([
    ['- Prefers calls.', ['Prefers calls.']],
    ['[1] Prefers calls.', ['Prefers calls.']],
    ['1. Prefers calls.\n2. Lives in Leeds.', ['Prefers calls.', 'Lives in Leeds.']],
    ['Prefers calls. Lives in Leeds.', ['Prefers calls.', 'Lives in Leeds.']],
    ['Dana said "I prefer calls."', ['I prefer calls.']],
    ['Dana: I prefer calls.', ['I prefer calls.']],
    ['- 2026-11-20: Dana: I prefer calls.', ['I prefer calls.']],
    ['> - **Prefers** calls.', ['Prefers calls.']],
    ['## Prefers calls.', ['Prefers calls.']],
    ['Prefers calls. [1][2] Lives in Leeds [3].', ['Prefers calls.', 'Lives in Leeds.']],
    ['* *Prefers* calls. [1]\n* Lives in Leeds.', ['Prefers calls.', 'Lives in Leeds.']],
    ['- Prefers calls. (changed later: Calls since 2026-11-20: no)', ['Prefers calls.']],
  ])('%j', (content, memories) => {
    expect(known(content, ...memories)).toBe(true)
  })

  test.each([
    ['- Prefers calls.\n- Lives in Leeds.', ['Prefers calls.']],
    ['Prefers calls. Not any more.', ['Prefers calls.']],
    ['5. March is the date.', ['March is the date.']],
    ['- 5 degrees', ['5 degrees']],
    ['> 5 degrees', ['5 degrees']],
    ['Sits in room [12] now.', ['Sits in room now.']],
    ['Dana said that I prefer calls.', ['I prefer calls.']],
  ])('but not %j', (content, memories) => {
    expect(known(content, ...memories)).toBe(false)
  })

  test('with its speaker and date, if the text has them', () => {
    const [[piece = []] = []] = repeatsOf('- 2026-11-20: Dana Reyes: I prefer calls.')
    expect(piece.at(-1)).toEqual({ hash: contentHash('I prefer calls.'), speaker: 'dana reyes', day: '2026-11-20' })
  })
})

test('an informative sentence may repeat part of a longer memory, a short one may not', () => {
  const [sentences = []] = repeatsOf('Thanks to all! Dana wants a “weekly” report  on Mondays.')
  expect(sentences.map(([reading]) => reading?.sentence)).toEqual([
    undefined,
    'Dana wants a “weekly” report on Mondays',
  ])
  expect(sentences.at(1)?.[0]?.keys).toHaveLength(5)
})

test('any text is parsed into a bounded number of pieces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), content => {
      for (const way of repeatsOf(content)) expect(way.length).toBeLessThanOrEqual(50)
      expect(contentHash(content)).toMatch(/^[0-9a-f]{64}$/)
    }),
  )
  expect(repeatsOf('a.\n'.repeat(100))).toEqual([])
})
