import type { SearchSource } from '../../../platform/contribution/search-source.ts'
import type { Database } from '../../../platform/database/database.ts'

interface Row {
  tenantId: number
  id: string
  title: string
  headings: string[]
  content: string
}

const TEXTS = `
  SELECT c.tenant_id AS "tenantId", wanted.id, d.title, c.headings, c.content
  FROM unnest($1::integer[], $2::text[]) AS wanted(tenant_id, id)
  CROSS JOIN LATERAL (
    SELECT * FROM rag_chunks c WHERE c.tenant_id = wanted.tenant_id
      AND c.document_id = split_part(wanted.id, '/', 1) AND c.position = split_part(wanted.id, '/', 2)::int
  ) c
  JOIN rag_documents d ON d.tenant_id = c.tenant_id AND d.id = c.document_id`

/** Chunks of documents as a source for the ranking engine. SQL: reads chunks of several tenants. */
export const createChunkSource = (database: Database): SearchSource => ({
  name: 'document',
  async textsByIds(keys) {
    const rows = await database.query<Row>(TEXTS, [keys.map(({ tenantId }) => tenantId), keys.map(({ id }) => id)])
    return rows.map(({ tenantId, id, ...chunk }) => ({ tenantId, id, content: searchedText(chunk), speaker: null }))
  },
})

/** What is searched of a chunk: the title and the headings, then the text. */
export const searchedText = ({ title, headings, content }: Omit<Row, 'tenantId' | 'id'>): string =>
  [...new Set([title, ...headings]), content, ...namesIn(content)].join('\n')

/** A name of code: "sessionMinutes", "payWithRetry". */
const CODE_NAME = /(?<![\p{L}\d])\p{Ll}{2,}(?:\p{Lu}\p{Ll}+)+(?![\p{L}\d])/gu

/** The words of the names of code in a text: nobody asks for "sessionMinutes". */
const namesIn = (content: string): string[] => {
  const names = new Set(content.match(CODE_NAME))
  return names.size === 0 ? [] : [[...names].map(name => name.replaceAll(/(?=\p{Lu})/gu, ' ')).join(', ')]
}

/** The id of a chunk in the search index. */
export const chunkId = (documentId: string, position: number): string => `${documentId}/${position}`

export function readChunkId(id: string): { documentId: string; position: number } {
  const [documentId = '', position] = id.split('/')
  return { documentId, position: Number(position) }
}
