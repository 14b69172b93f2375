import type { Candidate } from '../candidates/candidate.ts'
import type { Compiled } from '../property/definition.ts'
import { AT, type Features, featureIn } from './features.ts'

/** A rule's candidate, with its features. */
export interface FeaturedCandidate extends Candidate {
  features: Features
}

/** Identifies a value, ignoring case. */
export const keyOf = ({ value }: Candidate): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase()

/** Minimum score at which a rule alone accepts a value. */
const SURE = 0.55

/** Properties compete for a place with those that take the same kind of value. */
function sortOf(compiled: Compiled): string {
  const known = sorts.get(compiled)
  if (known !== undefined) return known
  const { definition, kind, money } = compiled
  const sort = definition.type === 'number' ? (money ? 'money' : 'number') : definition.type
  const made = `${definition.collectionId} ${definition.type === 'text' ? kind : sort}`
  sorts.set(compiled, made)
  return made
}

const sorts = new WeakMap<Compiled, string>()

function grouped<K, T>(all: readonly T[], by: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const key = by(one)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [one])
    else group.push(one)
  }
  return groups
}

/** Of several rules that propose the same value at the same place, only the one with the highest score. */
export function distinctCandidates(all: readonly FeaturedCandidate[]): FeaturedCandidate[] {
  const best = new Map<Compiled, Map<string, FeaturedCandidate>>()
  for (const one of all) {
    const own = best.get(one.compiled) ?? new Map<string, FeaturedCandidate>()
    best.set(one.compiled, own)
    const key = `${one.start} ${one.end} ${typeof one.value === 'string' ? one.value : JSON.stringify(one.value)}`
    const known = own.get(key)
    if (known === undefined || one.score > known.score) own.set(key, one)
  }
  return withoutParts([...best.values()].flatMap(own => [...own.values()]))
}

/** "her new trainer, Jo Park": a person with a role is not the subject of the record. */
function withoutParts(candidates: readonly FeaturedCandidate[]): FeaturedCandidate[] {
  const surest = new Map<Compiled, FeaturedCandidate>()
  for (const one of candidates) {
    const { kind, subject } = one.compiled
    if (kind === 'person' && subject === undefined && one.score > (surest.get(one.compiled)?.score ?? SURE))
      surest.set(one.compiled, one)
  }
  const parts = new Map([...surest.values()].map(part => [part.start, part.score]))
  return candidates.filter(one => one.compiled.subject !== 'person' || (parts.get(one.start) ?? 0) <= one.score)
}

/** The weight of an earlier value against a later one: in a text that corrects itself the last word counts. */
const EARLIER = 0.75
const CORRECTED = 0.3

/** The best of some candidates, and the best of those with another value. */
interface Top {
  value: unknown
  score: number
  next: number
}

const NOTHING: Top = { value: undefined, score: 0, next: 0 }

function higher(top: Top, { value, score }: FeaturedCandidate): Top {
  if (value === top.value) return score > top.score ? { ...top, score } : top
  if (score > top.score) return { value, score, next: top.score }
  return score > top.next ? { ...top, next: score } : top
}

const besides = (top: Top, { value }: FeaturedCandidate): number => (top.value === value ? top.next : top.score)

/** For each candidate the score to beat: that of the best other value, less if it occurs earlier. */
function strongestRivals(own: readonly FeaturedCandidate[]): Map<FeaturedCandidate, number> {
  const order = [...own].sort((a, b) => a.start - b.start)
  const later = new Map<number, Top>()
  let top = NOTHING
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const one = order[at]
    if (one === undefined) break
    if (!later.has(one.start)) later.set(one.start, top)
    top = higher(top, one)
  }
  const strongest = new Map<FeaturedCandidate, number>()
  let [earlier, seen, start] = [NOTHING, NOTHING, -1]
  for (const one of order) {
    if (one.start !== start) earlier = seen
    start = one.start
    seen = higher(seen, one)
    const corrects = featureIn(one.features, 'corrects') > 0
    const kept = one.aside === true ? 1 : corrects ? CORRECTED : EARLIER
    strongest.set(one, Math.max(besides(later.get(start) ?? NOTHING, one), besides(earlier, one) * kept))
  }
  return strongest
}

/** The candidates for one kind of value in one collection, in order of their starts. */
function placesOf(candidates: readonly FeaturedCandidate[]): (one: FeaturedCandidate) => readonly FeaturedCandidate[] {
  const kinds = grouped(candidates, ({ compiled: { definition } }) => `${definition.collectionId} ${definition.type}`)
  const places = new Map<Compiled, Map<number, FeaturedCandidate[]>>()
  for (const all of kinds.values()) {
    const starts = grouped(all, one => one.start)
    for (const { compiled } of all) places.set(compiled, starts)
  }
  return ({ compiled, start }) => places.get(compiled)?.get(start) ?? []
}

interface Peers {
  /** The properties of one sort, each with its best candidate. */
  surest: Map<Compiled, FeaturedCandidate>
  /** The start offsets with a candidate for one of them, each with its rank. */
  ranks: Map<number, number>
}

function peersOf(owners: ReadonlyMap<Compiled, readonly FeaturedCandidate[]>): Map<string, Peers> {
  const peers = new Map<string, Peers>()
  for (const [sort, all] of grouped([...owners], ([compiled]) => sortOf(compiled))) {
    const surest = new Map<Compiled, FeaturedCandidate>()
    const starts = new Set<number>()
    for (const [compiled, own] of all) {
      surest.set(
        compiled,
        own.reduce((a, b) => (b.score > a.score ? b : a)),
      )
      for (const one of own) starts.add(one.start)
    }
    const ranks = new Map([...starts].sort((a, b) => a - b).map((start, at) => [start, at]))
    peers.set(sort, { surest, ranks })
  }
  return peers
}

/** Adds the features of each candidate that depend on the others. Takes n log n time. */
export function addCompetitionFeatures(candidates: readonly FeaturedCandidate[]): void {
  const owners = grouped(candidates, one => one.compiled)
  const peers = peersOf(owners)
  const placed = placesOf(candidates)
  for (const [compiled, own] of owners) {
    const { surest, ranks } = peers.get(sortOf(compiled)) ?? { surest: new Map(), ranks: new Map() }
    const mentions = Math.min(12, ranks.size)
    // How many of the other properties of its sort have a likely value anywhere, and how many at each place.
    const others = surest.size - 1
    let served = 0
    const servedAt = new Map<number, number>()
    for (const [other, one] of surest) {
      if (other === compiled || one.score < SURE) continue
      served += 1
      servedAt.set(one.start, (servedAt.get(one.start) ?? 0) + 1)
    }
    const keys = own.map(keyOf)
    const said = new Map<string, number>()
    for (const key of keys) said.set(key, (said.get(key) ?? 0) + 1)
    const dated = compiled.definition.type === 'date' ? own.map(one => String(one.value).slice(0, 10)) : []
    const days = new Map([...new Set(dated)].sort().map((day, at) => [day, at]))
    const rivals = compiled.definition.mode === 'append' ? undefined : strongestRivals(own)
    let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const { start } of own) {
      first = Math.min(first, start)
      last = Math.max(last, start)
    }
    for (const [at, one] of own.entries()) {
      const { features, score, start } = one
      let [contenders, strongest] = [0, 0]
      for (const other of placed(one)) {
        if (other.compiled === compiled) continue
        contenders += 1
        strongest = Math.max(strongest, other.score)
      }
      features[AT.ahead] = score - strongest
      features[AT.contenders] = Math.min(6, contenders)
      features[AT.leading] = score - (rivals?.get(one) ?? 0)
      features[AT.rivals] = Math.min(10, said.size)
      features[AT.mentions] = mentions
      features[AT.nth] = Math.min(10, ranks.get(start) ?? 0)
      features[AT.claimed] = Number(strongest >= SURE && strongest > score)
      features[AT.served] = others === 0 ? 1 : (served - (servedAt.get(start) ?? 0)) / others
      features[AT.first] = Number(start === first)
      features[AT.last] = Number(start === last)
      features[AT.chronology] = days.size > 1 ? (days.get(dated[at] ?? '') ?? 0) / (days.size - 1) : 0.5
      features[AT.said] = Math.min(5, said.get(keys[at] ?? '') ?? 1)
    }
  }
}
