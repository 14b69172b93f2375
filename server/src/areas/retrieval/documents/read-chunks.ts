import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'

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

/** Reads the chunks of hits, in their order. Those that were deleted meanwhile are left out. */
export async function readChunks(scope: TenantScope, hits: readonly ChunkHit[]): Promise<FoundChunk[]> {
  if (hits.length === 0) return []
  const rows = await scope.prisma(models =>
    models.ragChunk.findMany({
      where: {
        OR: hits.map(({ documentId, position }) => ({ documentId, position })),
        document: { deletedAt: null, project: { deletedAt: null } },
      },
      include: { document: { include: { project: true } } },
    }),
  )
  const found = new Map(rows.map(row => [`${row.documentId}/${row.position}`, row]))
  return hits.flatMap(({ documentId, position, score, matched }) => {
    const row = found.get(`${documentId}/${position}`)
    if (!row) return []
    const { document, content, start, end, page, headings } = row
    return [
      {
        documentId: document.key,
        title: document.title,
        projectId: document.projectId,
        project: document.project.name,
        content,
        score,
        start,
        end,
        ...(page !== null && { page }),
        headings,
        matched,
        metadata: objectOf(document.metadata),
        createdAt: document.createdAt,
      },
    ]
  })
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
