/** A hit at rank r by words alone has at most rank `PUSHED · r` in the merged list. */
export const PUSHED = 2

/**
 * Orders hits by all signals and guarantees a rank to each hit found by words alone: a page of any length contains the
 * first half of what it would show by words alone, and no word match is lost behind it.
 *
 *
 * @param all every hit, best first
 * @param words the hits of `all` that words alone find, in that order
 */
export function mergeRanks<T>(all: readonly T[], words: readonly T[], idOf: (hit: T) => string): T[] {
  const waiting = new Map(all.map(hit => [idOf(hit), hit]))
  const kept = words.map(idOf)
  const placed: T[] = []
  const place = (id: string): void => {
    const hit = waiting.get(id)
    if (hit !== undefined) placed.push(hit)
    waiting.delete(id)
  }
  let next = 0
  for (const id of all.map(idOf)) {
    for (;;) {
      while (next < kept.length && !waiting.has(kept[next] ?? '')) next++
      const due = PUSHED * (next + 1) <= placed.length + 1 ? kept[next] : undefined
      if (due === undefined) break
      place(due)
    }
    place(id)
  }
  return placed
}
