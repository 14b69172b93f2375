import type { Answer, AnswerInput } from '../../port.ts'
import { type Part, partsOf } from './part.ts'
import { type Placed, placedIn } from './placed.ts'
import { SIGNALS, type Weighed, weigh } from './signals.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** Below this chance of saying what is asked nothing is said. */
export const SAID = 0.45
/** A further sentence joins when it adds this much to the chance, and so much beside the best one. */
const ADDS = 0.05
const BESIDE_BEST = 0.2
const MAX_SENTENCES = 3
/** Two sentences that share this much of the shorter one say the same, or contradict each other. */
const ALIKE = 0.6

/** What is said to one part of a question. */
export interface Said {
  sentences: readonly Placed[]
  /** The chance that one of the sentences says it, 0..1. */
  chance: number
}

/**
 * The sentences of the passages that answer the question, word for word, with their places; undefined when none is likely
 * to. A question of several parts ("when …, and who …?") is answered part by part, as far as it can be. Of sentences that
 * contradict each other the newest comes first.
 */
export function answerOffline({ question, passages }: AnswerInput): Answer | undefined {
  const parts = partsOf(question)
  const placed = placedIn(passages, parts)
  const said = parts.flatMap(part => sayTo(part, placed) ?? []).filter(({ chance }) => chance >= SAID)
  if (said.length === 0) return undefined
  const sources = [...new Set(said.flatMap(({ sentences }) => sentences))].map(({ passage, start, end, text }) => ({
    id: passage.id,
    start,
    end,
    text,
  }))
  return {
    answer: sources.map(({ text }) => text).join(' '),
    confidence: Math.round(Math.max(...said.map(({ chance }) => chance)) * 100) / 100,
    sources,
    engine: 'offline',
  }
}

/** The likeliest sentences for one part of a question, however unlikely; undefined where no passage has to do with it. */
export function sayTo(part: Part, placed: readonly Placed[], weights: Weights = WEIGHTS): Said | undefined {
  const weighed = weigh(part, placed)
  if (!weighed) return undefined
  const chances = chancesOf(weighed, weights)
  const ordered = [...chances.keys()].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0) || a - b)
  const best = chances[ordered[0] ?? 0] ?? 0
  const chosen: Placed[] = []
  let chance = 0
  for (const n of ordered) {
    const [one, own] = [weighed.sentences[n], chances[n] ?? 0]
    if (!one || (chosen.length > 0 && own < Math.max(ADDS, BESIDE_BEST * best))) break
    const told = chosen.some(other => sameText(other, one))
    if (!told && chosen.length === MAX_SENTENCES) break
    if (!told) chosen.push(one)
    chance += own
  }
  return { sentences: newestFirst(chosen), chance: Math.min(1, chance) }
}

/** For each sentence the chance that it is the one which answers; what is missing to 1 is the chance that none does. */
function chancesOf({ signals }: Weighed, weights: Weights): number[] {
  const weightOf = SIGNALS.map(name => weights.signals[name])
  const scores = signals.map(values => values.reduce((sum, value, at) => sum + value * (weightOf[at] ?? 0), 0))
  const most = Math.max(weights.silence, ...scores)
  const odds = scores.map(score => Math.exp(score - most))
  const total = odds.reduce((sum, each) => sum + each, Math.exp(weights.silence - most))
  return odds.map(each => each / total)
}

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const sameText = (a: Placed, b: Placed): boolean => letters(a.text) === letters(b.text)

/** Best first, but of two that say the same of different days the newer one before the older. */
function newestFirst(best: readonly Placed[]): Placed[] {
  const ordered: Placed[] = []
  for (const one of best) {
    const older = ordered.findIndex(other => alike(other, one) && other.passage.timestamp < one.passage.timestamp)
    ordered.splice(older < 0 ? ordered.length : older, 0, one)
  }
  return ordered
}

function alike(a: Placed, b: Placed): boolean {
  const shared = [...a.concepts].filter(concept => b.concepts.has(concept)).length
  return shared >= ALIKE * Math.min(a.concepts.size, b.concepts.size)
}
