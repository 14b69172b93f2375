/** The direction in which a date without a year lies. */
export type Direction = 'past' | 'future' | 'nearest'

/** A span of time in milliseconds since the epoch, UTC; `to` is exclusive. */
export interface TimeSpan {
  from: number
  to: number
}

export const DAY_MS = 86_400_000

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** The name of a month, as part of a pattern. */
export const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** The months in which seasons begin, in the northern hemisphere. */
export const SEASONS: ReadonlyMap<string, number> = new Map([
  ['spring', 2],
  ['summer', 5],
  ['fall', 8],
  ['autumn', 8],
  ['winter', 11],
])

/** Names in lower case, complete or abbreviated. */
export const monthIndex = (name: string): number => MONTHS.indexOf(name.slice(0, 3))
export const weekdayIndex = (name: string): number => WEEKDAYS.indexOf(name.slice(0, 3))

export const written = (date: Date, withTime: boolean): string =>
  withTime ? date.toISOString() : date.toISOString().slice(0, 10)

/** Noon, so that no time zone changes the day. */
export const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day, 12))

export const midnight = (now: Date): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
export const daySpan = (from: number): TimeSpan => ({ from, to: from + DAY_MS })
export const monthSpan = (year: number, month: number, months = 1): TimeSpan => ({
  from: Date.UTC(year, month),
  to: Date.UTC(year, month + months),
})

/** The day, week (from Monday on), weekend, month, quarter or year that is `shift` units from now. */
export function calendarSpan(unit: string, shift: number, now: Date): TimeSpan {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const monday = midnight(now) + (7 * shift - ((now.getUTCDay() + 6) % 7)) * DAY_MS
  switch (unit) {
    case 'day':
      return daySpan(midnight(now) + shift * DAY_MS)
    case 'week':
      return { from: monday, to: monday + 7 * DAY_MS }
    case 'weekend':
      return { from: monday + 5 * DAY_MS, to: monday + 7 * DAY_MS }
    case 'month':
      return monthSpan(year, month + shift)
    case 'quarter':
      return monthSpan(year, month - (month % 3) + 3 * shift, 3)
    default:
      return monthSpan(year + shift, 0, 12)
  }
}

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "a" and "one" are 1, "two" and "2" are 2. */
export const countOf = (word: string): number =>
  /\d/.test(word) ? Number(word) : Math.max(1, COUNTS.indexOf(word.toLowerCase()))

/** The day that is so many days, weeks, months or years later: a month after 31 January is the last day of February. */
export function shiftedDay(day: Date, unit: string, by: number): Date {
  const days = { day: 1, week: 7, fortnight: 14 }[unit.toLowerCase()]
  if (days !== undefined) return new Date(day.getTime() + by * days * DAY_MS)
  const months = unit.toLowerCase() === 'year' ? 12 * by : by
  const first = utc(day.getUTCFullYear(), day.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return utc(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day.getUTCDate(), last))
}
