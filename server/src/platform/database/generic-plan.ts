/** Never looked at; it costs a plan for the values of a call more than any plan without them, which knows nothing of `$1`. */
const DEAR = 'CASE WHEN now() IS NULL THEN (SELECT count(*) FROM generate_series(1, 2000000000 + 0 * $1)) END AS dear'

/**
 * A statement that a connection plans once, whatever its values are. The database keeps a plan only while plans for the
 * values of a call are not estimated to be cheaper; those of short arrays always are, and so are those that were made
 * before a table grew. It would plan at each call, which takes longer than a search.
 *
 * Values come in through one row, so that all plans are the same, and none depends on the call that was first. The
 * opposite is `CUSTOM_PLAN`.
 * @param types SQL types of `$1`, an integer, `$2`, …
 * @param statement begins with `WITH`
 */
export function withGenericPlan(types: readonly string[], statement: string): string {
  const given = types.map((type, n) => `$${n + 1}::${type} AS p${n + 1}`)
  // with its type, since `= ANY ((SELECT …))` would ask for one of the rows
  const hidden = statement.replaceAll(/\$(\d+)/g, (_, n) => `(SELECT p${n} FROM given)::${types[Number(n) - 1]}`)
  return hidden.replace(/^\s*WITH\s/, () => `WITH given AS MATERIALIZED (SELECT ${given.join(', ')}, ${DEAR}),\n`)
}
