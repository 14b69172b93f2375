import type { Compiled } from '../property/definition.ts'
import type { View } from '../view/view.ts'
import type { Candidate } from './candidate.ts'

/** Score of a value whose only evidence is its position. */
const POSSIBLE = 0.02

/** Kinds of values that are not plain words. */
const SHAPED = /^(?:email|phone|url|language|timezone|person|organization)$/

/** Kinds of values that may be a complete clause, and those that are usually names. */
const CLAUSES = /^(?:clause|phrase)$/
const NAMED = /^(?:place|thing)$/

/** A sentence with a word this similar to the property's is about it. */
const SPOKEN = 0.38
/** In other sentences a phrase is considered only if at most this many other properties match it better. */
const BETTER = 2

/** Every noun phrase, and every clause, that might be a value of the property. */
export function chunkedFor(view: View, compiled: Compiled): Candidate[] {
  const { kind, definition } = compiled
  if (view.question || SHAPED.test(kind) || (definition.options ?? []).length > 0) return []
  const list = definition.type === 'array'
  const sense = view.sense()
  const own = compiled.place
  const spoken =
    view.asked !== undefined || view.label?.owners.has(compiled) === true || (sense.mostDescribed[own] ?? 0) >= SPOKEN
  return view.chunks().flatMap(chunk => {
    if (chunk.kind === 'clause' && (list || !spoken || !CLAUSES.test(kind))) return []
    if (chunk.kind === 'joined' && list) return []
    if (NAMED.test(kind) && !spoken) return []
    const first = view.tokens[chunk.from]
    const last = view.tokens[chunk.to - 1]
    if (first === undefined || last === undefined || last.end - first.start > 120) return []
    if (!spoken && !suits(sense.between(chunk.from, chunk.to - 1), own)) return []
    const value = view.content.slice(first.start, last.end)
    return [{ compiled, value, start: first.start, end: last.end, score: POSSIBLE, exclusive: false }]
  })
}

function suits(fits: Float32Array, own: number): boolean {
  let better = 0
  for (const fit of fits) if (fit > (fits[own] ?? 0)) better += 1
  return better <= BETTER
}
