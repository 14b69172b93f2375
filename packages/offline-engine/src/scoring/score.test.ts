import { describe, expect, it } from 'vitest'
import { compileAll } from '../property/compile-all.ts'
import type { Compiled } from '../property/definition.ts'
import type { PropertyDefinition } from '../types.ts'
import { crossCandidateFeatures } from './cross-candidate-features.ts'
import { FEATURES } from './features.ts'
import { normalize } from './score.ts'
import type { ScoredCandidate } from './scored-candidate.ts'

const property = (name: string, mode: 'replace' | 'append' = 'replace'): PropertyDefinition => ({
  collectionId: 'col_1',
  collectionName: 'Things',
  name,
  systemName: name.toLowerCase(),
  type: 'text',
  mode,
})

const DEFINITIONS = [property('Client'), property('Coach'), property('Hobby', 'append')]

const proposed = (which: 0 | 1 | 2, value: string, start: number, probability = 0.5): ScoredCandidate => ({
  compiled: compiledAt(which),
  value,
  start,
  end: start + value.length,
  score: 0.5,
  exclusive: false,
  features: new Float32Array(FEATURES.length),
  probability,
})

function compiledAt(which: number): Compiled {
  const compiled = compileAll(DEFINITIONS)[which]
  if (compiled === undefined) throw new Error(`There is no definition ${which}.`)
  return compiled
}

/** The log-odds of alternatives that are this many times as likely as none being right. */
const times = (...weights: number[]): number[] => weights.map(Math.log)

describe('settle', () => {
  it('splits the certainty among the values of a property that wants one, and none', () => {
    const likely = [proposed(0, 'Ana', 0), proposed(0, 'Ben', 20), proposed(0, 'Cleo', 40), proposed(1, 'Ana', 0)]
    normalize(likely, times(4, 2, 1, 3))
    expect(likely.map(one => one.probability)).toEqual(
      [0.5, 0.25, 0.125, 0.75].map(probability => expect.closeTo(probability, 9)),
    )
  })

  it('uses the most likely of equal values, ignoring case, for all of them', () => {
    const likely = [proposed(0, 'ana', 0), proposed(0, 'Ana', 20), proposed(0, 'Ben', 40)]
    normalize(likely, times(1, 3, 5))
    expect(likely.map(one => one.probability)).toEqual(
      [0.1, 0.4, 0.5].map(probability => expect.closeTo(probability, 9)),
    )
  })

  it('scores each value of a property that wants many separately', () => {
    const likely = [proposed(2, 'chess', 0), proposed(2, 'golf', 20)]
    normalize(likely, times(3, 1))
    expect(likely.map(one => one.probability)).toEqual([0.75, 0.5].map(probability => expect.closeTo(probability, 9)))
  })
})

describe('among', () => {
  const CANDIDATES = [
    proposed(0, 'Ana', 0, 0.8),
    proposed(1, 'Ana', 0, 0.3),
    proposed(1, 'Ben', 30, 0.6),
    proposed(1, 'Ben', 400, 0.2),
    proposed(2, 'chess', 60, 0.4),
  ]

  it('returns the same for any order of the candidates', () => {
    expect(crossCandidateFeatures([...CANDIDATES].reverse(), DEFINITIONS).reverse()).toEqual(
      crossCandidateFeatures(CANDIDATES, DEFINITIONS),
    )
  })

  it('distinguishes near from far candidates at any offset', () => {
    const chess = proposed(2, 'chess', 60, 0.4)
    const beside = (start: number) => crossCandidateFeatures([chess, proposed(1, 'Ben', start, 0.3)], DEFINITIONS)[0]
    expect(beside(900)).toEqual(beside(950))
    expect(beside(100)).not.toEqual(beside(900))
    expect(beside(62)).not.toEqual(beside(100))
  })
})
