import type { Candidate } from './candidate.ts'
import type { Compiled } from './definition.ts'
import { note, type Signals, signalIn } from './signals.ts'

/** What a rule proposes, with what is known about it. */
export interface Proposal extends Candidate {
  signals: Signals
}

/** What tells values apart, without regard to case. */
const keyOf = ({ value }: Candidate): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase()

/** A rule alone is this sure where it says a value. */
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

const placeOf = ({ compiled: { definition }, start }: Proposal): string =>
  `${definition.collectionId} ${definition.type} ${start}`

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

/** One of several rules that propose the same value at the same place: the surest. */
export function distinctProposals(all: readonly Proposal[]): Proposal[] {
  const best = new Map<Compiled, Map<string, Proposal>>()
  for (const one of all) {
    const own = best.get(one.compiled) ?? new Map<string, Proposal>()
    best.set(one.compiled, own)
    const key = `${one.start} ${one.end} ${typeof one.value === 'string' ? one.value : JSON.stringify(one.value)}`
    const known = own.get(key)
    if (known === undefined || one.score > known.score) own.set(key, one)
  }
  return withoutParts([...best.values()].flatMap(own => [...own.values()]))
}

/** "her new trainer, Jo Park": whose part is said is not whom the record is about. */
function withoutParts(proposals: readonly Proposal[]): Proposal[] {
  const surest = new Map<Compiled, Proposal>()
  for (const one of proposals) {
    const { kind, subject } = one.compiled
    if (kind === 'person' && subject === undefined && one.score > (surest.get(one.compiled)?.score ?? SURE))
      surest.set(one.compiled, one)
  }
  const parts = new Map([...surest.values()].map(part => [part.start, part.score]))
  return proposals.filter(one => one.compiled.subject !== 'person' || (parts.get(one.start) ?? 0) <= one.score)
}

/** How much weight an earlier value keeps against a later one: in a text that corrects itself the last word counts. */
const EARLIER = 0.75
const CORRECTED = 0.3

/** The score to beat: that of the surest other value, less where it stands earlier. `order` begins with the surest. */
function strongestRival(one: Proposal, order: readonly Proposal[]): number {
  let most = 0
  const corrects = signalIn(one.signals, 'corrects') > 0
  for (const other of order) {
    if (other.score <= most) break
    if (other.start === one.start || other.value === one.value) continue
    const kept = other.start > one.start || one.aside === true ? 1 : corrects ? CORRECTED : EARLIER
    most = Math.max(most, other.score * kept)
  }
  return most
}

/** Notes for each proposal what the others say about it. Time grows with their number (and its logarithm). */
export function noteRivals(proposals: readonly Proposal[]): void {
  const places = grouped(proposals, placeOf)
  const owners = grouped(proposals, one => one.compiled)
  const peers = grouped([...owners.keys()], sortOf)
  const starts = new Map<string, Set<number>>()
  for (const one of proposals) {
    const key = sortOf(one.compiled)
    starts.set(key, (starts.get(key) ?? new Set()).add(one.start))
  }
  const best = new Map<Compiled, Proposal>()
  for (const [compiled, own] of owners)
    best.set(
      compiled,
      own.reduce((a, b) => (b.score > a.score ? b : a)),
    )

  const ranks = new Map(
    [...starts].map(([key, set]) => [key, new Map([...set].sort((a, b) => a - b).map((start, at) => [start, at]))]),
  )
  for (const [compiled, own] of owners) {
    const others = (peers.get(sortOf(compiled)) ?? []).filter(other => other !== compiled)
    const mentions = Math.min(12, starts.get(sortOf(compiled))?.size ?? 1)
    const served = (one: Proposal): number =>
      others.filter(other => {
        const surest = best.get(other)
        return surest !== undefined && surest.score >= SURE && surest.start !== one.start
      }).length
    const said = new Map<string, number>()
    for (const one of own) said.set(keyOf(one), (said.get(keyOf(one)) ?? 0) + 1)
    const order = [...own].sort((a, b) => b.score - a.score)
    const days =
      compiled.definition.type === 'date' ? [...new Set(own.map(one => String(one.value).slice(0, 10)))].sort() : []
    const many = compiled.definition.mode === 'append'
    const first = Math.min(...own.map(one => one.start))
    const last = Math.max(...own.map(one => one.start))
    for (const one of own) {
      const { signals } = one
      const here = (places.get(placeOf(one)) ?? []).filter(other => other.compiled !== compiled)
      const strongest = here.reduce((most, other) => Math.max(most, other.score), 0)
      note(signals, 'ahead', one.score - strongest)
      note(signals, 'contenders', Math.min(6, here.length))
      note(signals, 'leading', many ? one.score : one.score - strongestRival(one, order))
      note(signals, 'rivals', Math.min(10, said.size))
      note(signals, 'mentions', mentions)
      note(signals, 'nth', Math.min(10, ranks.get(sortOf(compiled))?.get(one.start) ?? 0))
      note(signals, 'claimed', strongest >= SURE && strongest > one.score)
      note(signals, 'served', others.length === 0 ? 1 : served(one) / others.length)
      note(signals, 'first', one.start === first)
      note(signals, 'last', one.start === last)
      note(
        signals,
        'chronology',
        days.length > 1 ? days.indexOf(String(one.value).slice(0, 10)) / (days.length - 1) : 0.5,
      )
      note(signals, 'said', Math.min(5, said.get(keyOf(one)) ?? 1))
    }
  }
}
