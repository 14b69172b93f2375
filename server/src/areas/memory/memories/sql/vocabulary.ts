import type { PropertyType } from '../../../../models/port.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { LISTS } from '../../properties/filter/values.ts'
import { USED_NAMES } from '../../properties/sql/used-names.ts'

/** A property that records have, and which of some phrases are values of it. */
export interface UsedProperty {
  systemName: string
  name: string
  type: PropertyType
  /** As stored. */
  values: string[]
}

/** Maximum number of lists per property whose elements are read. */
const MAX_LISTS = 1_000

const USED = `${USED_NAMES}
SELECT names.system_name AS "systemName", one.name, one.type,
  (
    SELECT coalesce(array_agg(DISTINCT found.value), '{}') FROM (
      SELECT held.value FROM unnest($2::text[]) AS phrase CROSS JOIN LATERAL (
        SELECT p.value #>> '{}' AS value FROM property_values p
        WHERE p.tenant_id = $1 AND p.system_name = names.system_name AND p.text_value = phrase LIMIT 1) held
      UNION ALL
      SELECT element FROM (
        SELECT p.value FROM property_values p
        WHERE p.tenant_id = $1 AND p.system_name = names.system_name AND ${LISTS}
        LIMIT ${MAX_LISTS}
      ) p CROSS JOIN LATERAL jsonb_array_elements_text(p.value) AS element
      WHERE lower(element) = ANY($2)
    ) found
  ) AS values
FROM names CROSS JOIN LATERAL (
  SELECT p.name, p.type FROM property_values p WHERE p.tenant_id = $1 AND p.system_name = names.system_name LIMIT 1) one`

/** Properties that records have, with those of the lowercase phrases that are values of them. SQL: `USED_NAMES`. */
export const usedProperties = (scope: Scope, phrases: readonly string[]): Promise<UsedProperty[]> =>
  scope.query(USED, [phrases])

const TYPES = `
WITH RECURSIVE types AS (
  (SELECT r.type, 1 AS n FROM records r WHERE r.tenant_id = $1 ORDER BY r.type LIMIT 1)
  UNION ALL
  SELECT next.type, types.n + 1 FROM types CROSS JOIN LATERAL (
    SELECT r.type FROM records r WHERE r.tenant_id = $1 AND r.type > types.type ORDER BY r.type LIMIT 1) next
  WHERE types.n < 100
)
SELECT type FROM types`

/** The record types in use. SQL: skips from type to type in the index, without reading the rows in between. */
export const usedTypes = async (scope: Scope): Promise<string[]> =>
  (await scope.query<{ type: string }>(TYPES)).map(({ type }) => type)
