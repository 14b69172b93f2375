/** The structure of a folder: what stands side by side in it, and the imports between. */
export interface FolderSummary {
  /** Files and folders. */
  units: number
  /** A unit stands one level above the highest that it imports. */
  levels: number
  imports: number
  /** Imports that run up. None if no units import each other in a circle. */
  against: readonly Import[]
}

/** Paths from one common root. */
export interface Import {
  from: string
  to: string
}

/** Summarizes a folder, given all imports of the tree; undefined if it has no two units. */
export function summarize(
  folder: string,
  files: readonly string[],
  imports: readonly Import[],
): FolderSummary | undefined {
  const unitOf = (path: string): string | undefined =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined
  const units = new Set(files.map(unitOf).filter(unit => unit !== undefined))
  if (units.size < 2) return undefined
  const weights = new Map<string, Map<string, number>>([...units].map(unit => [unit, new Map()]))
  const between = imports.flatMap(each => {
    const [above, below] = [unitOf(each.from), unitOf(each.to)]
    const isBetween = above !== undefined && below !== undefined && above !== below && units.has(below)
    return isBetween ? [{ each, above, below }] : []
  })
  for (const { above, below } of between) {
    const own = weights.get(above)
    own?.set(below, (own.get(below) ?? 0) + 1)
  }
  const order = orderOf(weights)
  const level = new Map<string, number>()
  for (const [position, unit] of order.entries()) {
    const lower = [...(weights.get(unit)?.keys() ?? [])].filter(below => order.indexOf(below) < position)
    level.set(unit, 1 + Math.max(0, ...lower.map(below => level.get(below) ?? 0)))
  }
  const against = between.filter(({ above, below }) => order.indexOf(below) > order.indexOf(above))
  return {
    units: units.size,
    levels: Math.max(...level.values()),
    imports: between.length,
    against: against.map(({ each }) => each),
  }
}

/**
 * Units from the lowest to the highest. In a circle, the unit comes first whose imports of others weigh least, compared
 * with those of it (the greedy heuristic of Eades, Lin and Smyth).
 */
function orderOf(weights: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  const left = new Set([...weights.keys()].sort())
  const order: string[] = []
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
  const down = (unit: string): number => sum([...(weights.get(unit) ?? [])].map(([to, n]) => (left.has(to) ? n : 0)))
  const up = (unit: string): number => sum([...left].map(other => weights.get(other)?.get(unit) ?? 0))
  while (left.size > 0) {
    const [next = ''] = [...left].sort(
      (a, b) => Number(down(a) > 0) - Number(down(b) > 0) || down(a) - up(a) - (down(b) - up(b)),
    )
    left.delete(next)
    order.push(next)
  }
  return order
}
