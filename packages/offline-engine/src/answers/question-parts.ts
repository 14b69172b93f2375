import { tokensOf } from '@keepsake/english/sentences'
import { STOP_WORDS } from '@keepsake/english/words'
import { verbIn } from './verb-use.ts'
import { type WordFacts, wordFactsOf } from './word-facts.ts'

/** The kind of answer that a part of a question expects. */
export type Kind = 'time' | 'money' | 'number' | 'person' | 'reason' | 'other'

/** A word of the question; its weight is lower if it occurs in another part of the question only. */
export interface Wanted extends WordFacts {
  /** A name is not matched by words similar in meaning. */
  isName: boolean
}

/** One thing that a question asks for. */
export interface Part {
  text: string
  kind: Kind
  wanted: readonly Wanted[]
  /** The kind that a "which" or "what" names, in lower case: its answer is similar in meaning. */
  sort: readonly string[]
  /** For facts that changed: 1 asks for the latest, -1 for the previous, 0 says nothing. */
  time: -1 | 0 | 1
  /** The verb with which it asks, as written. */
  verb: string | undefined
}

const MAX_QUESTION = 2_000
const MAX_PARTS = 4
const MAX_WORDS = 24
/** Weight of a word that occurs in another part of the question only. */
const BESIDE = 0.3

const ASKING = 'who|whom|whose|what|when|where|why|how|which'
/** Before one of these an auxiliary begins a question: "and is it open". Otherwise it goes on: "who came and did not stay". */
const SUBJECT = String.raw`(?:i|you|he|she|it|we|they|there|this|that|these|those|the|an?|my|your|his|her|its|our|their|any|anyone|anybody|anything|someone|somebody|something|everyone|everybody|everything|all|each|every|some)\b`
const INVERTED = String.raw`(?:is|are|do|does|did|can|will|has|have|had|was|were)(?:n['’]t)? (?:${SUBJECT}|(?-i:\p{Lu}))`
const BOUNDARY = new RegExp(String.raw`(?:,\s*|(?<!\s)\s+)(?:and|or|but)\s+(?=(?:${ASKING})\b|${INVERTED})|\?\s+`, 'iu')
/** The first match decides. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'reason',
    /\bwhy\b|\bhow come\b|\bwhat (?:caused|causes|made|led|was behind)\b|\bwhat (?:is|was|were) the (?:reasons?|causes?)\b/i,
  ],
  [
    'time',
    /\bwhen\b|\bhow long ago\b|\b(?:what|which|whose)(?: \w+)? (?:dates?|days?|weekdays?|years?|months?|time|hours?|season|birthday)\b|\b(?:since|until|till) (?:when|what)\b/i,
  ],
  [
    'money',
    /\bhow much\b.*\b(?:costs?|pay|pays|paid|spen[dt]|charged?|earn|price|rent|fee|money|willing|budget|save|grant|compensation|deposit|apply|plan)\b|\bwhat (?:\w+ ){0,4}(?:price|budget|salary|fee|rent|costs?|deposit)\b/i,
  ],
  [
    'number',
    /\bhow (?:many|much|old|long|far|big|large|tall|high|fast|late|often|heavy|wide|deep|delayed)\b|\bwhat (?:\w+ ){0,3}(?:number|percentage|share|amount|size|age|rate|ratio|width|height|weight|score)\b/i,
  ],
  [
    'person',
    /\bwho(?:m|se)?\b|\bwhich (?:person|people|man|woman|client|customer|colleague|engineer|doctor|patient|professor|pupil|teacher|tenant)\b/i,
  ],
]

const LATEST =
  /\b(?:now|nowadays|current|currently|these days|today|latest|still|at the moment|by now|at present|since)\b/i
const EARLIER =
  /\b(?:before|previous|previously|formerly|originally|initially|first|used to|at the (?:start|beginning)|once|earlier|old)\b/i
const SORT = /\b(?:which|what)(?: (?:kind|sort|type|form|piece)s? of)?((?: [\p{L}-]{1,30}){1,3})/iu

/** The parts of a question that each ask for something; none if it has no informative word. */
export function partsOf(question: string): Part[] {
  const texts = question.slice(0, MAX_QUESTION).split(BOUNDARY).slice(0, MAX_PARTS)
  const words = texts.map(wordsIn)
  return texts.flatMap((text, at): Part[] => {
    const own = words[at] ?? []
    if (own.length === 0) return []
    const known = new Set(own.map(({ concept }) => concept))
    const beside = words.flat().filter(({ concept }) => !known.has(concept))
    const wanted = [...own, ...beside.map(word => ({ ...word, weight: word.weight * BESIDE }))].slice(0, MAX_WORDS)
    return [{ text, kind: kindOf(text), wanted, sort: sortIn(text), time: timeOf(text), verb: verbIn(text) }]
  })
}

const kindOf = (text: string): Kind => KINDS.find(([, asks]) => asks.test(text))?.[0] ?? 'other'
const timeOf = (text: string): Part['time'] => (LATEST.test(text) ? 1 : EARLIER.test(text) ? -1 : 0)

function sortIn(text: string): string[] {
  const words = (SORT.exec(text)?.[1] ?? '').trim().toLowerCase().split(' ')
  const end = words.findIndex(word => STOP_WORDS.has(word))
  return (end < 0 ? words : words.slice(0, end)).slice(0, 2).filter(word => word !== '')
}

function wordsIn(text: string): Wanted[] {
  const words = new Map<string, Wanted>()
  for (const { lower, capital, start } of tokensOf(text, 0, text.length)) {
    if (STOP_WORDS.has(lower) || /^(?:many|much|long|often|come|ago)$/.test(lower)) continue
    const told = wordFactsOf(lower)
    if (!words.has(told.concept))
      words.set(told.concept, { ...told, isName: (capital && start > 0) || /\d/.test(lower) })
  }
  return [...words.values()]
}
