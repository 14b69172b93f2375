import type { Scope } from '../../../../platform/database/scope.ts'

/** Maximum number of names to read; an organization with more has machine-generated names. */
const MAX_NAMES = 300

/**
 * Common table expression of the system names that records use (`names`). SQL: skips from name to name in the index,
 * without reading the rows in between.
 */
export const USED_NAMES = `
WITH RECURSIVE names AS (
  (SELECT p.system_name, 1 AS n FROM property_values p WHERE p.tenant_id = $1 ORDER BY p.system_name LIMIT 1)
  UNION ALL
  SELECT next.system_name, names.n + 1 FROM names CROSS JOIN LATERAL (
    SELECT p.system_name FROM property_values p WHERE p.tenant_id = $1 AND p.system_name > names.system_name
    ORDER BY p.system_name LIMIT 1) next
  WHERE names.n < ${MAX_NAMES}
)`

// `ORDER BY` makes the planner use the index. Otherwise it may read all rows for a name that no record has.

const USED = `${USED_NAMES}
SELECT names.system_name AS "systemName", one.name FROM names CROSS JOIN LATERAL (
  SELECT p.name FROM property_values p WHERE p.tenant_id = $1 AND p.system_name = names.system_name
  ORDER BY p.record_id LIMIT 1) one`

/** The names of the properties that records have. SQL: uses `USED_NAMES`. */
export const usedNames = (scope: Scope): Promise<{ systemName: string; name: string }[]> => scope.query(USED)

const WHICH = `
SELECT w.system_name AS "systemName" FROM unnest($2::text[]) AS w(system_name) CROSS JOIN LATERAL (
  SELECT 1 FROM property_values p WHERE p.tenant_id = $1 AND p.system_name = w.system_name
  ORDER BY p.record_id LIMIT 1) held`

/** Those of the system names that a record uses. SQL: one probe of the index for each name. */
export async function namesInUse(scope: Scope, systemNames: readonly string[]): Promise<Set<string>> {
  const rows = await scope.query<{ systemName: string }>(WHICH, [systemNames])
  return new Set(rows.map(({ systemName }) => systemName))
}
