import type { Hit } from '../../../../search/types.ts'

/** The usual constant for reciprocal rank fusion. A higher value reduces the difference between high ranks. */
const RANK_CONSTANT = 60
/** Weight of the second search: hits of the first count twice as much. */
const SECOND_LOOK = 0.5
const MAX_NAMES = 6

/**
 * The query plus the names that texts mention: capitalized words that do not start a sentence.
 * @returns undefined if they mention nothing new
 */
export function expandedQuery(query: string, texts: readonly string[]): string | undefined {
  const asked = query.toLowerCase()
  const names = new Set<string>()
  for (const text of texts) {
    for (const [name] of text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)*/gu)) {
      if (!asked.includes(name.toLowerCase())) names.add(name)
    }
  }
  return names.size === 0 ? undefined : `${query} ${[...names].slice(0, MAX_NAMES).join(' ')}`
}

/** Merges two rankings by reciprocal rank; a hit keeps the better of its scores. */
export function fuse(first: readonly Hit[], second: readonly Hit[], limit: number): Hit[] {
  const fused = new Map<string, { hit: Hit; weight: number }>()
  const add = (hits: readonly Hit[], share: number): void => {
    for (const [place, hit] of hits.entries()) {
      const known = fused.get(hit.id)
      const weight = (known?.weight ?? 0) + share / (RANK_CONSTANT + place + 1)
      fused.set(hit.id, { hit: known && known.hit.score >= hit.score ? known.hit : hit, weight })
    }
  }
  add(first, 1)
  add(second, SECOND_LOOK)
  return [...fused.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, limit)
    .map(({ hit }) => hit)
}
