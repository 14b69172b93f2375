import { expect, it } from 'vitest'
import { templateOf } from './widths.ts'

const widths = (texts: readonly string[], name = 'Fee'): number[] =>
  [
    ...templateOf(
      [
        { name: 'Name', text: () => 'Dana' },
        { name, text: (at: number) => texts[at] ?? '' },
      ],
      [...texts.keys()],
    ).matchAll(/, ([\d.]+)fr/g),
  ].map(([, width]) => Number(width))

it('gives each column the place that most of its rows need', () => {
  expect(widths(['1', '2'])).toEqual([20, 6])
  expect(widths(Array(20).fill('negotiation'))).toEqual([20, 11])
  expect(widths([...Array(20).fill('won'), 'w'.repeat(10_000)])).toEqual([20, 6])
  expect(widths(Array(20).fill('w'.repeat(10_000)))).toEqual([20, 34])
  expect(widths(['1'], 'Decision date')).toEqual([20, 15])
  expect(widths(['1'], 'n'.repeat(200))).toEqual([20, 19])
  expect(widths([])).toEqual([20, 6])
})
