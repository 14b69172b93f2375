import { type Direction, MONTH, monthIndex, shiftedDay, utc, written } from './calendar.ts'
import type { DateMention } from './date-mention.ts'

const NTHS =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
   seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth
   twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first`.split(/\s+/)
const NTH = NTHS.toReversed().join('|')

/**
 * Days that neither the parser nor the rules above read: "from 1 June", "the sixteenth of April", "Fri 27th", "a week
 * from today".
 */
const DAYS = new RegExp(
  [
    `(?<![\\d./:-])(?<day>[12]?\\d|3[01])(?:st|nd|rd|th)?(?: of)? (?<month>${MONTH})\\b(?!,? ?(?:19|20)\\d\\d)`,
    `\\b(?<nth>${NTH}) (?:of )?(?<nthMonth>${MONTH})\\b`,
    `\\b(?:the )(?<bare>${NTH})(?=[.,;:!?)]|$| (?:at|for|in|and|but|from|because)\\b)`,
    `\\b(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?,? (?:the )?(?<dom>[12]?\\d|3[01])(?:st|nd|rd|th)?(?![\\d:.]| ?[ap]m| ${MONTH})`,
    `\\b(?:(?<ahead>a|one|two|three|four) (?<span>week|fortnight|month)s? from (?:today|now)|in a fortnight)\\b`,
  ].join('|'),
  'gi',
)

export function dayNames(
  sentence: string,
  reference: Date,
  direction: Direction,
  known: readonly DateMention[],
): DateMention[] {
  const found: DateMention[] = []
  for (const match of sentence.matchAll(DAYS)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const inside = known.filter(one => one.start < end && start < one.end)
    // "today" within "a week from today" is not a separate day.
    if (inside.some(one => one.start < start || one.end > end || one.end - one.start > 8)) continue
    const days = (['future', 'past'] as const).map(way => dayOf(match.groups ?? {}, reference, way))
    const [later, earlier] = direction === 'past' ? days.toReversed() : days
    if (later === undefined || earlier === undefined) continue
    found.push({ kind: 'date', start, end, value: later, ...(later === earlier ? {} : { also: earlier }) })
  }
  return found
}

function dayOf(groups: Record<string, string | undefined>, reference: Date, way: 'future' | 'past'): string {
  const [year, month, day] = [reference.getUTCFullYear(), reference.getUTCMonth(), reference.getUTCDate()]
  const { span, ahead } = groups
  if (groups.day === undefined && groups.nth === undefined && groups.bare === undefined && groups.dom === undefined) {
    const count = { two: 2, three: 3, four: 4 }[(ahead ?? '').toLowerCase()] ?? 1
    if (span?.toLowerCase() === 'month') return written(shiftedDay(reference, 'month', count), false)
    return written(utc(year, month, day + count * (span?.toLowerCase() === 'week' ? 7 : 14)), false)
  }
  const said = groups.nth ?? groups.bare
  const wanted = said === undefined ? Number(groups.day ?? groups.dom) : NTHS.indexOf(said.toLowerCase()) + 1
  const name = groups.month ?? groups.nthMonth
  if (name === undefined) {
    const gone = way === 'future' ? wanted < day : wanted > day
    return written(utc(year, month + (gone ? (way === 'future' ? 1 : -1) : 0), wanted), false)
  }
  const at = monthIndex(name.toLowerCase())
  const after = at > month || (at === month && wanted >= day)
  return written(utc(year + (way === 'future' ? (after ? 0 : 1) : after ? -1 : 0), at, wanted), false)
}
