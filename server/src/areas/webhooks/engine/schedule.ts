import { DELIVERY_ATTEMPTS, JITTER, MOST_RETRY_AFTER_SECONDS, RETRY_DELAYS_SECONDS } from '../limits.ts'

/** A factor drawn evenly from a range. @param random 0 up to 1 */
export const factorOf = ({ least, most }: { least: number; most: number }, random: number): number =>
  least + random * (most - least)

/**
 * Seconds until the next attempt; undefined when there is none any more.
 * @param made attempts that were made, the one that has just failed included
 * @param retryAfter what the receiver asked for: it takes the place of the schedule's delay
 */
export function nextDelay(made: number, retryAfter: number | undefined, random: number): number | undefined {
  const delay = RETRY_DELAYS_SECONDS[made]
  if (made >= DELIVERY_ATTEMPTS || delay === undefined) return undefined
  if (retryAfter !== undefined) return Math.min(retryAfter, MOST_RETRY_AFTER_SECONDS)
  return delay * factorOf(JITTER, random)
}

/**
 * Reads `Retry-After`: seconds, or a date.
 * @param now unix milliseconds
 * @returns seconds from now; undefined when it says neither
 */
export function parseRetryAfter(text: string | null, now: number): number | undefined {
  if (text === null) return undefined
  if (/^\d{1,9}$/.test(text.trim())) return Number(text)
  // a date as HTTP writes it has a weekday; much else would pass as one
  const at = /^[A-Z][a-z]{2}/.test(text.trim()) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}
