import {
  calendarSpan,
  DAY_MS,
  daySpan,
  MONTH as MONTH_NAMES,
  midnight,
  monthIndex,
  monthSpan,
  SEASONS,
  type TimeSpan,
  weekdayIndex,
} from './calendar.ts'

export interface NamedTime {
  spans: TimeSpan[]
  /** Offset of the expression in the text. */
  start: number
  end: number
}

const DAYS = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday'
const NUMBERS = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** A month without a year means any of the last years. */
const YEARS_BACK = 5

const MONTH = String.raw`(?<month>${MONTH_NAMES})\b\.?`
const DATE = String.raw`(?<day>[0-3]?\d)(?:st|nd|rd|th)?`
const YEAR = String.raw`(?<year>(?:19|20)\d\d)\b`
const UNIT = '(?<unit>day|week|weekend|month|quarter|year)'
const COUNT = String.raw`(?<count>\d{1,3}|${NUMBERS.join('|')}|an|couple of|a couple of|few|a few)`

type Groups = Record<string, string | undefined>
type Reader = (groups: Groups, now: Date) => TimeSpan[]

/**
 * Tried in this order; after the first match no later one is tried.
 *
 * Differs from the grammar of sentence-dates.ts: a question names a span in which something was said (any of the last
 * years, half a unit to each side of "two weeks ago"), a sentence the one day of a property. calendar.ts contains what
 * both have in common.
 */
const READERS: [RegExp, Reader][] = [
  [
    /\b(?<year>(?:19|20)\d\d)-(?<number>[01]\d)-(?<day>[0-3]\d)\b/g,
    g => dayOf(Number(g.year), Number(g.number) - 1, Number(g.day)),
  ],
  [new RegExp(String.raw`\b${DATE}(?: of)? ${MONTH}(?:,? ${YEAR})?`, 'gi'), dated],
  [new RegExp(String.raw`\b${MONTH} ${DATE}\b(?:,? ${YEAR})?`, 'gi'), dated],
  [new RegExp(String.raw`\b${MONTH}(?:,| of)? ${YEAR}`, 'gi'), g => [monthSpan(Number(g.year), monthOf(g))]],
  [
    /\bq(?<quarter>[1-4])(?:,| of)? ?(?<year>(?:19|20)\d\d)\b/gi,
    g => [monthSpan(Number(g.year), 3 * Number(g.quarter) - 3, 3)],
  ],
  [/\b(?:(?<which>last|this|past) )(?<season>spring|summer|autumn|fall|winter)\b/gi, seasonal],
  [/\b(?<season>spring|summer|autumn|fall|winter)(?: of)? (?<year>(?:19|20)\d\d)\b/gi, seasonal],
  [
    new RegExp(String.raw`\b(?:in|over|during|for|within)? ?(?:the )?(?:last|past) ${COUNT} ${UNIT}s?\b`, 'gi'),
    (g, now) => [{ from: back(now, g, countOf(g)), to: now.getTime() + DAY_MS }],
  ],
  [new RegExp(String.raw`\b${COUNT} ${UNIT}s? ago\b`, 'gi'), ago],
  [new RegExp(String.raw`\b(?<which>last|previous|past|this|current) ${UNIT}\b`, 'gi'), calendar],
  [new RegExp(String.raw`\b(?<which>last|this|past|on) (?<weekday>${DAYS})\b`, 'gi'), weekday],
  [
    /\b(?<word>today|yesterday|last night|tonight|this morning)\b/gi,
    (g, now) => [daySpan(midnight(now) - (/^(?:yes|last)/i.test(g.word ?? '') ? DAY_MS : 0))],
  ],
  [
    new RegExp(
      String.raw`\b(?:in|during|since|until|till|by|of|last|this|early|mid|late|before|after|from) ${MONTH}(?! \p{L}+ly\b)`,
      'giu',
    ),
    (g, now) => anyYear(now, year => [monthSpan(year, monthOf(g))]),
  ],
  [new RegExp(String.raw`\b${YEAR}(?![-/.,:]?\d)`, 'g'), g => [monthSpan(Number(g.year), 0, 12)]],
]

/**
 * Reads the times that a question names in English: dates, months, years, quarters, seasons and times relative to
 * `now`.
 */
export function namedTimes(text: string, now: Date): NamedTime[] {
  const found: NamedTime[] = []
  for (const [pattern, read] of READERS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (found.some(other => start < other.end && other.start < end)) continue
      const spans = read(match.groups ?? {}, now).filter(span => Number.isFinite(span.from))
      if (spans.length > 0)
        found.push({ spans: open(text.slice(Math.max(0, start - 12), end), spans, now), start, end })
    }
  }
  return found
}

/** "since May" lasts until now; "the week before 3 August" is the week before it. */
function open(context: string, spans: TimeSpan[], now: Date): TimeSpan[] {
  if (/\bsince\b/i.test(context)) return spans.map(({ from }) => ({ from, to: Math.max(from + DAY_MS, now.getTime()) }))
  if (/\bweek before\b/i.test(context)) return spans.map(({ from }) => ({ from: from - 7 * DAY_MS, to: from }))
  if (/\b(?:day|night) before\b/i.test(context)) return spans.map(({ from }) => ({ from: from - DAY_MS, to: from }))
  return spans
}

function dated(groups: Groups, now: Date): TimeSpan[] {
  const day = Number(groups.day)
  const year = groups.year
  return year === undefined
    ? anyYear(now, y => dayOf(y, monthOf(groups), day))
    : dayOf(Number(year), monthOf(groups), day)
}

function seasonal(groups: Groups, now: Date): TimeSpan[] {
  const first = SEASONS.get((groups.season ?? '').toLowerCase()) ?? 0
  if (groups.year !== undefined) return [monthSpan(Number(groups.year), first, 3)]
  const thisYear = now.getUTCFullYear()
  const begun = Date.UTC(thisYear, first) <= now.getTime()
  const over = Date.UTC(thisYear, first + 3) <= now.getTime()
  if (/this/i.test(groups.which ?? '')) return [monthSpan(thisYear, first, 3)]
  return [monthSpan(over || (begun && first === 11) ? thisYear : thisYear - 1, first, 3)]
}

/** A time counted back from today is rarely meant to the day: half a unit to each side. */
function ago(groups: Groups, now: Date): TimeSpan[] {
  const count = countOf(groups)
  const middle = back(now, groups, count)
  const slack = groups.unit === 'day' ? 0 : (now.getTime() - back(now, groups, 1)) / 2
  return [{ from: middle - slack, to: middle + slack + DAY_MS }]
}

function calendar(groups: Groups, now: Date): TimeSpan[] {
  const shift = /this|current/i.test(groups.which ?? '') ? 0 : -1
  return [calendarSpan((groups.unit ?? '').toLowerCase(), shift, now)]
}

function weekday(groups: Groups, now: Date): TimeSpan[] {
  const asked = weekdayIndex((groups.weekday ?? '').toLowerCase())
  const since = (now.getUTCDay() - asked + 7) % 7
  return [daySpan(midnight(now) - (since === 0 && !/this|on/i.test(groups.which ?? '') ? 7 : since) * DAY_MS)]
}

const monthOf = (groups: Groups): number => monthIndex((groups.month ?? '').toLowerCase())

/** Returns nothing for a day that the month does not have. */
function dayOf(year: number, month: number, day: number): TimeSpan[] {
  const from = Date.UTC(year, month, day)
  return new Date(from).getUTCDate() === day ? [daySpan(from)] : []
}

function anyYear(now: Date, spansOf: (year: number) => TimeSpan[]): TimeSpan[] {
  const latest = now.getUTCFullYear()
  return Array.from({ length: YEARS_BACK }, (_, i) => spansOf(latest - i)).flat()
}

function countOf(groups: Groups): number {
  const word = (groups.count ?? '').toLowerCase()
  if (/^\d/.test(word)) return Number(word)
  if (word.includes('couple')) return 2
  if (word.includes('few')) return 3
  return word === 'an' ? 1 : Math.max(1, NUMBERS.indexOf(word))
}

function back(now: Date, groups: Groups, count: number): number {
  const today = new Date(midnight(now))
  switch ((groups.unit ?? '').toLowerCase()) {
    case 'week':
    case 'weekend':
      return today.getTime() - 7 * count * DAY_MS
    case 'month':
      return today.setUTCMonth(today.getUTCMonth() - count)
    case 'quarter':
      return today.setUTCMonth(today.getUTCMonth() - 3 * count)
    case 'year':
      return today.setUTCFullYear(today.getUTCFullYear() - count)
    default:
      return today.getTime() - count * DAY_MS
  }
}
