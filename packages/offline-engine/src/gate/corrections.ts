import { countOf, MONTH, shiftedDay } from '@keepsake/english/dates/calendar'
import type { DateFinder } from '@keepsake/english/dates/sentence-dates'
import { findNumbers } from '../mentions/numbers.ts'
import type { Json, PropertyDefinition, Span } from '../types.ts'
import type { FoundValue } from './judgement.ts'
import { type Passage, sentenceAt } from './passage.ts'

/** What a correction needs to read: nothing, or dates. */
export interface Readers {
  dates: DateFinder | undefined
  timestamp: Date
}

/** Words after which the last word counts. */
const CORRECTS =
  /(?:\b(?:actually|no,? wait|wait,? no|wait|hold on|hang on|scratch that|strike that|sorry|oops|whoops|i (?:meant?|misspoke|mistyped|mixed)|we (?:meant?|misspoke)|correction|correct(?:ed|ing)? (?:myself|himself|herself|itself|themselves|that|it)|or rather|rather(?! (?:than|not)\b)|(?:edit|update|erratum|ps)(?=\s*:)|wrong(?=\s*[,:;.!])|typo|(?:that |it )?should (?:read|be|say)|(?:that|it|which) (?:has been|had been|was|is|got) (?:moved|changed|raised|lowered|corrected|updated|put) to|that(?:'s| is| was) (?:last (?:year|month|week)(?:'s)?|the old (?:one|figure|number|date)|an old (?:one|figure|number|date))|(?:just |now )?(?:re-?|double-?)?(?:checked|measured|counted|weighed|looked it up|looked again|got off the scales)(?! it\b)(?: \p{L}+){0,4}?(?=\s*[,:])|make (?:that|it)|change (?:that|it) to|let me correct|my (?:mistake|bad)|typo|not quite|nein,? doch|quatsch|pardon|je voulais dire|perdón|quería decir|mejor dicho)\b[^\p{L}\p{N}$€£¥]*)+/iu
/** "No, it's $95,000." at the start of a sentence, after a value. */
const DENIES = /^\W*(?:no|nope|nein|non)\b[,.!:; -]+/i
/** "80,000 km, no, 88,000 km", "4 May *6 May" */
const DENIES_ASIDE = /[,;(–—-]\s*(?:no|nope|nein),\s*|\s\*(?=[\p{L}\d$€£])|~~\s*(?:(?:→|->)\s*)?(?=[\p{L}\d$€£])/iu
/** "Not 900, 950 euros!" */
const NOT_BUT = /^\W*not [^,;.]{1,20}[,;] (?:but )?/i
/** Characters before "actually" that may be the value. */
const BEFORE_MARK = 16
/** Sentences after a value that may correct it. */
const REACH = 3
const MAX_LENGTH = 160

const SHIFTED =
  /\b(?:(postpon(?:ed?|es|ing)|delay(?:s|ed|ing)?|pushed back|moved back|put back|put off|later|deferred|slip(?:s|ped|ping)?|extended|verschoben|verspätet)|(brought forward|moved (?:up|forward)|earlier|advanced|sooner|vorgezogen))\b/i
const AMOUNT =
  /\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (day|week|fortnight|month|year)s?\b(?: (?:later|earlier|sooner))?/i
const NEVER_SHIFTED =
  /\b(?:not|never|isn't|wasn't|hasn't|won't)\b[^.;]{0,20}\b(?:postponed|delayed|pushed|moved|brought|deferred)/i
const THAN_PLANNED = /\bthan (?:planned|expected|scheduled|hoped|thought|announced)\b/i
const KEEPS = /\b(?:to|until|till|auf)\b[^.;]{0,12}$/i

/**
 * What counts instead of a value: the last word of who said it, or the day that a date was moved to. `undefined` if it
 * stands.
 */
export function correctionOf(
  passage: Passage,
  property: FoundValue,
  definition: PropertyDefinition,
  readers: Readers,
): { value: Json; evidence: Span } | undefined {
  if (definition.type === 'date') {
    const moved = movedDate(passage, property)
    if (moved) return moved
  }
  if (definition.type === 'boolean' || definition.type === 'object' || definition.type === 'array') return undefined
  let isOpen = false
  for (const { start, end, isNext } of after(passage, property.evidence.end)) {
    const text = passage.content.slice(start, end)
    const mark = CORRECTS.exec(text) ?? (isNext ? DENIES : DENIES_ASIDE).exec(text) ?? NOT_BUT.exec(text)
    if (!mark && !isOpen) continue
    // "That's last year's. This year it is $45k."
    const from = mark ? start + mark.index + mark[0].length : start
    // "46 actually, I had a birthday"
    const isBefore = isNext && mark !== null && mark.index > 0 && mark.index <= BEFORE_MARK
    const found =
      valueIn(passage.content, { from, to: end }, definition, readers) ??
      (isBefore ? valueIn(passage.content, { from: start, to: start + mark.index }, definition, readers) : undefined)
    isOpen = mark !== null && found === undefined && end - from <= BEFORE_MARK
    if (!found || String(found.value) === String(property.value)) continue
    if (definition.type === 'number' && !isSameUnit(passage.content, property.evidence, found.evidence)) continue
    return found
  }
  return undefined
}

/** The word after an amount, in its singular; none if it is followed by something else. */
const unitAfter = (content: string, { text, end }: Span): string | undefined =>
  (/(?<!\p{L})\p{L}+$/u.exec(text)?.[0] ?? /^ ?(\p{L}+)/u.exec(content.slice(end, end + 20))?.[1])
    ?.toLowerCase()
    .replace(/s$/, '')
/** Words that are no units. */
const NO_UNIT =
  /^(?:i|it|in|for|per|a|an|and|or|but|plea|instead|because|a|not|then|now|is|wa|on|at|to|of|the|that|thi|we|my|our|actually|sorry|no|k|m)?$/

/** Whether an amount can stand for another: "71 square metres" is not corrected by "number 12". */
function isSameUnit(content: string, was: Span, is: Span): boolean {
  const [old = '', other = ''] = [unitAfter(content, was), unitAfter(content, is)]
  if (
    /\b(?:number|no\.?|nr\.?|room|page|line|item|goal|target) ?$/i.test(
      content.slice(Math.max(0, is.start - 10), is.start),
    )
  )
    return false
  return NO_UNIT.test(other) || NO_UNIT.test(old) ? !isMonth(other) : old === other
}

const isMonth = (word: string): boolean => new RegExp(`^(?:${MONTH})$`, 'i').test(word)

/** The rest of the sentence of a place, and what the same speaker says next. */
function after({ content, ends, turns }: Passage, place: number): { start: number; end: number; isNext: boolean }[] {
  const turn = turns.find(({ start, end }) => start <= place && place <= end)
  const parts: { start: number; end: number; isNext: boolean }[] = []
  const note = (from: number, last: number, isLater = false): void => {
    let n = sentenceAt(ends, Math.max(0, from - 1))
    for (let start = from; start < last && parts.length < REACH; n += 1) {
      const end = Math.min(ends[n] ?? content.length, last)
      if (end > start)
        parts.push({ start, end: Math.min(end, start + MAX_LENGTH), isNext: isLater || parts.length > 0 })
      start = Math.max(end, start + 1)
    }
  }
  note(place, turn?.end ?? content.length)
  const next = turn && turns.find(({ start, speaker }) => start > turn.end && speaker === turn.speaker)
  if (next && parts.length < REACH) note(next.start, next.end, true)
  return parts
}

/** The first value of the type of the property that stands for itself: "42.", not "42 is my house number". */
function valueIn(
  content: string,
  { from, to }: { from: number; to: number },
  definition: PropertyDefinition,
  { dates, timestamp }: Readers,
): { value: Json; evidence: Span } | undefined {
  const text = content.slice(from, to)
  const spanOf = (start: number, end: number): Span => ({
    start: from + start,
    end: from + end,
    text: text.slice(start, end),
  })
  switch (definition.type) {
    case 'number': {
      const [number] = findNumbers(text).filter(one => !one.year && !one.weak)
      if (!number || number.start > LEAD || !isAlone(text.slice(number.end))) return undefined
      return { value: number.value, evidence: spanOf(number.start, number.end) }
    }
    case 'date': {
      const whole = content.slice(from, Math.min(content.length, to + 40))
      const found = dates?.(whole, timestamp, () => 'nearest') ?? []
      const [first] = found
      const full = found.find(({ start, end }) => start < LEAD + 30 && /\d{4}/.test(whole.slice(start, end))) ?? first
      if (!first || !full || first.start > LEAD) return undefined
      return {
        value: full.value,
        evidence: { start: from + full.start, end: from + full.end, text: whole.slice(full.start, full.end) },
      }
    }
    default: {
      const option = definition.options?.find(one => text.toLowerCase().trimStart().startsWith(one.toLowerCase()))
      const name =
        /^[^\p{L}\p{N}]*(?:it's |it is |in |to |from |the |called )*(\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*){0,3})(?=\s*[,.!?;]|\s*$| now\b| instead\b)/u.exec(
          text,
        )
      const said = definition.options === undefined ? name?.[1] : option
      if (said === undefined) return undefined
      const start = text.toLowerCase().indexOf(said.toLowerCase())
      return { value: said, evidence: spanOf(start, start + said.length) }
    }
  }
}

/** Characters between the words of a correction and its value. */
const LEAD = 40
/** What may follow a value: the end, or its unit. */
const isAlone = (right: string): boolean =>
  /^\s*(?:\p{L}{1,12}\s*)?(?:[.,!?;:)]|$|\s(?:in|for|per|a|please|instead|because|as|not|then|now|it)\b)/u.test(
    right,
  ) && !/^\s*(?:is|are|was|were)\b/.test(right)

/** "Postponed by a week from 9 October": the day it was moved to. */
function movedDate({ content, ends }: Passage, { value, evidence }: FoundValue): ReturnType<typeof correctionOf> {
  if (typeof value !== 'string') return undefined
  const n = sentenceAt(ends, evidence.start)
  const from = Math.max(ends[n - 1] ?? 0, evidence.start - MAX_LENGTH)
  const to = Math.min(ends[n] ?? content.length, evidence.end + MAX_LENGTH)
  const sentence = content.slice(from, to)
  const shift = SHIFTED.exec(sentence)
  const amount = AMOUNT.exec(sentence)
  const isTarget = KEEPS.test(content.slice(from, evidence.start)) || THAN_PLANNED.test(sentence)
  if (!shift || !amount || isTarget || NEVER_SHIFTED.test(sentence)) return undefined
  // "a week after 4 May" is read with the date itself
  if (from + amount.index >= evidence.start && from + amount.index < evidence.end) return undefined
  const [, count = '', unit = ''] = amount
  const many = countOf(count)
  const day = new Date(`${value.slice(0, 10)}T12:00:00Z`)
  if (Number.isNaN(day.getTime())) return undefined
  const start = Math.min(from + Math.min(shift.index, amount.index), evidence.start)
  const end = Math.max(from + Math.max(shift.index + shift[0].length, amount.index + amount[0].length), evidence.end)
  return {
    value: shiftedDay(day, unit, shift[1] === undefined ? -many : many)
      .toISOString()
      .slice(0, 10),
    evidence: { start, end, text: content.slice(start, end) },
  }
}
