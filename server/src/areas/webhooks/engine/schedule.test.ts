import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { retriesInWords } from '../../../platform/jobs/retry-schedule.ts'
import { DELIVERY_ATTEMPTS, JITTER, MAX_RETRY_AFTER_SECONDS, RETRY_DELAYS_SECONDS } from '../limits.ts'
import { nextDelay, parseRetryAfter } from './schedule.ts'

const DOCS = readFileSync(new URL('../../../../../docs/webhook-failures.md', import.meta.url), 'utf8').replaceAll(
  '\n',
  ' ',
)

describe('the schedule', () => {
  it('is the documented one, and ends after its last delay', () => {
    expect(DOCS).toContain(`the others after ${retriesInWords(RETRY_DELAYS_SECONDS.slice(1))}.`)
    const middle = RETRY_DELAYS_SECONDS.map((_, made) => nextDelay(made + 1, undefined, 0.5))
    expect(middle).toEqual([...RETRY_DELAYS_SECONDS.slice(1), undefined])
  })

  it('multiplies each delay by a random factor', () => {
    for (const [made, delay] of RETRY_DELAYS_SECONDS.entries()) {
      if (made === 0) continue
      expect(nextDelay(made, undefined, 0)).toBe(delay * JITTER.least)
      expect(nextDelay(made, undefined, 0.999_999)).toBeCloseTo(delay * JITTER.most, 0)
    }
  })

  it("follows the receiver's request up to the maximum, and never waits less", () => {
    for (const random of [0, 0.5, 0.99]) {
      expect(nextDelay(1, 120, random)).toBe(120)
      expect(nextDelay(1, 2, random)).toBe(2)
      expect(nextDelay(1, 1_000_000, random)).toBe(MAX_RETRY_AFTER_SECONDS)
      expect(nextDelay(DELIVERY_ATTEMPTS, 1, random)).toBeUndefined()
    }
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
