/** The structure of a folder: what stands side by side in it, and the imports between. */
export interface FolderSummary {
  /** Files and folders. */
  units: number
  /** A unit stands one level above the highest that it imports. */
  levels: number
  imports: number
  /** Imports that run up. Zero if no units import each other in a circle. */
  against: number
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
  let count = 0
  for (const { from, to } of imports) {
    const [above, below] = [unitOf(from), unitOf(to)]
    if (above === undefined || below === undefined || above === below || !units.has(below)) continue
    const own = weights.get(above)
    own?.set(below, (own.get(below) ?? 0) + 1)
    count++
  }
  const order = orderOf(weights)
  const level = new Map<string, number>()
  let against = 0
  for (const [position, unit] of order.entries()) {
    let height = 1
    for (const [below, weight] of weights.get(unit) ?? []) {
      if (order.indexOf(below) < position) height = Math.max(height, (level.get(below) ?? 0) + 1)
      else against += weight
    }
    level.set(unit, height)
  }
  return { units: units.size, levels: Math.max(...level.values()), imports: count, against }
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
