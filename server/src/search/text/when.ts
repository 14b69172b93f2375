/** A span of time that a question names, in milliseconds since the epoch, UTC, `to` not included. */
export interface Span {
  from: number
  to: number
}

export interface NamedTime {
  spans: Span[]
  /** Where in the text the expression stands. */
  start: number
  end: number
}

const DAY = 86_400_000
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const SEASONS = new Map([
  ['spring', 2],
  ['summer', 5],
  ['autumn', 8],
  ['fall', 8],
  ['winter', 11],
])
const NUMBERS = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** A month without a year means any of the last years. */
const YEARS_BACK = 5

const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`
const DATE = String.raw`(?<day>[0-3]?\d)(?:st|nd|rd|th)?`
const YEAR = String.raw`(?<year>(?:19|20)\d\d)\b`
const UNIT = '(?<unit>day|week|weekend|month|quarter|year)'
const COUNT = String.raw`(?<count>\d{1,3}|${NUMBERS.join('|')}|an|couple of|a couple of|few|a few)`

type Groups = Record<string, string | undefined>
type Reader = (groups: Groups, now: Date) => Span[]

/** Tried in this order; where one has matched, no later one is tried. */
const READERS: [RegExp, Reader][] = [
  [
    /\b(?<year>(?:19|20)\d\d)-(?<number>[01]\d)-(?<day>[0-3]\d)\b/g,
    g => daySpan(Number(g.year), Number(g.number) - 1, Number(g.day)),
  ],
  [new RegExp(String.raw`\b${DATE}(?: of)? ${MONTH}(?:,? ${YEAR})?`, 'gi'), dated],
  [new RegExp(String.raw`\b${MONTH} ${DATE}\b(?:,? ${YEAR})?`, 'gi'), dated],
  [new RegExp(String.raw`\b${MONTH}(?:,| of)? ${YEAR}`, 'gi'), g => monthSpan(Number(g.year), monthOf(g))],
  [
    /\bq(?<quarter>[1-4])(?:,| of)? ?(?<year>(?:19|20)\d\d)\b/gi,
    g => monthSpan(Number(g.year), 3 * Number(g.quarter) - 3, 3),
  ],
  [/\b(?:(?<which>last|this|past) )(?<season>spring|summer|autumn|fall|winter)\b/gi, seasonal],
  [/\b(?<season>spring|summer|autumn|fall|winter)(?: of)? (?<year>(?:19|20)\d\d)\b/gi, seasonal],
  [
    new RegExp(String.raw`\b(?:in|over|during|for|within)? ?(?:the )?(?:last|past) ${COUNT} ${UNIT}s?\b`, 'gi'),
    (g, now) => [{ from: back(now, g, countOf(g)), to: now.getTime() + DAY }],
  ],
  [new RegExp(String.raw`\b${COUNT} ${UNIT}s? ago\b`, 'gi'), ago],
  [new RegExp(String.raw`\b(?<which>last|previous|past|this|current) ${UNIT}\b`, 'gi'), calendar],
  [new RegExp(String.raw`\b(?<which>last|this|past|on) (?<weekday>${DAYS.join('|')})\b`, 'gi'), weekday],
  [
    /\b(?<word>today|yesterday|last night|tonight|this morning)\b/gi,
    (g, now) => [dayFrom(midnight(now) - (/^(?:yes|last)/i.test(g.word ?? '') ? DAY : 0))],
  ],
  [
    new RegExp(
      String.raw`\b(?:in|during|since|until|till|by|of|last|this|early|mid|late|before|after|from) ${MONTH}(?! \p{L}+ly\b)`,
      'giu',
    ),
    (g, now) => anyYear(now, year => monthSpan(year, monthOf(g))),
  ],
  [new RegExp(String.raw`\b${YEAR}(?![-/.,:]?\d)`, 'g'), g => monthSpan(Number(g.year), 0, 12)],
]

/** Reads the times that a question names in English: dates, months, years, quarters, seasons and what is relative to `now`. */
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
function open(context: string, spans: Span[], now: Date): Span[] {
  if (/\bsince\b/i.test(context)) return spans.map(({ from }) => ({ from, to: Math.max(from + DAY, now.getTime()) }))
  if (/\bweek before\b/i.test(context)) return spans.map(({ from }) => ({ from: from - 7 * DAY, to: from }))
  if (/\b(?:day|night) before\b/i.test(context)) return spans.map(({ from }) => ({ from: from - DAY, to: from }))
  return spans
}

function dated(groups: Groups, now: Date): Span[] {
  const day = Number(groups.day)
  const year = groups.year
  return year === undefined
    ? anyYear(now, y => daySpan(y, monthOf(groups), day))
    : daySpan(Number(year), monthOf(groups), day)
}

function seasonal(groups: Groups, now: Date): Span[] {
  const first = SEASONS.get((groups.season ?? '').toLowerCase()) ?? 0
  if (groups.year !== undefined) return monthSpan(Number(groups.year), first, 3)
  const thisYear = now.getUTCFullYear()
  const begun = Date.UTC(thisYear, first) <= now.getTime()
  const over = Date.UTC(thisYear, first + 3) <= now.getTime()
  if (/this/i.test(groups.which ?? '')) return monthSpan(thisYear, first, 3)
  return monthSpan(over || (begun && first === 11) ? thisYear : thisYear - 1, first, 3)
}

/** What is counted back from today is rarely meant to the day: half a unit to each side. */
function ago(groups: Groups, now: Date): Span[] {
  const count = countOf(groups)
  const middle = back(now, groups, count)
  const slack = groups.unit === 'day' ? 0 : (now.getTime() - back(now, groups, 1)) / 2
  return [{ from: middle - slack, to: middle + slack + DAY }]
}

function calendar(groups: Groups, now: Date): Span[] {
  const steps = /this|current/i.test(groups.which ?? '') ? 0 : 1
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  const monday = midnight(now) - ((now.getUTCDay() + 6) % 7) * DAY
  switch ((groups.unit ?? '').toLowerCase()) {
    case 'day':
      return [dayFrom(midnight(now) - steps * DAY)]
    case 'week':
      return [{ from: monday - steps * 7 * DAY, to: monday - steps * 7 * DAY + 7 * DAY }]
    case 'weekend':
      return [{ from: monday + (5 - steps * 7) * DAY, to: monday + (7 - steps * 7) * DAY }]
    case 'month':
      return monthSpan(year, month - steps)
    case 'quarter':
      return monthSpan(year, month - (month % 3) - 3 * steps, 3)
    default:
      return monthSpan(year - steps, 0, 12)
  }
}

function weekday(groups: Groups, now: Date): Span[] {
  const asked = DAYS.indexOf((groups.weekday ?? '').toLowerCase())
  const since = (now.getUTCDay() - asked + 7) % 7
  return [dayFrom(midnight(now) - (since === 0 && !/this|on/i.test(groups.which ?? '') ? 7 : since) * DAY)]
}

const midnight = (now: Date): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
const dayFrom = (from: number): Span => ({ from, to: from + DAY })
const monthOf = (groups: Groups): number =>
  MONTHS.findIndex(name => name.startsWith((groups.month ?? '').toLowerCase().slice(0, 3)))
const monthSpan = (year: number, month: number, months = 1): Span[] => [
  { from: Date.UTC(year, month), to: Date.UTC(year, month + months) },
]

function daySpan(year: number, month: number, day: number): Span[] {
  const from = Date.UTC(year, month, day)
  return new Date(from).getUTCDate() === day ? [dayFrom(from)] : []
}

function anyYear(now: Date, spansOf: (year: number) => Span[]): Span[] {
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
      return today.getTime() - 7 * count * DAY
    case 'month':
      return today.setUTCMonth(today.getUTCMonth() - count)
    case 'quarter':
      return today.setUTCMonth(today.getUTCMonth() - 3 * count)
    case 'year':
      return today.setUTCFullYear(today.getUTCFullYear() - count)
    default:
      return today.getTime() - count * DAY
  }
}
