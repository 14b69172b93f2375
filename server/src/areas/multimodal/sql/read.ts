import { CUSTOM_PLAN, type Scope, type SqlValue } from '../../../platform/database/scope.ts'
import { isVisible, JOIN_FILES, MEDIA_COLUMNS, type MediaRow } from '../media.ts'
import type { RecordLinks } from '../ports.ts'
import type { MediaTexts } from '../searched-texts.ts'

type IsLive = RecordLinks['isLive']

const READ = `SELECT ${MEDIA_COLUMNS} FROM media m ${JOIN_FILES} WHERE m.tenant_id = $1 AND m.id = ANY($2::text[])`

/** Media by their ids, in any order. SQL: counts the pages, and looks at records of another area. */
export const mediaByIds = (scope: Scope, ids: readonly string[], isLive: IsLive): Promise<MediaRow[]> =>
  scope.query(`${READ} AND ${isVisible(isLive)}`, [ids])

/** SQL condition: the media with this id are of one of the kinds, a text array. SQL: part of the search. */
export const isOfKinds = (id: string, kinds: string): string => `EXISTS (
  SELECT FROM media JOIN media_files USING (tenant_id, sha256)
  WHERE media.tenant_id = $1 AND media.id = ${id} AND media_files.tenant_id = $1 AND media_files.kind = ANY(${kinds}::text[]))`

export interface MediaFilters {
  kinds?: readonly string[] | undefined
  recordId?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
  tags?: readonly string[] | undefined
}

/** A position in the list: after this row. */
export interface MediaPosition {
  timestamp: string
  id: string
}

const LIST = `
  SELECT ${MEDIA_COLUMNS} FROM media m ${JOIN_FILES}
  WHERE m.tenant_id = $1 AND ($2::text[] IS NULL OR f.kind = ANY($2)) AND ($3::text IS NULL OR m.record_id = $3)
    AND ($4::timestamptz IS NULL OR m."timestamp" >= $4) AND ($5::timestamptz IS NULL OR m."timestamp" <= $5)
    AND m.tags @> $6::text[]
    AND ($7::timestamptz IS NULL OR (m."timestamp", m.id) < ($7, $8))`

/** Media that match the filters, newest first. SQL: looks at records of another area. */
export const listMedia = (
  scope: Scope,
  { kinds, recordId, since, until, tags }: MediaFilters,
  { after, take }: { after: MediaPosition | undefined; take: number },
  isLive: IsLive,
): Promise<MediaRow[]> => {
  const values: SqlValue[] = [kinds, recordId, since, until, tags ?? [], after?.timestamp, after?.id, take]
  const statement = `${LIST} AND ${isVisible(isLive)} ORDER BY m."timestamp" DESC, m.id DESC LIMIT $9 ${CUSTOM_PLAN}`
  return scope.query(statement, values)
}

const OF_RECORDS = `
  SELECT EXISTS (SELECT FROM media WHERE tenant_id = $1 AND record_id IS NOT NULL AND ($2::text IS NULL OR record_id = $2)) AS found`

/** Whether any file belongs to a record, or to this one. SQL: one round trip where there is nothing to search. */
export const hasMediaOfRecords = async (scope: Scope, recordId: string | undefined): Promise<boolean> =>
  (await scope.first<{ found: boolean }>(`${OF_RECORDS} ${CUSTOM_PLAN}`, [recordId]))?.found ?? false

export interface FoundTexts extends Omit<MediaTexts, 'pages'> {
  id: string
  /** The requested page; null if there is none. */
  page: string | null
  number: number
}

const FOUND = `
  SELECT m.id, m.caption, f.description, coalesce(m.transcript, f.transcript) AS transcript, w.number, f.pages[w.number] AS page
  FROM unnest($2::text[], $3::int[]) AS w(id, number)
  JOIN media m ON m.tenant_id = $1 AND m.id = w.id ${JOIN_FILES}`

/** The texts in which a search found something. SQL: reads single pages out of their array. */
export const foundTexts = (scope: Scope, found: readonly { mediaId: string; page: number }[]): Promise<FoundTexts[]> =>
  scope.query(FOUND, [found.map(({ mediaId }) => mediaId), found.map(({ page }) => page)])

export interface StoredContent {
  name: string
  mimeType: string
  size: number
  sha256: string
  fileKey: string
}

const CONTENT = `
  SELECT m.name, f.mime_type AS "mimeType", f.size, f.sha256, f.file_key AS "fileKey" FROM media m ${JOIN_FILES}
  WHERE m.tenant_id = $1 AND m.id = $2`
const THUMBNAIL = `
  SELECT m.name, 'image/webp' AS "mimeType", t.size, t.sha256, t.file_key AS "fileKey"
  FROM media m JOIN media_thumbnails t ON t.tenant_id = m.tenant_id AND t.media_sha256 = m.sha256
  WHERE m.tenant_id = $1 AND m.id = $2`

/** Where a file or its thumbnail is. SQL: looks at records of another area. */
export const contentOf = (
  scope: Scope,
  id: string,
  what: 'content' | 'thumbnail',
  isLive: IsLive,
): Promise<StoredContent | undefined> =>
  scope.first<StoredContent>(`${what === 'content' ? CONTENT : THUMBNAIL} AND ${isVisible(isLive)}`, [id])

const KNOWN = `
  SELECT description IS NOT NULL AS "isDescribed", transcript IS NOT NULL AS "isTranscribed"
  FROM media_files WHERE tenant_id = $1 AND sha256 = $2`

/** What is known about stored bytes. SQL: whether there is a text, without reading it. */
export const knownFile = (
  scope: Scope,
  sha256: string,
): Promise<{ isDescribed: boolean; isTranscribed: boolean } | undefined> =>
  scope.first<{ isDescribed: boolean; isTranscribed: boolean }>(KNOWN, [sha256])
