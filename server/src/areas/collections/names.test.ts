import { describe, expect, it } from 'vitest'
import { slugOf, systemNameOf } from './names.ts'

const none = new Set<string>()

describe('slugOf', () => {
  it.each([
    ['Sales', 'sales'],
    ['  Sales & Marketing! ', 'sales-and-marketing'],
    ['Größe', 'groesse'],
    ['Клиенты', 'klienty'],
    ['2026 Q4', '2026-q4'],
    ['a_b', 'a-b'],
    ['A'.repeat(200), 'a'.repeat(100)],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ])('converts %s to %s', (name, slug) => {
    expect(slugOf(name, 'col_01KAK7')).toBe(slug)
  })

  it('uses the id for a name that cannot be written in Latin letters', () => {
    expect(slugOf('销售', 'col_01KAK7')).toBe('col-01kak7')
  })
})

describe('systemNameOf', () => {
  it.each([
    ['Annual revenue (USD)', 'annual_revenue_usd'],
    ['Größe', 'groesse'],
    ['[Tasks]', 'tasks'],
    ['2026 budget', 'property_2026_budget'],
    ['预算', 'property'],
    ['x'.repeat(150), 'x'.repeat(100)],
  ])('converts %s to %s', (name, systemName) => {
    expect(systemNameOf(name, none)).toBe(systemName)
  })

  it('appends a number if the name is taken, within the maximum length', () => {
    expect(systemNameOf('预算', new Set(['property', 'property_2']))).toBe('property_3')
    const long = 'x'.repeat(100)
    expect(systemNameOf(long, new Set([long]))).toBe(`${'x'.repeat(98)}_2`)
  })
})
