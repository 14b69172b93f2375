import type { Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/domain-events.ts'
import type { Json } from '../../../../platform/json.ts'
import { emitted } from '../../../../platform/outbox.ts'
import { insertDocuments } from '../../../../search/store.ts'
import type { SearchDocument } from '../../../../search/types.ts'
import { DOCUMENT_DELETED, DOCUMENT_INGESTED } from '../../events.ts'
import type { Chunk } from '../chunks.ts'

/** A document that was read, ready to be stored. */
export interface ReadDocument {
  id: string
  key: string
  title: string
  mimeType: string
  metadata: Json
  characters: number
  chunks: readonly Chunk[]
  /** Of each chunk. */
  indexed: readonly SearchDocument[]
}

/** Chunks in one statement. */
const MOST_CHUNKS = 500

const LOCK_PROJECT = `SELECT id FROM rag_projects WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL FOR KEY SHARE`

// the chunks and the rows of the search index are removed by the same statement, so that no search finds both versions
const gone = (statement: string): string => `passages AS MATERIALIZED (
    SELECT s.id, s.part FROM search.documents s
    WHERE s.tenant_id = $1 AND s.id = ANY(ARRAY(
      SELECT old.id || '/' || n FROM old CROSS JOIN LATERAL generate_series(0, old.chunk_count - 1) AS n
    ))
    ORDER BY s.id, s.part FOR UPDATE OF s
  ), unindexed AS (
    DELETE FROM search.documents s WHERE s.tenant_id = $1 AND s.id = ANY(ARRAY(SELECT id FROM passages))
  ), changed AS (${statement} RETURNING d.key, d.project_id)`

const OLD = `old AS MATERIALIZED (
    SELECT d.id, d.chunk_count FROM rag_documents d
    WHERE d.tenant_id = $1 AND d.project_id = $2 AND d.key = ANY($3::text[]) AND d.deleted_at IS NULL
    ORDER BY d.key FOR UPDATE
  )`

const REPLACE = `WITH ${OLD},
  ${gone('DELETE FROM rag_documents d WHERE d.tenant_id = $1 AND d.id = ANY(ARRAY(SELECT id FROM old))')}
  SELECT key FROM changed`

const DELETE = `WITH ${OLD},
  ${gone('UPDATE rag_documents d SET deleted_at = app_now() WHERE d.tenant_id = $1 AND d.id = ANY(ARRAY(SELECT id FROM old))')},
  ${emitted(eventRows(DOCUMENT_DELETED, { documentId: 'key', projectId: 'project_id' }, 'changed'))}
  SELECT key FROM changed`

const INSERT_DOCUMENTS = `WITH added AS (
    INSERT INTO rag_documents (id, tenant_id, project_id, key, title, mime_type, metadata, characters, chunk_count)
    SELECT d.id, $1, $2, d.key, d.title, d.mime_type, d.metadata, d.characters, d.chunk_count
    FROM jsonb_to_recordset($3::jsonb)
      AS d(id text, key text, title text, mime_type text, metadata jsonb, characters int, chunk_count int)
    ORDER BY d.key
    RETURNING key, project_id, chunk_count
  ), ${emitted(eventRows(DOCUMENT_INGESTED, { documentId: 'key', projectId: 'project_id', chunkCount: 'chunk_count' }, 'added'))}
  SELECT key FROM added`

const INSERT_CHUNKS = `WITH added AS (
    INSERT INTO rag_chunks (tenant_id, document_id, position, start, end_position, page, headings, content)
    SELECT $1, c.document_id, c.position, c.start, c.end_position, c.page, c.headings, c.content
    FROM jsonb_to_recordset($3::jsonb) AS c(document_id text, position int, start int, end_position int, page int,
      headings text[], content text)
    RETURNING document_id, position
  ), stored AS (
    SELECT document_id || '/' || position AS id, $2::text AS record_id, NULL::text AS type, position::bigint AS position
    FROM added
  ), ${insertDocuments('$4::jsonb', 'stored')}
  SELECT count(*)::int AS n FROM stored`

/**
 * Stores documents and their index, instead of those with the same keys. Call it in a transaction. SQL: batches, with
 * the search index in the statement of the rows.
 * @returns false if the project was deleted
 */
export async function storeDocuments(
  scope: Scope,
  projectId: string,
  documents: readonly ReadDocument[],
): Promise<boolean> {
  const [project] = await scope.query(LOCK_PROJECT, [projectId])
  if (!project) return false
  await scope.query(REPLACE, [projectId, documents.map(({ key }) => key)])
  const rows = documents.map(({ id, key, title, mimeType, metadata, characters, chunks }) => ({
    id,
    key,
    title,
    mime_type: mimeType,
    metadata,
    characters,
    chunk_count: chunks.length,
  }))
  await scope.query(INSERT_DOCUMENTS, [projectId, JSON.stringify(rows)])
  const chunks = documents.flatMap(({ id, chunks }) =>
    chunks.map(({ start, end, page, headings, content }, position) => ({
      document_id: id,
      position,
      start,
      end_position: end,
      page,
      headings,
      content,
    })),
  )
  const indexed = documents.flatMap(document => document.indexed)
  for (let from = 0; from < chunks.length; from += MOST_CHUNKS) {
    const to = from + MOST_CHUNKS
    const values = [projectId, JSON.stringify(chunks.slice(from, to)), JSON.stringify(indexed.slice(from, to))]
    await scope.query(INSERT_CHUNKS, values)
  }
  return true
}

/** Deletes documents by their keys. SQL: the search index in the same statement. @returns the keys that existed */
export async function deleteStored(scope: Scope, projectId: string, keys: readonly string[]): Promise<string[]> {
  const rows = await scope.query<{ key: string }>(DELETE, [projectId, keys])
  return rows.map(({ key }) => key)
}
