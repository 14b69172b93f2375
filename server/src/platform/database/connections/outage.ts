import { unavailableReason } from '../sql-errors.ts'

const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 30_000
const REPORT_EVERY_MS = 60_000
/** A failure this soon after an outage continues it: only some statements fail, such as writes to a full disk. */
const STEADY_MS = 10_000

export interface OutageOptions {
  /** Sends a query that always succeeds if the database is available. */
  probe(): Promise<unknown>
  /** Called when the database becomes unavailable, and at most once a minute while it is. */
  onUnavailable?: ((error: Error, seconds: number) => void) | undefined
  /** Called when it is available again, if `onUnavailable` was called. */
  onAvailable?: ((seconds: number) => void) | undefined
  /** Random number from 0 to 1, excluding 1. */
  random?: () => number
}

/**
 * Tracks whether the database is available, for everything in this process. During an outage, one probe is sent at
 * growing intervals, and all waiting callers continue as soon as anything gets a response.
 */
export interface Outage {
  /** Records the error of a statement or of a connection. */
  failed(error: unknown): void
  /** Records that the database has responded. */
  answered(): void
  /** Resolves when the database is available, at once if no outage is known, or when the signal aborts. */
  over(signal: AbortSignal): Promise<void>
  /** Stops probing and lets waiting callers continue. */
  close(): void
}

export function createOutage({ probe, onUnavailable, onAvailable, random = Math.random }: OutageOptions): Outage {
  let begun: number | undefined
  let ended = Number.NEGATIVE_INFINITY
  let reported = Number.NEGATIVE_INFINITY
  let isReported = false
  let attempts = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const waiting = new Set<() => void>()

  function failed(error: unknown): void {
    if (isClosed || unavailableReason(error) === undefined) return
    const now = performance.now()
    if (begun === undefined) {
      if (now - ended > STEADY_MS) attempts = 0
      begun = now
      probeLater()
    }
    if (now - reported < REPORT_EVERY_MS) return
    reported = now
    isReported = true
    onUnavailable?.(error instanceof Error ? error : new Error(String(error)), (now - begun) / 1000)
  }

  function probeLater(): void {
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts++)
    timer = setTimeout(() => probe().then(answered, again), wait * (0.5 + random() / 2))
    timer.unref()
  }

  function again(error: unknown): void {
    if (begun === undefined) return
    failed(error)
    probeLater()
  }

  function answered(): void {
    if (begun === undefined) return
    ended = performance.now()
    const seconds = (ended - begun) / 1000
    begun = undefined
    clearTimeout(timer)
    if (isReported) onAvailable?.(seconds)
    isReported = false
    resume()
  }

  function resume(): void {
    for (const goOn of waiting) goOn()
    waiting.clear()
  }

  return {
    failed,
    answered,
    over: signal =>
      new Promise(resolve => {
        if (begun === undefined || isClosed || signal.aborted) return resolve()
        const goOn = (): void => {
          signal.removeEventListener('abort', goOn)
          waiting.delete(goOn)
          resolve()
        }
        signal.addEventListener('abort', goOn)
        waiting.add(goOn)
      }),
    close() {
      isClosed = true
      clearTimeout(timer)
      resume()
    },
  }
}
