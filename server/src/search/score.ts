import type { TimeSpan } from '@keepsake/offline-engine/language'
import type { Question } from './question.ts'
import { TRAIT } from './text/traits.ts'
import type { Parts, Signals } from './types.ts'

/** One passage as scoring sees it. */
export interface Cell {
  /** How often each term of the question occurs; less than once where only a word near it in meaning does. */
  counts: readonly number[]
  /** For each term of the question, whether a person of this name says the passage. */
  spoken: readonly boolean[]
  /** Stems in all. */
  length: number
  /** Bit set of `TRAIT`. */
  traits: number
  /** Whether it has a number; only looked at where one is asked for. */
  hasNumber: boolean
  speaker: string | null
}

/** A passage that may answer. */
export interface Candidate {
  id: string
  part: number
  /** Milliseconds since the epoch. */
  timestamp: number
  /** The passages around it in its session, itself at `REACH`; none where the session ends. */
  around: readonly (Cell | undefined)[]
  /** Cosine of its vector with the question's; undefined where one of them has none. */
  similarity?: number | undefined
}

/** What is known of the searched texts as a whole. */
export interface Statistics {
  passages: number
  /** Stems of a passage, on average. */
  averageLength: number
  sessions: number
  /** When the newest passage is from, in milliseconds since the epoch. */
  newest: number
  /** Of each term of the question. */
  terms: readonly TermStatistics[]
  /** How near the question passages lie that nobody looked for; undefined where there are no vectors. */
  similarity?: Background | undefined
}

/** What similarities are when they mean nothing: unrelated texts lie at .1 for one model, at .7 for another. */
export interface Background {
  mean: number
  deviation: number
}

export interface TermStatistics {
  /** Passages in which the term occurs. */
  passages: number
  /** Sessions in which the term occurs. */
  sessions: number
  /** Passages said by a person of this name. */
  spoken: number
  /** Passages in which a word near it in meaning occurs, as far as they were counted. */
  related: number
}

export interface Scored<C extends Candidate = Candidate> {
  candidate: C
  raw: number
  parts: Parts
}

/** How many passages to each side the window takes in. */
export const REACH = 3

/** Every number of the formula. README.md shows what each is worth. */
export const WEIGHTS = {
  window: [0.15, 0.3, 0.6, 1, 0.3, 0.15, 0.1],
  /** BM25's k1, and what of it does not depend on the length (1 - b). */
  saturation: 0.8,
  lengthFree: 0.6,
  burst: 0.5,
  speaker: 0.12,
  date: 0.28,
  answer: 0.22,
  asks: -0.035,
  firstPerson: 0.025,
  when: 0.1,
  number: 0.07,
  /** What a word counts that says the same as the one asked for, and one that is a kind of it or is used like it. */
  same: 0.3,
  kind: 0.2,
  recency: 0.02,
  /** What the nearest in meaning adds, and how many deviations above the background it is. */
  meaning: 0.2,
  farAbove: 6,
}
export type Weights = typeof WEIGHTS

const DAY = 86_400_000
const RECENCY_DAYS = 180
const ALONE = WEIGHTS.window.map((_, d) => (d === REACH ? 1 : 0))

/** Scores passages against a question: a pure function of what it is given, the same over a database and in memory. */
export function score<C extends Candidate>(
  question: Question,
  candidates: readonly C[],
  statistics: Statistics,
  signals: Signals,
  weights: Weights = WEIGHTS,
): Scored<C>[] {
  const information = informationOf(statistics, signals, weights)
  const total = information.reduce((sum, value) => sum + value, 0)
  const matchOf = (around: Candidate['around'], window: readonly number[]): number =>
    total === 0 ? 0 : matched(around, window, information, statistics.averageLength, weights) / total

  return candidates.flatMap(candidate => {
    const self = candidate.around[REACH]
    const before = candidate.around[REACH - 1]
    if (!self) return []
    const answers = before !== undefined && (before.traits & TRAIT.asks) !== 0 && before.speaker !== self.speaker
    const parts: Parts = {
      match: matchOf(candidate.around, signals.window ? weights.window : ALONE),
      speaker: signals.speaker && self.spoken.includes(true) ? weights.speaker : 0,
      date: signals.date ? weights.date * dateFit(candidate.timestamp, question.spans) : 0,
      answer: signals.answer && answers ? weights.answer * matchOf(before ? only(before) : [], ALONE) : 0,
      priors: signals.priors ? priorOf(self, weights) : 0,
      cues: signals.cues ? cueOf(question, self, weights) : 0,
      recency: signals.recency
        ? weights.recency * Math.exp(Math.min(0, candidate.timestamp - statistics.newest) / (RECENCY_DAYS * DAY))
        : 0,
      meaning: signals.meaning
        ? weights.meaning * nearness(candidate.similarity, statistics.similarity, weights.farAbove)
        : 0,
    }
    const raw = Object.values(parts).reduce((sum, part) => sum + part, 0)
    return [{ candidate, raw, parts }]
  })
}

/**
 * BM25 over a window: the occurrences around a passage are added up with their weights and saturate together, which
 * ranks better than adding up the neighbours' own scores.
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
  const norm = weights.saturation * (weights.lengthFree + (1 - weights.lengthFree) * relative)
  return information.reduce((sum, value, t) => {
    const count = around.reduce((all, cell, d) => all + (window[d] ?? 0) * (cell?.counts[t] ?? 0), 0)
    return sum + (value * count) / (count + norm)
  }, 0)
}

const only = (cell: Cell): Candidate['around'] => ALONE.map(weight => (weight === 1 ? cell : undefined))

/** Tells of the keys of a passage how often each term of a question occurs, or what its nearest relative there counts. */
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
    for (const near of term.related) add(near.key, t, weights[near.same ? 'same' : 'kind'])
  }
  return (keys, counts) => {
    const found = terms.map(() => 0)
    // a word that is there counts at least once, which is more than any of its relatives
    for (const [i, key] of keys.entries())
      for (const { t, weight = counts[i] ?? 0 } of roles.get(key) ?? []) found[t] = Math.max(found[t] ?? 0, weight)
    return found
  }
}

/** People tell times relative to the day on which they speak; a number is one wherever it stands. */
function cueOf(question: Question, { speaker, traits, hasNumber }: Cell, weights: Weights): number {
  const time = question.asksWhen && speaker !== null && traits & TRAIT.tellsTime
  return (time ? weights.when : 0) + (question.asksNumber && hasNumber ? weights.number : 0)
}

/** Turns of a conversation differ in how much they tell; notes and documents do not in this way. */
function priorOf({ speaker, traits }: Cell, weights: Weights): number {
  if (speaker === null) return 0
  return (traits & TRAIT.asks ? weights.asks : 0) + (traits & TRAIT.firstPerson ? weights.firstPerson : 0)
}

/** How far a similarity stands above the background: 0 for what lies in it, 1 for `farAbove` deviations and more. */
function nearness(similarity: number | undefined, background: Background | undefined, farAbove: number): number {
  if (similarity === undefined || background === undefined || background.deviation === 0) return 0
  return Math.min(1, Math.max(0, (similarity - background.mean) / background.deviation / farAbove))
}

/**
 * How much each term tells. A speaker's name tells nothing as a word, since who speaks is a signal of its own; where
 * nothing but names is asked for, they count as words all the same.
 */
export function informationOf(statistics: Statistics, signals: Signals, weights: Weights = WEIGHTS): number[] {
  const all = statistics.terms.map(term => inverseFrequency(term, statistics, signals, weights))
  if (!signals.speaker) return all
  const words = all.map((value, t) => ((statistics.terms[t]?.spoken ?? 0) > 0 ? 0 : value))
  return words.some(value => value > 0) ? words : all
}

/** BM25's idf, and more for a term that comes many times in few sessions (burst). */
function inverseFrequency(
  term: TermStatistics,
  { passages, sessions }: Statistics,
  signals: Signals,
  weights: Weights,
): number {
  const idf = Math.log(1 + (Math.max(0, passages - term.passages) + 0.5) / (term.passages + 0.5))
  if (!signals.burst || sessions < 2 || term.sessions === 0) return idf
  const expected = sessions * (1 - (1 - 1 / sessions) ** term.passages)
  return idf * Math.max(1, expected / term.sessions) ** weights.burst
}

/** 1 in the named time and on the day after, when things are told; less the further off, faster before than after. */
function dateFit(timestamp: number, spans: readonly TimeSpan[]): number {
  const fits = spans.map(({ from, to }) => {
    if (timestamp < from) return 0.5 * Math.exp((timestamp - from) / DAY / 7)
    return Math.exp(-Math.max(0, (timestamp - to) / DAY - 1) / 15)
  })
  return Math.max(0, ...fits)
}
