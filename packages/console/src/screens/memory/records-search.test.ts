import { describe, expect, it } from 'vitest'
import { readRecordsSearch, toCondition } from './records-search.ts'

describe('the address of the list of records', () => {
  it('keeps words, type and filter', () => {
    const search = {
      q: 'noon',
      type: 'Contact',
      logic: 'or',
      where: [
        { property: 'Budget', operator: 'gte', value: '100000' },
        { property: 'Plan', operator: 'exists' },
      ],
    }
    expect(readRecordsSearch(search)).toEqual(search)
  })

  it('leaves out what cannot be read', () => {
    const where = [null, 'x', { property: 1, operator: 'gte' }, { property: 'Budget', operator: 'like' }]
    expect(readRecordsSearch({ q: '', type: 7, logic: 'xor', where })).toEqual({})
  })
})

describe('a condition', () => {
  it.each([
    ['equals', '120000', 120_000],
    ['equals', 'true', true],
    ['startsWith', '+44', '+44'],
    ['equals', '90071992547409930', '90071992547409930'],
    ['in', 'a, b', ['a', 'b']],
    ['between', '1, 2.5', [1, 2.5]],
  ] as const)('%s %s has the value that the API takes', (operator, value, sent) => {
    expect(toCondition({ property: 'P', operator, value })).toEqual({ property: 'P', operator, value: sent })
  })

  it('of existence has no value', () => {
    expect(toCondition({ property: 'P', operator: 'exists', value: 'x' })).toEqual({
      property: 'P',
      operator: 'exists',
    })
  })
})
