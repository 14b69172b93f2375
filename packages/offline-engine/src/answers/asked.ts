import { namedTimes, type TimeSettings, type TimeSpan } from '@keepsake/english'
import { type Token, tokensOf } from '@keepsake/english/sentences'
import { STOP_WORDS } from '@keepsake/english/words'

/** What the answer to a question has to be. */
export type AskedKind =
  | 'person'
  | 'name'
  | 'when'
  | 'where'
  | 'money'
  | 'count'
  | 'age'
  | 'duration'
  | 'distance'
  | 'amount'
  | 'how often'
  | 'manner'
  | 'reason'
  | 'sort'
  | 'yes or no'
  | 'other'

/** What a source has to be about in order to answer a question. */
export interface Asked {
  question: string
  kind: AskedKind
  /** Names of persons, places and things, without titles, in lower case. */
  names: readonly string[]
  /** Numbers and identifiers, as digits where they are written as words. */
  numbers: readonly string[]
  /** When what it asks for happened or was said. */
  spans: readonly TimeSpan[]
  /** How the times of sources are read. */
  times: TimeSettings
  /** Its other informative words, in lower case. */
  words: readonly string[]
  /** What it counts, or the kind of thing that a "which" names. */
  sort: string | undefined
  /** Whose a thing is, by the thing: "my" for "my birthday". */
  owners: ReadonlyMap<string, string>
  /** Asks about somebody whom only a pronoun names. */
  isOfUnnamed: boolean
  isNegated: boolean
  /** Asks for a state that lasts, of which only the newest is true, and not for something that happened. */
  isState: boolean
  isEnglish: boolean
}

export const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const TITLES = /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|madam|st|inc|ltd|gmbh|co)\.?$/
const OPENS =
  /^(?:who|whom|whose|what|when|where|why|how|which|is|are|was|were|do|does|did|can|could|will|would|shall|should|has|have|had|may|must|in|on|at|to|from|for|with|by|of|until|since|about|the|a|an|my|our|your|please|tell|remind|show|give|list|name|under|during|after|before|and|or|but|so|ok|hi|hello|hey)$/
/** Words that are in questions about anything. */
const LIGHT = new Set(
  `happen happens happened happening do does did done doing go goes going went come comes came coming get gets got take takes took taken
  place thing things make made kind sort type many much long old often far big last lastly please currently now today still ever
  exactly actually usually tell know known say said called call name named give given have has had having been being be latest
  current newest recent recently next originally previously again also there here would could should will
  shall want anything something someone anyone somebody anybody everything else people person persons who what
  where when why how which need needs ago wrong matter any year years month months week weeks day days date time times latter`.split(
    /\s+/,
  ),
)
/** Of each kind. */
const MAX_WORDS = 24
const OWNER = /^(?:my|our|your|his|her|its|their)$/
const AUXILIARY = /^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|shall|may|must)$/

/** In this order; the first that matches decides. */
const KINDS: readonly (readonly [AskedKind, RegExp])[] = [
  [
    'reason',
    /\bwhy\b|\bhow come\b|\bwhat(?:'s| is| was| were)? the (?:reasons?|causes?)\b|\bwhat (?:caused|causes|made|led)\b/i,
  ],
  [
    'when',
    /\bwhen\b|\b(?:what|which) (?:\w+ )?(?:dates?|days?|weekdays?|years?|months?|time)\b|\bhow long ago\b|\b(?:until|since|by) (?:when|what)\b/i,
  ],
  ['name', /\bwhat(?:['’]s| is| was| are| were)? .*\b(?:names?|called)\b/i],
  ['person', /\bwho(?:m|se)?\b/i],
  ['where', /\bwhere\b/i],
  ['age', /\bhow old\b|\bwhat age\b/i],
  ['how often', /\bhow (?:often|frequently|regularly)\b/i],
  [
    'money',
    // "how much paid leave" asks for leave
    /\bhow much (?:of |more |less |extra )?(?:(?:the|my|our|your|his|her|their) )?(?:money|costs?|price|rent|fee|budget|salary|deposit|tax|tip)\b|\bhow much (?:(?:of|more|less|extra) )?(?:do|does|did|is|are|was|were|has|have|had|will|would|can|could|should|shall|may|must|to|it)\b.*\b(?:costs?|pay|pays|paid|spen[dt]|charged?|charges?|earns?|price|rent|fee|money|budget|offer(?:ed)?|insured|worth|owe[sd]?|sold|sell|bought|salary)\b|\bwhat (?:\w+ ){0,5}(?:costs?|charged?|salary|price|rent|fee|budget|deposit)\b|\bhow expensive\b/i,
  ],
  ['count', /\bhow many\b|\bwhat number of\b/i],
  ['duration', /\bhow (?:long|late|delayed)\b/i],
  ['distance', /\bhow (?:far|tall|high|wide|deep|thick)\b/i],
  ['amount', /\bhow (?:much|big|large|heavy|fast|hot|cold|warm|strong|full)\b/i],
  ['manner', /\bhow (?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|had)\b/i],
  [
    'sort',
    /\b(?:which|what) (?:kind|sort|type)s? of\b|\bwhich \p{L}|\b(?:what|in what) (?!is\b|was\b|are\b|were\b|do\b|does\b|did\b|has\b|have\b|had\b|will\b|would\b|can\b|could\b|should\b|happen|else\b|about\b|i\b|we\b|the\b)\p{L}+/iu,
  ],
  ['yes or no', /^\s*(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had)\b/i],
]
const SORT = /\b(?:which|what|how many)(?: (?:kind|sort|type|piece)s? of)? ([\p{L}-]+)/iu
const STATE = /\b(?:is|are|am|do|does|can|should|has|have|must|'s|’s)\b/i
const EVENT = /\b(?:did|was|were|had|happened|been)\b/i

/** Phrases of questions, in the word that texts have for the same. */
const PHRASES: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/\bcall(?:ed|s)? off\b/gi, 'cancelled'],
  [
    /\b(?:without (?:an? |any )?(?:fees?|charges?|costs?|paying)|free of charge|at no (?:cost|charge|extra cost))\b/gi,
    'free',
  ],
  [/\bput(?:s)? off\b/gi, 'postponed'],
  [/\bturn(?:ed|s)? down\b/gi, 'rejected'],
  [/\bcarr(?:y|ied|ies) out\b/gi, 'done'],
  [/\b(?:(?:get|gets|got|be) in touch with|(?<=\bbe )reached(?= ?(?:\?|$|by\b|on\b)))/gi, 'contacted'],
]

export function readAsked(text: string, now: Date, times: TimeSettings = {}): Asked {
  const question = PHRASES.reduce((read, [phrase, word]) => read.replaceAll(phrase, word), text)
  const named = namedTimes(question, now, times)
  const isTime = ({ start }: Token): boolean => named.some(time => start >= time.start && start < time.end)
  const tokens = [...tokensOf(question, 0, question.length)]
  const rest = tokens.filter(token => !isTime(token))
  const kind = KINDS.find(([, asks]) => asks.test(question))?.[0] ?? 'other'
  const names: string[] = []
  const numbers: string[] = []
  const words: string[] = []
  for (const token of rest) {
    const lower = token.lower.replace(/['’]s$/, '').replace(/['’]$/, '')
    const counted = NUMBER_WORDS.indexOf(lower)
    if (/\p{N}/u.test(lower)) numbers.push(lower)
    else if (counted > 1) numbers.push(String(counted))
    else if (isName(token, tokens)) {
      if (!TITLES.test(lower)) names.push(lower)
    } else if (!STOP_WORDS.has(token.lower) && !STOP_WORDS.has(lower) && !LIGHT.has(lower) && !TITLES.test(lower))
      words.push(lower)
  }
  return {
    question,
    kind,
    names: names.slice(0, MAX_WORDS),
    numbers: numbers.slice(0, MAX_WORDS),
    spans: named.flatMap(({ spans }) => spans),
    times,
    words: words.slice(0, MAX_WORDS),
    sort: kind === 'count' || kind === 'sort' ? SORT.exec(question)?.[1]?.toLowerCase() : undefined,
    owners: ownersIn(rest),
    isOfUnnamed: names.length === 0 && /\b(?:he|she|him|her|his|hers)\b/i.test(question),
    isNegated: /\b(?:not|no|never|without)\b|n['’]t\b/i.test(question),
    isState: STATE.test(question) && !EVENT.test(question),
    isEnglish: tokens.some(({ lower }) => OPENS.test(lower) || STOP_WORDS.has(lower)),
  }
}

/** A capital letter within a sentence; at its beginning only before a possessive ending, or if it is no word of a question. */
function isName({ raw, lower, capital, start }: Token, tokens: readonly Token[]): boolean {
  if (!capital || /^I(?:['’]\p{L}+)?$/u.test(raw)) return false
  const isFirst = start === tokens[0]?.start
  return !isFirst || (!OPENS.test(lower.replace(/['’]s$/, '')) && !STOP_WORDS.has(lower))
}

function ownersIn(tokens: readonly Token[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [at, { lower }] of tokens.entries()) {
    if (!OWNER.test(lower) && !/['’]s?$/.test(lower)) continue
    const owner = lower.replace(/['’]s?$/, '')
    if (AUXILIARY.test(owner) || (OPENS.test(owner) && !OWNER.test(lower))) continue
    // the noun is the last of the words that follow directly
    for (const next of tokens.slice(at + 1, at + 4)) {
      if (STOP_WORDS.has(next.lower) || next.before !== 'none') break
      owners.set(next.lower.replace(/['’]s$/, ''), owner)
      if (/['’]s$/.test(next.lower)) break
    }
  }
  return owners
}
