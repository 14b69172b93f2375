import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { costsAsMarkdown, costsOf, figureIn } from './cost.ts'
import { PAGE } from './page.ts'

test('a figure is that of the full size, of its suite', () => {
  const page = [
    '<!-- figures of a -->\n| work, CPU | 1 s | 1,930 s | 1.17 |\n| disk | 2.43 GB |\n<!-- end of a -->',
    '<!-- figures of b -->\n| work, CPU | 3 s | 4 s | 1.33 |\n<!-- end of b -->',
  ].join('\n')
  expect([figureIn(page, 'a', 'work, CPU'), figureIn(page, 'a', 'disk'), figureIn(page, 'b', 'work, CPU')]).toEqual([
    1930, 2.43, 4,
  ])
  expect(() => figureIn(page, 'b', 'disk')).toThrow('no figure "disk" of b')
})

test('a million costs its hours of CPU on machines that are half idle, and what it stores each month', () => {
  const costs = [
    { name: 'calls', cpu: 7_200, gigabytes: 0 },
    { name: 'rows', cpu: 3_600, gigabytes: 2 },
  ]
  expect(costsAsMarkdown(costs, 0.4)).toContain(
    '| calls | 7,200 s | $0.20 | | |\n| rows | 3,600 s | $0.10 | 2 GB | $0.20 |',
  )
})

test('the page with the measurements has all that is needed', async () => {
  const costs = costsOf(await readFile(PAGE, 'utf8'), 5)
  expect(costs.map(({ cpu }) => cpu > 0)).toEqual([true, true, true])
  expect(costs[1]?.cpu).toBe(5_000)
})
