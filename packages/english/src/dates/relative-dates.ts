import { calendarSpan, DAY_MS, type Direction, monthIndex, SEASONS, utc, weekdayIndex } from './calendar.ts'

/**
 * "next" is in the week after this one (from Monday on), "last" is the most recent one; a bare weekday is the nearest
 * future one.
 */
export function weekdayOf(name: string, rel: string | undefined, reference: Date, direction: Direction): Date {
  const wanted = weekdayIndex(name)
  const [year, month, day] = [reference.getUTCFullYear(), reference.getUTCMonth(), reference.getUTCDate()]
  const today = reference.getUTCDay()
  if (rel === 'next') return utc(year, month, day - ((today + 6) % 7) + 7 + ((wanted + 6) % 7))
  const ahead = (wanted - today + 7) % 7
  if (rel === 'last' || (rel === undefined && direction === 'past')) return utc(year, month, day + ahead - 7)
  return utc(year, month, day + (ahead === 0 ? 7 : ahead))
}

/** How many periods from now. */
export const shiftOf = (word: string | undefined): number => (word === 'next' ? 1 : word === 'last' ? -1 : 0)

/** Day 1 of the month, in a named year or in the nearest one in the direction. */
export function monthStart(name: string, named: string | undefined, reference: Date, direction: Direction): Date {
  const wanted = monthIndex(name)
  const month = reference.getUTCMonth()
  const year = reference.getUTCFullYear()
  if (named !== undefined) return utc(Number(named), wanted, 1)
  if (direction === 'past') return utc(wanted > month ? year - 1 : year, wanted, 1)
  return utc(wanted < month && (direction === 'future' || month - wanted > 6) ? year + 1 : year, wanted, 1)
}

/** Day 1 of the named period, or season, that is `shift` units from now. */
export function periodStart(unit: string, shift: number, reference: Date): Date {
  const season = SEASONS.get(unit)
  if (season === undefined) return new Date(calendarSpan(unit, shift, reference).from + DAY_MS / 2)
  const gone = season + 2 < reference.getUTCMonth()
  return utc(reference.getUTCFullYear() + (shift > 0 && gone ? 1 : shift < 0 && !gone ? -1 : 0), season, 1)
}

/** The first, middle or last day of a period. */
export function edgeOf(
  edge: string,
  unit: string,
  shift: number,
  named: string | undefined,
  reference: Date,
  direction: Direction,
): Date {
  const numbered = /^(?:year )?(20\d\d)$/.exec(unit)?.[1]
  const months = numbered ? 12 : /^(?:month|quarter|year|q[1-4])$/.test(unit) ? ({ month: 1, year: 12 }[unit] ?? 3) : 1
  let first: Date
  if (unit === 'week') {
    first = periodStart('week', shift, reference)
    const offset = { end: 4, middle: 2 }[edge] ?? 0
    return new Date(first.getTime() + offset * DAY_MS)
  }
  if (numbered !== undefined) {
    first = utc(Number(numbered), 0, 1)
  } else if (/^q[1-4]$/.test(unit)) {
    const start = (Number(unit.charAt(1)) - 1) * 3
    const gone = direction === 'future' && start + 2 < reference.getUTCMonth() ? 1 : 0
    first = utc(named === undefined ? reference.getUTCFullYear() + gone : Number(named), start, 1)
  } else if (unit === 'month' || unit === 'quarter' || unit === 'year') {
    first = periodStart(unit, shift, reference)
  } else {
    first = monthStart(unit, named, reference, direction)
  }
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()]
  if (edge === 'end') return utc(year, month + months, 0)
  if (edge === 'middle') return months === 1 ? utc(year, month, 15) : utc(year, month + Math.floor(months / 2), 1)
  return first
}

/** "The first Monday of May", or the last one if `nth` is below zero. @param month any day of the month */
export function nthWeekday(nth: number, name: string, month: Date): Date {
  const [year, at, wanted] = [month.getUTCFullYear(), month.getUTCMonth(), weekdayIndex(name)]
  const edge = nth < 0 ? utc(year, at + 1, 0) : utc(year, at, 1)
  const days = nth < 0 ? -((edge.getUTCDay() - wanted + 7) % 7) : ((wanted - edge.getUTCDay() + 7) % 7) + 7 * (nth - 1)
  return new Date(edge.getTime() + days * DAY_MS)
}
