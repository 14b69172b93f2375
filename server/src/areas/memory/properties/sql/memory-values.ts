import type { Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { PROPERTY_CHANGED } from '../../events.ts'
import { NOW } from '../../records/sql/records.ts'
import type { KeptValue, SuggestedKey } from './kept-values.ts'
import { INCOMING_COLUMNS, type IncomingRow, keptProperties } from './properties.ts'

const isList = `jsonb_typeof(i.value) = 'array'`

const MARK = `
  WITH said AS (SELECT * FROM jsonb_to_recordset($5::jsonb) AS i(${INCOMING_COLUMNS})),
  unsaid AS (
    UPDATE property_changes c SET source = c.source || '@' || $4
    WHERE c.tenant_id = $1 AND c.record_id = $2 AND c.source = $3 AND NOT EXISTS (
      SELECT FROM said i WHERE i.collection_id = c.collection_id AND i.system_name = c.system_name AND c."to" @> i.value)
  ),
  -- what it says in other words, or in another place
  restated AS (
    UPDATE property_changes c SET evidence = coalesce(nullif(c.evidence, 'null'), '{}') || i.evidence
    FROM said i
    WHERE c.tenant_id = $1 AND c.record_id = $2 AND c.source = $3 AND i.collection_id = c.collection_id
      AND i.system_name = c.system_name AND c."to" @> i.value AND jsonb_typeof(i.evidence) = 'object'
      AND c.evidence IS DISTINCT FROM coalesce(nullif(c.evidence, 'null'), '{}') || i.evidence
  ),
  forgotten AS (
    DELETE FROM value_mentions v WHERE v.tenant_id = $1 AND v.record_id = $2 AND v.source = $3 AND NOT EXISTS (
      SELECT FROM said i WHERE i.collection_id = v.collection_id AND i.system_name = v.system_name AND v.value @> i.value)
      AND NOT EXISTS (SELECT FROM said i WHERE ${isList} AND i.collection_id = v.collection_id AND i.system_name = v.system_name)
  )
  -- of a list, the change that follows has only the elements that are added
  INSERT INTO value_mentions (tenant_id, record_id, collection_id, system_name, source, value, confidence, evidence, at)
  SELECT $1::int, $2, collection_id, system_name, $3, value, confidence, evidence, app_now() FROM said i WHERE ${isList}
  ON CONFLICT (tenant_id, record_id, collection_id, system_name, source) DO UPDATE SET
    value = excluded.value, confidence = excluded.confidence, evidence = excluded.evidence, at = excluded.at`

/**
 * Marks the changes in the history that only an earlier version of a memory said, and forgets what it mentioned. SQL:
 * compares JSON values.
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
    SELECT i.*, $2::text AS record_id, p.value AS previous, i.value AS next,
      -- a value that comes back goes on counting where it stopped
      1 + coalesce(p.version, (SELECT max(version) FROM property_changes h
        WHERE h.tenant_id = $1 AND h.record_id = $2 AND h.collection_id = i.collection_id AND h.system_name = i.system_name), 0) AS version
    FROM jsonb_to_recordset($3::jsonb) AS i(${INCOMING_COLUMNS})
    LEFT JOIN LATERAL (
      SELECT value, version FROM property_values
      WHERE record_id = $2 AND collection_id = i.collection_id AND system_name = i.system_name AND tenant_id = $1 OFFSET 0) p ON true
    WHERE p.value IS NOT NULL OR i.value IS NOT NULL
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
 * Replaces values of a record, whatever their age; a null value removes the property. The record must be locked. SQL: values with their history in one round trip.
 */
export const replaceValues = async (
  scope: Scope,
  recordId: string,
  rows: readonly IncomingRow[],
): Promise<RestatedValue[]> => (rows.length === 0 ? [] : scope.query(REPLACE, [recordId, JSON.stringify(rows)]))

const MERGE = `
  WITH merged AS MATERIALIZED (
    SELECT * FROM runtime.merge_values_v1(tenant_id => $1, at => app_now(), given => $2, suggested => $3, in_order => $4)
  )
  SELECT changes, kept, runtime.emit_v1($1, app_now(), events) FROM merged`

/**
 * Merges values into the properties of a record, and reads what stands for those that are only suggested. SQL: values
 * with their history in one round trip.
 * @param options.inOrder whether a memory of the same time that was stored later keeps its values [false]
 */
export const mergeValues = async (
  scope: Scope,
  recordId: string,
  rows: readonly IncomingRow[],
  suggestions: readonly SuggestedKey[],
  { inOrder = false } = {},
): Promise<ReplacedValues> => {
  if (rows.length + suggestions.length === 0) return { changes: [], kept: [] }
  const ofRecord = (each: readonly object[]): string =>
    JSON.stringify(each.map(one => ({ ...one, record_id: recordId })))
  const [row] = await scope.query<ReplacedValues>(MERGE, [ofRecord(rows), ofRecord(suggestions), inOrder])
  return row ?? { changes: [], kept: [] }
}
