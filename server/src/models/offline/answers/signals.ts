import type { Vector } from '../../../platform/word-vectors.ts'
import { fits } from './fits.ts'
import type { Part, Wanted } from './part.ts'
import type { Placed } from './placed.ts'
import { likeness, meaningOf, type Told, toldOf } from './told.ts'

/** What speaks for a sentence as the answer. */
export const SIGNALS = [
  /** Log-odds of what the search thinks of its passage. */
  'trust',
  /** Share of the question for which it only has a word near in meaning. */
  'near',
  /** The largest share of one word, other than a name, that its passage lacks. */
  'lacks',
  /** What it covers, as a share of what the best sentence does. */
  'leads',
  /** It covers most of its passage. */
  'peak',
  /** One over how many sentences it stands behind the peak of its passage; 0 before it. */
  'behind',
  /** What the sentence after it covers and it does not: what is asked about is often named once. */
  'after',
  /** How near it comes to what a "which" asks for one of. */
  'kindred',
  /** How near it is to the question as a whole. */
  'likeness',
  /** Log of the words in it that the question does not have. */
  'news',
  'time',
  'money',
  'number',
  'person',
  'reason',
  /** It asks itself. */
  'asks',
  /** How new its passage is among the others, 0..1. */
  'recent',
  /** The same where the question wants what holds now, negative where it wants what was before. */
  'holds',
] as const

export interface Weighed {
  sentences: readonly Placed[]
  /** For each sentence, in the order of `SIGNALS`. */
  signals: readonly (readonly number[])[]
}

/** Sentences of one passage that are weighed. */
const MAX_SENTENCES = 12
/** From this cosine on a word counts for another one, in full from `SAME` on. */
const NEAR = 0.35
const SAME = 0.85
/** What a word near in meaning counts at most, and the name of who speaks. */
const MEANT = 0.8
const SPOKEN = 0.9

const logOdds = (chance: number): number => {
  const sure = Math.max(0.005, Math.min(0.995, chance))
  return Math.log(sure / (1 - sure))
}

/** Measures how well each sentence answers a part of a question. Nothing where no passage has to do with it. */
export function weigh(part: Part, sentences: readonly Placed[]): Weighed | undefined {
  const weights = weightsOf(part.wanted, sentences)
  const sum = (cover: readonly number[] = []): number =>
    cover.reduce((all, value, at) => all + value * (weights[at] ?? 0), 0)
  const likenessOf = wordLikeness(part.wanted)
  const covers = sentences.map(one => coverOf(part.wanted, one, likenessOf))
  const sums = covers.map(sum)
  const most = Math.max(0, ...sums)
  if (most === 0) return undefined
  const wholes = wholesOf(sentences, covers, sums)
  const towards = likenessTo(meaningOf(part.wanted))
  const times = sentences.map(({ passage }) => passage.timestamp.getTime())
  const [oldest, newest] = [Math.min(...times), Math.max(...times)]
  const asked = new Set(part.wanted.map(({ concept }) => concept))
  const kindredOf = kinship(part.sort)

  const kept = chosenFrom(sentences, sums).flatMap(n => {
    const placed = sentences[n]
    return placed ? [{ placed, n }] : []
  })
  const signals = kept.map(({ placed, n }) => {
    const cover = covers[n] ?? []
    const next = sentences[n + 1]?.passage === placed.passage ? (covers[n + 1] ?? []) : []
    const { peak, cover: whole } = wholes.get(placed.passage.id) ?? { peak: n, cover }
    const age = newest === oldest ? 0 : ((times[n] ?? 0) - oldest) / (newest - oldest)
    const fit = fits(part, placed) ? 1 : -1
    const values: Record<(typeof SIGNALS)[number], number> = {
      trust: logOdds(placed.passage.score),
      near: sum(cover.map(value => (value === 1 ? 0 : value))),
      lacks: Math.max(
        0,
        ...part.wanted.map(({ isName }, at) => (isName ? 0 : (1 - (whole[at] ?? 0)) * (weights[at] ?? 0))),
      ),
      leads: (sums[n] ?? 0) / most,
      peak: n === peak ? 1 : 0,
      behind: n > peak ? 1 / (n - peak) : 0,
      after: sum(next.map((value, at) => Math.max(0, value - (cover[at] ?? 0)))),
      kindred: kindredOf(placed.words),
      likeness: towards(placed.words),
      news: Math.log(1 + placed.words.filter(({ weight, concept }) => weight > 0 && !asked.has(concept)).length),
      time: part.kind === 'time' ? fit : 0,
      money: part.kind === 'money' ? fit : 0,
      number: part.kind === 'number' ? fit : 0,
      person: part.kind === 'person' ? fit : 0,
      reason: part.kind === 'reason' ? fit : 0,
      asks: placed.asks ? 1 : 0,
      recent: age,
      holds: age * part.time,
    }
    return SIGNALS.map(name => values[name])
  })
  return { sentences: kept.map(({ placed }) => placed), signals }
}

/** Of a long passage only what covers most of the question, itself or beside it: length alone is no reason to doubt. */
function chosenFrom(sentences: readonly Placed[], sums: readonly number[]): number[] {
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

/** How much of each word a sentence has: 1 for the word, less for one that is near it or for the name of who speaks. */
function coverOf(wanted: readonly Wanted[], { passage, concepts, words }: Placed, likenessOf: WordLikeness): number[] {
  const speaker = passage.speaker?.toLowerCase().split(/\s+/)
  return wanted.map(({ concept, word, isName }, at) => {
    if (concepts.has(concept)) return 1
    if (isName) return speaker?.includes(word) ? SPOKEN : 0
    return MEANT * likenessOf(at, words)
  })
}

/** What each passage covers with all of its sentences, and the one of them that covers most. */
function wholesOf(
  sentences: readonly Placed[],
  covers: readonly number[][],
  sums: readonly number[],
): Map<string, { cover: number[]; peak: number }> {
  const wholes = new Map<string, { cover: number[]; peak: number }>()
  for (const [n, { passage }] of sentences.entries()) {
    const cover = covers[n] ?? []
    const known = wholes.get(passage.id)
    if (!known) wholes.set(passage.id, { cover, peak: n })
    else {
      known.cover = known.cover.map((value, at) => Math.max(value, cover[at] ?? 0))
      if ((sums[n] ?? 0) > (sums[known.peak] ?? 0)) known.peak = n
    }
  }
  return wholes
}

/** Each word's share of the question: the rarer in English, and among these sentences, the more. */
function weightsOf(wanted: readonly Wanted[], sentences: readonly Placed[]): number[] {
  const raw = wanted.map(({ concept, weight }) => {
    const count = sentences.filter(({ concepts }) => concepts.has(concept)).length
    return weight * (Math.log(1 + (sentences.length - count + 0.5) / (count + 0.5)) + 0.5)
  })
  const total = raw.reduce((sum, weight) => sum + weight, 0)
  return raw.map(weight => (total === 0 ? 0 : weight / total))
}

type WordLikeness = (at: number, words: readonly Told[]) => number

/** How near in meaning some word comes to the wanted one at `at`, 0..1. */
function wordLikeness(wanted: readonly Wanted[]): WordLikeness {
  const nearest = wanted.map(({ meaning, isName }) =>
    nearestTo(other => (meaning && !isName ? (likeness(meaning, other) - NEAR) / (SAME - NEAR) : 0)),
  )
  return (at, words) => nearest[at]?.(words) ?? 0
}

/** How near a word of a sentence, other than a form of it, comes to what is asked for one of: "carrot" to "cake". */
function kinship(sort: readonly string[]): (words: readonly Told[]) => number {
  const kinds = sort.map(toldOf)
  return nearestTo((other, word) =>
    Math.max(
      0,
      ...kinds.map(kind =>
        kind.meaning && kind.word.slice(0, 4) !== word.slice(0, 4) ? (likeness(kind.meaning, other) - 0.3) / 0.5 : 0,
      ),
    ),
  )
}

/** How near the words of a sentence are to a meaning together, each as it tells. */
function likenessTo(meaning: Vector | undefined): (words: readonly Told[]) => number {
  const known = new Map<Told, number>()
  return words => {
    let sum = 0
    let squares = 0
    for (const told of words) {
      if (!meaning || !told.meaning) continue
      let value = known.get(told)
      if (value === undefined) {
        value = likeness(meaning, told.meaning)
        known.set(told, value)
      }
      sum += told.weight * value
      squares += told.weight ** 2
    }
    return squares === 0 ? 0 : Math.max(0, sum / Math.sqrt(squares))
  }
}

/** The most that a word of a sentence is near, 0..1; each word is compared once. */
function nearestTo(nearnessOf: (meaning: Vector, word: string) => number): (words: readonly Told[]) => number {
  const known = new Map<Told, number>()
  return words => {
    let most = 0
    for (const told of words) {
      if (!told.meaning) continue
      let value = known.get(told)
      if (value === undefined) {
        value = Math.min(1, nearnessOf(told.meaning, told.word))
        known.set(told, value)
      }
      if (value > most) most = value
    }
    return most
  }
}
