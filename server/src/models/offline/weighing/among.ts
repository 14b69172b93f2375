import type { PropertyDefinition } from '../../port.ts'
import type { Compiled } from '../property/definition.ts'
import { FAMILIES, familyOf } from './chances.ts'
import type { Weighed } from './resolve.ts'
import { keyOf } from './rivals.ts'
import type { Signals } from './signals.ts'

/**
 * What is weighed when the proposals of a call are looked at together, each with its first chance. The place of a name in this
 * list is its place in the trees of the file of trees: they are trained anew when it changes.
 */
const AMONG = [
  ...['odds', 'family', 'length', 'asked'],
  // The other values of its property: how far it is ahead of them, how much they and it claim together, how many there are.
  ...['margin', 'second', 'gap', 'sum', 'values', 'sumValue', 'again'],
  // What else is proposed for its place, and near it.
  ...['place', 'placeSum', 'placeKind', 'near', 'nearOwn'],
  // How much of what is asked for the text seems to tell, and whether it tells it in the order of the definitions.
  ...['told', 'share', 'collectionTold', 'order'],
] as const
const AT = Object.fromEntries(AMONG.map((name, at) => [name, at])) as Record<(typeof AMONG)[number], number>

/** Proposals whose starts are farther apart have nothing to do with each other, in characters. */
const REACH = 120
const NEAR = 80
/** A property of which something so likely is proposed counts as told. */
const TOLD = 0.5

export const logit = (chance: number): number => Math.log((chance + 1e-6) / (1 - chance + 1e-6))

/** What the proposals of a call say about each other, in their order. Time grows with their number and with how close they stand. */
export function among(weighed: readonly Weighed[], definitions: readonly PropertyDefinition[]): Signals[] {
  const all = weighed.map(
    (one): Noted => ({
      one,
      signals: new Float32Array(AMONG.length),
      chance: one.chance,
      start: one.start,
      end: one.end,
      owner: 0,
      collection: 0,
      family: FAMILIES.indexOf(familyOf(one.compiled)),
    }),
  )
  const owners = Map.groupBy(all, ({ one }) => one.compiled)
  const collections = new Map<string, number>()
  let owner = 0
  for (const [{ definition }, own] of owners) {
    const collection = collections.get(definition.collectionId) ?? collections.size
    collections.set(definition.collectionId, collection)
    for (const noted of own) Object.assign(noted, { owner, collection })
    noteOwn(own)
    owner += 1
  }
  noteCall(owners, definitions)
  notePlaces(
    all.toSorted((a, b) => a.start - b.start),
    new Float64Array(owners.size),
  )
  return all.map(({ signals }) => signals)
}

interface Noted {
  one: Weighed
  signals: Signals
  chance: number
  start: number
  end: number
  /** The numbers of its property, its collection and its family. */
  owner: number
  collection: number
  family: number
}

interface Value {
  sum: number
  best: number
  next: number
}

/** The proposals for one property. */
function noteOwn(own: readonly Noted[]): void {
  const values = new Map<string, Value>()
  let sum = 0
  const said = own.map(({ one, chance }) => {
    const key = keyOf(one)
    const value = values.get(key) ?? { sum: 0, best: 0, next: 0 }
    values.set(key, value)
    sum += chance
    value.sum += chance
    value.next = Math.max(value.next, Math.min(value.best, chance))
    value.best = Math.max(value.best, chance)
    return value
  })
  const all = [...values.values()]
  const bests = all.toSorted((a, b) => b.best - a.best).slice(0, 3)
  const sums = all.sort((a, b) => b.sum - a.sum)
  own.forEach(({ signals, chance, family, start, end }, at) => {
    const value = said[at] ?? { sum: 0, best: 0, next: 0 }
    const [first, second] = bests.filter(other => other !== value)
    const most = sums[0] === value ? sums[1] : sums[0]
    signals[AT.odds] = logit(chance)
    signals[AT.family] = family
    signals[AT.length] = end - start
    signals[AT.margin] = chance - (first?.best ?? 0)
    signals[AT.second] = second?.best ?? 0
    signals[AT.gap] = value.sum - (most?.sum ?? 0)
    signals[AT.sum] = sum
    signals[AT.values] = Math.min(20, values.size)
    signals[AT.sumValue] = value.sum
    signals[AT.again] = value.best === chance ? value.next : value.best
  })
}

/** How the best of each property stand among those of all. */
function noteCall(owners: ReadonlyMap<Compiled, readonly Noted[]>, definitions: readonly PropertyDefinition[]): void {
  const places = new Map(definitions.map((one, at) => [nameOf(one), at]))
  const asked = new Map<string, number>()
  for (const { collectionId } of definitions) asked.set(collectionId, (asked.get(collectionId) ?? 0) + 1)
  const leads = [...owners].map(([{ definition }, own]) => ({
    definition,
    own,
    at: places.get(nameOf(definition)) ?? 0,
    best: own.reduce((a, b) => (b.chance > a.chance ? b : a)),
  }))
  const told = leads.filter(({ best }) => best.chance > TOLD)
  const inCollection = new Map<string, number>()
  let total = 0
  for (const { definition, best } of leads) {
    total += best.chance
    inCollection.set(definition.collectionId, (inCollection.get(definition.collectionId) ?? 0) + best.chance)
  }
  for (const { definition, own, at, best } of leads) {
    const collection = definition.collectionId
    for (const { signals, start } of own) {
      let others = 0
      let agreeing = 0
      for (const other of told) {
        if (other.at === at || other.best.start === start) continue
        others += 1
        if (other.best.start < start === other.at < at) agreeing += 1
      }
      signals[AT.asked] = definitions.length
      signals[AT.told] = total / definitions.length
      signals[AT.share] = best.chance / total
      signals[AT.collectionTold] = (inCollection.get(collection) ?? 0) / (asked.get(collection) ?? 1)
      signals[AT.order] = others === 0 ? 0 : agreeing / others
    }
  }
}

const nameOf = ({ collectionId, systemName }: PropertyDefinition): string => `${collectionId} ${systemName}`

/** What is proposed for the same words, and what stands near them. `rivals` has a place for each property. */
function notePlaces(ordered: readonly Noted[], rivals: Float64Array): void {
  for (let at = 0; at < ordered.length; at += 1) {
    const noted = ordered[at]
    if (noted === undefined) continue
    rivals.fill(0)
    for (let beside = at - 1; beside >= 0; beside -= 1) if (!notePair(noted, ordered[beside], rivals)) break
    for (let beside = at + 1; beside < ordered.length; beside += 1) if (!notePair(noted, ordered[beside], rivals)) break
    let sum = 0
    for (const chance of rivals) sum += chance
    noted.signals[AT.placeSum] = sum
  }
}

/** Whether the other is near enough for one more beyond it to matter. */
function notePair(
  { signals, owner, collection, family, start, end }: Noted,
  other: Noted | undefined,
  rivals: Float64Array,
): boolean {
  if (other === undefined) return false
  const away = Math.abs(other.start - start)
  if (away > REACH) return false
  const { chance } = other
  if (other.start >= end || start >= other.end) {
    if (away < NEAR) raise(signals, other.owner === owner ? AT.nearOwn : AT.near, chance)
  } else if (other.owner !== owner && other.collection === collection) {
    rivals[other.owner] = Math.max(rivals[other.owner] ?? 0, chance)
    raise(signals, AT.place, chance)
    if (other.family === family) raise(signals, AT.placeKind, chance)
  }
  return true
}

function raise(signals: Signals, at: number, chance: number): void {
  if (chance > (signals[at] ?? 0)) signals[at] = chance
}
