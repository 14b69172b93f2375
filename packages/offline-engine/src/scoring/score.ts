import type { Compiled } from '../property/definition.ts'
import type { PropertyDefinition } from '../types.ts'
import { type FeaturedCandidate, keyOf } from './competition-features.ts'
import { crossCandidateFeatures, logit } from './cross-candidate-features.ts'
import { familyOf, oddsIn, probabilityIn } from './probability.ts'
import { wantsMany } from './resolve.ts'
import type { ScoredCandidate } from './scored-candidate.ts'
import type { TrainedModel } from './trained-model.ts'

/** A candidate with a lower first probability is not scored a second time. */
const MIN_SCORE = 0.1

/**
 * Scores each candidate separately, and then the likely ones relative to each other; the result is the probability that
 * each is right.
 */
export function scoreCandidates(
  candidates: readonly FeaturedCandidate[],
  definitions: readonly PropertyDefinition[],
  { families, choice }: TrainedModel,
): ScoredCandidate[] {
  const scored = candidates.map(one =>
    Object.assign(one, { probability: probabilityIn(families[familyOf(one.compiled)], one.features) }),
  )
  const likely = likelyOf(scored)
  const odds = crossCandidateFeatures(likely, definitions).map((features, at) =>
    oddsIn(choice, features, logit(likely[at]?.probability ?? 0)),
  )
  normalize(likely, odds)
  return scored
}

/** Those that are scored a second time. */
export const likelyOf = <T extends ScoredCandidate>(scored: readonly T[]): T[] =>
  scored.filter(one => one.probability >= MIN_SCORE)

/**
 * Converts odds to probabilities: for a property that wants one value, the probabilities of its candidates and of none
 * being right add up to one. Of several equal values, the most likely represents all.
 */
export function normalize(likely: readonly ScoredCandidate[], odds: readonly number[]): void {
  const groups = new Map<Compiled, Map<string, { sum: number; best: ScoredCandidate; most: number }>>()
  const totals = new Map<Compiled, number>()
  likely.forEach((one, at) => {
    const weight = Math.exp(odds[at] ?? 0)
    one.probability = weight / (1 + weight)
    if (wantsMany(one.compiled)) return
    totals.set(one.compiled, (totals.get(one.compiled) ?? 1) + weight)
    const values = groups.get(one.compiled) ?? new Map<string, { sum: number; best: ScoredCandidate; most: number }>()
    groups.set(one.compiled, values)
    const value = values.get(keyOf(one)) ?? { sum: 0, best: one, most: 0 }
    values.set(keyOf(one), value)
    value.sum += weight
    if (weight > value.most) Object.assign(value, { best: one, most: weight })
  })
  likely.forEach((one, at) => {
    const total = totals.get(one.compiled)
    const value = groups.get(one.compiled)?.get(keyOf(one))
    if (total === undefined || value === undefined) return
    one.probability = (value.best === one ? value.sum : Math.exp(odds[at] ?? 0)) / total
  })
}
