/** Gaussian elimination; the matrix is positive definite. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let at = 0; at < size; at += 1) {
    const pivot = rows[at] ?? []
    for (let below = at + 1; below < size; below += 1) {
      const row = rows[below] ?? []
      const times = (row[at] ?? 0) / (pivot[at] ?? 1)
      for (let column = at; column <= size; column += 1) row[column] = (row[column] ?? 0) - times * (pivot[column] ?? 0)
    }
  }
  const solved: number[] = Array.from({ length: size }, () => 0)
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? []
    const known = solved.reduce((sum, value, column) => (column > at ? sum + value * (row[column] ?? 0) : sum), 0)
    solved[at] = ((row[size] ?? 0) - known) / (row[at] ?? 1)
  }
  return solved
}
