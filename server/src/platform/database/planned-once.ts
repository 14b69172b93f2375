/**
 * A statement that a connection plans once, whatever its values are: they come in through one row, where the planner does not
 * see them. Else it plans anew at each call for which a plan of its own seems better, as it does for every short array, and
 * planning a search takes longer than the search. `PLANNED_EACH_TIME` is the opposite.
 * @param types SQL types of `$1`, `$2`, …
 * @param statement begins with `WITH`
 */
export function plannedOnce(types: readonly string[], statement: string): string {
  const given = types.map((type, n) => `$${n + 1}::${type} AS p${n + 1}`)
  // with its type, since `= ANY ((SELECT …))` would ask for one of the rows
  const hidden = statement.replaceAll(/\$(\d+)/g, (_, n) => `(SELECT p${n} FROM given)::${types[Number(n) - 1]}`)
  return hidden.replace(/^\s*WITH\s/, `WITH given AS MATERIALIZED (SELECT ${given.join(', ')}),\n`)
}
