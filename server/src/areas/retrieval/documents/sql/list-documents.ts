import type { Schemas } from '../../../../contract/schemas.ts'
import type { TenantScope } from '../../../../platform/database/database.ts'
import type { Page } from '../../../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readPage } from '../../../../platform/lists/list.ts'

type ListedDocument = Schemas['RagDocument']

interface Row extends Omit<ListedDocument, 'updatedAt' | 'pages'> {
  rowId: string
  pages: number | null
  updatedAt: Date
}

const LIST = `
  SELECT d.id AS "rowId", d.key AS id, d.title, d.mime_type AS "mimeType", d.version, d.characters, d.chunk_count AS "chunkCount",
    d.pages, d.empty_pages AS "pagesWithoutText", d.metadata, d.created_at AS "updatedAt",
    CASE WHEN EXISTS (
      SELECT FROM search.unembedded u WHERE u.tenant_id = $1
        AND u.id = ANY(ARRAY(SELECT d.id || '/' || n FROM generate_series(0, d.chunk_count - 1) AS n))
    ) THEN 'indexing' ELSE 'ready' END AS state
  FROM rag_documents d
  WHERE d.tenant_id = $1 AND d.project_id = $2 AND d.deleted_at IS NULL AND d.id > $3
  ORDER BY d.id LIMIT $4`

const cursor = idCursor('rag documents', 'doc')

/**
 * One page of the documents of a project, in the order in which they were added. SQL: what the search index has of
 * each, in the same round trip.
 */
export async function listDocuments(
  scope: TenantScope,
  projectId: string,
  query: PageQuery,
): Promise<Page<ListedDocument>> {
  const { entries, ...page } = await readPage(
    query,
    cursor,
    ({ after = '', take }) => scope.query<Row>(LIST, [projectId, after, take]),
    ({ rowId }) => rowId,
  )
  return { ...page, entries: entries.map(toWire) }
}

const toWire = ({ rowId: _, pages, pagesWithoutText = [], updatedAt, ...document }: Row): ListedDocument => ({
  ...document,
  ...(pages !== null && { pages }),
  ...(pagesWithoutText.length > 0 && { pagesWithoutText }),
  updatedAt: updatedAt.toISOString(),
})
