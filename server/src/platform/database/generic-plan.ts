/**
 * Never evaluated. It makes a custom plan look more expensive than a generic plan, for which `$1` is unknown. By far,
 * since the custom plans that it is compared with were made when the tables were smaller.
 * @param first SQL of an integer that depends on `$1`
 */
const dear = (first: string): string => {
  const many = `generate_series(1, 2000000000 + 0 * ${first})`
  return `CASE WHEN now() IS NULL THEN (SELECT count(*) FROM ${many} a, ${many} b) END AS dear`
}
const DEAR = { integer: dear('$1'), array: dear('cardinality($1)') }

/**
 * A statement that each connection plans once, whatever its values are. PostgreSQL keeps a generic plan only if custom
 * plans are not estimated to be cheaper. Custom plans for short arrays always are, and so are those made before a
 * table grew. Then it would plan at each call, which takes longer than a search.
 *
 * Values come in through one row, so that all plans are the same and none depends on the first call. The opposite
 * is `CUSTOM_PLAN`.
 * @param types SQL types of `$1`, which is an integer or an array, `$2`, …
 * @param statement begins with `WITH`
 */
export function withGenericPlan(types: readonly string[], statement: string): string {
  const given = types.map((type, n) => `$${n + 1}::${type} AS p${n + 1}`)
  // with its type, since `= ANY ((SELECT …))` would compare with the rows of a subquery
  const hidden = statement.replaceAll(/\$(\d+)/g, (_, n) => `(SELECT p${n} FROM given)::${types[Number(n) - 1]}`)
  return hidden.replace(
    /^\s*WITH\s/,
    () =>
      `WITH given AS MATERIALIZED (SELECT ${given.join(', ')}, ${DEAR[types[0]?.endsWith('[]') ? 'array' : 'integer']}),\n`,
  )
}

/**
 * The same statement without what makes a custom plan look expensive. For connections that plan each statement anyway:
 * PostgreSQL would compile it, because it looks expensive.
 */
export const withCustomPlan = (statement: string): string =>
  Object.values(DEAR).reduce((text, each) => text.replace(`, ${each})`, ')'), statement)
