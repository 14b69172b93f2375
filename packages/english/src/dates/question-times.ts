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
import { isDayFirst, spanIn, type TimeSettings, wallClock } from './time-settings.ts'

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

const SLASHED = /(?<![\d./-])(?<first>[0-3]?\d)\/(?<second>[0-3]?\d)\/(?<year>(?:19|20)\d\d)\b/g

type Groups = Record<string, string | undefined>
type Reader = (groups: Groups, now: Date, settings: TimeSettings) => TimeSpan[]

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
  [
    /(?<![\d./-])(?<day>[0-3]?\d)\. ?(?<number>[01]?\d)\. ?(?<year>(?:19|20)\d\d)\b/g,
    g => dayOf(Number(g.year), Number(g.number) - 1, Number(g.day)),
  ],
  [SLASHED, slashed],
  [
    new RegExp(
      String.raw`\b(?:in |the )?(?<part>early|mid|middle of|late|beginning of|start of|end of)[ -]${MONTH}(?:,? ${YEAR})?`,
      'gi',
    ),
    (g, now) => inMonths(g, now, partOfMonth),
  ],
  [
    new RegExp(String.raw`\b(?<part>first|second|third|fourth|last) week (?:of|in) ${MONTH}(?:,? ${YEAR})?`, 'gi'),
    (g, now) => inMonths(g, now, weekOfMonth),
  ],
  [new RegExp(String.raw`\b${DATE}(?: of)? ${MONTH}(?:,? ${YEAR})?`, 'gi'), dated],
  [new RegExp(String.raw`\b${MONTH} ${DATE}\b(?:,? ${YEAR})?`, 'gi'), dated],
  [new RegExp(String.raw`\b${MONTH}(?:,| of)? ${YEAR}`, 'gi'), g => [monthSpan(Number(g.year), monthOf(g))]],
  [
    /\bq(?<quarter>[1-4])(?:,| of)? ?(?<year>(?:19|20)\d\d)\b/gi,
    g => [monthSpan(Number(g.year), 3 * Number(g.quarter) - 3, 3)],
  ],
  [/\bsince (?<season>spring|summer|autumn|fall|winter)\b/gi, seasonal],
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
  [
    /\b(?:on|since|from|before|after|until|of) the (?<day>[0-3]?\d)(?:st|nd|rd|th)\b(?! of\b| \p{L}+ (?:floor|time))/giu,
    latestDay,
  ],
  // not the number of "Rex-2031"
  [
    new RegExp(String.raw`(?<![\p{L}\p{N}][-_/#.]|#)\b${YEAR}(?![-/.,:]?\d|-\p{L})`, 'gu'),
    g => [monthSpan(Number(g.year), 0, 12)],
  ],
]

/**
 * Reads the times that a question names in English: dates, months, years, quarters, seasons and times relative to
 * `now`. The days are those of the time zone.
 */
export function namedTimes(text: string, now: Date, settings: TimeSettings = {}): NamedTime[] {
  const found: NamedTime[] = []
  const shown = wallClock(now, settings.timeZone)
  for (const [pattern, read] of READERS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (found.some(other => start < other.end && other.start < end)) continue
      const groups = match.groups ?? {}
      const days = read(groups, shown, settings).filter(span => Number.isFinite(span.from))
      if (days.length === 0) continue
      const spans = open(text.slice(Math.max(0, start - 12), end), days, shown)
      found.push({
        spans: spans.map(span => spanIn(span, settings.timeZone)),
        start,
        end,
      })
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

/** 11/17/2026: the month first, unless the locale has the day first or there is no such month. */
function slashed({ first, second, year }: Groups, _now: Date, settings: TimeSettings): TimeSpan[] {
  const [one, other] = [Number(first), Number(second)]
  const startsWithDay = one > 12 || (other <= 12 && isDayFirst(settings) === true)
  return startsWithDay ? dayOf(Number(year), other - 1, one) : dayOf(Number(year), one - 1, other)
}

/** The dates of a text of which nobody can tell the day from the month, and the day as which each is read, YYYY-MM-DD. */
export function ambiguousDates(text: string, settings: TimeSettings = {}): { written: string; day: string }[] {
  if (isDayFirst(settings) !== undefined) return []
  return [...text.matchAll(SLASHED)].flatMap(match => {
    const { first, second } = match.groups ?? {}
    const [span] = slashed(match.groups ?? {}, new Date(0), settings)
    if (!span || first === second || Number(first) > 12 || Number(second) > 12) return []
    return [{ written: match[0], day: new Date(span.from).toISOString().slice(0, 10) }]
  })
}

/** The part of a month, of any year if none is named. */
function inMonths(groups: Groups, now: Date, partOf: (part: string, month: TimeSpan) => TimeSpan): TimeSpan[] {
  const partIn = (year: number): TimeSpan[] => [
    partOf((groups.part ?? '').toLowerCase(), monthSpan(year, monthOf(groups))),
  ]
  return groups.year === undefined ? anyYear(now, partIn) : partIn(Number(groups.year))
}

function partOfMonth(part: string, { from, to }: TimeSpan): TimeSpan {
  const [tenth, twentieth] = [from + 10 * DAY_MS, from + 20 * DAY_MS]
  if (/^(?:early|beginning|start)/.test(part)) return { from, to: tenth }
  return part.startsWith('mid') ? { from: tenth, to: twentieth } : { from: twentieth, to }
}

function weekOfMonth(part: string, { from, to }: TimeSpan): TimeSpan {
  if (part === 'last') return { from: to - 7 * DAY_MS, to }
  const start = from + 7 * DAY_MS * ['first', 'second', 'third', 'fourth'].indexOf(part)
  return { from: start, to: start + 7 * DAY_MS }
}

/** "The 17th" is the latest one. */
function latestDay(groups: Groups, now: Date): TimeSpan[] {
  const day = Number(groups.day)
  const months = Array.from({ length: 12 }, (_, back) => dayOf(now.getUTCFullYear(), now.getUTCMonth() - back, day))
  return months.find(([span]) => span !== undefined && span.from <= now.getTime()) ?? []
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
