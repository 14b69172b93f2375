import { speakerKey, stemKey } from './text/hash.ts'
import { stemOf } from './text/stems.ts'
import { tokenize } from './text/tokens.ts'
import { namedTimes, type Span } from './text/when.ts'

/** A word that the question is about, with every form in which the question writes it. */
export interface Term {
  stem: string
  key: number
  /** The key under which texts are found that a person of this name says. */
  speakerKey: number
  surfaces: string[]
}

/** What a question asks for, read without a database. */
export interface Question {
  terms: Term[]
  spans: Span[]
  asksWhen: boolean
}

/** Terms beyond this many are left out: a whole page as a query still costs what a question costs. */
const MOST_TERMS = 24

export function readQuestion(text: string, now: Date, participants: readonly string[] = []): Question {
  const known = new Set(participants.flatMap(name => tokenize(name).map(token => token.word)))
  const terms = new Map<string, Term>()
  const times = namedTimes(text, now)
  for (const { word, surface, start } of tokenize(text)) {
    const stem = stemOf(word)
    if (stem === '' || known.has(word)) continue
    if (times.some(time => start >= time.start && start < time.end)) continue
    const term = terms.get(stem)
    if (!term) {
      if (terms.size < MOST_TERMS)
        terms.set(stem, { stem, key: stemKey(stem), speakerKey: speakerKey(word), surfaces: [surface] })
    } else if (!term.surfaces.includes(surface)) term.surfaces.push(surface)
  }
  return {
    terms: [...terms.values()],
    spans: times.flatMap(time => time.spans),
    asksWhen: /\b(?:when|what (?:date|day|month|year|time)|how long ago|which (?:day|month|year))\b/i.test(text),
  }
}
