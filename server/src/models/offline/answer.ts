import type { Answer, AnswerInput, Passage } from '../port.ts'
import { conceptOf } from './concepts.ts'
import { findNumbers } from './numbers.ts'
import { type Sentence, sentencesOf, tokensOf } from './text.ts'
import { STOP_WORDS } from './words.ts'

/** A sentence must cover this much of a question's weight to be looked at as its answer. */
const RELEVANT = 0.3
/** Below this chance of being right nothing is said. */
const SAID = 0.45
/** A second sentence joins when it adds this much that the first left open. */
const ADDS = 0.25
const MAX_PASSAGES = 20
const MAX_PASSAGE = 20_000
const MAX_PARTS = 4

interface Scored {
  passage: Passage
  sentence: Sentence
  /** Share of the question's weight that it covers, by word. */
  covered: ReadonlyMap<string, number>
  /** It has what the question word asks for. */
  fits: boolean
  score: number
}

interface Placed {
  passage: Passage
  sentence: Sentence
}

/**
 * The sentences of the passages that answer the question, word for word, with their places; undefined when none is
 * relevant. A question of several parts ("when …, and who …?") is answered part by part, as far as it can be. Rare words of
 * the question weigh more; a "when", "how many" or "who" wants a date, a number or a name in the sentence; of equals the
 * newest wins, so that a correction outranks what it corrects.
 */
export function answerOffline({ question, passages }: AnswerInput): Answer | undefined {
  const sentences = passages
    .slice(0, MAX_PASSAGES)
    .flatMap(passage =>
      [...sentencesOf(passage.content.slice(0, MAX_PASSAGE))].map(sentence => ({ passage, sentence })),
    )
  const parts = partsOf(question.slice(0, 2_000))
  const words = new Set(parts.flatMap(({ wanted }) => wanted)).size
  const answers = parts.flatMap(part => answerPart(part, words, sentences) ?? [])
  if (answers.length === 0) return undefined
  const chosen = [...new Map(answers.flatMap(one => one.chosen).map(one => [one.sentence, one])).values()]
  const sources = chosen.map(({ passage, sentence: { start, end } }) => ({
    id: passage.id,
    start,
    end,
    text: passage.content.slice(start, end),
  }))
  const confidence = Math.max(...answers.map(one => one.confidence))
  return {
    answer: sources.map(source => source.text).join(' '),
    confidence: Math.round(confidence * 100) / 100,
    sources,
    engine: 'offline',
  }
}

const PARTS =
  /(?:,\s*|\s+)(?:and|or)\s+(?=(?:who|whom|whose|what|when|where|why|how|which|is|are|do|does|did|can|will|has|have|was|were)\b)|\?\s+/i

/** The parts of a question that each ask for something, with the words that they ask about. */
function partsOf(question: string): { text: string; wanted: string[] }[] {
  const parts = question
    .split(PARTS)
    .slice(0, MAX_PARTS)
    .map(text => ({ text, wanted: wordsIn(text) }))
    .filter(({ wanted }) => wanted.length > 0)
  return parts
}

const wordsIn = (text: string): string[] => [
  ...new Set(
    tokensOf(text, 0, text.length)
      .filter(token => !STOP_WORDS.has(token.lower) && !/^(?:many|much)$/.test(token.lower))
      .map(token => conceptOf(token.stem)),
  ),
]

function answerPart(
  { text, wanted }: { text: string; wanted: readonly string[] },
  words: number,
  sentences: readonly Placed[],
): { chosen: Scored[]; confidence: number } | undefined {
  const weights = weigh(
    wanted,
    sentences.map(({ sentence }) => sentence),
  )
  const scored = sentences
    .map(({ passage, sentence }) => score(passage, sentence, weights, text))
    .filter(one => one.score > 0)
    .sort((a, b) => b.score - a.score || b.passage.timestamp.getTime() - a.passage.timestamp.getTime())
  const best = scored[0]
  if (best === undefined || coverage(best) < RELEVANT) return undefined
  const confidence = chance(best, words)
  if (confidence < SAID) return undefined
  const second = scored.find(one => one !== best && adds(best, one) >= ADDS && one.score >= best.score * 0.6)
  return { chosen: second === undefined ? [best] : [best, second], confidence }
}

/** The chance that a sentence answers, fitted on judged questions; see docs/extraction.md. */
function chance(best: Scored, words: number): number {
  const evidence =
    FIT.constant + features(best, words).reduce((sum, value, at) => sum + value * (FIT.weights[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-evidence))
}

const features = (best: Scored, words: number): number[] => [
  coverage(best),
  logOdds(best.passage.score),
  best.fits ? 1 : 0,
  Math.log(words),
]

const logOdds = (chance: number): number => {
  const sure = Math.max(0.01, Math.min(0.99, chance))
  return Math.log(sure / (1 - sure))
}

const FIT = { constant: -1.96, weights: [1.393, 0.822, 0.243, 1.139] }

const coverage = (one: Scored): number => [...one.covered.values()].reduce((sum, weight) => sum + weight, 0)

const adds = (first: Scored, other: Scored): number =>
  [...other.covered].reduce((sum, [word, weight]) => sum + (first.covered.has(word) ? 0 : weight), 0)

/** Each word's share of the question, by how few of the sentences have it. A word that none has counts fully. */
function weigh(wanted: readonly string[], sentences: readonly Sentence[]): ReadonlyMap<string, number> {
  const frequency = new Map<string, number>()
  for (const { tokens } of sentences) {
    for (const concept of new Set(tokens.map(token => conceptOf(token.stem)))) {
      frequency.set(concept, (frequency.get(concept) ?? 0) + 1)
    }
  }
  const raw = wanted.map((word): [string, number] => {
    const count = frequency.get(word) ?? 0
    return [word, Math.log(1 + (sentences.length - count + 0.5) / (count + 0.5)) + 0.5]
  })
  const total = raw.reduce((sum, [, weight]) => sum + weight, 0)
  return new Map(raw.map(([word, weight]) => [word, weight / total]))
}

function score(passage: Passage, sentence: Sentence, weights: ReadonlyMap<string, number>, question: string): Scored {
  const covered = new Map<string, number>()
  for (const token of sentence.tokens) {
    const concept = conceptOf(token.stem)
    const weight = weights.get(concept)
    if (weight !== undefined) covered.set(concept, weight)
  }
  const share = [...covered.values()].reduce((sum, weight) => sum + weight, 0)
  const fit = answersKind(question, passage.content.slice(sentence.start, sentence.end), sentence)
  // What the search thinks of the whole passage weighs more than how many of the words stand in one sentence.
  const value = Math.sqrt(share) * (fit ? 1 : MISSING) * (sentence.question ? 0.5 : 1) * Math.max(0.01, passage.score)
  return { passage, sentence, covered, fits: fit, score: share < 0.15 ? 0 : value }
}

const DATE_LIKE =
  /\b(?:\d{4}|\d{1,2}[/.-]\d{1,2}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tues|wednes|thurs|fri|satur|sun|today|tomorrow|yesterday|week|month|year|morning|evening|ago|since|until)/i

/** What a sentence is worth that has not what the question word asks for. */
const MISSING = 0.65

/** True when the sentence has what the question word asks for. */
function answersKind(question: string, text: string, sentence: Sentence): boolean {
  if (/\bwhen\b|\bwhat (?:date|day|time|year)\b/i.test(question)) return DATE_LIKE.test(text)
  if (/\bhow (?:many|much|old|long|far|big|large)\b/i.test(question))
    return findNumbers(text).some(number => !number.weak)
  if (/\b(?:who|whose|whom|where)\b/i.test(question))
    return sentence.tokens.some((token, at) => token.capital && (at > 0 || !STOP_WORDS.has(token.lower)))
  return true
}
