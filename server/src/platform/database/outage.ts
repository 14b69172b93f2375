import { unavailableReason } from './sql-errors.ts'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 30_000
const REPORT_EVERY_MS = 60_000
/** One that begins so soon after the last one is the same: only some statements fail, such as writes to a full disk. */
const STEADY_MS = 10_000

export interface OutageOptions {
  /** Asks the database for something that it always can answer. */
  probe(): Promise<unknown>
  /** Called when the database becomes unavailable and while it stays so, once a minute at most. */
  onUnavailable?: ((error: Error, seconds: number) => void) | undefined
  /** Called when it is available again, where `onUnavailable` was called. */
  onAvailable?: ((seconds: number) => void) | undefined
  /** 0 up to 1. */
  random?: () => number
}

/**
 * Whether the database is available, for everything in this process that uses it. During an outage one probe asks for
 * all of them, at growing intervals, and whoever waits goes on as soon as anybody has got an answer.
 */
export interface Outage {
  /** Notes what a statement failed with, or a connection. */
  failed(error: unknown): void
  /** Notes that the database has answered. */
  answered(): void
  /** Resolves when the database is available, which is at once where no outage is known, or at the abort. */
  over(signal: AbortSignal): Promise<void>
  /** Ends the probing, and lets go on who waits. */
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
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts++)
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
