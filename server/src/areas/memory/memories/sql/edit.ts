import type { Memory } from '../../../../platform/database/prisma/client.ts'
import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import type { Json, JsonObject } from '../../../../platform/values/json.ts'
import { indexing } from '../../../../search/indexing/index-documents.ts'
import type { SearchDocument } from '../../../../search/types.ts'
import { MEMORY_UPDATED } from '../../events.ts'
import { repeatedMemory } from '../../records/sql/memory-lookup.ts'
import { type StoredFact, unindexMemory } from './facts.ts'

/** A memory as it is before an edit, with the type of its record. */
export interface EditableMemory
  extends Omit<Memory, 'tenantId' | 'contentHash' | 'position' | 'createdAt' | 'metadata' | 'searchable' | 'facts'> {
  type: string
  metadata: JsonObject
  /** False if it is kept and not found. */
  searchable: boolean
  facts: StoredFact[] | null
}

const COLUMNS = `
  SELECT m.id, m.record_id AS "recordId", m.content, m.speaker, m.session_id AS "sessionId",
    m.collection_id AS "collectionId", m.tags, m.metadata, m."timestamp", m.version, m.facts, m.searchable IS NOT FALSE AS searchable,
    (SELECT type FROM records WHERE id = m.record_id AND tenant_id = $1) AS type
  FROM memories m`
const READ = `${COLUMNS} WHERE m.id = $2 AND ${ofTenant('m')}`

/** SQL: the memory with the type of its record, without locks, in one round trip. */
export async function editableMemory(scope: Scope, id: string): Promise<EditableMemory | undefined> {
  const [row] = await scope.query<EditableMemory>(READ, [id])
  return row
}

/** SQL: the same, of several memories. */
export const editableMemories = (scope: Scope, ids: readonly string[]): Promise<EditableMemory[]> =>
  scope.query(`${COLUMNS} WHERE m.id = ANY($2::text[]) AND ${ofTenant('m')}`, [[...ids]])

/** The same, locked before its suggestions, as a deletion locks them. Its record must be locked. */
export async function lockedMemory(scope: Scope, id: string): Promise<EditableMemory | undefined> {
  const [row] = await scope.query<EditableMemory>(`${READ} FOR UPDATE OF m`, [id])
  return row
}

const TWIN = `
  SELECT id FROM (${repeatedMemory('$2', "decode($3, 'hex')", '$4::text')}) m WHERE id <> $5 AND collection_id IS NOT DISTINCT FROM $4`

/** Another memory of the record, in the same workspace, with this content. SQL: shares the lookup with memorize. */
export async function memoryLike(
  scope: Scope,
  { id, recordId, collectionId }: EditableMemory,
  hash: string,
): Promise<string | undefined> {
  const [row] = await scope.query<{ id: string }>(TWIN, [recordId, hash, collectionId, id])
  return row?.id
}

/** A field of a memory before and after an edit. */
export interface FieldChange {
  field: 'content' | 'tags' | 'metadata' | 'timestamp'
  from: Json
  to: Json
}

export interface EditInput {
  content: string
  /** SHA-256 of the normalized content, hex. Null if the content stays, and its hash with it. */
  hash: string | null
  tags: readonly string[]
  metadata: JsonObject
  timestamp: string
  document: SearchDocument
  changes: readonly FieldChange[]
  actor: string
  reason: string | null
}

const EDIT = `
  WITH edited AS (
    UPDATE memories SET content = $3, content_hash = coalesce(decode($4, 'hex'), content_hash), tags = $5, metadata = $6::jsonb, "timestamp" = $7,
      version = version + 1,
      facts = CASE WHEN content = $3 AND "timestamp" = $7 THEN facts END
    WHERE id = $2 AND ${ofTenant()} RETURNING id, record_id, position, version
  ),
  stored AS (
    SELECT e.id, e.record_id, e.position, (SELECT type FROM records WHERE id = e.record_id AND tenant_id = $1) AS type FROM edited e
  ),
  history AS (
    INSERT INTO memory_changes (tenant_id, memory_id, version, field, "from", "to", actor, reason)
    SELECT $1::int, e.id, e.version, c.field, c."from", c."to", $10, $11
    FROM edited e CROSS JOIN jsonb_to_recordset($9::jsonb) AS c(field text, "from" jsonb, "to" jsonb) ORDER BY c.field
  ),
  ${emitted(eventRows(MEMORY_UPDATED, { id: 'id', recordId: 'record_id', version: 'version' }, 'edited'))}
  SELECT version FROM edited CROSS JOIN (${indexing('$8', '(SELECT jsonb_agg(s) FROM stored s)')}) AS indexed`

/**
 * Writes an edited memory with its history, index entries and domain event. It must be locked. SQL: the memory
 * and its passages in two round trips, because one statement cannot replace rows by others with the same key.
 * @returns its new version, or undefined if it was deleted meanwhile
 */
export async function editMemory(scope: Scope, id: string, input: EditInput): Promise<number | undefined> {
  const { content, hash, tags, metadata, timestamp, document, changes, actor, reason } = input
  await unindexMemory(scope, id)
  const [row] = await scope.query<{ version: number }>(EDIT, [
    id,
    content,
    hash,
    tags,
    JSON.stringify(metadata),
    timestamp,
    JSON.stringify([document]),
    JSON.stringify(changes),
    actor,
    reason,
  ])
  return row?.version
}
