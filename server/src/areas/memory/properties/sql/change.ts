import { oneCollection, payment } from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { PROPERTY_CHANGED } from '../../events.ts'
import { lockedRecords, NOW } from '../../records/sql/records.ts'
import {
  INCOMING_COLUMNS,
  type IncomingRow,
  keptMentions,
  keptProperties,
  MAX_BYTES,
  mergeProperties,
} from './properties.ts'

export interface ChangeRow {
  n: number
  record_id: string
  /** `drop` removes the property. */
  operation: 'set' | 'push' | 'remove' | 'increment' | 'patch' | 'drop'
  operand: Json
  only_new: boolean
  /** The version that the property must have; null for any. */
  expected: number | null
  /** The property row without its new value. */
  property: IncomingRow
}

export interface ChangeInput {
  changes: ChangeRow[]
  price: number
  operation: string
  usageId: string
  keyId: string | null
  requestId: string
}

/** Why a change was rejected, and with it all others. */
export interface RefusedChange {
  n: number
  kind: 'gone' | 'repeated' | 'version' | 'unfit' | 'large'
  currentVersion: number
  /** The JSON type of the current value; null if there is none. */
  holds: string | null
}

export interface MadeChange {
  n: number
  recordId: string
  value: Json
  previous: Json
  version: number
  changed: boolean
}

/** What a change states: what it pushes to a list, with what its source has pushed before that is still there. */
const STATED = `CASE i.operation WHEN 'set' THEN i.value WHEN 'push' THEN (
  SELECT jsonb_agg(item) FROM (
    SELECT item FROM jsonb_array_elements(jsonb_build_array() || i.operand || coalesce((
      SELECT value FROM value_mentions WHERE tenant_id = $1 AND record_id = i.record_id AND collection_id = i.collection_id
        AND system_name = i.system_name AND source = i.source), '[]')) AS a(item)
    INTERSECT SELECT item FROM jsonb_array_elements(i.value) AS b(item)
  ) stated) END`

// a new value is computed after the current one is locked, so that no concurrent change is lost
const CHANGE = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  given AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS c(n int, record_id text, operation text, operand jsonb, only_new boolean,
      expected int, property jsonb)
  ),
  locked_records AS MATERIALIZED (${lockedRecords('SELECT record_id FROM given', 'NO KEY UPDATE')}),
  asked AS MATERIALIZED (
    SELECT c.*, c.property ->> 'collection_id' AS collection_id, c.property ->> 'system_name' AS system_name,
      c.record_id = ANY(ARRAY(SELECT id FROM locked_records)) AS found
    FROM given c
    ORDER BY record_id, collection_id, system_name
  ),
  locked AS MATERIALIZED (
    SELECT a.n, p.value, p.version FROM asked a CROSS JOIN LATERAL (
      SELECT value, version FROM property_values
      WHERE record_id = a.record_id AND collection_id = a.collection_id AND system_name = a.system_name AND tenant_id = $1
      FOR UPDATE) p
  ),
  applied AS MATERIALIZED (
    SELECT a.*, l.value AS current, coalesce(l.version, 0) AS current_version,
      runtime.changed_value(l.value, a.operation, a.operand, a.only_new) AS next
    FROM asked a LEFT JOIN locked l USING (n)
  ),
  judged AS (
    SELECT n, current_version, jsonb_typeof(current) AS holds, CASE
      WHEN NOT found THEN 'gone'
      WHEN row_number() OVER (PARTITION BY record_id, collection_id, system_name ORDER BY n) > 1 THEN 'repeated'
      WHEN expected <> current_version THEN 'version'
      WHEN next IS NULL AND operation <> 'drop' AND (operation <> 'remove' OR current IS NOT NULL) THEN 'unfit'
      WHEN operation IN ('push', 'patch') AND octet_length(next::text) > ${MAX_BYTES} THEN 'large'
    END AS kind FROM applied
  ),
  refused AS MATERIALIZED (SELECT * FROM judged WHERE kind IS NOT NULL),
  ${mergeProperties(
    `
    SELECT i.*, a.record_id, a.operation, a.operand FROM applied a CROSS JOIN LATERAL jsonb_to_record(a.property || jsonb_build_object(
      'value', a.next,
      'type', CASE WHEN a.operation <> 'set' AND a.collection_id = '' THEN jsonb_typeof(a.next) ELSE a.property ->> 'type' END,
      'number_value', CASE WHEN jsonb_typeof(a.next) = 'number' THEN a.next END)) AS i(${INCOMING_COLUMNS})
    WHERE a.next IS NOT NULL AND NOT EXISTS (SELECT FROM refused)`,
    'true',
  )},
  dropping AS MATERIALIZED (
    SELECT * FROM applied WHERE operation = 'drop' AND current IS NOT NULL AND NOT EXISTS (SELECT FROM refused)
  ),
  ${payment('SELECT $3::bigint * ((SELECT count(*) FROM changed) + (SELECT count(*) FROM dropping))', 'NULL')},
  ${keptProperties},
  ${keptMentions(STATED)},
  dropped AS (
    DELETE FROM property_values p USING dropping a
    -- a plan made on small tables reads the key's index by these bounds, not all values of the tenant
    WHERE p.tenant_id = $1
      AND p.record_id BETWEEN (SELECT min(record_id) FROM dropping) AND (SELECT max(record_id) FROM dropping)
      AND p.record_id = a.record_id AND p.collection_id = a.collection_id AND p.system_name = a.system_name
    RETURNING a.n, a.property, p.record_id, p.collection_id, p.system_name, p.name, p.value AS previous, p.version + 1 AS version
  ),
  drop_history AS (
    INSERT INTO property_changes (tenant_id, record_id, collection_id, system_name, "from", "to", version,
      confidence, source, actor, evidence, at)
    SELECT $1::int, d.record_id, d.collection_id, d.system_name, d.previous, NULL, d.version,
      i.confidence, i.source, i.actor, i.evidence, ${NOW}
    FROM dropped d CROSS JOIN LATERAL jsonb_to_record(d.property) AS i(${INCOMING_COLUMNS})
  ),
  made AS (
    SELECT n, record_id, collection_id, name, version FROM changed
    UNION ALL SELECT n, record_id, collection_id, name, version FROM dropped
  ),
  ${emitted(
    eventRows(
      PROPERTY_CHANGED,
      { recordId: 'record_id', collectionId: 'collection_id', property: 'name', version: 'version' },
      'made',
    ),
    NOW,
  )},
  used AS (
    INSERT INTO usage_entries (id, tenant_id, operation, credits, key_id, request_id, at, collection_id)
    SELECT $4, $1::int, $5, count(*) * $3::bigint, $6, $7, ${NOW}, ${oneCollection('made')} FROM made HAVING count(*) > 0
  )
  SELECT
    (SELECT coalesce(jsonb_agg(jsonb_build_object('n', n, 'kind', kind, 'currentVersion', current_version, 'holds', holds)
      ORDER BY n), '[]') FROM refused) AS refused,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('n', a.n, 'recordId', a.record_id,
      'value', CASE WHEN a.operation = 'drop' THEN NULL ELSE coalesce(a.next, a.current) END, 'previous', a.current,
      'version', coalesce(m.version, a.current_version), 'changed', m.n IS NOT NULL) ORDER BY a.n), '[]')
     FROM applied a LEFT JOIN made m USING (n)) AS made`

/** Changes properties, all or none. SQL: merges values with their history in one round trip. */
export async function change(
  scope: Scope,
  { changes, price, operation, usageId, keyId, requestId }: ChangeInput,
): Promise<{ refused: RefusedChange[]; made: MadeChange[] }> {
  const values = [JSON.stringify(changes), price, usageId, operation, keyId, requestId]
  const [row] = await scope.query<{ refused: RefusedChange[]; made: MadeChange[] }>(CHANGE, values)
  if (!row) throw new Error('The statement that changes properties gave no row.')
  return row
}
