import type { Meaning } from '../types.ts'
import { similarityOf } from './vectors.ts'

/** A cosine of a model on a scale that all models share: 0 is what it gives to unrelated texts, 1 to equal ones. */
export function aboveUnrelated(cosine: number, { unrelated }: Pick<Meaning, 'unrelated'>): number {
  const none = baselineOf(unrelated)
  return (cosine - none) / (1 - none)
}

const baselines = new WeakMap<readonly Float32Array[], number>()

/** What a model gives to two unrelated texts: the median over all pairs of them. */
function baselineOf(unrelated: readonly Float32Array[]): number {
  const known = baselines.get(unrelated)
  if (known !== undefined) return known
  const pairs = unrelated.flatMap((one, n) => unrelated.slice(n + 1).map(other => similarityOf(one, other)))
  const baseline = pairs.toSorted((a, b) => a - b)[pairs.length >> 1] ?? 0
  baselines.set(unrelated, baseline)
  return baseline
}
