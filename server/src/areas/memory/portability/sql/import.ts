import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import { isId } from '../../../../platform/values/ids.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { insertDocuments } from '../../../../search/indexing/insert-documents.ts'
import type { SearchDocument } from '../../../../search/types.ts'
import { MEMORY_STORED, PROPERTY_CHANGED, RECORD_CREATED } from '../../events.ts'
import { sameMemory } from '../../records/sql/memory-lookup.ts'
import type { TypedValue } from '../../typed-value.ts'

const CLOCK = 'clock AS MATERIALIZED (SELECT clock_timestamp() + ahead AS now FROM runtime.clock)'
const NOW = '(SELECT now FROM clock)'
// never later than now, so that a deletion at this moment includes it
const STORED_AT = `least(created_at, ${NOW})`

/** An id that a record or a memory of any tenant has. */
export interface IdInUse {
  id: string
  /** Whether it is live data of this tenant; otherwise it belongs to another tenant or was deleted. */
  own: boolean
  /** Only for a record. */
  type: string | null
}

// The ids of records and memories are unique across all tenants, so this searches all of them. Deleted data may be
// restored under its id. A deleted record is also looked up in the deletions: those remain after its rows are purged,
// so that a later import does not mistake the id for an unused one. While a large record is being deleted in the
// background, its row and some of its memories still exist.
const isBeingDeleted = (recordId: string): string => `EXISTS (
    SELECT FROM deletions d
    WHERE d.tenant_id = $1 AND d.record_id = ${recordId} AND d.kind <> 'memories' AND d.status = 'deleting')`

const IDS_IN_USE = `
  SELECT r.id, r.tenant_id = $1 AND NOT ${isBeingDeleted('r.id')} AS own, r.type
  FROM records r WHERE r.id = ANY($2::text[])
  UNION ALL SELECT m.id, m.tenant_id = $1 AND NOT ${isBeingDeleted('m.record_id')}, NULL
  FROM memories m WHERE m.id = ANY($3::text[])
  UNION ALL SELECT "row" ->> 'id', false, NULL FROM trash
  WHERE "row" ->> 'id' = ANY($2::text[] || $3::text[]) AND source IN ('records', 'memories')
  UNION ALL SELECT record_id, false, NULL FROM deletions
  WHERE tenant_id = $1 AND record_id = ANY($2::text[]) AND kind <> 'memories'`

/** The ids of records and memories that are in use, maybe twice. SQL: two tables in one round trip. */
export function idsInUse(scope: Scope, ids: readonly string[]): Promise<IdInUse[]> {
  const { records = [], memories = [] } = Object.groupBy(ids, id => (isId('rec', id) ? 'records' : 'memories'))
  return scope.query(IDS_IN_USE, [records, memories])
}

export interface KeyRow {
  type: string
  name: string
  value: string
}

const HELD = `
  SELECT w.type, w.name, w.value, k.record_id AS "recordId"
  FROM jsonb_to_recordset($2::jsonb) AS w(type text, name text, value text)
  CROSS JOIN LATERAL (
    SELECT record_id FROM record_keys
    WHERE tenant_id = $1 AND name = w.name AND value = w.value AND type = w.type OFFSET 0) k`

/** The keys that already belong to a record. SQL: a batch of composite keys. */
export const heldKeys = (scope: Scope, keys: readonly KeyRow[]): Promise<(KeyRow & { recordId: string })[]> =>
  scope.query(HELD, [JSON.stringify(keys)])

const RECORDS = `
  WITH ${CLOCK},
  new_records AS (
    INSERT INTO records (id, tenant_id, type, created_at)
    SELECT id, $1::int, type, ${STORED_AT}
    FROM jsonb_to_recordset($2::jsonb) AS r(id text, type text, created_at timestamptz)
    ORDER BY id
    RETURNING id, type
  ),
  new_keys AS (
    INSERT INTO record_keys (tenant_id, type, name, value, record_id)
    SELECT $1::int, type, name, value, record_id
    FROM jsonb_to_recordset($3::jsonb) AS k(type text, name text, value text, record_id text)
    ORDER BY name, value, type
  ),
  ${emitted(eventRows(RECORD_CREATED, { id: 'id', type: 'type' }, 'new_records'), NOW)}
  SELECT count(*)::int AS n FROM new_records`

/**
 * Creates records, and keys of these or other records. SQL: an import adds a batch in one round trip.
 * @throws the database's unique violation if one exists by now
 */
export async function addRecords(
  scope: Scope,
  records: readonly { id: string; type: string; created_at: string | null }[],
  keys: readonly (KeyRow & { record_id: string })[],
): Promise<number> {
  const [row] = await scope.query<{ n: number }>(RECORDS, [JSON.stringify(records), JSON.stringify(keys)])
  return row?.n ?? 0
}

const PROFILES = `
  INSERT INTO record_profiles AS p (tenant_id, record_id, profile)
  SELECT $1::int, record_id, profile FROM jsonb_to_recordset($2::jsonb) AS i(record_id text, profile jsonb) ORDER BY record_id
  ON CONFLICT (tenant_id, record_id) DO UPDATE SET profile = excluded.profile WHERE (p.profile ->> 'version')::int = 0
  RETURNING p.record_id AS id`

/**
 * Gives records their profiles, unless they have one. SQL: a batch with values of its own for each row.
 * @returns the records that got one
 */
export async function addProfiles(
  scope: Scope,
  profiles: readonly { record_id: string; profile: object }[],
): Promise<Set<string>> {
  if (profiles.length === 0) return new Set()
  const rows = await scope.query<{ id: string }>(PROFILES, [JSON.stringify(profiles)])
  return new Set(rows.map(({ id }) => id))
}

/** A property with its history; without a value if it was removed. */
export interface ImportedProperty extends TypedValue {
  record_id: string
  collection_id: string
  system_name: string
  name: string
  type: string
  value: Json | undefined
  confidence: number
  source: string
  as_of: string
  version: number
  updated_at: string
  history: object[]
  /** What was stated and changed nothing. */
  mentions: object[]
}

const PROPERTIES = `
  WITH ${CLOCK},
  incoming AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS i(record_id text, collection_id text, system_name text, name text,
      type text, value jsonb, text_value text, number_value float8, date_value timestamptz, confidence float8, source text,
      as_of timestamptz, version int, updated_at timestamptz, history jsonb, mentions jsonb)
  ),
  -- a property that is there, or was, stays as it is: two histories cannot be made one
  missing AS (
    SELECT i.* FROM incoming i
    -- looked up one by one: without the offsets they would be joined with all there are
    WHERE NOT EXISTS (
      SELECT FROM property_values p WHERE p.record_id = i.record_id AND p.collection_id = i.collection_id
        AND p.system_name = i.system_name AND p.tenant_id = $1 OFFSET 0)
    AND NOT EXISTS (
      SELECT FROM property_changes c WHERE c.record_id = i.record_id AND c.collection_id = i.collection_id
        AND c.system_name = i.system_name AND c.tenant_id = $1 OFFSET 0)
  ),
  kept AS (
    INSERT INTO property_values (tenant_id, record_id, collection_id, system_name, name, type, value, text_value,
      number_value, date_value, confidence, source, as_of, version, updated_at)
    SELECT $1::int, record_id, collection_id, system_name, name, type, value, text_value,
      number_value, date_value, confidence, source, as_of, version, updated_at
    FROM missing WHERE value IS NOT NULL ORDER BY record_id, collection_id, system_name
    ON CONFLICT DO NOTHING RETURNING record_id, collection_id, name, version
  ),
  history AS (
    INSERT INTO property_changes (tenant_id, record_id, collection_id, system_name, "from", "to", version, confidence,
      source, actor, evidence, at)
    SELECT $1::int, m.record_id, m.collection_id, m.system_name, h."from", h."to", h.version, h.confidence,
      h.source, h.actor, h.evidence, h.at
    FROM missing m CROSS JOIN LATERAL jsonb_to_recordset(m.history) AS h("from" jsonb, "to" jsonb, version int,
      confidence float8, source text, actor text, evidence jsonb, at timestamptz)
    ORDER BY m.record_id, m.collection_id, m.system_name, h.version
    ON CONFLICT DO NOTHING
  ),
  mentions AS (
    INSERT INTO value_mentions (tenant_id, record_id, collection_id, system_name, source, value, confidence, evidence, at)
    SELECT $1::int, i.record_id, i.collection_id, i.system_name, v.source, v.value, v.confidence, v.evidence, v.at
    FROM incoming i CROSS JOIN LATERAL jsonb_to_recordset(i.mentions) AS v(source text, value jsonb, confidence float8,
      evidence jsonb, at timestamptz)
    WHERE v.value IS NOT NULL
    ORDER BY i.record_id, i.collection_id, i.system_name, v.source
    ON CONFLICT DO NOTHING
  ),
  ${emitted(
    eventRows(
      PROPERTY_CHANGED,
      { recordId: 'record_id', collectionId: 'collection_id', property: 'name', version: 'version' },
      'kept',
    ),
    NOW,
  )}
  SELECT (SELECT count(*) FROM kept)::int AS added,
    ARRAY(SELECT concat_ws(' ', record_id, collection_id, system_name) FROM missing) AS names`

/** The name of a property among all of a tenant. */
export const nameOfProperty = ({ record_id, collection_id, system_name }: ImportedProperty): string =>
  [record_id, collection_id, system_name].join(' ')

/**
 * Adds the properties that their records never had. SQL: an import adds a batch with its history in one round trip.
 * @returns the number of new values, and the names of all that were added, removed ones included
 */
export async function addProperties(
  scope: Scope,
  properties: readonly ImportedProperty[],
): Promise<{ added: number; names: Set<string> }> {
  const [row] = await scope.query<{ added: number; names: string[] }>(PROPERTIES, [JSON.stringify(properties)])
  return { added: row?.added ?? 0, names: new Set(row?.names) }
}

export interface ImportedMemory {
  n: number
  id: string
  record_id: string
  type: string
  content: string
  /** SHA-256 of the normalized content, hex. */
  hash: string
  other_hash: string
  /** A turn that people say in any conversation: if another session has it, this one is stored under `other_hash`. */
  own_turn: boolean
  speaker: string | null
  session_id: string | null
  collection_id: string | null
  tags: readonly string[]
  metadata: object
  facts: readonly object[] | null
  /** False if it is kept and not found. */
  searchable: boolean | null
  version: number
  history: readonly object[]
  timestamp: string
  created_at: string | null
}

const MEMORIES = `
  WITH ${CLOCK},
  incoming AS (
    SELECT i.*, decode(CASE WHEN i.own_turn AND (
      first_value(i.session_id) OVER (PARTITION BY i.record_id, i.hash, i.collection_id ORDER BY i.n) <> i.session_id
      OR EXISTS (SELECT FROM (${sameMemory('i.record_id', "decode(i.hash, 'hex')", 'i.collection_id')}) m WHERE m.session_id <> i.session_id)
    ) THEN i.other_hash ELSE i.hash END, 'hex') AS content_hash
    FROM jsonb_to_recordset($2::jsonb) AS i(n int, id text, record_id text, type text, content text, hash text, other_hash text, own_turn boolean, speaker text,
      session_id text, collection_id text, tags text[], metadata jsonb, facts jsonb, searchable boolean, version int, history jsonb, "timestamp" timestamptz, created_at timestamptz)
  ),
  item AS (
    SELECT *, row_number() OVER (PARTITION BY record_id, content_hash, collection_id ORDER BY n) AS place FROM incoming
  ),
  fresh AS (
    SELECT * FROM item i WHERE place = 1 AND NOT EXISTS (
      SELECT FROM (VALUES (i.hash), (i.other_hash)) AS h(hash)
      CROSS JOIN LATERAL (${sameMemory('i.record_id', "decode(h.hash, 'hex')", 'i.collection_id')}) m
      WHERE NOT i.own_turn OR m.session_id IS NULL OR m.session_id = i.session_id)
  ),
  arrived AS MATERIALIZED (
    SELECT f.*, nextval('memories_position_seq') AS position FROM (SELECT * FROM fresh ORDER BY n) f
  ),
  kept AS (
    INSERT INTO memories (id, tenant_id, record_id, content, content_hash, speaker, session_id, position, collection_id, tags,
      metadata, facts, searchable, version, "timestamp", created_at)
    SELECT id, $1::int, record_id, content, content_hash, speaker, session_id, position, collection_id, tags,
      metadata, facts, searchable, version, "timestamp", ${STORED_AT}
    FROM arrived ORDER BY record_id, content_hash, collection_id
    RETURNING id, record_id, position
  ),
  edits AS (
    INSERT INTO memory_changes (tenant_id, memory_id, version, field, "from", "to", actor, reason, at)
    SELECT $1::int, k.id, h.version, h.field, coalesce(h."from", 'null'), coalesce(h."to", 'null'), h.actor, h.reason, h.at
    FROM kept k JOIN fresh f USING (id) CROSS JOIN LATERAL jsonb_to_recordset(f.history) AS h(version int, field text,
      "from" jsonb, "to" jsonb, actor text, reason text, at timestamptz)
    ORDER BY k.id, h.version, h.field ON CONFLICT DO NOTHING
  ),
  stored AS (SELECT k.id, k.record_id, k.position, f.type FROM kept k JOIN fresh f USING (id)),
  ${insertDocuments('$3::jsonb', 'stored')},
  ${emitted(eventRows(MEMORY_STORED, { id: 'id', recordId: 'record_id' }, 'stored'), NOW)}
  SELECT id FROM stored`

/**
 * Adds the memories whose content their records do not have, a note those whose workspace does not have it. SQL: an import adds a batch with its passages in one round
 * trip.
 * @returns their IDs
 */
export async function addMemories(
  scope: Scope,
  memories: readonly ImportedMemory[],
  documents: readonly SearchDocument[],
): Promise<Set<string>> {
  const rows = await scope.query<{ id: string }>(MEMORIES, [JSON.stringify(memories), JSON.stringify(documents)])
  return new Set(rows.map(({ id }) => id))
}

const MOVED = `
  WITH turn AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS t(id text, position bigint)),
  locked AS MATERIALIZED (
    SELECT id FROM memories WHERE id = ANY(ARRAY(SELECT id FROM turn)) AND ${ofTenant()} ORDER BY id FOR NO KEY UPDATE
  )
  UPDATE memories m SET position = t.position FROM turn t
  WHERE m.id = ANY(ARRAY(SELECT id FROM locked)) AND m.id = t.id AND ${ofTenant('m')}`

/** Sets the positions of memories in their sessions. SQL: an import moves a batch in one round trip. */
export const moveMemories = (scope: Scope, turns: readonly { id: string; position: string }[]): Promise<object[]> =>
  scope.query(MOVED, [JSON.stringify(turns)])
