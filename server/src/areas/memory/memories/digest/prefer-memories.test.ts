import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferred, rankOf, withoutRepeats } from './prefer-memories.ts'

const words = fc.constantFrom('renewal', 'budget', 'lighthouse', 'chiller', 'invoice', 'sailing', 'discount')
const memories = fc.array(
  fc.array(words, { minLength: 1, maxLength: 4 }).map(said => ({ content: said.join(' ') })),
  { maxLength: 30 },
)
const contents = (list: readonly { content: string }[]): string[] => list.map(({ content }) => content)

test('returns each memory once, in the same order for the same input', () => {
  fc.assert(
    fc.property(memories, newest => {
      const once = preferred(newest)
      expect(contents(once).toSorted()).toEqual(contents(newest).toSorted())
      expect(preferred(newest)).toEqual(once)
    }),
  )
})

test('puts the newer of two similar memories first', () => {
  fc.assert(
    fc.property(memories, words, (between, said) => {
      const [newer, older] = [{ content: said }, { content: said }]
      const order = preferred([newer, ...between, older])
      expect(order.indexOf(newer)).toBeLessThan(order.indexOf(older))
    }),
  )
})

test('orders memories newest first if all are similar or all are unrelated', () => {
  const same = Array.from({ length: 20 }, () => ({ content: 'Soup again.' }))
  expect(preferred(same)).toEqual(same)
  const different = ['renewal', 'budget', 'lighthouse', 'chiller'].map(content => ({ content }))
  expect(preferred(different)).toEqual(different)
})

test('puts the memory on the more frequent topic first if both are about equally recent', () => {
  const often = { content: 'The renewal needs a discount.' }
  const once = { content: 'Soup in the canteen.' }
  const others = Array.from({ length: 10 }, (_, n) => ({
    content: `The renewal and its discount, once more: ${'x'.repeat(n)}`,
  }))
  const order = preferred([once, often, ...others])
  expect(order.indexOf(often)).toBeLessThan(order.indexOf(once))
})

test('puts an informative memory before small talk if both are about equally recent', () => {
  const talk = { content: 'ok, thanks!' }
  const fact = { content: 'Surgery at the hospital by the park.' }
  const others = Array.from({ length: 20 }, (_, n) => ({ content: `Soup ${'y'.repeat(n + 3)} again.` }))
  const order = preferred([talk, fact, ...others])
  expect(order.indexOf(fact)).toBeLessThan(order.indexOf(talk))
})

test('leaves out repeats, first those of the assistant, but different numbers are no repeats', () => {
  const newer = { content: 'the renewal needs a DISCOUNT', speaker: 'assistant' }
  const older = { content: 'The renewal needs a discount.', speaker: 'user' }
  const soup = { content: 'Soup.' }
  expect(withoutRepeats([newer, soup, older, { content: 'Soup!' }])).toEqual([soup, older])
  const budgets = ['Budget is 120.', 'Budget is 90.', 'Budget is 70.'].map(content => ({ content }))
  expect(withoutRepeats(budgets)).toEqual(budgets)
})

test.each([
  [0, 'user', 'I prefer calls before noon.'],
  [0, null, 'Can we move it? The board meets in March.'],
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
])('ranks as %i what %s says: %s', (rank, speaker, content) => {
  expect(rankOf({ content, speaker })).toBe(rank)
})
