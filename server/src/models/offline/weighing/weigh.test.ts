import { describe, expect, it } from 'vitest'
import type { PropertyDefinition } from '../../port.ts'
import { compileAll } from '../property/compile-all.ts'
import type { Compiled } from '../property/definition.ts'
import { among } from './among.ts'
import type { Weighed } from './resolve.ts'
import { SIGNALS } from './signals.ts'
import { settle } from './weigh.ts'

const property = (name: string, mode: 'replace' | 'append' = 'replace'): PropertyDefinition => ({
  collectionId: 'col_1',
  collectionName: 'Things',
  name,
  systemName: name.toLowerCase(),
  type: 'text',
  mode,
})

const DEFINITIONS = [property('Client'), property('Coach'), property('Hobby', 'append')]

const proposed = (which: 0 | 1 | 2, value: string, start: number, chance = 0.5): Weighed => ({
  compiled: compiledAt(which),
  value,
  start,
  end: start + value.length,
  score: 0.5,
  exclusive: false,
  signals: new Float32Array(SIGNALS.length),
  chance,
})

function compiledAt(which: number): Compiled {
  const compiled = compileAll(DEFINITIONS)[which]
  if (compiled === undefined) throw new Error(`There is no definition ${which}.`)
  return compiled
}

/** The odds, as a logarithm, of something so many times as likely as that nothing is right. */
const times = (...weights: number[]): number[] => weights.map(Math.log)

describe('settle', () => {
  it('shares the certainty among the values of a property that wants one, and none', () => {
    const likely = [proposed(0, 'Ana', 0), proposed(0, 'Ben', 20), proposed(0, 'Cleo', 40), proposed(1, 'Ana', 0)]
    settle(likely, times(4, 2, 1, 3))
    expect(likely.map(one => one.chance)).toEqual([0.5, 0.25, 0.125, 0.75].map(chance => expect.closeTo(chance, 9)))
  })

  it('lets the likeliest of those that say the same, in any case, stand for all of them', () => {
    const likely = [proposed(0, 'ana', 0), proposed(0, 'Ana', 20), proposed(0, 'Ben', 40)]
    settle(likely, times(1, 3, 5))
    expect(likely.map(one => one.chance)).toEqual([0.1, 0.4, 0.5].map(chance => expect.closeTo(chance, 9)))
  })

  it('takes each value of a property that wants many by itself', () => {
    const likely = [proposed(2, 'chess', 0), proposed(2, 'golf', 20)]
    settle(likely, times(3, 1))
    expect(likely.map(one => one.chance)).toEqual([0.75, 0.5].map(chance => expect.closeTo(chance, 9)))
  })
})

describe('among', () => {
  const PROPOSALS = [
    proposed(0, 'Ana', 0, 0.8),
    proposed(1, 'Ana', 0, 0.3),
    proposed(1, 'Ben', 30, 0.6),
    proposed(1, 'Ben', 400, 0.2),
    proposed(2, 'chess', 60, 0.4),
  ]

  it('says the same in whichever order the proposals come', () => {
    expect(among([...PROPOSALS].reverse(), DEFINITIONS).reverse()).toEqual(among(PROPOSALS, DEFINITIONS))
  })

  it('tells what stands near from what stands far, wherever that is', () => {
    const chess = proposed(2, 'chess', 60, 0.4)
    const beside = (start: number) => among([chess, proposed(1, 'Ben', start, 0.3)], DEFINITIONS)[0]
    expect(beside(900)).toEqual(beside(950))
    expect(beside(100)).not.toEqual(beside(900))
    expect(beside(62)).not.toEqual(beside(100))
  })
})
