import { describe, expect, it } from 'vitest'
import { alsoRemoved, fitting, isProfile, type RemovedLine, restsOn, says, toLine, withLines } from './profile.ts'

it.each([
  ['[Profile]', true],
  [' [profile] ', true],
  ['Profile', false],
  ['[Tasks]', false],
])('knows that %j names the profile: %s', (name, expected) => expect(isProfile(name)).toBe(expected))

describe('a line rests on what it cites', () => {
  const said = 'Dana Reyes wants to decide by 15 March 2027.\n2026-11-20 20 November 2026\ndana northwind'
  it.each([
    ['Wants to decide by 15 March 2027.', true],
    ['Dana decides by 15 March 2027.', true],
    ['Decides by 15 March, said on 20 November 2026.', true],
    ['Wants to decide by 16 March 2027.', false],
    ['Wants to decide with Anton by 15 March 2027.', false],
    ['Owns a large bank somewhere abroad.', false],
    ['', false],
    ['…', false],
  ])('%j: %s', (line, expected) => expect(restsOn(line, said, '')).toBe(expected))

  it('may name what is known of the record, and states no value that only is known', () => {
    expect(restsOn('Dana wants to decide for Northwind.', said, 'Company: Northwind')).toBe(true)
    expect(restsOn('Budget is 90000 USD.', said, 'Budget: 90000 USD')).toBe(false)
  })
})

describe('a removed text', () => {
  const removed = ['Dana Reyes prefers calls before noon.', 'Budget: 90000 USD'].map(text => ({ text, sources: [] }))
  it.each([
    ['Prefers calls before noon', false],
    ['She prefers that calls come before noon.', false],
    ['Budget: 90000 USD', false],
    ['Budget: 120000 USD', true],
    ['Dana Reyes manages the warehouse.', true],
  ])('keeps %j in the profile: %s', (text, isKept) =>
    expect(withLines({ lines: [], removed }, [toLine(text, [])], 'dana reyes')).toHaveLength(isKept ? 1 : 0),
  )

  it('is kept once, the last hundred of them', () => {
    const lines = Array.from({ length: 150 }, (_, n) => toLine(`Line ${n}`, []))
    const all = lines.reduce<RemovedLine[]>(alsoRemoved, [])
    expect(all).toHaveLength(100)
    expect(alsoRemoved(all, toLine('Line 149', []))).toEqual(all)
  })
})

it('keeps pinned lines, leaves out what they say, and what does not fit', () => {
  const pinned = toLine('Prefers calls before noon, never on Friday.', [], { pinned: true })
  const long = Array.from({ length: 9 }, (_, n) => toLine(`${'abcdefghij'[n]}${'word '.repeat(40)}${n}`, []))
  const lines = withLines(
    { lines: [toLine('Old.', []), pinned], removed: [] },
    [toLine('Prefers calls before noon.', []), ...long],
    '',
  )
  expect(lines[0]).toBe(pinned)
  expect(lines).toHaveLength(8)
  expect(fitting([...long, pinned, pinned])[0]).toBe(pinned)
  expect(fitting([...long, pinned, pinned])).toHaveLength(8)
})

it('compares texts without informative words by their letters', () => {
  expect(says('It is so.', 'it is SO.')).toBe(true)
  expect(says('It is so.', 'So it is.')).toBe(false)
})
