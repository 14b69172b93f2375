/** The hit that words alone put at place r stands at place `PUSHED · r` or before, whatever else comes in. */
export const PUSHED = 2

/**
 * Orders hits by all that speaks for them, and keeps a place for each that words alone have found: of any page, however
 * long, the first half of what it would show by words alone is on it, and nothing that words find is lost behind it.
 *
 * @param all every hit, best first
 * @param words those of `all` that words alone find, in the order that words alone give
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
