import { linkBefore } from '../property/name-before.ts'
import type { ScoredCandidate } from './scored-candidate.ts'

/** A candidate that no rule thought likely is another part of what follows the name. */
const MIN_PROBABILITY = 0.05
/** The name of the property, and its value next to it: there is hardly a plainer statement. */
const CERTAIN = { label: 0.97, verb: 0.95, none: 0.92 }
/** What ends a field; the value of one that goes on is longer. */
const ENDS =
  /^["'”’)\].]*(?:$|\n|\s*[,;|()–—]|[.!?](?:\s|$)|\s+(?:and|but|or|which|who|is|are|was|for|from|since|until|at|in|on|with|as|to|by)\b|\s+-)/
const NAMES: ReadonlySet<string> = new Set(['place', 'person', 'organization'])
const ADJACENT: ReadonlySet<string> = new Set(['number', 'date', 'options'])

/** Raises what directly follows the name of its property, as in a form or in "the budget is …". */
export function raiseLabelled(content: string, candidates: readonly ScoredCandidate[]): readonly ScoredCandidate[] {
  for (const candidate of candidates) {
    const { compiled, start, probability, fallback, other } = candidate
    const { type } = compiled.definition
    if (probability < MIN_PROBABILITY || fallback === true || other === true || type === 'boolean' || type === 'array')
      continue
    if (typeof candidate.value === 'string' && /["“”()]|:\s/.test(candidate.value)) continue
    const link = linkBefore(content, start, compiled)
    if (link === undefined || (link === 'none' && !ADJACENT.has(type))) continue
    // "the location is tricky" names no place
    if (type === 'text' && link === 'verb' && NAMES.has(compiled.kind) && !/^[\p{Lu}\d]/u.test(content.slice(start)))
      continue
    if (type === 'text' && link === 'label' && !ENDS.test(content.slice(candidate.end))) continue
    candidate.probability = Math.max(probability, CERTAIN[link])
  }
  return candidates
}
