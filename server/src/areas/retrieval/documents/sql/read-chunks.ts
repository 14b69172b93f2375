import type { Schemas } from '../../../../contract/schemas.ts'
import { readingViewOf } from '../../../../documents/structure/reading-view.ts'
import type { TenantScope } from '../../../../platform/database/database.ts'
import type { RagChunk, RagDocument } from '../../../../platform/database/prisma/client.ts'
import { bestPassageFor, MAX_PASSAGE } from '../../../../search/excerpts/best-passage.ts'
import { highlightsOf } from '../../../../search/excerpts/highlights.ts'
import { placeInDocument } from '../chunks.ts'

/** A chunk with its document, as a result of a search. */
export type FoundChunk = Schemas['RagResult'] & {
  /** When its document was added. */
  createdAt: Date
}

/** A chunk in the search index that matches a query. */
interface ChunkHit {
  /** Id of the row of the document. */
  documentId: string
  position: number
  score: number
  matched: string[]
}

interface Row
  extends Pick<RagChunk, 'content' | 'start' | 'end' | 'page' | 'headings'>,
    Pick<RagDocument, 'title' | 'projectId' | 'createdAt'> {
  n: number
  documentId: string
  project: string
  metadata: Record<string, unknown>
}

const READ = `
  SELECT hit.n::int AS n, d.key AS "documentId", d.title, d.project_id AS "projectId", p.name AS project,
    c.content, c.start, c.end_position AS "end", c.page, c.headings, d.metadata, d.created_at AS "createdAt"
  FROM unnest($2::text[], $3::int[]) WITH ORDINALITY AS hit(document_id, position, n)
  JOIN rag_chunks c ON c.tenant_id = $1 AND c.document_id = hit.document_id AND c.position = hit.position
  JOIN rag_documents d ON d.tenant_id = $1 AND d.id = c.document_id AND d.deleted_at IS NULL
  JOIN rag_projects p ON p.tenant_id = $1 AND p.id = d.project_id AND p.deleted_at IS NULL
  ORDER BY hit.n`

/**
 * Reads the chunks of the hits of a query, in their order. Those that were deleted meanwhile are left out. SQL: one round trip for
 * chunks, documents and projects; Prisma needs three, in every search.
 */
export async function readChunks(scope: TenantScope, query: string, hits: readonly ChunkHit[]): Promise<FoundChunk[]> {
  if (hits.length === 0) return []
  const rows = await scope.query<Row>(READ, [
    hits.map(({ documentId }) => documentId),
    hits.map(({ position }) => position),
  ])
  const passageOf = bestPassageFor(query)
  return rows.flatMap(({ n, page, ...row }) => {
    const hit = hits[n - 1]
    if (!hit) return []
    const { score, matched } = hit
    const place = placeInDocument(row)
    // a chunk is indexed with its headings, so the parts of a hit are not those of its content, which is short
    const body = afterHeading(row)
    const view = readingViewOf(row.content.slice(body))
    const best = passageOf({ content: view.text, speaker: null, units: view.units }, { matched })
    const { start, end } = view.placeOf(best)
    const passage = { text: view.shown(best).slice(0, MAX_PASSAGE), ...place({ start: body + start, end: body + end }) }
    const highlights = highlightsOf([{ text: row.content }], matched).map(({ text, ...range }) => ({
      text,
      ...place(range),
    }))
    return [{ ...row, ...(page !== null && { page }), score, matched, passage, highlights }]
  })
}

/** Where the text after the heading of a chunk begins: a heading has the words of a question, and answers none. */
function afterHeading({ content, headings }: Pick<Row, 'content' | 'headings'>): number {
  const title = headings.at(-1)
  const end = content.indexOf('\n')
  if (title === undefined || end === -1) return 0
  return content.slice(0, end).includes(title) && content.slice(end).trim() !== '' ? end : 0
}
