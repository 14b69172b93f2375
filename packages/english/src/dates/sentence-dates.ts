import { matchesIn } from '../matches.ts'
import { countOf, DAY_MS, type Direction, MONTH, monthIndex, shiftedDay, utc, written } from './calendar.ts'
import type { DateMention } from './date-mention.ts'
import { dayNames } from './day-names.ts'
import { joinWeekdays } from './named-weekdays.ts'
import { edgeOf, monthStart, nthWeekday, periodStart, shiftOf, weekdayOf } from './relative-dates.ts'

/** The direction is determined only if a sentence has a date. */
export type DateFinder = (sentence: string, reference: Date, pointing: () => Direction) => DateMention[]

let loading: Promise<DateFinder> | undefined

export function loadDates(): Promise<DateFinder> {
  loading ??= load()
  return loading
}

/** A cheap check that skips the parser for most sentences. */
const HINT = new RegExp(
  `\\d{1,4}[-/.]\\d{1,2}|\\d(?:st|nd|rd|th)\\b|\\b(?:${MONTH}|mon|tues?|wed|thur?s?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|days|weeks?|weekend|months?|years?|quarter|fortnight|today|tonight|night|morning|afternoon|evening|tomorrow|tomorow|tmr|tmrw|yesterday|q[1-4]|ago|eo[mqyw]|of 20\\d\\d)\\b|(?:th|first|second|third|fifth)\\b`,
  'i',
)

/** What the rules below do not read themselves: a written-out date, a distance from now, a time of day. */
const PARSED = new RegExp(
  `\\d{1,4}[-/.]\\d{1,2}|\\d(?:st|nd|rd|th)\\b|\\d:\\d\\d|\\d ?[ap]\\.?m\\b|\\bat \\d|noon|midnight|o'clock|\\b(?:${MONTH}|days?|weeks?|weekend|months?|years?|quarter|ago)\\b`,
  'i',
)

/** "A month after 31 January". */
const SHIFT = /\b(?:after|before|from) /i
const SHIFTED =
  /(?<!\bby )\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (day|week|fortnight|month|year)(s?) (after|before|from) (?:the )?(?=\d|\p{Lu})/giu

/** "In a month", "a month from now", which after 31 January is the last day of February. */
const AHEAD =
  /\b(in )?(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (month|year)s?\b( from (?:now|today)\b)?(?! time\b| on\b)/giu

async function load(): Promise<DateFinder> {
  const chrono = await import('chrono-node/en')

  return (sentence, reference, pointing) => {
    if (!HINT.test(sentence)) return []
    const direction = pointing()
    const parsed = PARSED.test(sentence)
      ? chrono.strict.parse(sentence, { instant: reference, timezone: 'UTC' }, { forwardDate: direction === 'future' })
      : []
    const said = parsed.find(one => one.start.isCertain('day') && one.start.isCertain('month'))
    const found = relativeDates(sentence, reference, direction, said?.start.date())
    const dated = (start: number, end: number, moment: Moment): DateMention => {
      const value = written(place(moment, reference, direction), hasTime(moment))
      const also = otherReading(moment, sentence.slice(start, end), value, reference)
      return { kind: 'date', start, end, value, ...(also === undefined ? {} : { also }) }
    }
    for (const match of SHIFT.test(sentence) ? matchesIn(sentence, SHIFTED) : []) {
      const [whole, count = '', unit = '', , way = ''] = match
      const from = match.index + whole.length
      const [day] = chrono.strict.parse(sentence.slice(from), { instant: reference, timezone: 'UTC' })
      if (day?.index !== 0 || !day.start.isCertain('day') || !day.start.isCertain('month')) continue
      const by = countOf(count) * (way.toLowerCase() === 'before' ? -1 : 1)
      const value = written(shiftedDay(place(day.start, reference, direction), unit, by), false)
      found.push({ kind: 'date', start: match.index, end: from + day.text.length, value })
    }
    for (const match of matchesIn(sentence, AHEAD)) {
      const [whole, lead, count = '', unit = '', from] = match
      if (lead === undefined && from === undefined) continue
      const value = written(shiftedDay(reference, unit, countOf(count)), false)
      found.push({ kind: 'date', start: match.index, end: match.index + whole.length, value })
    }
    for (const result of parsed) {
      // The parser reads "22 September, 45 min" as a year.
      if (/\p{L},? \d\d$/u.test(result.text) && /^ \p{Ll}/u.test(sentence.slice(result.index + result.text.length)))
        continue
      const end = result.index + result.text.length
      // "1 1/2 million" is no second of January
      if (
        /^\d\/\d\d?$/.test(result.text) &&
        /^ ?(?:million|billion|thousand|hundred|dozen)\b/i.test(sentence.slice(end))
      )
        continue
      if (/\bsecond$/i.test(result.text) && /^ (?:half|third|quarter|week|weekend|part)\b/i.test(sentence.slice(end)))
        continue
      // "for 18 months" is a duration, and "a week from now on" a frequency: neither is a day.
      if (/^for\b/i.test(result.text) || (/from now$/i.test(result.text) && /^ on\b/i.test(sentence.slice(end))))
        continue
      const relative = /\b(?:ago|in|within|next|last|later|from now)\b/i.test(result.text)
      const day = result.start.isCertain('day') || result.start.isCertain('weekday')
      if (!day && !result.start.isCertain('month') && !relative) continue
      if (found.some(one => one.start < end && result.index < one.end)) continue
      const lead = relative ? null : /^(?:on|by|in|at|from|since|until|before|after)\s+/i.exec(result.text)
      const from = result.index + (lead === null ? 0 : lead[0].length)
      const joint =
        result.end == null
          ? null
          : /(?<!\s)\s*(?:\bto\b|\buntil\b|\bthrough\b|-|–)\s*(?!.*(?:\bto\b|–))/i.exec(
              result.text.slice(from - result.index),
            )
      const last = result.end ?? undefined
      if (last === undefined || joint === null) {
        found.push(dated(from, end, result.start))
        continue
      }
      const closing = place(last, reference, direction)
      // "from 28 November to 2 December 2026": the first day has the year of the last.
      const first = result.start.date()
      const years = closing.getUTCFullYear() - (first.getUTCMonth() > closing.getUTCMonth() ? 1 : 0)
      const opening = result.start.isCertain('year') ? first : utc(years, first.getUTCMonth(), first.getUTCDate())
      found.push({ kind: 'date', start: from, end: from + joint.index, value: written(opening, false) })
      found.push({ kind: 'date', start: from + joint.index + joint[0].length, end, value: written(closing, false) })
    }
    const days = dayNames(sentence, reference, direction, found)
    const own = found.filter(one => days.every(day => one.start < day.start || one.end > day.end))
    return joinWeekdays(
      sentence,
      [...own, ...days].sort((a, b) => a.start - b.start),
    )
  }
}

type Part = 'year' | 'month' | 'day' | 'weekday' | 'hour'
interface Moment {
  isCertain(part: Part): boolean
  date(): Date
}

/** The day that the same words mean in the other direction, or in countries that write the day first. */
function otherReading(moment: Moment, text: string, value: string, reference: Date): string | undefined {
  const slashed = /^(\d{1,2})\/(\d{1,2})\/((?:20)?\d\d)$/.exec(text)
  if (slashed !== null) {
    const [day, month, year] = [Number(slashed[1]), Number(slashed[2]), 2000 + (Number(slashed[3]) % 100)]
    return month <= 12 && day !== month ? written(utc(year, month - 1, day), false) : undefined
  }
  if (moment.isCertain('year') || !(moment.isCertain('day') || moment.isCertain('weekday'))) return undefined
  const other = [place(moment, reference, 'past'), place(moment, reference, 'future')]
    .map(date => written(date, false))
    .find(date => date !== value.slice(0, 10))
  if (other !== undefined || moment.isCertain('weekday')) return other
  const [year, month, day] = value.slice(0, 10).split('-').map(Number)
  const shift = value.slice(0, 10) > written(reference, false) ? -1 : 1
  return written(utc((year ?? 0) + shift, (month ?? 1) - 1, day ?? 1), false)
}

const hasTime = (moment: Moment): boolean => moment.isCertain('hour') && moment.isCertain('day')

/** Resolves a date: without a year it is the nearest such day in the direction of the sentence. */
function place(moment: Moment, reference: Date, direction: Direction): Date {
  const date = moment.date()
  if (moment.isCertain('year')) return date
  const later = date.getTime() > reference.getTime()
  if (moment.isCertain('weekday') && !moment.isCertain('day')) {
    if (direction === 'past') return later ? new Date(date.getTime() - 7 * DAY_MS) : date
    return later ? date : new Date(date.getTime() + 7 * DAY_MS)
  }
  return direction === 'past' && later ? utc(date.getUTCFullYear() - 1, date.getUTCMonth(), date.getUTCDate()) : date
}

const NTH_WEEK = 'first|second|third|fourth|1st|2nd|3rd|4th|last'
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

const RELATIVE = new RegExp(
  [
    `\\b(?<plain>today|tonight|this (?:morning|afternoon|evening)|tomorrow|tmrw|tmr|tomorow|last night|yesterday|day after tomorrow|day before yesterday)\\b`,
    `(?<!\\b(?:every|each) )\\b(?:the )?(?:very )?(?<nth>${NTH_WEEK}) (?<nthDay>${WEEKDAY}) (?:of|in) (?:(?<nthRel>this |next |last )month|(?<nthMonth>${MONTH}))\\b(?:,? (?:of )?(?<nthYear>20\\d\\d))?`,
    `\\b(?:the )?(?:very )?(?<edge>(?:end|start|beginning|middle)(?= of)|(?:last|final|first) day) (?:of|in) (?:the )?(?<edgeRel>this |next |last )?(?<edgeUnit>week|month|quarter|year(?! 20)|${MONTH}|q[1-4]|(?:year )?20\\d\\d)\\b(?:,? (?:of )?(?<edgeYear>20\\d\\d))?`,
    `\\b(?:the )?(?:very )?(?<part>${NTH_WEEK}|final|latter|early|later|opening|closing) (?:half|third|quarter|part|week|weekend|fortnight|(?:few |couple of )?(?:days|weeks|months)) (?:of|in) (?:the )?(?<partRel>this |next |last )?(?<partUnit>month|quarter|year(?! 20)|${MONTH}|q[1-4]|(?:year )?20\\d\\d)\\b(?:,? (?:of )?(?<partYear>20\\d\\d))?`,
    `\\b(?<eo>eo[mqyw])\\b`,
    `(?<![\\d.])(?<dotDay>0?[1-9]|[12]\\d|3[01])\\.(?<dotMonth>0?[1-9]|1[0-2])\\.(?<dotYear>20\\d\\d)(?!\\d)`,
    `\\b(?<mid>mid|early|late)[- ](?<midMonth>${MONTH})\\b(?:,? (?<midYear>20\\d\\d))?`,
    `\\b(?<rel>this|next|last) (?<relUnit>week|month|quarter|weekend|spring|summer|fall|autumn|winter)\\b`,
    `\\bq(?<quarter>[1-4])(?:[ /,-]*(?:of )?(?<quarterYear>(?:20)?\\d\\d))?\\b`,
    `\\b(?<relMonth>this|next|last) (?<relMonthName>${MONTH})\\b`,
    `\\b(?:(?<weekRel>this|next|last|coming) )?(?<weekday>mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\\b(?!,? (?:the )?(?:\\d|${MONTH}))(?=[\\s.,;:!?)'’]|$)`,
    `\\bthe (?<ordinal>[12]?\\d|3[01])(?:st|nd|rd|th)\\b(?! (?:of|${MONTH}|time|floor|half|quarter|week|weekend|third|part|anniversary|birthday|century|grade|place|street|avenue))`,
    `(?<!\\d(?:st|nd|rd|th) )\\b(?:in|by|until|before|since|from|for|during|of|around) (?<bareMonth>${MONTH})\\b(?! \\d| of \\d|,? \\d{4}|/)`,
  ].join('|'),
  'gi',
)

/** What the strict parser does not read: relative words, parts of months, quarters. */
function relativeDates(sentence: string, reference: Date, direction: Direction, said: Date | undefined): DateMention[] {
  const found: DateMention[] = []
  for (const match of matchesIn(sentence, RELATIVE)) {
    // "the 24th" after a full date is in that date's month.
    const from = match.groups?.ordinal === undefined || said === undefined ? reference : said
    const date = relativeDate(match.groups ?? {}, from, direction)
    if (date === undefined) continue
    const bare = match.groups?.bareMonth
    const start = bare === undefined ? match.index : match.index + match[0].length - bare.length
    // "may" after a preposition is still more often the verb if it is not capitalised.
    if (bare === 'may') continue
    const value = written(date, false)
    const groups = match.groups ?? {}
    const turned =
      groups.ordinal === undefined && groups.weekday === undefined
        ? undefined
        : (['past', 'future'] as const)
            .map(way => relativeDate(groups, from, way))
            .map(day => (day === undefined ? value : written(day, false)))
            .find(day => day !== value)
    found.push({
      kind: 'date',
      start,
      end: match.index + match[0].length,
      value,
      ...(turned === undefined ? {} : { also: turned }),
    })
  }
  return found
}

/** Which end of a time a word for a part of it names. */
const EDGES: Record<string, string> = {
  ...Object.fromEntries(['last day', 'final day', 'last', 'final', 'closing'].map(word => [word, 'end'])),
  ...Object.fromEntries(['first day', 'first', '1st', 'early', 'opening'].map(word => [word, 'start'])),
}
const NTHS: Record<string, string> = { first: '1', second: '2', third: '3', fourth: '4' }

function relativeDate(
  groups: Record<string, string | undefined>,
  reference: Date,
  direction: Direction,
): Date | undefined {
  const g = (name: string): string | undefined => groups[name]?.toLowerCase().trim()
  const [year, month, day] = [reference.getUTCFullYear(), reference.getUTCMonth(), reference.getUTCDate()]
  const plain = g('plain')
  if (plain !== undefined) {
    const shift =
      {
        tomorrow: 1,
        tmrw: 1,
        tmr: 1,
        tomorow: 1,
        yesterday: -1,
        'last night': -1,
        'day after tomorrow': 2,
        'day before yesterday': -2,
      }[plain] ?? 0
    return utc(year, month, day + shift)
  }
  const edge = g('edge')
  if (edge !== undefined)
    return edgeOf(EDGES[edge] ?? edge, g('edgeUnit') ?? '', shiftOf(g('edgeRel')), g('edgeYear'), reference, direction)
  const part = g('part')
  if (part !== undefined) {
    const edge = EDGES[part] ?? 'middle'
    return edgeOf(edge, g('partUnit') ?? '', shiftOf(g('partRel')), g('partYear'), reference, direction)
  }
  const nth = g('nth')
  if (nth !== undefined) {
    const within = [g('nthMonth') ?? 'month', shiftOf(g('nthRel')), g('nthYear'), reference, direction] as const
    return nthWeekday(
      nth === 'last' ? -1 : Number.parseInt(NTHS[nth] ?? nth, 10),
      g('nthDay') ?? '',
      edgeOf('start', ...within),
    )
  }
  // Dots separate days from months only if the day comes first.
  const dotYear = g('dotYear')
  if (dotYear !== undefined) return utc(Number(dotYear), Number(g('dotMonth')) - 1, Number(g('dotDay')))
  const eo = g('eo')
  if (eo !== undefined)
    return edgeOf(
      'end',
      { m: 'month', q: 'quarter', y: 'year', w: 'week' }[eo.charAt(2)] ?? '',
      0,
      undefined,
      reference,
      direction,
    )
  const mid = g('mid')
  if (mid !== undefined) {
    const first = monthStart(g('midMonth') ?? '', g('midYear'), reference, direction)
    return utc(first.getUTCFullYear(), first.getUTCMonth(), { early: 1, mid: 15, late: 25 }[mid] ?? 1)
  }
  const rel = g('rel')
  if (rel !== undefined) return periodStart(g('relUnit') ?? '', shiftOf(rel), reference)
  const quarter = g('quarter')
  if (quarter !== undefined) {
    const named = g('quarterYear')
    const start = (Number(quarter) - 1) * 3
    const guess = direction === 'future' && start + 2 < month ? year + 1 : year
    return utc(named === undefined ? guess : (Number(named) % 100) + 2000, start, 1)
  }
  const relMonth = g('relMonth')
  if (relMonth !== undefined) {
    const wanted = monthIndex(g('relMonthName') ?? '')
    if (relMonth === 'next') return utc(wanted > month ? year : year + 1, wanted, 1)
    return utc(relMonth === 'last' && wanted >= month ? year - 1 : year, wanted, 1)
  }
  const weekday = g('weekday')
  if (weekday !== undefined) return weekdayOf(weekday, g('weekRel'), reference, direction)
  const ordinal = g('ordinal')
  if (ordinal !== undefined) {
    const shift = direction === 'past' ? (Number(ordinal) > day ? -1 : 0) : Number(ordinal) < day ? 1 : 0
    return utc(year, month + shift, Number(ordinal))
  }
  return monthStart(g('bareMonth') ?? '', undefined, reference, direction)
}
