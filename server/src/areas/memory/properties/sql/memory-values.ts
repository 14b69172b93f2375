import type { Scope } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'
import type { KeptValue, SuggestedKey } from './kept-values.ts'
import { INCOMING_COLUMNS, type IncomingRow } from './properties.ts'

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

const REPLACE = `
  WITH same AS (
    UPDATE property_values p SET source = i.source, confidence = i.confidence, as_of = i.as_of
    FROM jsonb_to_recordset($2::jsonb) AS i(record_id text, ${INCOMING_COLUMNS})
    WHERE p.tenant_id = $1 AND p.record_id = i.record_id AND p.collection_id = i.collection_id AND p.system_name = i.system_name
      AND p.value = i.value
  ),
  dropped AS MATERIALIZED (SELECT runtime.drop_values_v1($1, app_now(), $3) AS events),
  merged AS MATERIALIZED (SELECT * FROM runtime.merge_values_v2($1, app_now(), $2, '[]', 'forced'))
  SELECT changes, kept, runtime.emit_v1($1, app_now(), dropped.events || merged.events) FROM dropped, merged`

/**
 * Replaces values of a record, whatever their age; a null value removes the property. The record must be locked. SQL:
 * values with their history in one round trip.
 * @returns the values that changed, and as `kept` those that did not because their list would be too large
 */
export async function replaceValues(
  scope: Scope,
  recordId: string,
  rows: readonly IncomingRow[],
): Promise<ReplacedValues> {
  if (rows.length === 0) return { changes: [], kept: [] }
  const { set = [], gone = [] } = Object.groupBy(rows, ({ value }) => (value === null ? 'gone' : 'set'))
  const [row] = await scope.query<ReplacedValues>(REPLACE, [ofRecord(recordId, set), ofRecord(recordId, gone)])
  return { changes: row?.changes ?? [], kept: (row?.kept ?? []).filter(({ reason }) => reason === 'list_full') }
}

const ofRecord = (recordId: string, rows: readonly object[]): string =>
  JSON.stringify(rows.map(row => ({ ...row, record_id: recordId })))

const MERGE = `
  WITH merged AS MATERIALIZED (
    SELECT * FROM runtime.merge_values_v2(tenant_id => $1, at => app_now(), given => $2, suggested => $3, rule => $4)
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
  const values = [ofRecord(recordId, rows), ofRecord(recordId, suggestions), inOrder ? 'in_order' : 'later']
  const [row] = await scope.query<ReplacedValues>(MERGE, values)
  return row ?? { changes: [], kept: [] }
}
