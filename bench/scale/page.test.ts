import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { figuresAsMarkdown, PAGE, withFigures } from './page.ts'

const FLOOR = { name: 'among 10,000', value: 2 }
const FIGURES = [
  { name: 'search among 10,000 records, p50', value: 2, unit: 'ms', load: 0.5 },
  {
    name: 'search among 1,000,000 records, p50',
    value: 5,
    unit: 'ms',
    floor: FLOOR,
    target: { of: 'ratio', is: 'at most', than: 2 },
    load: 1.25,
  },
  { name: 'search among 1,000,000 records, p99', value: 3, unit: 'ms', floor: FLOOR, load: 1 },
  { name: 'loading among 1,000,000 records', value: 12_345, unit: '/s', load: 1 },
  { name: 'space after the vacuum', value: 90, unit: 'MB', floor: { name: 'before', value: 100 }, load: 1 },
] as const

test('figures of both sizes are side by side, and the others below', () => {
  expect(figuresAsMarkdown(FIGURES, '2026-11-23')).toBe(
    [
      'Measured on 2026-11-23, with a load of 0.5 to 1.3 on the machine.',
      '',
      '| records | 10,000 | 1,000,000 | ratio |',
      '|---|---:|---:|---:|',
      '| search, p50 | 2 ms | 5 ms | 2.50, missed |',
      '| search, p99 | 2 ms | 3 ms | 1.50 |',
      '',
      '| at 1,000,000 | |',
      '|---|---:|',
      '| loading | 12,345/s |',
      '| space after the vacuum | 90 MB (100 MB before) |',
    ].join('\n'),
  )
})

test('figures replace those of the same suite, and need a place', () => {
  const page = 'a\n<!-- figures of records -->\nold\n<!-- end of records -->\nb'
  expect(withFigures(page, 'records', 'new')).toBe(
    'a\n<!-- figures of records -->\n\nnew\n\n<!-- end of records -->\nb',
  )
  expect(() => withFigures(page, 'usage', 'new')).toThrow('no "<!-- figures of usage -->"')
})

test.each(['memories', 'organizations', 'records', 'deliveries', 'usage'])(
  'the page has a place for %s',
  async suite => {
    expect(withFigures(await readFile(PAGE, 'utf8'), suite, 'new')).toContain(`<!-- figures of ${suite} -->\n\nnew\n`)
  },
)
