const PAGE = 10

/**
 * Normalized discounted cumulative gain of the first ten different sections, with a gain of 1 for each right one
 * (Järvelin and Kekäläinen, 2002).
 * @param ranked names of sections, best first; a repeated one counts once
 */
export function ndcg(ranked: readonly string[], right: ReadonlySet<string>): number {
  const shown = [...new Set(ranked)].slice(0, PAGE)
  const gain = (rank: number): number => 1 / Math.log2(rank + 2)
  const found = shown.reduce((sum, section, rank) => sum + (right.has(section) ? gain(rank) : 0), 0)
  const best = Array.from({ length: Math.min(PAGE, right.size) }, (_, rank) => gain(rank))
  return found / best.reduce((sum, one) => sum + one, 0)
}
