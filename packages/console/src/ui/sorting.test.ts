import { expect, it } from 'vitest'
import { inOrder } from './sorting.ts'

const rank = ({ value }: { value?: string | number }): string | number | undefined => value
const ordered = (values: (string | number | undefined)[], down: boolean): unknown[] =>
  inOrder(
    values.map(value => (value === undefined ? {} : { value })),
    rank,
    down,
  ).map(rank)

it.each([
  [
    [10, 9, 100],
    [9, 10, 100],
  ],
  [
    ['b 10', 'B 9', 'a'],
    ['a', 'B 9', 'b 10'],
  ],
  [
    [2, undefined, 1],
    [1, 2, undefined],
  ],
  [
    ['Ärger', 'Zoo', 'Apfel'],
    ['Apfel', 'Ärger', 'Zoo'],
  ],
])('%j is in order as %j, and what has no value is last', (values, expected) => {
  const known = expected.filter(value => value !== undefined)
  const missing = expected.filter(value => value === undefined)
  expect(ordered(values, false)).toEqual([...known, ...missing])
  expect(ordered(values, true)).toEqual([...known.reverse(), ...missing])
})
