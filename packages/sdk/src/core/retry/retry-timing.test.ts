import { describe, expect, it } from 'vitest'
import { type Failure, pauseBeforeRetry, type Spent } from './retry-timing.ts'

const limits = { maxRetries: 2, patienceMs: 10_000 }
const fresh: Spent = { retries: 0, waits: 0, waitedMs: 0 }
const answered = (status: number, code = 'server_error', more: Partial<Failure> = {}): Failure => ({
  code,
  status,
  retryAfterSeconds: undefined,
  body: {},
  ...more,
})
const noAnswer = (code: string): Failure => ({ code, status: undefined, retryAfterSeconds: undefined, body: {} })

/** How often a persistent failure is retried. */
function retriesOf(failure: Failure, maxRetries = 2): number {
  let retries = 0
  while (pauseBeforeRetry(failure, { ...fresh, retries }, { ...limits, maxRetries }, 0.5) !== undefined) retries += 1
  return retries
}

describe('which failures are retried', () => {
  it.each([
    ['a server error', answered(500), 1],
    ['a 500 of another kind', answered(500, 'something_else'), 0],
    ['a 408', answered(408, 'unexpected_response'), 2],
    ['a 429', answered(429, 'rate_limit_error'), 2],
    ['a 502', answered(502), 2],
    ['a 503', answered(503), 2],
    ['a 504', answered(504), 2],
    ['a 501', answered(501), 0],
    ['no connection', noAnswer('connection_error'), 2],
    ['no answer in time', noAnswer('timeout_error'), 2],
    ['an abort', noAnswer('abort_error'), 0],
    ['a wrong setting', noAnswer('configuration_error'), 0],
    ['a 400', answered(400, 'validation_error'), 0],
    ['a 401', answered(401, 'authentication_error'), 0],
    ['a conflict', answered(409, 'conflict_error'), 0],
    ['an unknown outcome', answered(409, 'conflict_error', { body: { reason: 'outcome_unknown' } }), 0],
  ])('%s', (_name, failure, expected) => {
    expect(retriesOf(failure)).toBe(expected)
  })

  it('follows maxRetries, but retries a server error only once', () => {
    expect(retriesOf(answered(503), 5)).toBe(5)
    expect(retriesOf(answered(500), 5)).toBe(1)
    expect(retriesOf(answered(503), 0)).toBe(0)
    expect(retriesOf(answered(500), 0)).toBe(0)
  })
})

describe('the pause before a retry', () => {
  it('doubles, stays within its bounds, and is partly random', () => {
    const pause = (retries: number, random: number) =>
      pauseBeforeRetry(answered(503), { ...fresh, retries }, { ...limits, maxRetries: 20 }, random)
    expect([pause(0, 0), pause(0, 1)]).toEqual([250, 500])
    expect([pause(1, 0), pause(1, 1)]).toEqual([500, 1000])
    expect([pause(15, 0), pause(15, 1)]).toEqual([4000, 8000])
  })

  it('is never shorter than the server asks', () => {
    const failure = answered(429, 'rate_limit_error', { retryAfterSeconds: 12 })
    for (const random of [0, 0.3, 1]) {
      const pause = pauseBeforeRetry(failure, fresh, limits, random)
      expect(pause).toBeGreaterThanOrEqual(12_000)
      expect(pause).toBeLessThanOrEqual(13_200)
    }
  })

  it('leaves a long wait to the caller instead of retrying early', () => {
    expect(
      pauseBeforeRetry(answered(429, 'rate_limit_error', { retryAfterSeconds: 900 }), fresh, limits, 0),
    ).toBeUndefined()
  })
})

describe('a call in progress with the same idempotency key', () => {
  const inFlight = answered(409, 'conflict_error', { body: { reason: 'idempotency_in_flight' } })

  it('is waited for beyond the retries, with growing pauses, until the time is up', () => {
    const pauses: number[] = []
    const spent = { retries: 2, waits: 0, waitedMs: 0 }
    for (;;) {
      const pause = pauseBeforeRetry(inFlight, spent, limits, 1)
      if (pause === undefined) break
      pauses.push(pause)
      spent.waits += 1
      spent.waitedMs += pause
    }
    expect(pauses).toEqual([100, 200, 400, 800, 1600, 2000, 2000, 2000])
  })

  it('is not waited for if the caller wants no retries', () => {
    expect(pauseBeforeRetry(inFlight, fresh, { ...limits, maxRetries: 0 }, 0)).toBeUndefined()
  })
})
