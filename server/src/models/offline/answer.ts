import type { Answer, AnswerInput, Passage } from '../port.ts'
import { conceptOf } from './concepts.ts'
import { findNumbers } from './numbers.ts'
import { type Sentence, sentencesOf, tokensOf } from './text.ts'
import { STOP_WORDS } from './words.ts'

/** A sentence must cover this much of the question's weight to be an answer. */
const RELEVANT = 0.5
/** A second sentence joins when it adds this much that the first left open. */
const ADDS = 0.25
const MAX_PASSAGES = 20
const MAX_PASSAGE = 20_000

interface Scored {
  passage: Passage
  sentence: Sentence
  /** Share of the question's weight that it covers, by word. */
  covered: ReadonlyMap<string, number>
  score: number
}

/**
 * The sentence (or two) of the passages that answers the question, word for word, with its place; undefined when none is
 * relevant. Rare words of the question weigh more; a "when", "how many" or "who" wants a date, a number or a name in the
 * sentence; of equals the newest wins, so that a correction outranks what it corrects.
 */
export function answerOffline({ question, passages }: AnswerInput): Answer | undefined {
  const wanted = [
    ...new Set(
      tokensOf(question, 0, Math.min(question.length, 2_000))
        .filter(token => !STOP_WORDS.has(token.lower))
        .map(token => conceptOf(token.stem)),
    ),
  ]
  if (wanted.length === 0) return undefined
  const sentences = passages
    .slice(0, MAX_PASSAGES)
    .flatMap(passage =>
      [...sentencesOf(passage.content.slice(0, MAX_PASSAGE))].map(sentence => ({ passage, sentence })),
    )
  const weights = weigh(
    wanted,
    sentences.map(({ sentence }) => sentence),
  )
  const scored = sentences
    .map(({ passage, sentence }) => score(passage, sentence, weights, question))
    .filter(one => one.score > 0)
    .sort((a, b) => b.score - a.score || b.passage.timestamp.getTime() - a.passage.timestamp.getTime())
  const best = scored[0]
  if (best === undefined || coverage(best) < RELEVANT) return undefined
  const second = scored.find(one => one !== best && adds(best, one) >= ADDS && one.score >= best.score * 0.6)
  const chosen = second === undefined ? [best] : [best, second]
  const sources = chosen.map(({ passage, sentence: { start, end } }) => ({
    id: passage.id,
    start,
    end,
    text: passage.content.slice(start, end),
  }))
  return {
    answer: sources.map(source => source.text).join(' '),
    confidence:
      Math.round(Math.min(0.95, coverage(best) * (0.55 + 0.4 * Math.max(0, Math.min(1, best.passage.score)))) * 100) /
      100,
    sources,
    engine: 'offline',
  }
}

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
  const value = share * fit * (sentence.question ? 0.5 : 1) * (0.8 + 0.2 * Math.max(0, Math.min(1, passage.score)))
  return { passage, sentence, covered, score: share < 0.15 ? 0 : value }
}

const DATE_LIKE =
  /\b(?:\d{4}|\d{1,2}[/.-]\d{1,2}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tues|wednes|thurs|fri|satur|sun|today|tomorrow|yesterday|week|month|year|morning|evening|ago|since|until)/i

/** 1 when the sentence has what the question word asks for, less when it has not. */
function answersKind(question: string, text: string, sentence: Sentence): number {
  const missing = 0.75
  if (/\bwhen\b|\bwhat (?:date|day|time|year)\b/i.test(question)) return DATE_LIKE.test(text) ? 1 : missing
  if (/\bhow (?:many|much|old|long|far|big|large)\b/i.test(question)) return findNumbers(text).length > 0 ? 1 : missing
  if (/\b(?:who|whose|whom|where)\b/i.test(question))
    return sentence.tokens.slice(1).some(token => token.capital) ? 1 : missing
  return 1
}
