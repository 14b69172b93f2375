// How the console writes numbers and times: as the browser does, and in words as English as the texts around them. Formats
// are made once: making one takes as long as the rest of a row.
const number = (options: Intl.NumberFormatOptions): ((value: number) => string) =>
  new Intl.NumberFormat(undefined, options).format
const time = (options: Intl.DateTimeFormatOptions): ((at: Date) => string) =>
  new Intl.DateTimeFormat(undefined, options).format

export const formatNumber = number({})
/** With all the digits that a property can have. */
export const formatPrecisely = number({ maximumFractionDigits: 10 })
/** Short, such as `12K`. */
export const formatCompact = number({ notation: 'compact' })
export const formatPercent = number({ style: 'percent', maximumFractionDigits: 1 })
const formatTenths = number({ maximumFractionDigits: 1 })
export const formatDuration = (ms: number): string =>
  ms < 1_000 ? `${formatNumber(Math.round(ms))} ms` : `${formatTenths(ms / 1_000)} s`

/** In the time zone of the browser. */
export const formatMoment = time({ dateStyle: 'medium', timeStyle: 'long' })
/** Usage is counted by the days and hours of UTC. */
export const formatDate = time({ dateStyle: 'medium', timeZone: 'UTC' })
export const formatHour = time({ hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' })
export const formatDay = time({ day: 'numeric', month: 'short', timeZone: 'UTC' })
export const formatMonth = time({ month: 'short', year: 'numeric', timeZone: 'UTC' })

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** A time in words, such as `3 minutes ago`. */
export function inWords(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size)
  return step ? RELATIVE.format(Math.trunc(seconds / step[1]), step[0]) : 'just now'
}
