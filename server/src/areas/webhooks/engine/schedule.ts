import {
  HASTENED_RETRIES,
  JITTER,
  MAX_RETRY_AFTER_SECONDS,
  MIN_RETRY_AFTER_SECONDS,
  RETRY_DELAYS_SECONDS,
} from '../limits.ts'

/** A uniformly distributed random factor from a range. @param random from 0 to below 1 */
export const factorOf = ({ least, most }: { least: number; most: number }, random: number): number =>
  least + random * (most - least)

/**
 * Seconds until the next attempt; undefined if there are none left.
 * @param made number of attempts made, including the one that just failed
 * @param retryAfter what the receiver requested: it replaces the delay of the schedule, but late retries are not made
 * earlier
 */
export function nextDelay(made: number, retryAfter: number | undefined, random: number): number | undefined {
  const delay = RETRY_DELAYS_SECONDS[made]
  if (delay === undefined) return undefined
  const scheduled = delay * factorOf(JITTER, random)
  if (retryAfter === undefined) return scheduled
  const least = made <= HASTENED_RETRIES ? MIN_RETRY_AFTER_SECONDS : scheduled
  return Math.min(Math.max(retryAfter, least), MAX_RETRY_AFTER_SECONDS)
}

/**
 * Parses `Retry-After`: seconds, or a date.
 * @param now unix milliseconds
 * @returns seconds from now; undefined if it is neither
 */
export function parseRetryAfter(text: string | null, now: number): number | undefined {
  if (text === null) return undefined
  if (/^\d{1,9}$/.test(text.trim())) return Number(text)
  // an HTTP date starts with a weekday; `Date.parse` also accepts many other strings
  const at = /^[A-Z][a-z]{2}/.test(text.trim()) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}
