import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferred } from './prefer-memories.ts'

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

test('puts exact repeats of newer memories last, but different numbers are not repeats', () => {
  const newer = { content: 'The renewal needs a discount.' }
  const older = { content: 'the renewal needs a DISCOUNT' }
  const order = preferred([newer, older, { content: 'Soup.' }, { content: 'Sailing.' }])
  expect(order[0]).toBe(newer)
  expect(order.at(-1)).toBe(older)
  const budgets = ['Budget is 120.', 'Budget is 90.', 'Budget is 70.'].map(content => ({ content }))
  expect(preferred(budgets)).toEqual(budgets)
})
