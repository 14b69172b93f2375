import type { Media, MediaFile } from '../../../platform/database/prisma/client.ts'
import type { Scope, SqlValue } from '../../../platform/database/scope.ts'
import { eventRows } from '../../../platform/events/domain-events.ts'
import { emitted } from '../../../platform/events/outbox.ts'
import { indexDocuments } from '../../../search/indexing/index-documents.ts'
import { MEDIA_STORED } from '../events.ts'
import type { MediaKind } from '../files/media-type.ts'
import { indexedTexts, type MediaTexts } from '../searched-texts.ts'

/** What models found in a file. */
export interface Analysis {
  description?: string
  transcript?: string
}

/** A file that was uploaded, and its thumbnail. */
export interface NewFile extends Pick<MediaFile, 'sha256' | 'mimeType' | 'size' | 'fileKey'> {
  kind: MediaKind
  width?: number
  height?: number
  pages: readonly string[]
  thumbnail?: { key: string; sha256: string; size: number }
}

const INSERT_FILE = `
  WITH added AS (
    INSERT INTO media_files (tenant_id, sha256, kind, mime_type, size, width, height, pages, page_count, file_key, created_at)
    VALUES ($1, $2, $3, $4, $5::int, $6::int, $7::int, $8, CASE WHEN $3 = 'pdf' THEN cardinality($8::text[]) END, $9, app_now())
    ON CONFLICT (tenant_id, sha256) DO NOTHING RETURNING sha256
  ),
  thumbnail AS (
    INSERT INTO media_thumbnails (tenant_id, media_sha256, size, sha256, file_key)
    SELECT $1, sha256, $10::int, $11, $12 FROM added WHERE $12::text IS NOT NULL
  )
  SELECT sha256 FROM added`

/** SQL: two rows in one round trip, unless another call has just inserted them. @returns whether they were inserted */
export async function insertFile(scope: Scope, file: NewFile): Promise<boolean> {
  const { sha256, kind, mimeType, size, width = null, height = null, pages, fileKey, thumbnail } = file
  const ofThumbnail = [thumbnail?.size, thumbnail?.sha256, thumbnail?.key]
  const values = [sha256, kind, mimeType, size, width, height, pages, fileKey, ...ofThumbnail]
  return (await scope.query(INSERT_FILE, values)).length > 0
}

const ADD_ANALYSIS = `
  UPDATE media_files SET description = coalesce(description, $3), transcript = coalesce(transcript, $4)
  WHERE tenant_id = $1 AND sha256 = $2
    AND ((description IS NULL AND $3::text IS NOT NULL) OR (transcript IS NULL AND $4::text IS NOT NULL))
  RETURNING sha256`

/** SQL: keeps what is there already. @returns whether something was added */
export const addAnalysis = async (
  scope: Scope,
  sha256: string,
  { description = null, transcript = null }: { description?: string | null; transcript?: string | null },
): Promise<boolean> => (await scope.query(ADD_ANALYSIS, [sha256, description, transcript])).length > 0

export interface NewMedia
  extends Pick<Media, 'id' | 'sha256' | 'recordId' | 'name' | 'caption' | 'transcript' | 'wordsHash' | 'actor'> {
  tags: readonly string[]
  /** The time of the call if null. */
  timestamp: Date | null
}

const INSERT = `
  WITH added AS (
    INSERT INTO media (tenant_id, id, sha256, record_id, name, caption, transcript, words_hash, tags, "timestamp", actor, created_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10::timestamptz, now), $11, now FROM (SELECT app_now() AS now) AS clock
    ON CONFLICT (tenant_id, sha256, record_id, words_hash) DO NOTHING RETURNING *
  ),
  ${emitted(
    eventRows(
      MEDIA_STORED,
      { id: 'a.id', kind: 'f.kind', recordId: `coalesce(a.record_id, '')` },
      'added a JOIN media_files f ON f.tenant_id = $1 AND f.sha256 = a.sha256',
    ),
  )}
  SELECT id FROM added`

/** SQL: the row and its event in one round trip, unless the same exists. @returns whether it was inserted */
export async function insertMedia(scope: Scope, media: NewMedia): Promise<boolean> {
  const { id, sha256, recordId, name, caption, transcript, wordsHash, tags, timestamp, actor } = media
  const values: SqlValue[] = [id, sha256, recordId, name, caption, transcript, wordsHash, tags, timestamp, actor]
  return (await scope.query(INSERT, values)).length > 0
}

const TEXTS = `
  SELECT m.id, m.record_id AS "recordId", f.kind, m.tags, m."timestamp", m.caption, f.description,
    coalesce(m.transcript, f.transcript) AS transcript, f.pages
  FROM media m JOIN media_files f ON f.tenant_id = m.tenant_id AND f.sha256 = m.sha256
  WHERE m.tenant_id = $1 AND m.sha256 = $2 AND ($3::text IS NULL OR m.id = $3)
  ORDER BY m.id`

type TextRow = MediaTexts & { id: string; recordId: string | null; kind: string; tags: string[]; timestamp: Date }

const REMOVE = `
  WITH removed AS MATERIALIZED (
    SELECT d.id, d.part FROM search.documents d
    WHERE d.tenant_id = $1 AND d.source = 'media' AND d.session_id = $2 ORDER BY d.id, d.part FOR UPDATE
  )
  DELETE FROM search.documents WHERE tenant_id = $1 AND id = ANY(ARRAY(SELECT id FROM removed))`

/** Removes the texts of a file from the search index. SQL: the index is outside Prisma's schema. */
export const removeTexts = (scope: Scope, mediaId: string) => scope.query(REMOVE, [mediaId])

/**
 * Brings the search index to the texts of one memory of a file, or of all. SQL: the index is outside Prisma's schema.
 * @returns whether a query can find them
 */
export async function indexMedia(scope: Scope, sha256: string, mediaId: string | null): Promise<boolean> {
  let hasWords = true
  for (const { id, recordId, kind, tags, timestamp, ...texts } of await scope.query<TextRow>(TEXTS, [
    sha256,
    mediaId,
  ])) {
    await removeTexts(scope, id)
    const documents = indexedTexts(id, texts, { timestamp, tags })
    const stored = documents.map((document, position) => ({
      id: document.id,
      record_id: recordId,
      type: kind,
      position,
    }))
    if (documents.length > 0) await indexDocuments(scope, documents, stored)
    hasWords &&= documents.length > 0
  }
  return hasWords
}
