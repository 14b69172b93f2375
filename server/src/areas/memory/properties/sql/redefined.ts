import type { PropertyType } from '../../../../models/port.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { lockedRecords } from '../../records/sql/records.ts'

export interface MigratedProperty {
  system_name: string
  /** Null if its values are deleted. */
  name: string | null
  type: PropertyType | null
  list: boolean
  /** Whether each value has to be checked because the options changed. */
  each: boolean
}

/** Identifies a value of a collection. */
export interface ValueKey {
  recordId: string
  systemName: string
}

export interface MigratingValue extends ValueKey {
  name: string
  type: PropertyType
  value: Json
}

/** The new row of a value; `changed` if the value itself differs. */
export interface RewrittenValue {
  record_id: string
  system_name: string
  changed: boolean
  name: string
  type: PropertyType
  value: Json
  text_value: string | null
  number_value: number | null
  date_value: string | null
}

// finds only values that do not match their definition, so that an interrupted migration resumes where it stopped
const BEHIND = `
  FROM jsonb_to_recordset($3::jsonb) AS d(system_name text, name text, type text, list boolean, each boolean)
  CROSS JOIN LATERAL (
    SELECT record_id, name, type, value FROM property_values
    WHERE tenant_id = $1 AND system_name = d.system_name AND collection_id = $2 OFFSET 0) p
  WHERE (d.name IS NULL OR d.each OR p.name <> d.name OR p.type <> d.type OR (jsonb_typeof(p.value) = 'array') <> d.list)`

const COUNT = `SELECT count(*)::int AS count ${BEHIND}`
const NEXT = `
  SELECT p.record_id AS "recordId", d.system_name AS "systemName" ${BEHIND}
    AND (p.record_id, d.system_name) > ($4, $5) ORDER BY p.record_id, d.system_name LIMIT $6`

const LOCK = `
  WITH locked_records AS MATERIALIZED (${lockedRecords('SELECT unnest($3::text[])', 'NO KEY UPDATE')})
  SELECT p.record_id AS "recordId", p.system_name AS "systemName", p.name, p.type, p.value
  FROM (
    SELECT * FROM unnest($3::text[], $4::text[]) AS k(record_id, system_name)
    WHERE (SELECT count(*) FROM locked_records) >= 0 ORDER BY record_id, system_name
  ) k CROSS JOIN LATERAL (
    SELECT * FROM property_values
    WHERE tenant_id = $1 AND record_id = k.record_id AND collection_id = $2 AND system_name = k.system_name
    OFFSET 0 FOR UPDATE) p`

// locked until the end of the transaction, so that a concurrent definition change waits for it
const DEFINED = `
  SELECT p.record_id AS "recordId", p.collection_id AS "collectionId", p.system_name AS "systemName", p.name, p.type, p.value,
    d.definition
  FROM (SELECT * FROM property_values WHERE tenant_id = $1 AND record_id = $2 OFFSET 0) p
  JOIN collections c ON c.id = p.collection_id AND c.tenant_id = $1
  CROSS JOIN LATERAL jsonb_array_elements(c.properties) AS d(definition)
  WHERE d.definition ->> 'systemName' = p.system_name
  ORDER BY c.id, p.system_name FOR SHARE OF c`

/**
 * The values of a record that a collection defines, each with its definition. SQL: joins values with definitions that
 * are in the request.
 */
export const definedValuesOf = <Definition>(
  scope: Scope,
  recordId: string,
): Promise<(MigratingValue & { collectionId: string; definition: Definition })[]> => scope.query(DEFINED, [recordId])

const HISTORY = `INSERT INTO property_changes
  (tenant_id, record_id, collection_id, system_name, "from", "to", version, confidence, source, actor, at)`

const REWRITE = `
  WITH next AS (
    SELECT * FROM jsonb_to_recordset($3::jsonb) AS n(record_id text, system_name text, changed boolean, name text,
      type text, value jsonb, text_value text, number_value float8, date_value timestamptz)
  ), history AS (
    ${HISTORY}
    SELECT $1::int, p.record_id, p.collection_id, p.system_name, p.value, n.value, p.version + 1,
      p.confidence, 'collection:' || p.collection_id, $4, app_now()
    FROM next n CROSS JOIN LATERAL (
      SELECT * FROM property_values
      WHERE tenant_id = $1 AND record_id = n.record_id AND collection_id = $2 AND system_name = n.system_name OFFSET 0) p
    WHERE n.changed
  )
  UPDATE property_values p SET name = n.name, type = n.type, value = n.value, text_value = n.text_value,
    number_value = n.number_value, date_value = n.date_value,
    version = p.version + n.changed::int, updated_at = app_now()
  FROM next n WHERE p.tenant_id = $1 AND p.record_id = ANY(ARRAY(SELECT record_id FROM next))
    AND p.record_id = n.record_id AND p.collection_id = $2 AND p.system_name = n.system_name`

const REMOVE = `
  WITH gone AS (
    DELETE FROM property_values p USING unnest($3::text[], $4::text[]) AS g(record_id, system_name)
    WHERE p.tenant_id = $1 AND p.record_id = ANY($3::text[])
      AND p.record_id = g.record_id AND p.collection_id = $2 AND p.system_name = g.system_name
    RETURNING p.*
  )
  ${HISTORY}
  SELECT $1::int, record_id, collection_id, system_name, value, NULL, version + 1, confidence,
    'collection:' || collection_id, $5, app_now() FROM gone`

/** How many values of a collection still have to be migrated. SQL: looks inside the definitions of the request. */
export async function countBehind(
  scope: Scope,
  collectionId: string,
  properties: readonly MigratedProperty[],
): Promise<number> {
  const [row] = await scope.query<{ count: number }>(COUNT, [collectionId, JSON.stringify(properties)])
  return row?.count ?? 0
}

/** The next values to migrate after the given one, in order. SQL: looks inside the definitions of the request. */
export const nextBehind = (
  scope: Scope,
  collectionId: string,
  properties: readonly MigratedProperty[],
  { after, limit }: { after?: ValueKey | undefined; limit: number },
): Promise<ValueKey[]> =>
  scope.query(NEXT, [collectionId, JSON.stringify(properties), after?.recordId ?? '', after?.systemName ?? '', limit])

/** The current values, locked until the transaction ends. SQL: Prisma has no row locks. */
export const lockValues = (scope: Scope, collectionId: string, keys: readonly ValueKey[]): Promise<MigratingValue[]> =>
  scope.query(LOCK, [collectionId, ...columnsOf(keys)])

/** Writes values and the history of those that changed. SQL: a batch in one round trip. */
export async function rewriteValues(
  scope: Scope,
  collectionId: string,
  values: readonly RewrittenValue[],
  actor: string,
): Promise<void> {
  await scope.query(REWRITE, [collectionId, JSON.stringify(values), actor])
}

/** Deletes values and records that in their history. SQL: a batch in one round trip. */
export async function removeValues(
  scope: Scope,
  collectionId: string,
  keys: readonly ValueKey[],
  actor: string,
): Promise<void> {
  await scope.query(REMOVE, [collectionId, ...columnsOf(keys), actor])
}

const columnsOf = (keys: readonly ValueKey[]): [string[], string[]] => [
  keys.map(({ recordId }) => recordId),
  keys.map(({ systemName }) => systemName),
]
