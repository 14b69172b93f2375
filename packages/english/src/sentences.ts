import { scanWords } from './scan-words.ts'
import { stem } from './words.ts'

/** What separates a token from the one before it. */
type Break = 'none' | 'comma' | 'hard'

export interface Token {
  start: number
  end: number
  raw: string
  lower: string
  stem: string
  capital: boolean
  before: Break
  /** Inside round brackets. */
  aside: boolean
}

/** One sentence, line or list item. Offsets are those of the complete text. */
export interface Sentence {
  start: number
  end: number
  tokens: Token[]
  question: boolean
  /** The first sentence of its line. */
  startsLine: boolean
  /** The offsets of the speaker's name, in a transcript. */
  speaker: { start: number; end: number } | undefined
}

/** Longer runs without an end are cut, so that no rule ever works on more than this at once. */
const MAX_SENTENCE = 1_000

const ABBREVIATION =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|sr|jr|st|inc|ltd|co|corp|no|vs|approx|e\.g|i\.e|etc|est|dept|fig|min|max|incl|excl|approx|acc|ca|tel|ext|ave|appt|mgr|qty|ref|nr|resp|dob|[a-z])$/i
/** German writes a day of a month with a full stop: "am 30. Juni". */
const DAY = /(?:^|[\s(.])(?:0?[1-9]|[12]\d|3[01])$/
const GERMAN_MONTH =
  /^\s+(?:jan(?:uar)?|jänner|feb(?:ruar)?|märz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)(?![\p{L}\p{N}])/iu
const LONGEST_MONTH = 16
const CAPITAL = /^\p{Lu}/u

const MAX_SPEAKER = 40
const MAX_TIME = 24
/** "[09:12] " and "(10:05:33) " before the name. */
const SPEAKER =
  /^((?:[[(]?\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?[\])]?[ \t]+(?:- )?)?)(\p{L}[\p{L}.'’ -]{0,30}):[ \t]+(?=\S)/iu

/** True if at least two lines begin with the same "Name:": then these are speakers, not fields of a form. */
function isTranscript(content: string): boolean {
  const seen = new Set<string>()
  for (const line of content.matchAll(/^[^\n]{1,64}/gm)) {
    const speaker = SPEAKER.exec(line[0])?.[2]
    if (speaker === undefined) continue
    if (seen.has(speaker)) return true
    seen.add(speaker)
  }
  return false
}

function breakOf(gap: string): Break {
  if (gap === ' ' || gap === '' || gap === ',') return 'none'
  if (/[;:\n\r\t|=→.!?•]|\s[-–—]+\s|->|--|[–—]/.test(gap)) return 'hard'
  return /[,()[\]<>"“”+]/.test(gap) ? 'comma' : 'none'
}

export function tokensOf(content: string, start: number, end: number): Token[] {
  const text = content.slice(start, end)
  const tokens: Token[] = []
  let previous = 0
  let aside = false
  for (const word of scanWords(text, 'sentence')) {
    const { raw, lower } = word
    const gap = text.slice(previous, word.start)
    if (gap.includes('(') || gap.includes(')')) aside = gap.lastIndexOf('(') > gap.lastIndexOf(')')
    tokens.push({
      start: start + word.start,
      end: start + word.end,
      raw,
      lower,
      stem: stem(lower),
      capital: CAPITAL.test(raw),
      before: tokens.length === 0 ? 'hard' : breakOf(gap),
      aside,
    })
    previous = word.end
  }
  return tokens
}

/**
 * Where the sentence that begins at `start` ends: after its full stop, at the end of its line, or at the size limit.
 */
export function sentenceEnd(content: string, start: number): number {
  const limit = Math.min(content.length, start + MAX_SENTENCE)
  for (let at = start; at < limit; at += 1) {
    const character = content[at]
    if (character === '\n' || character === '\r') return at
    if (character !== '.' && character !== '!' && character !== '?') continue
    const next = content[at + 1]
    if (next !== undefined && !/\s/.test(next)) continue
    if (character === '.' && isDay(content, start, at)) continue
    if (character === '.' && ABBREVIATION.test(content.slice(Math.max(start, at - 8), at))) {
      const single = at - start >= 2 && /[\s(][a-z]$/i.test(content.slice(at - 2, at))
      if (!single || !/^\s+(?:The|We|She|He|They|It|I|Her|His|Our|This|But|And)\b/.test(content.slice(at + 1, at + 8)))
        continue
    }
    return at + 1
  }
  if (limit === content.length) return limit
  const space = content.lastIndexOf(' ', limit)
  return space > start ? space : limit
}

const isDay = (content: string, start: number, at: number): boolean =>
  DAY.test(content.slice(Math.max(start, at - 3), at)) && GERMAN_MONTH.test(content.slice(at + 1, at + LONGEST_MONTH))

/** In a chat the question mark is often missing. */
const OPENS_QUESTION = /^(?:how|what|when|who|where|which)$/

/** Where what a speaker says starts, after a label: `Dana: `. */
interface SpokenPart {
  start: number
}

/**
 * Splits a text into sentences, in one pass; the speaker names in a transcript are left out.
 * @param turns who speaks where, if that is known [the labels that the text repeats]
 */
export function* sentencesOf(content: string, turns?: readonly SpokenPart[]): Generator<Sentence> {
  const starts = new Map(turns?.map(({ start }) => [content.lastIndexOf('\n', start - 1) + 1, start]))
  const transcript = turns === undefined ? isTranscript(content) : turns.length > 0
  let at = 0
  let startsLine = true
  let speaker: { start: number; end: number } | undefined
  while (at < content.length) {
    const character = content[at]
    if (character === undefined || /\s/.test(character)) {
      if (character === '\n' || character === '\r') startsLine = true
      at += 1
      continue
    }
    const said = startsLine ? starts.get(at) : undefined
    if (said !== undefined && said > at) {
      speaker = { start: at, end: Math.max(at, content.lastIndexOf(':', said)) }
      at = said
    } else if (turns === undefined && transcript && startsLine) {
      const label = SPEAKER.exec(content.slice(at, at + MAX_TIME + MAX_SPEAKER))
      const [time, name] = [label?.[1] ?? '', label?.[2]]
      speaker = name === undefined ? undefined : { start: at + time.length, end: at + time.length + name.length }
      if (label !== null) at += label[0].length
    }
    const end = sentenceEnd(content, at)
    const tokens = tokensOf(content, at, end)
    if (tokens.length > 0) {
      yield {
        start: at,
        end,
        tokens,
        question:
          content[end - 1] === '?' || (transcript && tokens.length <= 6 && OPENS_QUESTION.test(tokens[0]?.lower ?? '')),
        startsLine,
        speaker,
      }
      startsLine = false
    }
    at = Math.max(end, at + 1)
  }
}
