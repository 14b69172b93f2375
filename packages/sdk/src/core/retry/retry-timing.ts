/** What the timing needs to know about a failed attempt; our errors have all of it. */
export interface Failure {
  code: string
  /** Absent if there was no response. */
  status: number | undefined
  retryAfterSeconds: number | undefined
  body: Readonly<Record<string, unknown>>
}

/** What one call has used up so far. */
export interface Spent {
  /** Retries after a failure. */
  retries: number
  /** Waits for a call in progress with the same idempotency key. */
  waits: number
  /** Total of all `waits`, in milliseconds. */
  waitedMs: number
}

export interface RetryLimits {
  maxRetries: number
  /** How long to wait for a call in progress with the same idempotency key, in milliseconds. */
  patienceMs: number
}

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 8_000
/** If a server asks for more than this, the call fails at once with `retryAfterSeconds`. */
export const MAX_RETRY_AFTER_SECONDS = 60
const FIRST_WAIT_MS = 100
const MAX_WAIT_MS = 2_000

/**
 * Returns the milliseconds to pause before the next attempt, or `undefined` if the failure is final.
 *
 * A `server_error` is retried once. No response, 408, 429 and 502–504 are retried `maxRetries` times, a 429 never
 * before the server allows it. A 409 because the same call is still running is not a failure: the client waits for it.
 * @param random a number from 0 to 1, so that many clients do not retry at the same moment
 */
export function pauseBeforeRetry(
  failure: Failure,
  spent: Spent,
  limits: RetryLimits,
  random: number,
): number | undefined {
  if (limits.maxRetries === 0) return undefined
  if (failure.status === 409 && failure.body.reason === 'idempotency_in_flight') {
    const pause = atLeast(failure, growing(FIRST_WAIT_MS, MAX_WAIT_MS, spent.waits, random), random)
    return spent.waitedMs + pause > limits.patienceMs ? undefined : pause
  }
  if (spent.retries >= triesAgain(failure, limits.maxRetries)) return undefined
  if ((failure.retryAfterSeconds ?? 0) > MAX_RETRY_AFTER_SECONDS) return undefined
  return atLeast(failure, growing(FIRST_PAUSE_MS, MAX_PAUSE_MS, spent.retries, random), random)
}

function triesAgain({ status, code }: Failure, maxRetries: number): number {
  if (status === undefined) return code === 'connection_error' || code === 'timeout_error' ? maxRetries : 0
  if (status === 500) return code === 'server_error' ? 1 : 0
  return status === 408 || status === 429 || (status >= 502 && status <= 504) ? maxRetries : 0
}

/** Doubles from `first` to `longest`; half of it is random. */
export const growing = (first: number, longest: number, count: number, random: number): number =>
  Math.min(longest, first * 2 ** count) * (0.5 + random / 2)

/** Never before the server's `Retry-After`; up to a tenth is added at random. */
const atLeast = ({ retryAfterSeconds }: Failure, pause: number, random: number): number =>
  Math.max(pause, (retryAfterSeconds ?? 0) * (1000 + random * 100))
