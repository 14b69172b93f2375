import {
  namedTimes,
  relatedWords,
  speakerKey,
  stemKey,
  stemsOfToken,
  type TimeSettings,
  type TimeSpan,
  tokenize,
} from '@keepsake/english'

/** A word that the question is about, with every form in which it occurs. */
export interface Term {
  /** As in the question, in lower case; empty for another spelling of it. */
  word: string
  stem: string
  key: number
  /** The key of texts by a speaker with this name. */
  speakerKey: number
  surfaces: string[]
  /** Keys of related words. */
  related: number[]
}

/** A question, parsed without a database. */
export interface Question {
  terms: Term[]
  spans: TimeSpan[]
  /** Whether it has words such as "the" or "does", and is not a list of words to look for. */
  isSentence: boolean
  asksWhen: boolean
  /** Whether it asks for a number: "how many", "how much", "how old". */
  asksNumber: boolean
}

/** Maximum number of terms, so that a full page as a query costs no more than a question. */
const MAX_TERMS = 24

const ASKS_NUMBER =
  /\bhow (?:many|much|long|old|often|far|big|tall|fast|high|large|late)\b|\bwhat (?:price|number|percentage|age|amount|size)\b|\bcosts?\b/i

interface Reading {
  /** Names whose words say only who speaks. [none] */
  participants?: readonly string[] | undefined
  /** Whether to search for related words too. [true] */
  related?: boolean | undefined
  times?: TimeSettings | undefined
}

export function readQuestion(
  text: string,
  now: Date,
  { participants = [], related = true, times: settings }: Reading = {},
): Question {
  const known = new Set(participants.flatMap(name => tokenize(name).map(token => token.word)))
  const terms = new Map<string, Term>()
  const times = namedTimes(text, now, settings)
  const tokens = tokenize(text)
  for (const token of tokens) {
    const { word, surface, start } = token
    if (known.has(word)) continue
    // a number of a time may be one of an identifier: Rex-2031
    if (!/\p{N}/u.test(word) && times.some(time => start >= time.start && start < time.end)) continue
    for (const stem of stemsOfToken(token)) {
      const term = terms.get(stem)
      if (!term) {
        if (terms.size < MAX_TERMS)
          terms.set(stem, {
            word: token.also.includes(stem) ? '' : word,
            stem,
            key: stemKey(stem),
            speakerKey: speakerKey(word),
            surfaces: [surface],
            related: related ? relatedWords(stem).map(stemKey) : [],
          })
      } else if (!term.surfaces.includes(surface)) term.surfaces.push(surface)
    }
  }
  return {
    terms: [...terms.values()],
    spans: times.flatMap(time => time.spans),
    isSentence: tokens.some(token => stemsOfToken(token).length === 0),
    asksWhen: /\b(?:when|what (?:date|day|month|year|time)|how long ago|which (?:day|month|year))\b/i.test(text),
    asksNumber: ASKS_NUMBER.test(text),
  }
}
