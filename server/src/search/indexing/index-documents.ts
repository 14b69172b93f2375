import { ANALYZER } from '@keepsake/english'
import type { Scope } from '../../platform/database/scope.ts'
import type { SearchDocument } from '../types.ts'

/** The version of how texts are read, which each indexed passage has. */
export { ANALYZER }

/** A text that is stored. Documents without one are not indexed. */
export interface StoredText {
  id: string
  record_id: string | null
  /** The record's. */
  type: string | null
  /** The order of arrival. */
  position: string | number
}

/**
 * SQL of a select that indexes texts and queues them for their vectors. In a larger statement its row must be read.
 * @param documents SQL of a jsonb array of `SearchDocument`
 * @param stored SQL of a jsonb array of `StoredText`
 * @param urgent whether they get their vectors before other texts
 */
export const indexing = (documents: string, stored: string, urgent = false): string =>
  `SELECT runtime.index_documents_v2(tenant_id => $1, documents => ${documents}, stored => ${stored}, analyzer => ${ANALYZER}, urgent => ${urgent})`

const INDEX = indexing('$2', '$3')

/** Indexes texts. SQL: the index is outside Prisma's schema. */
export const indexDocuments = (
  scope: Scope,
  documents: readonly SearchDocument[],
  stored: readonly StoredText[],
): Promise<object[]> => scope.query(INDEX, [JSON.stringify(documents), JSON.stringify(stored)])

/**
 * Common table expression `search_removed` that removes texts from the index.
 *
 *
 * @param ids SQL of a text array, e.g. `$2::text[]` or `ARRAY(SELECT id FROM gone)`.
 */
export const deleteDocuments = (ids: string): string => `search_removed AS (
  DELETE FROM search.documents WHERE tenant_id = $1 AND id = ANY(${ids})
)`
