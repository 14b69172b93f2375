import type { Dictionary } from '@keepsake/english/dictionary'
import { withActualColumn } from '../tables/actual-column.ts'
import { type Cell, cellsOf } from '../tables/tables.ts'
import { isEmptyForm } from './fields.ts'
import { authorsOf, type Part } from './parts.ts'
import { MACHINE, OTHER_SIDE, OWN_SIDE } from './speakers.ts'

/** What one speaker of a conversation says. */
export interface Turn {
  start: number
  end: number
  speaker: string
  /** Whether the speaker is only what stands before a colon, which may as well be the label of a form. */
  isLabel?: true
}

/** A text, cut once into what the judgements look at. */
export interface Passage {
  content: string
  /** Ends of sentences and lines, in order. */
  ends: readonly number[]
  /** Quoted mail, signatures and disclaimers. */
  parts: readonly Part[]
  /** In order. Empty if nobody is named as a speaker. */
  turns: readonly Turn[]
  /** What stands between quotation marks, without them. */
  quotes: readonly { start: number; end: number }[]
  /** Cells of tables that are headers, or in a column of what is planned or past. */
  cells: readonly Cell[]
  /** Whether it is a form that nobody has filled in. */
  isEmptyForm: boolean
}

const ABBREVIATION =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|inc|ltd|co|no|nr|vs|approx|e\.g|i\.e|etc|z\.b|bzw|ca|tel|\p{L})$/iu
const END =
  /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$|\p{Extended_Pictographic})|\n|\s[–—]\s(?=(?:is|are|do|does|will|can) )/gu

function endsOf(content: string): number[] {
  const ends: number[] = []
  for (const { 0: mark, index } of content.matchAll(END)) {
    if (mark === '.' && ABBREVIATION.test(content.slice(Math.max(0, index - 7), index))) continue
    if (mark.startsWith('...') || mark.startsWith('…')) {
      if (!/^\s+(?:\p{Lu}|$)/u.test(content.slice(index + mark.length, index + mark.length + 3))) continue
    }
    ends.push(index + mark.length)
  }
  if (ends.at(-1) !== content.length) ends.push(content.length)
  return ends
}

/** Longer ones are not one quotation. */
const MAX_QUOTE = 2_000
const QUOTE = /"([^"\n]{4,2000})"|“([^“”]{4,2000})”|„([^„“”"]{4,2000})[“”"]|«([^«»]{4,2000})»|`([^`\n]{4,2000})`/g

function quotesOf(content: string): { start: number; end: number }[] {
  const quotes: { start: number; end: number }[] = []
  for (const match of content.matchAll(QUOTE))
    if (match[0].length <= MAX_QUOTE) quotes.push({ start: match.index + 1, end: match.index + match[0].length - 1 })
  return quotes
}

/** A speaker at the start of a line: "Planner (Jo): …". */
const LABEL =
  /^[ \t]*(?:[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?[ \t]+(?=\p{L})|(?=\p{Lu}|user\b|assistant\b))([\p{L}.'’-]+(?: [\p{L}.'’-]+){0,3}(?: ?\([^)\n]{1,24}\))?):[ \t]+(?=\S)/gmu
/** And within a line: "Ana: I live in Graz. Ben: Nice." */
const INLINE =
  /(?:^|(?<=[.!?…\])"”]\s))(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?: \([^)\n]{1,24}\))?):[ \t]+(?=\S)/gmu
/** What people say, and forms do not. */
const SPOKEN = /:\s*["“]|\?|\b(?:i|i'm|we|we're|my|mine|our|ours|you|your|us|me)\b/i

/** Who speaks in a text that is written like a conversation; the labels of a form are no speakers. */
function labelledTurns(content: string, names: ReadonlySet<string>, dictionary: Dictionary | undefined): Turn[] {
  const isSpoken = ({ start, end }: Turn): boolean => SPOKEN.test(content.slice(start, end))
  const isKnown = ({ speaker }: Turn): boolean =>
    names.has(speaker.toLowerCase().split(' ')[0] ?? '') ||
    [OTHER_SIDE, OWN_SIDE, MACHINE].some(side => side.test(speaker))
  const turns = turnsBy(content, LABEL)
  if (turns.length > 1 && turns.some(isSpoken))
    return turns.some(isKnown) || !isListOfLabels(content, turns, dictionary) ? turns : []
  const inline = turnsBy(content, INLINE)
  if (inline.some(isKnown) && inline.length > 1 && inline.some(isSpoken)) return inline
  const isTalk = new Set(inline.filter(isSpoken).map(({ speaker }) => speaker)).size > 1
  return isTalk && !isListOfLabels(content, inline, dictionary) ? inline : []
}

/** "Nurse Abel here, …", if the text is about the record as somebody else. */
const INTRODUCED =
  /^(?:(?:hi|hello|hey|good (?:morning|evening)|ok(?:ay)?),? )*(?:this is |it's )?((?:the |your |our )?[\p{L}.'’ -]{2,40}?),? (?:here|speaking)\b/iu
/** In characters. */
const MAX_GREETING = 200
const ABOUT_RECORD =
  /\b(?:the|our|this|that) (?:patient|customer|client|caller|tenant|guest|applicant|candidate|member|user|lead|prospect)\b/i

/** Who writes a whole text, if that is said and is not the record. */
function introducedTurn(content: string, names: ReadonlySet<string>): Turn[] {
  const speaker = INTRODUCED.exec(content.slice(0, MAX_GREETING).replace(/^\W+/, ''))?.[1]
  if (speaker === undefined || !OTHER_SIDE.test(speaker) || !ABOUT_RECORD.test(content)) return []
  const isRecord = speaker
    .toLowerCase()
    .split(' ')
    .some(word => names.has(word))
  return isRecord ? [] : [{ start: 0, end: content.length, speaker }]
}

/** Values such as "north side", which are no sentence and no reply. */
const VALUE = /^\S+(?: \S+){1,7}$/
const ENDS_SENTENCE = /[.!?…]["'”’)\]]*$/

/**
 * Whether labels that nobody is known by are those of a list: each stands once, none is a first name, and one is an ordinary
 * word, or several have a short value. Speakers come back, and have names.
 */
function isListOfLabels(content: string, turns: readonly Turn[], dictionary: Dictionary | undefined): boolean {
  const labels = turns.map(({ speaker }) => speaker.toLowerCase())
  if (!dictionary || new Set(labels).size < labels.length) return false
  const isName = (label: string): boolean => {
    const [first = ''] = label.split(' ')
    return dictionary.is(first, ...FIRST_NAMES) || (dictionary.opensName(first) && !dictionary.isCommon(first))
  }
  if (labels.some(isName)) return false
  const isValue = ({ start, end, speaker }: Turn): boolean => {
    const said = content.slice(start + speaker.length + 1, end).trim()
    return VALUE.test(said) && !ENDS_SENTENCE.test(said) && !SPOKEN.test(said)
  }
  return labels.some(label => dictionary.isCommon(label)) || turns.filter(isValue).length > 1
}

const FIRST_NAMES = ['FirstName', 'MaleName', 'FemaleName']

/** Whether it takes the dictionary to tell whether the labels of a text are speakers. */
export const hasLabels = (content: string): boolean =>
  turnsBy(content, LABEL).length + turnsBy(content, INLINE).length > 1

function turnsBy(content: string, label: RegExp): Turn[] {
  const found = [...content.matchAll(label)].map(({ 1: speaker = '', index }) => ({
    at: index,
    speaker: speaker.trim(),
  }))
  // a label may as well be one of a form, so it belongs to what is said
  return found.map(({ at, speaker }, n) => ({
    start: at,
    end: found[n + 1]?.at ?? content.length,
    speaker,
    isLabel: true,
  }))
}

/** Of each speaker separately: what one forwards ends with what they say. */
const partsIn = (content: string, turns: readonly Turn[], names: ReadonlySet<string>): Part[] =>
  turns.length === 0
    ? authorsOf(content, names)
    : turns.flatMap(turn =>
        authorsOf(content.slice(turn.start, turn.end), names).map(({ start, end, kind }) => ({
          start: start + turn.start,
          end: end + turn.start,
          kind,
        })),
      )

/**
 * @param names words of the names of the record
 * @param turns who said what, if that is known
 * @param dictionary to tell labels from speakers [labels are speakers]
 */
export function passageOf(
  written: string,
  names: ReadonlySet<string>,
  { turns, dictionary }: { turns?: readonly Turn[] | undefined; dictionary?: Dictionary | undefined } = {},
): Passage {
  const content = withActualColumn(written)
  const labelled = turns ?? labelledTurns(content, names, dictionary)
  return {
    content,
    ends: endsOf(content),
    parts: partsIn(content, turns ?? [], names),
    turns: labelled.length > 0 || turns ? labelled : introducedTurn(content, names),
    quotes: quotesOf(content),
    cells: cellsOf(written),
    isEmptyForm: isEmptyForm(content),
  }
}

/** The number of the first end after a place: the sentence that it is in. */
export function sentenceAt(ends: readonly number[], place: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}
