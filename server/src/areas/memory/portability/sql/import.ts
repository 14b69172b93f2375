import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import { isId } from '../../../../platform/values/ids.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { ANALYZER } from '../../../../search/indexing/index-documents.ts'
import type { SearchDocument } from '../../../../search/types.ts'
import type { TypedValue } from '../../typed-value.ts'

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

/** A record that has a new line. */
export interface RecordLine {
  record_id: string
  type: string
  is_new: boolean
  created_at: string | null
  /** The keys that it lacks. */
  missing: { name: string; value: string }[]
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

/** The name of a property among all of a tenant. */
export const nameOfProperty = ({ record_id, collection_id, system_name }: ImportedProperty): string =>
  [record_id, collection_id, system_name].join(' ')

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

export interface ImportInput {
  records: readonly RecordLine[]
  profiles: readonly { record_id: string; profile: object }[]
  properties: readonly ImportedProperty[]
  memories: readonly ImportedMemory[]
  documents: readonly SearchDocument[]
}

export interface ImportOutcome {
  /** The records that got their profile: those that had none. */
  profiled: string[]
  /** The properties that their records never had, see `nameOfProperty`, removed ones included. */
  names: string[]
  /** The number of new values. */
  added: number
  /** The ids of the memories whose content their records did not have, a note those whose workspace did not have it. */
  stored: string[]
}

const IMPORT = `
  SELECT coalesce(profiled, '{}') AS profiled, names, added, coalesce(stored, '{}') AS stored
  FROM runtime.import_lines_v1(tenant_id => $1, records => $2, profiles => $3, properties => $4, memories => $5, documents => $6,
    analyzer => ${ANALYZER})`

/**
 * SQL: an import adds a batch in one round trip.
 * @throws the database's unique violation if a record or a key exists by now
 */
export async function addLines(scope: Scope, input: ImportInput): Promise<ImportOutcome> {
  const { records, profiles, properties, memories, documents } = input
  const rows = [records, profiles, properties, memories, documents].map(each => JSON.stringify(each))
  const [row] = await scope.query<ImportOutcome>(IMPORT, rows)
  if (!row) throw new Error('The statement that imports gave no row.')
  return row
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
