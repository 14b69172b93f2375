import { comingTimes, namedTimes, type TimeSettings, wallClock } from '@keepsake/english'
import type { Mark } from './words.ts'

/** A date in a message, with the comparison it stands for. */
export interface NamedDate extends Mark {
  comparison: 'before' | 'after' | 'gte' | 'lte' | 'within'
  /** First and last day, `YYYY-MM-DD`. */
  first: string
  last: string
}

const COMPARISONS: [RegExp, NamedDate['comparison']][] = [
  [/(?:before|earlier than|prior to|<)\s*$/i, 'before'],
  [/(?:after|later than|>)\s*$/i, 'after'],
  [/(?:since|from|starting|>=)\s*$/i, 'gte'],
  [/(?:by|until|till|up to|no later than|<=)\s*$/i, 'lte'],
]
const RANGE = /between\s*$/i
const RANGE_JOIN = /^\s*and\s*$/i
/** A month without a year is recognized only after one of these words. */
const LEADING = /^(?:before|after|since|from|by|until|till|in|during|on|of|this)\s+/i

const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The dates in a message, including future ones. */
export function datesIn(message: string, now: Date, { timeZone, locale }: TimeSettings): NamedDate[] {
  const clock = wallClock(now, timeZone)
  const found = [
    ...namedTimes(message, clock, { locale }).flatMap(({ spans: [span], start, end }) => {
      if (!span) return []
      const leading = LEADING.exec(message.slice(start, end))?.[0].length ?? 0
      return [{ start: start + leading, end, from: span.from, to: span.to }]
    }),
    ...comingTimes(message, clock),
  ].sort((a, b) => a.start - b.start)
  const dates: NamedDate[] = []
  for (let i = 0; i < found.length; i++) {
    const [time, next] = [found[i], found[i + 1]]
    if (!time || time.start < (dates.at(-1)?.end ?? 0)) continue
    const before = message.slice(0, time.start)
    const range = RANGE.exec(before)
    if (range && next && RANGE_JOIN.test(message.slice(time.end, next.start))) {
      const [first, last] = [day(time.from), day(next.to - 1)]
      dates.push({ start: range.index, end: next.end, comparison: 'within', first, last })
      i++
      continue
    }
    const given = COMPARISONS.map(([pattern, comparison]) => ({ match: pattern.exec(before), comparison })).find(
      ({ match }) => match,
    )
    dates.push({
      start: given?.match?.index ?? time.start,
      end: time.end,
      comparison: given?.comparison ?? 'within',
      first: day(time.from),
      last: day(time.to - 1),
    })
  }
  return dates
}
