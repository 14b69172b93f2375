import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { beginningsIn, GRANULARITIES, previousOf, readRange } from './range.ts'

const NOW = new Date('2026-11-20T15:04:05Z')

describe('a range', () => {
  it.each([
    ['hour', '2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z', 24],
    ['day', '2026-10-22T00:00:00.000Z', '2026-11-21T00:00:00.000Z', 30],
    ['month', '2025-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z', 12],
  ] as const)('ends now by default, in steps of a %s', (granularity, from, to, steps) => {
    const range = readRange({ granularity }, NOW)
    expect([range.from.toISOString(), range.to.toISOString()]).toEqual([from, to])
    expect(beginningsIn(range)).toHaveLength(steps)
  })

  test('is extended to whole steps without gaps, and the previous one ends where it begins', () => {
    const time = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(
        fc.constantFrom(...GRANULARITIES),
        time,
        fc.integer({ min: 1, max: 700 }),
        (granularity, from, hours) => {
          const to = new Date(Math.min(from.getTime() + hours * 3_600_000, Date.parse('2099-12-31')))
          const range = readRange({ granularity, from: from.toISOString(), to: to.toISOString() }, NOW)
          const steps = beginningsIn(range)
          expect(range.from <= from && range.to >= to).toBe(true)
          expect(steps[0]).toEqual(range.from)
          expect(new Set(steps.map(Number)).size).toBe(steps.length)
          const previous = previousOf(range)
          expect(previous.to).toEqual(range.from)
          expect(beginningsIn(previous)).toHaveLength(steps.length)
        },
      ),
    )
  })

  it.each([
    [{ from: '2026-11-20T00:00:00Z', to: '2026-11-20T00:00:00Z' }, /body\.from must be before body\.to/],
    [{ from: '2026-11-21T00:00:00Z' }, /body\.from must be before the current time/],
    [{ from: '2026-11-19T00:00:00+01:00' }, /body\.from must be in UTC and end with Z, such as 2026-11-18T23:00:00/],
    [{ to: '2026-11-19T00:00:00-08:00' }, /body\.to must be in UTC/],
    [{ from: '1999-12-31T23:59:59Z' }, /years 2000 to 2099/],
    [{ to: '9999-12-31T23:59:59Z' }, /years 2000 to 2099/],
    [{ from: '2026-10-01T00:00:00Z', granularity: 'hour' }, /at most 744 hours before body\.to/],
    [{ from: '2024-01-01T00:00:00Z' }, /at most 731 days/],
    [{ from: '2010-01-01T00:00:00Z', granularity: 'month' }, /at most 120 months/],
  ] as const)('is rejected with the reason: %o', (input, reason) => {
    expect(() => readRange(input, NOW)).toThrow(reason)
  })
})
