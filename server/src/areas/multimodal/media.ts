import type { Schemas } from '../../contract/schemas.ts'
import type { Media, MediaFile } from '../../platform/database/prisma/client.ts'
import type { MediaKind } from './files/media-type.ts'

/** A memory of a file, with what is known about the file. */
export interface MediaRow
  extends Omit<Media, 'tenantId' | 'wordsHash' | 'actor'>,
    Pick<MediaFile, 'mimeType' | 'size' | 'width' | 'height' | 'description' | 'pageCount'> {
  kind: MediaKind
  /** By the speech model. */
  spoken: string | null
  hasThumbnail: boolean
}

/** SQL of the columns of `MediaRow`, from `media m JOIN media_files f`. */
export const MEDIA_COLUMNS = `m.id, m.record_id AS "recordId", m.sha256, m.name, m.caption, m.transcript, m.tags,
  m."timestamp", m.created_at AS "createdAt", f.kind, f.mime_type AS "mimeType", f.size, f.width, f.height,
  f.description, f.transcript AS spoken, f.page_count AS "pageCount",
  EXISTS (SELECT FROM media_thumbnails t WHERE t.tenant_id = $1 AND t.media_sha256 = f.sha256) AS "hasThumbnail"`

/** SQL of the files of `media m`. */
export const JOIN_FILES = 'JOIN media_files f ON f.tenant_id = m.tenant_id AND f.sha256 = m.sha256'

/** SQL condition: `media m` has no record, or one that exists. @param isLive condition for an existing record */
export const isVisible = (isLive: (id: string) => string): string =>
  `(m.record_id IS NULL OR (${isLive('m.record_id')}))`

/** @param publicUrl where clients reach the server, without a slash at the end */
export const mediaToWire = (row: MediaRow, publicUrl: string): Schemas['Media'] => {
  const transcript = row.transcript ?? row.spoken
  const url = `${publicUrl}/api/v1/multimodal/${row.id}`
  return {
    id: row.id,
    ...(row.recordId !== null && { recordId: row.recordId }),
    kind: row.kind,
    name: row.name,
    mimeType: row.mimeType,
    size: row.size,
    sha256: row.sha256,
    ...(row.caption !== null && { caption: row.caption }),
    ...(row.description !== null && { description: row.description }),
    ...(transcript !== null && {
      transcript,
      transcribedBy: row.transcript === null ? ('model' as const) : ('caller' as const),
    }),
    ...(row.width !== null && { width: row.width }),
    ...(row.height !== null && { height: row.height }),
    ...(row.pageCount !== null && { pages: row.pageCount }),
    tags: row.tags,
    timestamp: row.timestamp.toISOString(),
    createdAt: row.createdAt.toISOString(),
    url: `${url}/content`,
    ...(row.hasThumbnail && { thumbnailUrl: `${url}/thumbnail` }),
  }
}
