import { HOUR_SECONDS } from '../values/durations.ts'

const MINUTE_SECONDS = 60

/** Seconds before each retry of a post to a receiver that is not a webhook: callbacks, phone numbers. */
export const POST_RETRY_SECONDS: readonly number[] = [
  10,
  MINUTE_SECONDS,
  5 * MINUTE_SECONDS,
  30 * MINUTE_SECONDS,
  2 * HOUR_SECONDS,
]

const UNITS = [
  { name: 'second', seconds: 1, below: MINUTE_SECONDS },
  { name: 'minute', seconds: MINUTE_SECONDS, below: HOUR_SECONDS },
  { name: 'hour', seconds: HOUR_SECONDS, below: Number.POSITIVE_INFINITY },
]

/** A schedule in words, such as `10 and 30 seconds, 5 minutes and 1, 4 and 24 hours`. @param schedule ascending seconds */
export function retriesInWords(schedule: readonly number[]): string {
  const groups = Object.entries(Object.groupBy(schedule, delay => UNITS.findIndex(({ below }) => delay < below)))
  return listed(
    groups.map(([at, delays = []]) => {
      const { name, seconds } = UNITS[Number(at)] ?? { name: 'second', seconds: 1 }
      const counts = delays.map(delay => String(delay / seconds))
      return `${listed(counts)} ${name}${counts.join() === '1' ? '' : 's'}`
    }),
  )
}

const listed = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')
