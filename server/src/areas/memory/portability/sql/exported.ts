import type { Memory } from '../../../../platform/database/prisma/client.ts'
import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import type { Json, JsonObject } from '../../../../platform/values/json.ts'
import type { StoredFact } from '../../memories/sql/facts.ts'
import { listRecords, type RecordFilter, type RecordPage } from '../../properties/filter/sql/filtered.ts'
import type { Profile } from '../../records/profile/profile.ts'
import { STORED_PROFILE } from '../../records/profile/sql.ts'
import { KEYS } from '../../records/sql/find.ts'

export interface ExportedKey {
  name: string
  value: string
}

/** A stored property with its history; without a value if it was removed. Times are strings. */
export interface ExportedPropertyRow {
  collectionId: string
  systemName: string
  name: string | null
  type: string | null
  value: Json
  version: number | null
  confidence: number | null
  source: string | null
  asOf: string | null
  updatedAt: string | null
  history: ExportedChangeRow[]
  mentions: ExportedMentionRow[]
}

/** A value that was stated and changed nothing. The time is a string. */
export interface ExportedMentionRow {
  source: string
  value: Json
  confidence: number
  evidence: Json
  at: string
}

export interface ExportedChangeRow {
  version: number
  from: Json
  to: Json
  confidence: number
  source: string
  actor: string
  evidence: Json
  at: string
}

export interface ExportedRecordRow {
  id: string
  type: string
  createdAt: Date
  keys: ExportedKey[]
  properties: ExportedPropertyRow[]
  profile: Profile | null
  /** The number of its memories, counted up to a limit. */
  memories: number
}

const HISTORY = `(SELECT coalesce(jsonb_agg(jsonb_build_object('version', c.version, 'from', c."from", 'to', c."to",
    'confidence', c.confidence, 'source', c.source, 'actor', c.actor, 'evidence', c.evidence, 'at', c.at) ORDER BY c.version), '[]')
  FROM property_changes c
  WHERE c.record_id = r.id AND c.collection_id = n.collection_id AND c.system_name = n.system_name AND c.tenant_id = $1)`

// what a deleted memory states is not exported, as the memory is not
const MENTIONS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('source', v.source, 'value', v.value, 'confidence', v.confidence,
    'evidence', v.evidence, 'at', v.at) ORDER BY v.at, v.source), '[]')
  FROM value_mentions v
  WHERE v.record_id = r.id AND v.collection_id = n.collection_id AND v.system_name = n.system_name AND v.tenant_id = $1
    AND (v.source NOT LIKE 'memory:%' OR EXISTS (
      SELECT FROM memories m WHERE m.id = substr(v.source, 8) AND ${ofTenant('m')} AND m.record_id = r.id OFFSET 0)))`

const PROPERTIES = `(SELECT coalesce(jsonb_agg(jsonb_build_object('collectionId', n.collection_id, 'systemName', n.system_name,
    'name', p.name, 'type', p.type, 'value', p.value, 'version', p.version, 'confidence', p.confidence, 'source', p.source,
    'asOf', p.as_of, 'updatedAt', p.updated_at, 'history', ${HISTORY},
    'mentions', ${MENTIONS})), '[]')
  FROM (
    SELECT collection_id, system_name FROM property_values WHERE tenant_id = $1 AND record_id = r.id
    UNION SELECT collection_id, system_name FROM property_changes WHERE tenant_id = $1 AND record_id = r.id
    UNION SELECT collection_id, system_name FROM value_mentions WHERE tenant_id = $1 AND record_id = r.id
  ) n
  LEFT JOIN LATERAL (
    SELECT * FROM property_values
    WHERE record_id = r.id AND collection_id = n.collection_id AND system_name = n.system_name AND tenant_id = $1 OFFSET 0
  ) p ON true)`

/**
 * Complete records in the order of their ids, with their memories counted up to `most`. SQL: an export reads complete
 * records batch by batch.
 */
export const exportedRecords = (
  scope: Scope,
  filter: RecordFilter,
  page: RecordPage,
  most: number,
): Promise<ExportedRecordRow[]> =>
  listRecords(
    scope,
    `r.id, r.type, r.created_at AS "createdAt", ${KEYS} AS keys, ${PROPERTIES} AS properties, ${STORED_PROFILE} AS profile,
     (SELECT count(*)::int FROM (
       SELECT FROM memories m WHERE m.record_id = r.id AND ${ofTenant('m')} LIMIT ${most}) m) AS memories`,
    filter,
    page,
  )

/** What an edit changed in one field of a memory. The time is a string. */
export interface ExportedEditRow {
  version: number
  field: 'content' | 'tags' | 'metadata' | 'timestamp'
  from: Json
  to: Json
  actor: string
  reason: string | null
  at: string
}

export interface ExportedMemoryRow
  extends Omit<Memory, 'tenantId' | 'contentHash' | 'position' | 'metadata' | 'searchable' | 'facts'> {
  /** Hex. */
  hash: string
  metadata: JsonObject
  facts: StoredFact[] | null
  history: ExportedEditRow[]
  /** False if it is kept and not found. */
  searchable: boolean
}

/** The position after which the memories of a record continue. */
export interface MemoryPlace {
  timestamp: Date
  id: string
}

const EDITS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('version', c.version, 'field', c.field, 'from', c."from", 'to', c."to",
    'actor', c.actor, 'reason', c.reason, 'at', c.at) ORDER BY c.version, c.field), '[]')
  FROM memory_changes c WHERE c.tenant_id = $1 AND c.memory_id = m.id)`

const MEMORIES = `
  SELECT m.id, m.record_id AS "recordId", m.content, encode(m.content_hash, 'hex') AS hash, m.speaker, m.session_id AS "sessionId",
    m.collection_id AS "collectionId", m.tags, m.metadata, m.facts, m.version, ${EDITS} AS history, m."timestamp", m.created_at AS "createdAt", m.searchable IS NOT FALSE AS searchable
  FROM unnest($2::text[]) WITH ORDINALITY AS w(id, place)
  CROSS JOIN LATERAL (
    SELECT * FROM memories
    WHERE record_id = w.id AND ${ofTenant()}
      AND (w.place > 1 OR $3::timestamptz IS NULL OR ("timestamp", id) > ($3, $4))
    ORDER BY "timestamp", id LIMIT $5
  ) m
  ORDER BY w.place, m."timestamp", m.id LIMIT $5`

/**
 * The memories of records, grouped by record and oldest first; for the first record only those after a position. SQL:
 * an export reads memories in batches bounded by bytes.
 */
export const exportedMemories = (
  scope: Scope,
  recordIds: readonly string[],
  after: MemoryPlace | undefined,
  limit: number,
): Promise<ExportedMemoryRow[]> =>
  scope.query(MEMORIES, [recordIds, after?.timestamp ?? null, after?.id ?? null, limit])
