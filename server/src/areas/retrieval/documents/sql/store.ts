import type { RagDocument } from '../../../../platform/database/prisma/client.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { indexDocuments } from '../../../../search/indexing/index-documents.ts'
import type { SearchDocument } from '../../../../search/types.ts'
import { DOCUMENT_DELETED, DOCUMENT_INGESTED } from '../../events.ts'
import type { Chunk } from '../chunks.ts'
import { chunkId } from '../search-source.ts'

/** A document that was read, ready to be stored. */
export interface ReadDocument extends Pick<RagDocument, 'id' | 'key' | 'title' | 'mimeType' | 'characters'> {
  metadata: Json
  pages: PageCounts | undefined
  chunks: readonly Chunk[]
  /** Of each chunk. */
  indexed: readonly SearchDocument[]
}

export interface PageCounts {
  count: number
  /** The numbers of those without text. */
  empty: readonly number[]
}

/** Chunks in one statement. */
const MAX_CHUNKS = 500

// the chunks and the rows of the search index are removed by the same statement, so that no search finds both versions
const gone = (statement: string, unindex = 'DELETE FROM search.documents s'): string => `passages AS MATERIALIZED (
    SELECT s.id, s.part FROM search.documents s
    WHERE s.tenant_id = $1 AND s.id = ANY(ARRAY(
      SELECT old.id || '/' || n FROM old CROSS JOIN LATERAL generate_series(0, old.chunk_count - 1) AS n
    ))
    ORDER BY s.id, s.part FOR UPDATE OF s
  ), unindexed AS (
    ${unindex} WHERE s.tenant_id = $1 AND s.id = ANY(ARRAY(SELECT id FROM passages))
  ), changed AS (${statement} RETURNING d.key, d.project_id, d.chunk_count, d.version)`

const OLD = `old AS MATERIALIZED (
    SELECT d.id, d.chunk_count FROM rag_documents d
    WHERE d.tenant_id = $1 AND d.project_id = $2 AND d.key = ANY($3::text[]) AND d.deleted_at IS NULL
    ORDER BY d.key FOR UPDATE
  )`

const REPLACE = `WITH ${OLD},
  ${gone('DELETE FROM rag_documents d WHERE d.tenant_id = $1 AND d.id = ANY(ARRAY(SELECT id FROM old))')}
  SELECT key, version FROM changed`

const DELETE = `WITH ${OLD},
  ${gone(
    'UPDATE rag_documents d SET deleted_at = app_now() WHERE d.tenant_id = $1 AND d.id = ANY(ARRAY(SELECT id FROM old))',
    // every search names its projects, so what belongs to none is not found, and needs no new index to come back
    `UPDATE search.documents s SET record_id = 'deleted'`,
  )},
  ${emitted(eventRows(DOCUMENT_DELETED, { documentId: 'key', projectId: 'project_id' }, 'changed'))}
  SELECT key FROM changed`

const RESTORE = `WITH old AS MATERIALIZED (
    SELECT d.id, d.chunk_count FROM rag_documents d
    WHERE d.tenant_id = $1 AND d.project_id = $2 AND d.key = ANY($3::text[]) AND d.deleted_at IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM rag_documents n WHERE n.tenant_id = $1 AND n.project_id = $2 AND n.key = d.key
          AND (n.deleted_at IS NULL OR (n.deleted_at, n.id) > (d.deleted_at, d.id)))
    ORDER BY d.key FOR UPDATE OF d
  ),
  ${gone(
    'UPDATE rag_documents d SET deleted_at = NULL WHERE d.tenant_id = $1 AND d.id = ANY(ARRAY(SELECT id FROM old))',
    'UPDATE search.documents s SET record_id = $2',
  )},
  ${emitted(eventRows(DOCUMENT_INGESTED, { documentId: 'key', projectId: 'project_id', chunkCount: 'chunk_count' }, 'changed'))}
  SELECT key FROM changed`

const INSERT_DOCUMENTS = `WITH added AS (
    INSERT INTO rag_documents (id, tenant_id, project_id, key, title, mime_type, metadata, characters, chunk_count, version, pages, empty_pages)
    SELECT d.id, $1, $2, d.key, d.title, d.mime_type, d.metadata, d.characters, d.chunk_count, d.version, d.pages, d.empty_pages
    FROM jsonb_to_recordset($3::jsonb)
      AS d(id text, key text, title text, mime_type text, metadata jsonb, characters int, chunk_count int, version int, pages int,
        empty_pages int[])
    ORDER BY d.key
    RETURNING key, project_id, chunk_count
  ), ${emitted(eventRows(DOCUMENT_INGESTED, { documentId: 'key', projectId: 'project_id', chunkCount: 'chunk_count' }, 'added'))}
  SELECT key FROM added`

const INSERT_CHUNKS = `
  INSERT INTO rag_chunks (tenant_id, document_id, position, start, end_position, page, headings, content)
  SELECT $1, c.document_id, c.position, c.start, c.end_position, c.page, c.headings, c.content
  FROM jsonb_to_recordset($2::jsonb) AS c(document_id text, position int, start int, end_position int, page int,
    headings text[], content text)`

/**
 * Stores documents and their index, instead of those with the same keys. Call it in a transaction. SQL: batches.
 * @returns false if the project was deleted
 */
export async function storeDocuments(
  scope: Scope,
  projectId: string,
  documents: readonly ReadDocument[],
): Promise<boolean> {
  const lock = { columns: 'deleted_at AS "deletedAt"', mode: 'KEY SHARE' } as const
  const project = await scope.lock<{ deletedAt: Date | null }>('rag_projects', projectId, lock)
  if (!project || project.deletedAt) return false
  const keys = documents.map(({ key }) => key)
  const replaced = await scope.query<{ key: string; version: number }>(REPLACE, [projectId, keys])
  const versions = new Map(replaced.map(({ key, version }) => [key, version + 1]))
  const rows = documents.map(({ id, key, title, mimeType, metadata, characters, pages, chunks }) => ({
    id,
    key,
    title,
    mime_type: mimeType,
    metadata,
    characters,
    chunk_count: chunks.length,
    version: versions.get(key) ?? 1,
    pages: pages?.count ?? null,
    empty_pages: pages?.empty ?? [],
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
  for (let from = 0; from < chunks.length; from += MAX_CHUNKS) {
    const batch = chunks.slice(from, from + MAX_CHUNKS)
    await scope.query(INSERT_CHUNKS, [JSON.stringify(batch)])
    const stored = batch.map(({ document_id, position }) => ({
      id: chunkId(document_id, position),
      record_id: projectId,
      type: null,
      position,
    }))
    await indexDocuments(scope, indexed.slice(from, from + MAX_CHUNKS), stored)
  }
  return true
}

/** Deletes documents by their keys. SQL: the search index in the same statement. @returns the keys that existed */
export async function deleteStored(scope: Scope, projectId: string, keys: readonly string[]): Promise<string[]> {
  const rows = await scope.query<{ key: string }>(DELETE, [projectId, keys])
  return rows.map(({ key }) => key)
}

/** Restores documents that {@link deleteStored} deleted, the latest of each key. SQL: as there. @returns their keys */
export async function restoreStored(scope: Scope, projectId: string, keys: readonly string[]): Promise<string[]> {
  const rows = await scope.query<{ key: string }>(RESTORE, [projectId, keys])
  return rows.map(({ key }) => key)
}
