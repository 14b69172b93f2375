import type { TimeSpan } from './calendar.ts'

/** How a person reads times: "yesterday" is a day of their zone, and 5/7/2026 is in the order of their locale. */
export interface TimeSettings {
  /** IANA name. [UTC] */
  timeZone?: string | undefined
  /** BCP 47 tag. [the month first] */
  locale?: string | undefined
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The time that a clock of the zone shows, as if the zone were UTC. */
export function wallClock(moment: Date, timeZone: string | undefined): Date {
  if (timeZone === undefined) return moment
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const shown = (part: Intl.DateTimeFormatPartTypes): number => Number(parts.get(part))
  const year = parts.get('era') === 'BC' ? 1 - shown('year') : shown('year')
  return new Date(Date.UTC(year, shown('month') - 1, shown('day'), shown('hour'), shown('minute'), shown('second')))
}

/** The span between the moments at which a clock of the zone shows its two ends. */
export function spanIn({ from, to }: TimeSpan, timeZone: string | undefined): TimeSpan {
  if (timeZone === undefined) return { from, to }
  const momentAt = (shown: number): number => {
    const offsetAt = (moment: number): number => wallClock(new Date(moment), timeZone).getTime() - moment
    return shown - offsetAt(shown - offsetAt(shown))
  }
  return { from: momentAt(from), to: momentAt(to) }
}

/** Whether dates of the locale have the day before the month; undefined without a locale. */
export function isDayFirst({ locale }: TimeSettings): boolean | undefined {
  if (locale === undefined) return undefined
  const order = new Intl.DateTimeFormat(locale).formatToParts(new Date(0)).map(({ type }) => type)
  return order.indexOf('day') < order.indexOf('month')
}
