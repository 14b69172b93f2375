import type { ExtractedProperty, ExtractInput } from '../port.ts'
import { isNameKind } from './called.ts'
import { type Candidate, chanceOf, FLOOR } from './candidate.ts'
import type { Compiled } from './definition.ts'

/** A later value corrects an earlier one when it is nearly as certain. */
const CORRECTION = 0.75
/** A text names many people and companies: a later one must be just as fitting. */
const NAME_CORRECTION = 0.9

/** Settles rival candidates: who gets a number, which of two values stands, and how many may stay. */
export function resolve(
  { content, maxProperties }: ExtractInput,
  candidates: readonly Candidate[],
): ExtractedProperty[] {
  const kept = assign(withoutOthers(candidates.filter(one => one.score >= FLOOR)))
  const byProperty = new Map<Compiled, Candidate[]>()
  for (const one of kept) byProperty.set(one.compiled, [...(byProperty.get(one.compiled) ?? []), one])
  const chosen: Candidate[] = []
  for (const [compiled, all] of byProperty) {
    const rivals = withoutFallbacks(all)
    if (rivals.length === 0) continue
    const ordered = rivals.sort((a, b) => a.start - b.start || b.score - a.score)
    if (compiled.definition.type === 'array') chosen.push(joined(compiled, ordered))
    else if (compiled.definition.mode === 'append') chosen.push(...distinct(ordered))
    else chosen.push(compiled.subject === undefined ? standing(ordered) : foremost(ordered))
  }
  const limited =
    maxProperties === undefined || chosen.length <= maxProperties
      ? chosen
      : chosen.toSorted((a, b) => b.score - a.score).slice(0, maxProperties)
  return limited
    .sort((a, b) => a.start - b.start)
    .map(({ compiled: { definition }, value, start, end, score }) => ({
      collectionId: definition.collectionId,
      systemName: definition.systemName,
      propertyName: definition.name,
      value,
      confidence: Math.round(chanceOf(score) * 100) / 100,
      evidence: { start, end, text: content.slice(start, end) },
      engine: 'offline',
    }))
}

/** "her new trainer, Jo Park": whose part is said is not whom the record is about. */
function withoutOthers(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<Compiled, Candidate>()
  for (const one of candidates) {
    if (
      one.compiled.kind === 'person' &&
      one.compiled.subject === undefined &&
      one.score > (best.get(one.compiled)?.score ?? 0)
    )
      best.set(one.compiled, one)
  }
  const parts = [...best.values()]
  return candidates.filter(
    one => one.compiled.subject !== 'person' || !parts.some(part => part.start === one.start && part.score > one.score),
  )
}

/**
 * Gives each exclusive place in the text to the property that it fits best. A property that already has a surer place of its
 * own gives way to one that has none.
 */
function assign(candidates: readonly Candidate[]): Candidate[] {
  const claims = new Map<number, Candidate[]>()
  const exclusive = candidates.filter(one => one.exclusive).sort((a, b) => b.score - a.score)
  for (const one of exclusive) claims.set(one.start, [...(claims.get(one.start) ?? []), one])
  const owners = new Map<number, Compiled>()
  const served = new Set<Compiled>()
  for (const one of exclusive) {
    if (owners.has(one.start)) continue
    const needy = served.has(one.compiled)
      ? claims.get(one.start)?.find(other => !served.has(other.compiled))
      : undefined
    const owner = needy ?? one
    owners.set(one.start, owner.compiled)
    served.add(owner.compiled)
  }
  return candidates.filter(one => !one.exclusive || owners.get(one.start) === one.compiled)
}

/** What stands in for want of anything better does so only when it is the one value there is. */
function withoutFallbacks(rivals: readonly Candidate[]): Candidate[] {
  const solid = rivals.filter(one => one.fallback !== true)
  if (solid.length > 0) return solid
  return new Set(rivals.map(one => JSON.stringify(one.value))).size === 1 ? [...rivals] : []
}

/** The last of the values that are nearly as certain as the best; an aside corrects nothing. */
function standing(ordered: readonly Candidate[]): Candidate {
  const best = Math.max(...ordered.map(one => one.score))
  const certain = ordered.filter(
    one =>
      one.score >=
        best *
          (one.aside === true
            ? 1
            : isNameKind(one.compiled.kind) || one.compiled.kind === 'code'
              ? NAME_CORRECTION
              : CORRECTION) &&
      !ordered.some(
        whole => whole !== one && whole.start <= one.start && whole.end >= one.end && whole.score > one.score,
      ),
  )
  const last = certain.reduce((a, b) => (b.start > a.start || (b.start === a.start && b.score > a.score) ? b : a))
  return last
}

/** The surest, and of equals the first: whom a text is about is said early. */
const foremost = (ordered: readonly Candidate[]): Candidate =>
  ordered.reduce((a, b) => (b.score > a.score + 0.02 ? b : a))

function distinct(ordered: readonly Candidate[]): Candidate[] {
  const said = new Map<string, Candidate>()
  for (const one of ordered) {
    const key = JSON.stringify(one.value).toLowerCase()
    const known = said.get(key)
    const covered = [...said.values()].some(
      other => other.start <= one.start && other.end >= one.end && other !== known,
    )
    if (known === undefined && !covered) said.set(key, one)
  }
  return [...said.values()]
}

/** The items of a text as one array; its evidence reaches from the first to the last. */
function joined(compiled: Compiled, ordered: readonly Candidate[]): Candidate {
  const items = distinct(ordered)
  const start = Math.min(...items.map(item => item.start))
  const end = Math.max(...items.map(item => item.end))
  const score = items.reduce((sum, item) => sum + item.score, 0) / items.length
  return { compiled, value: items.map(item => item.value), start, end, score, exclusive: false }
}
