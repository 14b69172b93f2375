import { namedTimes, stemsOf, tokenize, wordsOfMeaning } from '@keepsake/english'
import { conceptOf } from '@keepsake/english/concepts'
import { type Token, tokensOf } from '@keepsake/english/sentences'
import { rarity, similarity } from '@keepsake/english/word-vectors'
import { STOP_WORDS, stem } from '@keepsake/english/words'
import type { Passage } from '../types.ts'
import { type Asked, NUMBER_WORDS } from './asked.ts'
import { hasAsked, hasPerson, namesSomebody } from './asked-kind.ts'
import { isAsserted, repliesTo } from './asserted.ts'
import { introducedIn } from './introduced.ts'
import type { PassageSentence } from './passage-sentences.ts'
import { hasOfSort } from './sorts.ts'
import { isOfRelative, isOwned } from './whose.ts'

/** A sentence that may answer a question, in its passage. */
export interface Stated {
  text: string
  tokens: readonly Token[]
  passage: Pick<Passage, 'content' | 'timestamp' | 'speaker' | 'about' | 'isNamed'> & {
    /** The messages that it may reply to. */
    before?: string
  }
}

/** From this similarity on, a word is of the kind that a "which" names: copper is a color. */
const OF_SORT = 0.3
/** The share of the informative words of a question that a source may lack. */
const MAY_LACK = 0.2
/** The same if the question is in a language of which only the words are known. */
const MAY_LACK_OTHERWISE = 0.5
/** Words of which one does not stand for another, however alike they are used. */
const KIN =
  /^(?:mother|father|mum|mom|dad|brother|sister|son|daughter|wife|husband|partner|uncle|aunt|cousin|nephew|niece|grandmother|grandfather|boy|girl|man|woman|buy|sell|arrive|leave|open|close|start|end|win|lose|before|after|left|right|morning|evening|north|south|east|west|summer|winter|spring|autumn)s?$/
const FIRST_PERSON = /\b(?:i|i['’]m|i['’]ve|i['’]ll|i['’]d|me|my|mine|we|our|us|ours)\b/i
const NEGATED = /^(?:not|never|.*n['’]t|cannot|hardly)$/

/** How a sentence is judged: by its own words, or as the source of an answer that a model worded. */
interface Judging {
  isWorded?: boolean
  /** What the property of a value is called that it states, and that is of the kind asked for: it counts as said. */
  said?: readonly Token[]
}

/**
 * Whether a sentence answers a question: it is about each name, number and time of it, says what the question says, and has
 * the kind of thing that is asked for. A text that merely shares words with a question does not.
 */
export function supports(asked: Asked, stated: Stated, { isWorded = false, said = [] }: Judging = {}): boolean {
  const { text, tokens, passage } = stated
  const context = contextOf(passage)
  const own = wordsIn(tokens)
  const whole = said.length === 0 ? own : wordsIn([...tokens, ...said])
  return (
    !(asked.isOfUnnamed && passage.isNamed === true) &&
    asked.names.every(name => isNamed(name, own, context)) &&
    isAboutNamed(asked, stated, own) &&
    asked.numbers.every(number => hasNumber(number, context)) &&
    isOfTime(asked, stated) &&
    (isWorded || !isDenied(asked, tokens)) &&
    isOwned(asked, tokens) &&
    (isWorded || lackOf(asked, whole, context) <= (asked.isEnglish ? MAY_LACK : MAY_LACK_OTHERWISE)) &&
    (hasSort(asked, whole, stated) || (isWorded && isOfSort(asked, stated))) &&
    (!asked.isEnglish ||
      said.length > 0 ||
      hasAsked(asked, { text, tokens, speaker: passage.speaker ?? passage.about }, word => isAskedFor(asked, word)))
  )
}

/** A message sooner after another than this may be a reply to it. */
const MOMENT_MS = 15 * 60_000

/** What the sentences of passages are to a question. */
export interface Supporting {
  /** Whether it is about what is asked. */
  isAbout(one: Stated): boolean
  /** Whether it tells that, and does not only ask or wish it. */
  isTold(one: Stated): boolean
  /** Whether it answers together with what its property is called. That its value is stated has been judged. */
  states(one: Stated, said: readonly Token[]): boolean
}

/**
 * Whether a sentence of one of the passages answers a question, read with the messages that it replies to. If a question
 * names somebody who has memories, only these count.
 */
export function supporting(asked: Asked, sentences: readonly Stated[], placed: readonly PassageSentence[]): Supporting {
  const byPassage = Map.groupBy(placed, ({ passage }) => passage)
  const passages = [...byPassage.keys()]
  const introduced = introducedIn(passages)
  const read = new Map<Stated['passage'], Stated['passage']>()
  for (const [passage, own] of byPassage) {
    // of a long passage only the part that was read
    const content = passage.content.slice(own[0]?.start, own.at(-1)?.end)
    const about = [passage.about, introduced.get(passage.about)].filter(Boolean).join(' ')
    read.set(passage, { ...passage, content, about, before: repliedTo(passage, passages) })
  }
  const replied = repliesTo(asked, placed)
  const isSupported = (one: Stated, said?: readonly Token[]): boolean =>
    supports(asked, { ...one, passage: read.get(one.passage) ?? one.passage }, { ...(said && { said }) })
  const isTold = (one: Stated): boolean =>
    (replied.has(one) || isAsserted(asked, one)) && !isOfRelative(asked, one.tokens, aboutOf(one.passage))
  const supported = sentences.filter(one => isSupported(one))
  const own = supported.filter(({ passage }) => isOfNamed(asked, passage))
  const counted = new Set(own.length > 0 ? own : supported)
  return { isAbout: one => counted.has(one), isTold, states: isSupported }
}

const aboutOf = (passage: Stated['passage']): ReadonlySet<string> => contextOf(passage).about

const isOfNamed = ({ names }: Asked, passage: Stated['passage']): boolean =>
  passage.about !== undefined && names.some(name => contextOf(passage).about.has(plain(name)))

function repliedTo(passage: Stated['passage'], all: readonly Stated['passage'][]): string {
  if (passage.speaker === undefined) return ''
  const gapTo = ({ timestamp }: Stated['passage']): number => passage.timestamp.getTime() - timestamp.getTime()
  const isBefore = (other: Stated['passage']): boolean =>
    other.speaker !== undefined && gapTo(other) > 0 && gapTo(other) <= MOMENT_MS
  return all
    .filter(isBefore)
    .map(({ content }) => content)
    .join('\n')
}

/** A passage read once: its words, those that it replies to, and those of the name of its record and its speaker. */
interface Context {
  words: Words
  before: Words
  /** In which an identifier is found. */
  spellings: ReadonlySet<string>
  about: ReadonlySet<string>
}

interface Words {
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  concepts: ReadonlySet<string>
}

const contexts = new WeakMap<object, Context>()

function contextOf(passage: Stated['passage']): Context {
  const known = contexts.get(passage)
  if (known) return known
  const { content, speaker = '', about = '', before = '' } = passage
  const context = {
    words: wordsIn(tokensOf(content, 0, content.length)),
    before: wordsIn(tokensOf(before, 0, before.length)),
    spellings: new Set(tokenize(content).flatMap(({ word, also }) => [word, compact(word), ...also])),
    about: new Set(tokenize(`${speaker} ${about}`).map(({ word }) => word)),
  }
  contexts.set(passage, context)
  return context
}

const bare = (lower: string): string => lower.replace(/['’]s?$/, '')

function wordsIn(tokens: Iterable<Token>): Words {
  const words = new Set<string>()
  let isWilling = false
  for (const { lower } of tokens) {
    for (const word of [bare(lower), ...bare(lower).split('-')]) words.add(plain(word))
    // "she'd rather stay" says what she prefers
    if (lower === 'rather' && isWilling) words.add('prefer')
    isWilling = lower === 'would' || /['’]d$/.test(lower)
  }
  const informative = [...words].filter(word => !STOP_WORDS.has(word))
  const coarse = [...words].map(stem)
  return {
    words,
    stems: new Set([...[...words].flatMap(word => [...stemsOf(word)]), ...coarse]),
    concepts: new Set(informative.filter(word => !KIN.test(word)).map(conceptOfWord)),
  }
}

/** Longer endings make another word: a basement is no base. */
const MAX_ENDING = 3

function conceptOfWord(word: string): string {
  const base = stem(word)
  return word.length - base.length > MAX_ENDING ? word : conceptOf(base)
}

/** Without accents, so that a name is the same however it is typed. */
const plain = (word: string): string => (/^[a-z0-9]*$/.test(word) ? word : (tokenize(word)[0]?.word ?? word))

function isNamed(name: string, own: Words, { words, before, about }: Context): boolean {
  const word = plain(name)
  const isIn = (each: Words): boolean => each.words.has(word) || stemsOf(word).some(s => each.stems.has(s))
  return [own, words, before].some(isIn) || about.has(word)
}

/**
 * A name that only the record or the speaker has is the one who says "I". A sentence about somebody else is not about them:
 * in the memories of Emil, "Dana prefers green tea" says nothing of Emil.
 */
function isAboutNamed({ names, words }: Asked, { text, tokens, passage }: Stated, own: Words): boolean {
  if (names.length === 0 || names.some(name => own.words.has(plain(name)))) return true
  const isWithin = names.some(name => contextOf(passage).words.words.has(plain(name)))
  if (isWithin || FIRST_PERSON.test(text)) return true
  // "Luca is his brother" is about whose brother is asked for
  if (tokens.some(({ lower }, at) => /^(?:his|her|their)$/.test(lower) && words.includes(tokens[at + 1]?.lower ?? '')))
    return true
  const [first, second] = tokens
  const startsWithName =
    first?.capital === true &&
    !STOP_WORDS.has(first.lower) &&
    rarity(first.lower) > 0.55 &&
    second !== undefined &&
    /^(?:is|was|has|had|will|can|and)$|[^s]s$|ed$/.test(second.lower)
  return !startsWithName
}

function hasNumber(number: string, { spellings }: Context): boolean {
  const word = NUMBER_WORDS[Number(number)]
  return [number, compact(number), ...(word === undefined ? [] : [word])].some(each => spellings.has(each))
}

const compact = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '')

/** Said at a time that the question names, or about it. */
export function isOfTime(
  { spans, times }: Pick<Asked, 'spans' | 'times'>,
  { text, passage: { timestamp } }: { text: string; passage: Pick<Passage, 'timestamp'> },
): boolean {
  if (spans.length === 0) return true
  const at = timestamp.getTime()
  if (spans.some(({ from, to }) => at >= from && at < to)) return true
  const told = namedTimes(text, timestamp, times).flatMap(time => time.spans)
  return told.some(({ from, to }) => spans.some(span => from >= span.from && to <= span.to))
}

/** "Emil no longer manages the warehouse" does not say who does. */
function isDenied({ words, isNegated, kind }: Asked, tokens: readonly Token[]): boolean {
  if (isNegated || kind === 'yes or no' || kind === 'reason' || kind === 'other') return false
  const verbs = new Set(words.flatMap(word => [...stemsOf(word)]))
  return tokens.some(({ lower, before }, at) => {
    if (before !== 'none' || !stemsOf(bare(lower)).some(s => verbs.has(s))) return false
    const previous = tokens[at - 1]?.lower ?? ''
    const isLast = previous === 'longer' && tokens[at - 2]?.lower === 'no'
    // "Jana no longer leads it, Marek does"
    if (
      tokens
        .slice(at)
        .some((next, n, rest) => next.capital && /^(?:does|do|is|are|has)$/.test(rest[n + 1]?.lower ?? ''))
    )
      return false
    return isLast || NEGATED.test(previous) || (lower.endsWith('ing') && /^(?:stopped|quit)$/.test(previous))
  })
}

/** A word counts this much less if only the rest of the passage, or the message that it replies to, has it. */
const ELSEWHERE = 0.3
const REPLIED_TO = 0.15

/** The share of the informative words of a question that a sentence and its passage lack. */
function lackOf({ words, sort }: Asked, own: Words, { words: around, before, about }: Context): number {
  let [total, lacking] = [0, 0]
  for (const word of words) {
    if (word === sort) continue
    const weight = 0.2 + rarity(word)
    total += weight
    if (has(word, own) || about.has(plain(word))) continue
    lacking += weight * (has(word, before) ? REPLIED_TO : has(word, around) ? ELSEWHERE : 1)
  }
  return total === 0 ? 0 : lacking / total
}

/** The share of the informative words of a question that a name lacks. */
export function lacksBeside({ words }: Asked, name: string): number {
  const own = wordsIn(tokensOf(name, 0, name.length))
  return words.length === 0 ? 0 : words.filter(word => !has(word, own)).length / words.length
}

/** Whether words have a word in any form, or one that means the same. */
function has(word: string, { words, stems, concepts }: Words): boolean {
  const asked = plain(word)
  if (words.has(asked) || stemsOf(asked).some(s => stems.has(s)) || stems.has(stem(asked))) return true
  if (KIN.test(asked)) return false
  if (concepts.has(conceptOfWord(asked)) || stemsOf(asked).some(s => wordsOfMeaning(s).some(other => stems.has(other))))
    return true
  return asked.length >= MIN_PART && [...words].some(other => isCompound(other, asked) || isCompound(asked, other))
}

const MIN_PART = 4

/** "landline" is a line. */
const isCompound = (whole: string, part: string): boolean =>
  part.length >= MIN_PART && whole.length >= part.length + 3 && (whole.endsWith(part) || whole.startsWith(part))

function hasSort(asked: Asked, own: Words, { tokens, passage }: Stated): boolean {
  const { sort, kind } = asked
  if (sort === undefined || STOP_WORDS.has(sort)) return true
  if (has(sort, own)) return true
  if (kind === 'count') return false
  const known = hasOfSort(sort, tokens, word => isAskedFor(asked, word) || contextOf(passage).about.has(plain(word)))
  if (known !== undefined) return known
  return [...own.words].some(word => !isAskedFor(asked, word) && similarity(sort, word) >= OF_SORT)
}

/** A thing of the kind that the rest of the passage names, or somebody, if it is a person or a company that is asked for. */
const isOfSort = ({ sort = '' }: Asked, { text, tokens, passage }: Stated): boolean =>
  has(sort, contextOf(passage).words) ||
  (namesSomebody(sort) && hasPerson({ text, tokens, speaker: passage.speaker }, () => false))

/** Whether a word is one of the question. */
function isAskedFor({ words, names, numbers, sort }: Asked, lower: string): boolean {
  const word = plain(lower)
  const stems = new Set([...stemsOf(word), stem(word)])
  const same = (other: string): boolean =>
    plain(other) === word || stemsOf(plain(other)).some(s => stems.has(s)) || stems.has(stem(other))
  return (
    [...words, ...names, ...(sort === undefined ? [] : [sort])].some(same) ||
    numbers.includes(word) ||
    numbers.includes(String(NUMBER_WORDS.indexOf(word)))
  )
}
