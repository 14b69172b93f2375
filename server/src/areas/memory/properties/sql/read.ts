import type { PropertyType } from '../../../../models/port.ts'
import type { PropertyValue } from '../../../../platform/database/prisma/client.ts'
import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { type DisputingRow, disputedBy } from './disputed.ts'

/**
 * SQL of a record's properties by name. Uses only the record id: on tables that were never analyzed, the planner may
 * choose the tenant's index and read every value of the tenant. SQL: part of the statements that read records with
 * properties.
 */
export const propertiesByName = (recordId: string): string => `(
  SELECT coalesce(jsonb_object_agg(p.name, p.value ORDER BY p.updated_at), '{}')
  FROM property_values p WHERE p.tenant_id = $1 AND p.record_id = ${recordId})`

export interface PropertyRow
  extends Omit<PropertyValue, 'tenantId' | 'recordId' | 'textValue' | 'numberValue' | 'dateValue' | 'value' | 'type'> {
  value: Json
  type: PropertyType
  /** Null if no later memory disputes it. */
  disputed: DisputingRow | null
}

const COLUMNS = `p.name, p.system_name AS "systemName", p.value, p.type, p.collection_id AS "collectionId", p.version,
  p.updated_at AS "updatedAt", p.as_of AS "asOf", p.source, p.confidence`

const CURRENT = `
  SELECT ${COLUMNS}, ${disputedBy()} AS disputed
  FROM property_values p WHERE p.tenant_id = $1 AND p.record_id = $2
    AND ($3::text[] IS NULL OR lower(p.name) = ANY($3) OR p.system_name = ANY($3))
  ORDER BY p.name, p.collection_id`

// of the changes that were said or made by then, the last one that was said
const THEN = `
  WITH said AS (
    SELECT c.record_id, c.collection_id, c.system_name, c."to" AS value, c.version, c.source, c.confidence, c.at, t.as_of
    FROM property_changes c
    LEFT JOIN LATERAL (
      SELECT "timestamp" FROM memories
      WHERE id = split_part(substr(c.source, 8), '@', 1) AND ${ofTenant()} AND c.source LIKE 'memory:%' OFFSET 0
    ) m ON true
    CROSS JOIN LATERAL (SELECT coalesce(m."timestamp", c.at) AS as_of) t
    WHERE c.tenant_id = $1 AND c.record_id = $2 AND t.as_of <= $4::timestamptz
      -- what a deleted memory said is no longer said
      AND (m."timestamp" IS NOT NULL OR c.source NOT LIKE 'memory:%')
  ),
  last AS (
    SELECT DISTINCT ON (collection_id, system_name) * FROM said
    ORDER BY collection_id, system_name, as_of DESC, version DESC
  ),
  named AS (
    SELECT l.record_id, l.collection_id, l.system_name, coalesce(v.name, l.system_name) AS name, l.value, l.version,
      coalesce(v.type, CASE jsonb_typeof(l.value) WHEN 'string' THEN 'text' ELSE jsonb_typeof(l.value) END) AS type,
      l.source, l.confidence, l.at AS updated_at, l.as_of
    FROM last l
    LEFT JOIN LATERAL (
      SELECT name, type FROM property_values
      WHERE record_id = l.record_id AND collection_id = l.collection_id AND system_name = l.system_name AND tenant_id = $1
    ) v ON true
    WHERE l.value IS NOT NULL AND l.value <> 'null'
  )
  SELECT ${COLUMNS}, ${disputedBy(`(s.status = 'open' OR s.decided_at > $4::timestamptz) AND m."timestamp" <= $4::timestamptz`)} AS disputed
  FROM named p
  WHERE ($3::text[] IS NULL OR lower(p.name) = ANY($3) OR p.system_name = ANY($3))
  ORDER BY p.name, p.collection_id`

/**
 * A record's properties by name, each with what disputes it: all of them, or only those with the given names. SQL:
 * compares names in lower case, and JSON values with those of suggestions.
 * @param asOf the values of this time: what had been said or set by then
 */
export const propertiesOf = (
  scope: Scope,
  recordId: string,
  { names, asOf }: { names?: readonly string[] | undefined; asOf?: string | undefined } = {},
): Promise<PropertyRow[]> => {
  const named = names ? names.map(name => name.toLowerCase()) : null
  return asOf === undefined ? scope.query(CURRENT, [recordId, named]) : scope.query(THEN, [recordId, named, asOf])
}
