import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferred } from './prefer-memories.ts'

const words = fc.constantFrom('renewal', 'budget', 'lighthouse', 'chiller', 'invoice', 'sailing', 'discount')
const memories = fc.array(
  fc.array(words, { minLength: 1, maxLength: 4 }).map(said => ({ content: said.join(' ') })),
  { maxLength: 30 },
)
const contents = (list: readonly { content: string }[]): string[] => list.map(({ content }) => content)

test('all memories come once, in the same order for the same input', () => {
  fc.assert(
    fc.property(memories, newest => {
      const once = preferred(newest)
      expect(contents(once).toSorted()).toEqual(contents(newest).toSorted())
      expect(preferred(newest)).toEqual(once)
    }),
  )
})

test('of two that say the same, the newer one comes first', () => {
  fc.assert(
    fc.property(memories, words, (between, said) => {
      const [newer, older] = [{ content: said }, { content: said }]
      const order = preferred([newer, ...between, older])
      expect(order.indexOf(newer)).toBeLessThan(order.indexOf(older))
    }),
  )
})

test('where all say the same, or nothing in common, they come newest first', () => {
  const same = Array.from({ length: 20 }, () => ({ content: 'Soup again.' }))
  expect(preferred(same)).toEqual(same)
  const different = ['renewal', 'budget', 'lighthouse', 'chiller'].map(content => ({ content }))
  expect(preferred(different)).toEqual(different)
})

test('of two that are about as new, the one of which others speak comes first', () => {
  const often = { content: 'The renewal needs a discount.' }
  const once = { content: 'Soup in the canteen.' }
  const others = Array.from({ length: 10 }, (_, n) => ({
    content: `The renewal and its discount, once more: ${'x'.repeat(n)}`,
  }))
  const order = preferred([once, often, ...others])
  expect(order.indexOf(often)).toBeLessThan(order.indexOf(once))
})
