/** Consecutive failures after which calls are no longer tried. */
const MAX_FAILURES = 5
/** Milliseconds until one call is tried again. */
const PAUSE_MS = 30_000

/** Stops calls to a service that keeps failing, so that callers do not wait for its timeout. */
export interface Breaker {
  /** Milliseconds until a call may be tried; 0 if it may now. One call at a time is let through after the pause. */
  waitMs(): number
  succeeded(): void
  failed(): void
  /** The call ended without telling whether the service works. */
  abandoned(): void
}

/** @param now milliseconds of a clock that only increases */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures = 0
  let openUntil = 0
  let isProbing = false
  return {
    waitMs() {
      if (failures < MAX_FAILURES) return 0
      const wait = openUntil - now()
      if (wait > 0 || isProbing) return Math.max(wait, 1_000)
      isProbing = true
      return 0
    },
    succeeded() {
      failures = 0
      isProbing = false
    },
    failed() {
      failures++
      isProbing = false
      if (failures >= MAX_FAILURES) openUntil = now() + PAUSE_MS
    },
    abandoned() {
      isProbing = false
    },
  }
}
