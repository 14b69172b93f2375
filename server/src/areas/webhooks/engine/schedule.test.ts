import { describe, expect, it } from 'vitest'
import { DELIVERY_ATTEMPTS, JITTER, MAX_RETRY_AFTER_SECONDS, RETRY_DELAYS_SECONDS } from '../limits.ts'
import { nextDelay, parseRetryAfter } from './schedule.ts'

describe('the schedule', () => {
  it('has ten attempts: immediately, 10 s, 30 s, 1 m, 5 m, 15 m, 1 h, 4 h, 8 h, 24 h', () => {
    expect(DELIVERY_ATTEMPTS).toBe(10)
    expect(RETRY_DELAYS_SECONDS).toEqual([0, 10, 30, 60, 300, 900, 3_600, 14_400, 28_800, 86_400])
    const middle = Array.from({ length: 10 }, (_, n) => nextDelay(n + 1, undefined, 0.5))
    expect(middle).toEqual([...RETRY_DELAYS_SECONDS.slice(1), undefined])
  })

  it('multiplies each delay by 0.5 to 1.5', () => {
    expect(JITTER).toEqual({ least: 0.5, most: 1.5 })
    for (const [made, delay] of RETRY_DELAYS_SECONDS.entries()) {
      if (made === 0) continue
      expect(nextDelay(made, undefined, 0)).toBe(delay * 0.5)
      expect(nextDelay(made, undefined, 0.999_999)).toBeCloseTo(delay * 1.5, 0)
    }
  })

  it("follows the receiver's request up to 24 hours, and never less", () => {
    for (const random of [0, 0.5, 0.99]) {
      expect(nextDelay(1, 120, random)).toBe(120)
      expect(nextDelay(1, 2, random)).toBe(2)
      expect(nextDelay(1, 1_000_000, random)).toBe(MAX_RETRY_AFTER_SECONDS)
      expect(nextDelay(10, 1, random)).toBeUndefined()
    }
    expect(MAX_RETRY_AFTER_SECONDS).toBe(86_400)
  })

  it.each([0, 1])('takes longer than 18 hours if the receiver always requests %i s', requested => {
    const delays = Array.from({ length: DELIVERY_ATTEMPTS - 1 }, (_, n) => nextDelay(n + 1, requested, 0) ?? 0)
    expect(Math.min(...delays)).toBe(1)
    expect(delays.reduce((sum, delay) => sum + delay)).toBeGreaterThan(18 * 3_600)
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-20T15:04:05Z')
  it.each([
    ['120', 120],
    ['0', 0],
    ['Fri, 20 Nov 2026 15:06:05 GMT', 120],
    ['Fri, 20 Nov 2026 15:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['2026', 2026],
    ['', undefined],
    [null, undefined],
  ])('%j is %s seconds', (text, seconds) => {
    expect(parseRetryAfter(text, now)).toBe(seconds)
  })
})
