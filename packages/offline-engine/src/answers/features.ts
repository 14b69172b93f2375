import { comparedWith } from './compare.ts'
import { hasExpectedKind } from './expected-kind.ts'
import type { PassageSentence } from './passage-sentences.ts'
import { precedingCover } from './preceding-messages.ts'
import type { Part, Wanted } from './question-parts.ts'

/** The features that rank one sentence above another as the answer. */
export const FEATURES = [
  /** Log-odds of the search score of its passage. */
  'trust',
  /** Its coverage of the question, as a share of the best sentence's. */
  'leads',
  /** Log of the length of its passage: each of many sentences is less likely to be the answer. */
  'length',
  /** It has very few words. */
  'short',
  /** Its similarity to the kind that a "which" question names. */
  'kindred',
  /** Its similarity to the complete question. */
  'likeness',
  /** Log of its number of words that are not in the question. */
  'news',
  'time',
  'money',
  'number',
  'reason',
  /** It is a question itself. */
  'asks',
  /** How new its passage is among the others, 0..1. */
  'recent',
] as const

export interface MeasuredSentences {
  sentences: readonly PassageSentence[]
  /** For each sentence, in the order of `FEATURES`. */
  features: readonly (readonly number[])[]
  /**
   * For each sentence, the largest share of one word of the question, other than a name, that it and the message it
   * replies to lack.
   */
  lacks: readonly number[]
}

/** Maximum number of sentences per passage that are scored. */
const MAX_SENTENCES = 12
/** Characters from which on a longer passage makes no difference. */
const LONG = 2_000
/** Words of a sentence that says very little. */
const HARDLY = 3

export const logOdds = (probability: number): number => {
  const sure = Math.max(0.005, Math.min(0.995, probability))
  return Math.log(sure / (1 - sure))
}

/** Computes the features of each sentence for a part of a question. Returns nothing if no passage is related to it. */
export function measureSentences(part: Part, sentences: readonly PassageSentence[]): MeasuredSentences | undefined {
  const compared = sentences.map(comparedWith(part))
  const covers = compared.map(({ cover }) => cover)
  const weights = weightsOf(part.wanted, covers)
  const sums = covers.map(cover => sumOf(weights, at => cover[at] ?? 0))
  const most = Math.max(0, ...sums)
  if (most === 0) return undefined
  const times = sentences.map(({ passage }) => passage.timestamp.getTime())
  const [oldest, newest] = [Math.min(...times), Math.max(...times)]
  const shares = sharesOf(part.wanted)
  const before = precedingCover(sentences, covers)

  const kept = chosenFrom(sentences, sums).flatMap(n => {
    const [placed, beside] = [sentences[n], compared[n]]
    return placed && beside ? [{ placed, n, ...beside, replied: before(placed.passage) }] : []
  })
  const features = kept.map(({ placed, n, kindred, likeness, news }) => {
    const { passage } = placed
    const fit = part.kind !== 'other' && hasExpectedKind(part, placed) ? 1 : -1
    const values: Record<(typeof FEATURES)[number], number> = {
      trust: logOdds(passage.score),
      leads: (sums[n] ?? 0) / most,
      length: Math.log(Math.min(LONG, 1 + passage.content.length)),
      short: placed.words.length <= HARDLY ? 1 : 0,
      kindred,
      likeness,
      news: Math.log(1 + news),
      time: part.kind === 'time' ? fit : 0,
      money: part.kind === 'money' ? fit : 0,
      number: part.kind === 'number' ? fit : 0,
      reason: part.kind === 'reason' ? fit : 0,
      asks: placed.asks ? 1 : 0,
      recent: newest === oldest ? 0 : ((times[n] ?? 0) - oldest) / (newest - oldest),
    }
    return FEATURES.map(name => values[name])
  })
  return {
    sentences: kept.map(({ placed }) => placed),
    features,
    lacks: kept.map(({ cover, replied }) => {
      const has = (at: number): number => Math.max(cover[at] ?? 0, ...replied.map(theirs => theirs[at] ?? 0))
      return Math.max(0, ...shares.map((share, at) => (1 - has(at)) * share))
    }),
  }
}

/** Each word's share of the question without its names, by how informative it is in English. */
function sharesOf(wanted: readonly Wanted[]): number[] {
  const own = wanted.map(({ isName, weight }) => (isName ? 0 : weight))
  const total = own.reduce((sum, weight) => sum + weight, 0)
  return own.map(weight => (total === 0 ? 0 : weight / total))
}

/**
 * Of a long passage, only the sentences that cover most of the question, alone or with their neighbours: length alone
 * is no reason to doubt.
 */
function chosenFrom(sentences: readonly PassageSentence[], sums: readonly number[]): number[] {
  const passages = Map.groupBy(sentences.keys(), n => sentences[n]?.passage)
  return [...passages.values()].flatMap(all => {
    if (all.length <= MAX_SENTENCES) return all
    const value = (n: number): number => Math.max(...[n - 1, n, n + 1].map(at => sums[at] ?? 0)) + (sums[n] ?? 0)
    return all
      .toSorted((a, b) => value(b) - value(a) || a - b)
      .slice(0, MAX_SENTENCES)
      .sort((a, b) => a - b)
  })
}

/** Each word's share of the question: the rarer in English, and among these sentences, the larger. */
function weightsOf(wanted: readonly Wanted[], covers: readonly (readonly number[])[]): number[] {
  const raw = wanted.map(({ weight }, at) => {
    const count = covers.filter(cover => cover[at] === 1).length
    return weight * (Math.log(1 + (covers.length - count + 0.5) / (count + 0.5)) + 0.5)
  })
  const total = raw.reduce((sum, weight) => sum + weight, 0)
  return raw.map(weight => (total === 0 ? 0 : weight / total))
}

const sumOf = (weights: readonly number[], valueAt: (at: number) => number): number =>
  weights.reduce((sum, weight, at) => sum + weight * valueAt(at), 0)
