import { expect, test } from 'vitest'
import { toldIn } from '../../../../models/language.ts'
import { rankOf, withoutRepeats } from './prefer-memories.ts'

interface Said {
  content: string
  speaker?: string
}
const rank = (memory: Said): number => rankOf(memory, toldIn(memory.content, 1_000))

test('leaves out repeats, first those of the assistant, but different numbers are no repeats', () => {
  const newer = { content: 'the renewal needs a DISCOUNT', speaker: 'assistant' }
  const older = { content: 'The renewal needs a discount.', speaker: 'user' }
  const soup = { content: 'Soup.' }
  expect(withoutRepeats([newer, soup, older, { content: 'Soup!' }], rank)).toEqual([soup, older])
  const budgets = ['Budget is 120.', 'Budget is 90.', 'Budget is 70.'].map(content => ({ content }))
  expect(withoutRepeats(budgets, rank)).toEqual(budgets)
})

test.each([
  [0, 'user', 'I prefer calls before noon.'],
  [0, undefined, 'Can we move it? The board meets in March.'],
  [0, 'user', 'Is 120k enough for the year?'],
  [0, 'Dana Reyes', 'No, call me after lunch.'],
  [1, 'assistant', 'I will call you before noon.'],
  [2, 'user', 'When should you call me?'],
  [2, 'user', 'Really? And why?'],
  [2, 'user', '何時ですか？'],
  [2, 'assistant', 'Anything else?'],
  [2, 'user', 'ok, thanks!'],
  [2, 'assistant', "You're welcome."],
  [2, 'user', '👍'],
])('ranks as %i what %s says: %s', (expected, speaker, content) => {
  expect(rank({ content, ...(speaker !== undefined && { speaker }) })).toBe(expected)
})
