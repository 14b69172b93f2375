import { expect, it } from 'vitest'
import { highlightsOf } from './highlights.ts'

const filler = Array.from({ length: 200 }, (_, n) => `word${n}`).join(' ')
const of = (text: string, words: string[]) => highlightsOf([{ field: 'transcript', text }], words)

it('has the part with the most of the words, in any form', () => {
  const text = `${filler} The boat. ${filler} The boats were leaving the harbor. ${filler}`
  const [highlight] = of(text, ['boat', 'leaving', 'harbors'])
  expect(highlight?.text).toContain('boats were leaving the harbor')
  expect(highlight?.text.length).toBeLessThanOrEqual(400)
  expect(text.slice(highlight?.start, highlight?.end)).toBe(highlight?.text)
})

it('has the complete text if it is short, and the beginning if no word matches', () => {
  expect(of('We postpone the launch.', ['launch'])).toMatchObject([
    { text: 'We postpone the launch.', start: 0, end: 23 },
  ])
  expect(of(filler, ['boat'])[0]).toMatchObject({ start: 0, text: expect.stringMatching(/^word0 /) })
})

it('has only the fields that match, best first', () => {
  const fields = [
    { field: 'caption', text: 'A boat' },
    { field: 'description', text: 'Nothing' },
    { field: 'text', page: 2, text: 'A boat in the harbor' },
  ]
  expect(highlightsOf(fields, ['boat', 'harbor'])).toEqual([
    { field: 'text', page: 2, text: 'A boat in the harbor', start: 0, end: 20 },
    { field: 'caption', text: 'A boat', start: 0, end: 6 },
  ])
})

it('never ends within a character', () => {
  const [highlight] = of(`${'🙂'.repeat(500)} boat`, ['zebra'])
  expect(highlight?.text.isWellFormed()).toBe(true)
})
