import type { PropertyType } from '../../../../models/port.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { ofTenant } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { PROPERTY_CHANGED } from '../../events.ts'
import { NOW } from '../../records/sql/records.ts'
import { KEPT_VALUES, type KeptValue, keptValues, SUGGESTED_COLUMNS, type SuggestedKey } from './kept-values.ts'
import { INCOMING_COLUMNS, type IncomingRow, keptProperties, mergeProperties } from './properties.ts'

// the source of what an earlier version of a memory said ends with `@` and that version
const BY_THIS = `(c.source = $3 OR starts_with(c.source, $3 || '@'))`

/** A current value that comes from a memory, and the last one in its history that does not. */
export interface SaidValue {
  collectionId: string
  systemName: string
  name: string
  type: PropertyType
  value: Json
  before: { value: Json; source: string; confidence: number; asOf: string } | null
}

const SAID = `
  SELECT p.collection_id AS "collectionId", p.system_name AS "systemName", p.name, p.type, p.value, (
    SELECT jsonb_build_object('value', c."to", 'source', c.source, 'confidence', c.confidence, 'asOf', coalesce((
      SELECT m."timestamp" FROM memories m WHERE m.id = substr(c.source, 8) AND ${ofTenant('m')} AND c.source LIKE 'memory:%'), c.at))
    FROM property_changes c
    WHERE c.record_id = p.record_id AND c.collection_id = p.collection_id AND c.system_name = p.system_name AND c.tenant_id = $1
      AND NOT ${BY_THIS}
    ORDER BY c.version DESC LIMIT 1
  ) AS before
  FROM property_values p WHERE p.tenant_id = $1 AND p.record_id = $2 AND p.source = $3
  ORDER BY p.collection_id, p.system_name FOR UPDATE OF p`

/** The current values of a record that come from a source. SQL: reads each value with its history. */
export const valuesSaidBy = (scope: Scope, recordId: string, source: string): Promise<SaidValue[]> =>
  scope.query(SAID, [recordId, source])

const MARK = `
  UPDATE property_changes c SET source = c.source || '@' || $4
  WHERE c.tenant_id = $1 AND c.record_id = $2 AND c.source = $3 AND NOT EXISTS (
    SELECT FROM jsonb_to_recordset($5::jsonb) AS i(collection_id text, system_name text, value jsonb)
    WHERE i.collection_id = c.collection_id AND i.system_name = c.system_name AND c."to" @> i.value)`

/**
 * Marks the changes in the history that only an earlier version of a memory said. SQL: compares JSON values.
 * @param said the values that its current version says
 */
export async function markUnsaid(
  scope: Scope,
  { recordId, source, version }: { recordId: string; source: string; version: number },
  said: readonly IncomingRow[],
): Promise<void> {
  await scope.query(MARK, [recordId, source, String(version), JSON.stringify(said)])
}

/** A value that changed, with the one before. */
export interface RestatedValue {
  collectionId: string
  systemName: string
  previous: Json
}

/** The values that changed, and those that were not stored. */
export interface ReplacedValues {
  changes: RestatedValue[]
  kept: KeptValue[]
}

const EVENTS = (rows: string): string =>
  emitted(
    eventRows(
      PROPERTY_CHANGED,
      { recordId: 'record_id', collectionId: 'collection_id', property: 'name', version: 'version' },
      rows,
    ),
    NOW,
  )
const CHANGED = `SELECT collection_id AS "collectionId", system_name AS "systemName", previous FROM changed WHERE previous IS NOT NULL`

const CLOCK = 'clock AS MATERIALIZED (SELECT app_now() AS now)'

// a null value removes the property
const REPLACE = `
  WITH ${CLOCK},
  current AS (
    SELECT i.*, p.record_id, p.value AS previous, i.value AS next, p.version + 1 AS version
    FROM jsonb_to_recordset($3::jsonb) AS i(${INCOMING_COLUMNS})
    CROSS JOIN LATERAL (
      SELECT record_id, value, version FROM property_values
      WHERE record_id = $2 AND collection_id = i.collection_id AND system_name = i.system_name AND tenant_id = $1 OFFSET 0) p
  ),
  changed AS (SELECT * FROM current WHERE next IS NOT NULL AND next IS DISTINCT FROM previous),
  ${keptProperties},
  same AS (
    UPDATE property_values p SET source = c.source, confidence = c.confidence, as_of = c.as_of
    FROM current c
    WHERE p.tenant_id = $1 AND p.record_id = $2 AND p.collection_id = c.collection_id AND p.system_name = c.system_name
      AND c.next = c.previous
  ),
  gone AS (
    DELETE FROM property_values p USING current c
    WHERE p.tenant_id = $1 AND p.record_id = $2 AND p.collection_id = c.collection_id AND p.system_name = c.system_name
      AND c.next IS NULL
  ),
  removed AS (SELECT * FROM current WHERE next IS NULL),
  gone_history AS (
    INSERT INTO property_changes (tenant_id, record_id, collection_id, system_name, "from", "to", version,
      confidence, source, actor, evidence, at)
    SELECT $1::int, record_id, collection_id, system_name, previous, NULL, version, confidence, source, actor, evidence, ${NOW}
    FROM removed ORDER BY record_id, collection_id, system_name
  ),
  made AS (
    SELECT record_id, collection_id, name, version FROM changed
    UNION ALL SELECT record_id, collection_id, name, version FROM removed
  ),
  ${EVENTS('made')}
  ${CHANGED}`

/**
 * Replaces current values of a record, whatever their age; a null value removes the property. The record must be
 * locked. SQL: values with their history in one round trip.
 */
export const replaceValues = async (
  scope: Scope,
  recordId: string,
  rows: readonly IncomingRow[],
): Promise<RestatedValue[]> => (rows.length === 0 ? [] : scope.query(REPLACE, [recordId, JSON.stringify(rows)]))

const MERGE = `
  WITH ${CLOCK},
  ${mergeProperties(`SELECT i.*, $2::text AS record_id FROM jsonb_to_recordset($3::jsonb) AS i(${INCOMING_COLUMNS})`)},
  ${keptProperties},
  ${keptValues(`SELECT s.*, $2::text AS record_id FROM jsonb_to_recordset($4::jsonb) AS s(${SUGGESTED_COLUMNS})`)},
  ${EVENTS('changed')}
  SELECT (SELECT coalesce(jsonb_agg(c), '[]') FROM (${CHANGED}) c) AS changes, ${KEPT_VALUES} AS kept`

/**
 * Merges values into the properties of a record, and reads what stands for those that are only suggested. SQL: values
 * with their history in one round trip.
 */
export const mergeValues = async (
  scope: Scope,
  recordId: string,
  rows: readonly IncomingRow[],
  suggestions: readonly SuggestedKey[],
): Promise<ReplacedValues> => {
  if (rows.length + suggestions.length === 0) return { changes: [], kept: [] }
  const values = [recordId, JSON.stringify(rows), JSON.stringify(suggestions)]
  const [row] = await scope.query<ReplacedValues>(MERGE, values)
  return row ?? { changes: [], kept: [] }
}
