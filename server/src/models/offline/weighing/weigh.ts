import type { PropertyDefinition } from '../../port.ts'
import type { Compiled } from '../property/definition.ts'
import { among, logit } from './among.ts'
import { chanceIn, familyOf, type Grown, oddsIn } from './chances.ts'
import { type Weighed, wantsMany } from './resolve.ts'
import { keyOf, type Proposal } from './rivals.ts'

/** What is less likely at first is not looked at again. */
const LEAST = 0.1

/** Weighs each proposal by itself, and then the likely ones among each other: what comes out is the chance that each is right. */
export function weigh(
  proposals: readonly Proposal[],
  definitions: readonly PropertyDefinition[],
  { families, choice }: Grown,
): Weighed[] {
  const weighed = proposals.map(one =>
    Object.assign(one, { chance: chanceIn(families[familyOf(one.compiled)], one.signals) }),
  )
  const likely = likelyOf(weighed)
  const odds = among(likely, definitions).map((signals, at) => oddsIn(choice, signals, logit(likely[at]?.chance ?? 0)))
  settle(likely, odds)
  return weighed
}

/** Those that are weighed a second time. */
export const likelyOf = <T extends Weighed>(weighed: readonly T[]): T[] => weighed.filter(one => one.chance >= LEAST)

/**
 * Makes odds the chances: of a property that wants one value, the chances of its proposals and of there being none add up to
 * one. Where several say the same value, the likeliest stands for all of them.
 */
export function settle(likely: readonly Weighed[], odds: readonly number[]): void {
  const groups = new Map<Compiled, Map<string, { sum: number; best: Weighed; most: number }>>()
  const totals = new Map<Compiled, number>()
  likely.forEach((one, at) => {
    const weight = Math.exp(odds[at] ?? 0)
    one.chance = weight / (1 + weight)
    if (wantsMany(one.compiled)) return
    totals.set(one.compiled, (totals.get(one.compiled) ?? 1) + weight)
    const values = groups.get(one.compiled) ?? new Map<string, { sum: number; best: Weighed; most: number }>()
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
    one.chance = (value.best === one ? value.sum : Math.exp(odds[at] ?? 0)) / total
  })
}
