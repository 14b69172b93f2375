import type { Compiled } from '../property/definition.ts'
import type { PropertyDefinition } from '../types.ts'
import { keyOf } from './competition-features.ts'
import type { Features } from './features.ts'
import { FAMILIES, familyOf } from './probability.ts'
import type { ScoredCandidate } from './scored-candidate.ts'

/**
 * Features that compare the candidates of a call with each other, each with its first probability. The index of a name
 * in this list is its index in the file of trees: the trees must be retrained if it changes.
 */
const CROSS_FEATURES = [
  ...['odds', 'family', 'length', 'asked'],
  // The other values of its property: its lead, their total probability, their number.
  ...['margin', 'second', 'gap', 'sum', 'values', 'sumValue', 'again'],
  // The other candidates at its place, and near it.
  ...['place', 'placeSum', 'placeKind', 'near', 'nearOwn'],
  // How many of the requested properties the text seems to contain, and whether in the order of the definitions.
  ...['told', 'share', 'collectionTold', 'order'],
] as const
const AT = Object.fromEntries(CROSS_FEATURES.map((name, at) => [name, at])) as Record<
  (typeof CROSS_FEATURES)[number],
  number
>

/** Candidates whose starts are farther apart than this many characters do not affect each other. */
const REACH = 120
const NEAR = 80
/** A property with a candidate of this probability counts as found in the text. */
const TOLD = 0.5

export const logit = (probability: number): number => Math.log((probability + 1e-6) / (1 - probability + 1e-6))

/**
 * Computes the features of the candidates of a call, in their order. Time grows with their number and their density.
 */
export function crossCandidateFeatures(
  scored: readonly ScoredCandidate[],
  definitions: readonly PropertyDefinition[],
): Features[] {
  const all = scored.map(
    (one): Noted => ({
      one,
      features: new Float32Array(CROSS_FEATURES.length),
      probability: one.probability,
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
  return all.map(({ features }) => features)
}

interface Noted {
  one: ScoredCandidate
  features: Features
  probability: number
  start: number
  end: number
  /** The indexes of its property, its collection and its family. */
  owner: number
  collection: number
  family: number
}

interface Value {
  sum: number
  best: number
  next: number
}

/** Adds the features among the candidates for one property. */
function noteOwn(own: readonly Noted[]): void {
  const values = new Map<string, Value>()
  let sum = 0
  const said = own.map(({ one, probability }) => {
    const key = keyOf(one)
    const value = values.get(key) ?? { sum: 0, best: 0, next: 0 }
    values.set(key, value)
    sum += probability
    value.sum += probability
    value.next = Math.max(value.next, Math.min(value.best, probability))
    value.best = Math.max(value.best, probability)
    return value
  })
  const all = [...values.values()]
  const bests = all.toSorted((a, b) => b.best - a.best).slice(0, 3)
  const sums = all.sort((a, b) => b.sum - a.sum)
  own.forEach(({ features, probability, family, start, end }, at) => {
    const value = said[at] ?? { sum: 0, best: 0, next: 0 }
    const [first, second] = bests.filter(other => other !== value)
    const most = sums[0] === value ? sums[1] : sums[0]
    features[AT.odds] = logit(probability)
    features[AT.family] = family
    features[AT.length] = end - start
    features[AT.margin] = probability - (first?.best ?? 0)
    features[AT.second] = second?.best ?? 0
    features[AT.gap] = value.sum - (most?.sum ?? 0)
    features[AT.sum] = sum
    features[AT.values] = Math.min(20, values.size)
    features[AT.sumValue] = value.sum
    features[AT.again] = value.best === probability ? value.next : value.best
  })
}

/** Adds how the best candidate of each property compares with those of all properties. */
function noteCall(owners: ReadonlyMap<Compiled, readonly Noted[]>, definitions: readonly PropertyDefinition[]): void {
  const places = new Map(definitions.map((one, at) => [nameOf(one), at]))
  const asked = new Map<string, number>()
  for (const { collectionId } of definitions) asked.set(collectionId, (asked.get(collectionId) ?? 0) + 1)
  const leads = [...owners].map(([{ definition }, own]) => ({
    definition,
    own,
    at: places.get(nameOf(definition)) ?? 0,
    best: own.reduce((a, b) => (b.probability > a.probability ? b : a)),
  }))
  const told = leads.filter(({ best }) => best.probability > TOLD)
  const inCollection = new Map<string, number>()
  let total = 0
  for (const { definition, best } of leads) {
    total += best.probability
    inCollection.set(definition.collectionId, (inCollection.get(definition.collectionId) ?? 0) + best.probability)
  }
  for (const { definition, own, at, best } of leads) {
    const collection = definition.collectionId
    for (const { features, start } of own) {
      let others = 0
      let agreeing = 0
      for (const other of told) {
        if (other.at === at || other.best.start === start) continue
        others += 1
        if (other.best.start < start === other.at < at) agreeing += 1
      }
      features[AT.asked] = definitions.length
      features[AT.told] = total / definitions.length
      features[AT.share] = best.probability / total
      features[AT.collectionTold] = (inCollection.get(collection) ?? 0) / (asked.get(collection) ?? 1)
      features[AT.order] = others === 0 ? 0 : agreeing / others
    }
  }
}

const nameOf = ({ collectionId, systemName }: PropertyDefinition): string => `${collectionId} ${systemName}`

/** Adds the features of candidates for the same words, and of those nearby. `rivals` has one cell per property. */
function notePlaces(ordered: readonly Noted[], rivals: Float64Array): void {
  for (let at = 0; at < ordered.length; at += 1) {
    const noted = ordered[at]
    if (noted === undefined) continue
    rivals.fill(0)
    for (let beside = at - 1; beside >= 0; beside -= 1) if (!notePair(noted, ordered[beside], rivals)) break
    for (let beside = at + 1; beside < ordered.length; beside += 1) if (!notePair(noted, ordered[beside], rivals)) break
    let sum = 0
    for (const probability of rivals) sum += probability
    noted.features[AT.placeSum] = sum
  }
}

/** Whether the other is so near that candidates beyond it may matter too. */
function notePair(
  { features, owner, collection, family, start, end }: Noted,
  other: Noted | undefined,
  rivals: Float64Array,
): boolean {
  if (other === undefined) return false
  const away = Math.abs(other.start - start)
  if (away > REACH) return false
  const { probability } = other
  if (other.start >= end || start >= other.end) {
    if (away < NEAR) raise(features, other.owner === owner ? AT.nearOwn : AT.near, probability)
  } else if (other.owner !== owner && other.collection === collection) {
    rivals[other.owner] = Math.max(rivals[other.owner] ?? 0, probability)
    raise(features, AT.place, probability)
    if (other.family === family) raise(features, AT.placeKind, probability)
  }
  return true
}

function raise(features: Features, at: number, probability: number): void {
  if (probability > (features[at] ?? 0)) features[at] = probability
}
