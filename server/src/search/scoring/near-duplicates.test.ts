import { describe, expect, it } from 'vitest'
import { documentOf } from '../indexing/document.ts'
import { isNearDuplicate } from './near-duplicates.ts'

const keysOf = (content: string): number[] =>
  documentOf({ id: 'm', source: 'memory', content, timestamp: new Date(0) }).passages[0]?.keys ?? []
const alike = (a: string, b: string): boolean => isNearDuplicate(keysOf(a), keysOf(b))

describe('isNearDuplicate', () => {
  it('ignores punctuation, case, order and small words', () => {
    expect(alike('Dana prefers calls before noon.', 'dana prefers calls, before NOON')).toBe(true)
    expect(
      alike('Renewal is due in March with the finance team', 'The renewal with the finance team is due in March!'),
    ).toBe(true)
  })

  it('ignores one more word in a longer text', () => {
    const text = 'Northwind wants the pilot on twelve tankers with alarms at night'
    expect(alike(text, `${text} apparently`)).toBe(true)
  })

  it.each([
    ['Budget approved at 120000 for Northwind rollout pilot', 'Budget approved at 150000 for Northwind rollout pilot'],
    ['Dana signs the Northwind rollout contract in March', 'Dana signs the Northwind rollout contract in March 2027'],
    ['She drinks coffee in the morning', "She doesn't drink coffee in the morning"],
    ['Dana leads the Northwind rollout', 'Priya leads the Northwind rollout'],
  ])('distinguishes %j and %j', (a, b) => {
    expect(alike(a, b)).toBe(false)
  })
})
