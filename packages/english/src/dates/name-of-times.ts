import { DAY_MS, monthSpan, type TimeSpan } from './calendar.ts'
import { namedTimes } from './question-times.ts'
import { type TimeSettings, wallClock } from './time-settings.ts'

const LEADING = /^(?:in|on|since|until|till|by|of|before|after|from|over|during|for|within)\s+/i

/** The times that a question names, in words: "October 2026", "9 to 15 November 2026". Empty if it names none. */
export function nameOfTimes(question: string, now: Date, settings: TimeSettings = {}): string {
  const names = namedTimes(question, now, settings).map(({ spans, start, end }) => {
    const [only, ...others] = spans
    // a month of any year has no better name than the question gives it
    return only === undefined || others.length > 0
      ? question.slice(start, end).trim().replace(LEADING, '')
      : nameOf(only, settings)
  })
  return [...new Set(names)].join(' or ')
}

function nameOf({ from, to }: TimeSpan, { timeZone }: TimeSettings): string {
  const [first, last] = [from, to - DAY_MS / 2].map(moment => wallClock(new Date(moment), timeZone))
  if (!first || !last) return ''
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()]
  const isMonths = (months: number): boolean => {
    const span = monthSpan(year, month, months)
    return first.getTime() === span.from && Math.abs(last.getTime() + DAY_MS / 2 - span.to) < DAY_MS / 4
  }
  if (month === 0 && isMonths(12)) return String(year)
  if (isMonths(1)) return MONTH.format(first)
  const [start, end] = [DAY.format(first), DAY.format(last)]
  return start === end ? start : `${start} to ${end}`
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
