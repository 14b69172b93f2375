/**
 * The standard score of the Mann–Whitney U test of two samples: near 0 if both are from one distribution, whatever its
 * shape and outliers; its sign tells which is larger.
 */
export function rankScore(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map(value => ({ value, first: true })), ...other.map(value => ({ value, first: false }))]
  all.sort((a, b) => a.value - b.value)
  // measured times are never equal in the last digit, so there are no ties to share ranks
  const ranks = all.reduce((sum, { first }, index) => (first ? sum + index + 1 : sum), 0)
  const u = ranks - (one.length * (one.length + 1)) / 2
  const mean = (one.length * other.length) / 2
  const deviation = Math.sqrt((one.length * other.length * (one.length + other.length + 1)) / 12)
  return (u - mean) / deviation
}
