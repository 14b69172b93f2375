import type { TimeSpan } from '@keepsake/english'
import { DAY_MS } from '../../platform/values/durations.ts'
import { TRAIT } from '../text/traits.ts'
import type { Parts, Signals } from '../types.ts'
import type { Question } from './question.ts'

/** The scoring inputs of one passage. */
export interface Cell {
  /** Occurrences of each term of the question; less than one if only a related word occurs. */
  counts: readonly number[]
  /** For each term of the question, whether the passage's speaker has this name. */
  spoken: readonly boolean[]
  /** Total number of stems. */
  length: number
  /** Bit set of `TRAIT`. */
  traits: number
  /** Whether it contains a number; used only if the question asks for one. */
  hasNumber: boolean
  speaker: string | null
}

export interface Candidate {
  id: string
  part: number
  /** Milliseconds since the epoch. */
  timestamp: number
  /** The neighbours in its session, with the passage itself at `REACH`; undefined beyond the ends of the session. */
  around: readonly (Cell | undefined)[]
  /** Cosine of its vector and the question's; undefined if either has none. */
  similarity?: number | undefined
}

/** Statistics about all searched texts. */
export interface Statistics {
  passages: number
  /** Average number of stems per passage. */
  averageLength: number
  /** For each term of the question. */
  terms: readonly TermStatistics[]
  /** The similarity of sampled passages to the question; undefined without vectors. */
  similarity?: Background | undefined
}

/** The similarity of unrelated texts, which depends on the model: .1 for one, .7 for another. */
export interface Background {
  mean: number
  deviation: number
}

export interface TermStatistics {
  /** Passages in which the term occurs. */
  passages: number
  /** Passages whose speaker has this name. */
  spoken: number
  /** Passages in which a related word occurs, up to the number that was counted. */
  related: number
  /** Whether it calls a record by name. */
  calls?: boolean
}

export interface Scored<C extends Candidate = Candidate> {
  candidate: C
  raw: number
  parts: Parts
}

/** Number of neighbours on each side in the window. */
export const REACH = 3

/**
 * All constants of the formula: for each, the median of the values chosen on all corpora but one (README.md), apart
 * from those of meaning.
 */
export const WEIGHTS = {
  /** BM25's k1 and b. */
  saturation: 1,
  length: 0.25,
  /** A neighbour at distance d counts 1 / (1 + d), and this share of it if it comes later. */
  later: 0.5,
  /** An occurrence of a related word. */
  related: 0.2,
  speaker: 0.1,
  date: 0.2,
  answer: 0.2,
  asks: -0.05,
  /** A turn without any stem; one of `enough` stems or more loses nothing. */
  brief: -0.1,
  enough: 5,
  when: 0.1,
  number: 0.15,
  /** Maximum contribution of similarity in meaning, and the deviations above the background at which it is reached. */
  meaning: 0.3,
  farAbove: 8,
  /** The similarity of a neighbour at distance d counts this / (1 + d). */
  nearby: 0.9,
  /**
   * With meaning, the words of a sentence count as having this information together, in nats, if they have less; among few
   * texts, where no word can tell much, that of so many words that only one of them has.
   */
  least: 16,
  words: 3.5,
}
export type Weights = typeof WEIGHTS

const WEEK = 7 * DAY_MS
const ALONE = windowOf(d => (d === 0 ? 1 : 0))

/** The weight of each neighbour by its distance, which is negative for an earlier one. */
function windowOf(weight: (distance: number) => number): number[] {
  return Array.from({ length: 2 * REACH + 1 }, (_, at) => weight(at - REACH))
}

/** Scores passages against a question: a pure function, used for the database and in memory. */
export function score<C extends Candidate>(
  question: Question,
  candidates: readonly C[],
  statistics: Statistics,
  signals: Signals,
  weights: Weights = WEIGHTS,
): Scored<C>[] {
  const information = informationOf(statistics, signals)
  // beside meaning, a match of few words that tell little is no reason to be sure, unless just these are looked for
  const isWeighed = statistics.similarity && question.isSentence
  const most = weights.words * inverseFrequency(1, statistics.passages)
  const least = isWeighed ? Math.min(weights.least, most) : 0
  const total = Math.max(
    least,
    information.reduce((sum, value) => sum + value, 0),
  )
  const above = (similarity: number | undefined): number => deviationsAbove(similarity, statistics.similarity)
  const similarities = new Map(candidates.map(({ around, similarity }) => [around[REACH], above(similarity)]))
  const near = signals.neighbors ? windowOf(d => (d === 0 ? 1 : weights.nearby / (1 + Math.abs(d)))) : ALONE
  const similarityOf = (around: Candidate['around']): number =>
    around.reduce((sum, cell, d) => sum + (near[d] ?? 0) * (cell ? (similarities.get(cell) ?? 0) : 0), 0)
  const window = signals.window ? windowOf(d => (d > 0 ? weights.later : 1) / (1 + Math.abs(d))) : ALONE
  const matchOf = (around: Candidate['around'], window: readonly number[]): number =>
    total === 0 ? 0 : matched(around, window, information, statistics.averageLength, weights) / total

  return candidates.flatMap(candidate => {
    const self = candidate.around[REACH]
    const before = candidate.around[REACH - 1]
    if (!self) return []
    const answers = before !== undefined && (before.traits & TRAIT.asks) !== 0 && before.speaker !== self.speaker
    const parts: Parts = {
      match: matchOf(candidate.around, window),
      speaker: signals.speaker && self.spoken.includes(true) ? weights.speaker : 0,
      date: signals.date ? weights.date * dateFit(candidate.timestamp, question.spans) : 0,
      answer: signals.answer && answers ? weights.answer * matchOf(before ? only(before) : [], ALONE) : 0,
      asks: signals.asks && self.speaker !== null && self.traits & TRAIT.asks ? weights.asks : 0,
      brief: signals.brief && self.speaker !== null ? weights.brief * Math.max(0, 1 - self.length / weights.enough) : 0,
      cues: signals.cues ? cueOf(question, self, weights) : 0,
      meaning: signals.meaning ? weights.meaning * Math.min(1, similarityOf(candidate.around) / weights.farAbove) : 0,
    }
    const raw = Object.values(parts).reduce((sum, part) => sum + part, 0)
    return [{ candidate, raw, parts }]
  })
}

/**
 * BM25 over a window: sums the weighted occurrences in neighbouring passages before saturation, which ranks better than
 * summing the neighbours' own scores.
 */
function matched(
  around: Candidate['around'],
  window: readonly number[],
  information: readonly number[],
  averageLength: number,
  weights: Weights,
): number {
  let length = 0
  let reach = 0
  around.forEach((cell, d) => {
    if (!cell) return
    length += (window[d] ?? 0) * cell.length
    reach += window[d] ?? 0
  })
  const relative = length / (reach * averageLength || 1)
  const norm = weights.saturation * (1 - weights.length + weights.length * relative)
  return information.reduce((sum, value, t) => {
    const count = around.reduce((all, cell, d) => all + (window[d] ?? 0) * (cell?.counts[t] ?? 0), 0)
    return sum + (value * count) / (count + norm)
  }, 0)
}

const only = (cell: Cell): Candidate['around'] => ALONE.map(weight => (weight === 1 ? cell : undefined))

/**
 * Returns a function that counts the occurrences of each term of a question in a passage's keys, or the weight of the
 * best related word.
 */
export function counter(
  { terms }: Question,
  weights: Weights = WEIGHTS,
): (keys: readonly number[], counts: readonly number[]) => number[] {
  const roles = new Map<number, { t: number; weight: number | undefined }[]>()
  const add = (key: number, t: number, weight?: number): void => {
    roles.set(key, [...(roles.get(key) ?? []), { t, weight }])
  }
  for (const [t, term] of terms.entries()) {
    add(term.key, t)
    for (const key of term.related) add(key, t, weights.related)
  }
  return (keys, counts) => {
    const found = terms.map(() => 0)
    // an exact match counts at least one, more than any related word
    for (const [i, key] of keys.entries())
      for (const { t, weight = counts[i] ?? 0 } of roles.get(key) ?? []) found[t] = Math.max(found[t] ?? 0, weight)
    return found
  }
}

/** Speakers name times relative to the day on which they speak, so "when" needs a speaker; a number counts anywhere. */
function cueOf(question: Question, { speaker, traits, hasNumber }: Cell, weights: Weights): number {
  const time = question.asksWhen && speaker !== null && traits & TRAIT.tellsTime
  return (time ? weights.when : 0) + (question.asksNumber && hasNumber ? weights.number : 0)
}

/** How many deviations a similarity is above the background. */
function deviationsAbove(similarity: number | undefined, background: Background | undefined): number {
  if (similarity === undefined || background === undefined || background.deviation === 0) return 0
  return Math.max(0, (similarity - background.mean) / background.deviation)
}

/**
 * The information of each term. A speaker's name has none as a word, because the speaker is a separate signal; but if
 * the question contains only names, they count as words.
 */
export function informationOf({ passages, terms }: Statistics, signals: Signals): number[] {
  const all = terms.map(term => inverseFrequency(term.passages, passages))
  if (!signals.speaker) return all
  const words = all.map((value, t) => ((terms[t]?.spoken ?? 0) > 0 && !terms[t]?.calls ? 0 : value))
  return words.some(value => value > 0) ? words : all
}

/** BM25's idf of a term that occurs in `having` of `all` passages. */
const inverseFrequency = (having: number, all: number): number =>
  Math.log(1 + (Math.max(0, all - having) + 0.5) / (having + 0.5))

/** 1 within the named time; decreases by a factor of e for each week before or after it. */
function dateFit(timestamp: number, spans: readonly TimeSpan[]): number {
  const fits = spans.map(({ from, to }) => Math.exp(-Math.max(0, from - timestamp, timestamp - to) / WEEK))
  return Math.max(0, ...fits)
}
