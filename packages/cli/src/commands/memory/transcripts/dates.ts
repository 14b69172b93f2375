import { type Turn, timestampOf } from './turn.ts'

/** `14/10/2026`, `14.10.26` or `2026-10-14`: three numbers, in an order that the file has to tell. */
export const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`
/** `15:34`, `15:34:20`, `3:34 PM`, `3:34 p. m.` */
export const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?\s?[Mm]\.?)?`

type Numbers = [number, number, number]

const numbersOf = (day: string): Numbers => {
  const [first = 0, second = 0, third = 0] = day.split(/[./-]/).map(Number)
  return [first, second, third]
}

/**
 * Reads the days and times of a file. Whether the day or the month comes first is decided once for the whole file: by a
 * number above 12, else by the order in which the turns do not go back in time, else by how the country writes it.
 * Without a time zone, times are those of this computer.
 */
export function momentReader(
  stamps: readonly { day: string; clock: string }[],
): (day: string, clock: string) => Pick<Turn, 'timestamp'> {
  const days = stamps.map(({ day }) => numbersOf(day))
  const monthFirst = isMonthFirst(days, stamps[0] ?? { day: '', clock: '' })
  return (day, clock) => {
    const [year, month, date] = ordered(numbersOf(day), monthFirst)
    const [, hour = '', minute = '', second = '0', half] =
      /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*([AaPp])?/.exec(clock) ?? []
    const isLate = half?.toLowerCase() === 'p'
    const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0)
    const moment = new Date(year, month - 1, date, hours, Number(minute), Number(second))
    return moment.getDate() === date ? timestampOf(moment.getTime()) : {}
  }
}

function isMonthFirst(days: readonly Numbers[], first: { day: string; clock: string }): boolean {
  if (days.some(([one]) => one > 12 && one < 32)) return false
  if (days.some(([, two]) => two > 12)) return true
  const byDay = goesBack(days, false)
  const byMonth = goesBack(days, true)
  if (byDay !== byMonth) return byDay > byMonth
  return first.day.includes('/') && /m/i.test(first.clock)
}

/** How often a day is before the one above it. */
const goesBack = (days: readonly Numbers[], monthFirst: boolean): number => {
  const keys = days.map(day => {
    const [year, month, date] = ordered(day, monthFirst)
    return year * 10_000 + month * 100 + date
  })
  return keys.filter((key, at) => at > 0 && key < (keys[at - 1] ?? 0)).length
}

function ordered([first, second, third]: Numbers, monthFirst: boolean): Numbers {
  if (first > 31) return [first, second, third]
  const year = third < 100 ? 2000 + third : third
  return monthFirst ? [year, first, second] : [year, second, first]
}
