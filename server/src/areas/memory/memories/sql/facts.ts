import type { ExtractedFact } from '../../../../models/port.ts'
import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import { documentOf } from '../../../../search/indexing/document.ts'
import { deleteDocuments, indexDocuments, type StoredText } from '../../../../search/indexing/index-documents.ts'

/** A fact as it is stored: a sentence, and the place of the words that state it. */
export interface StoredFact {
  text: string
  evidence: { start: number; end: number; text: string }
}

/** What a memory is found by: its content, and its facts on lines of their own. */
export const withFacts = (content: string, facts: readonly StoredFact[] | null): string =>
  [content, ...(facts ?? []).map(({ text }) => text)].join('\n')

/** SQL of what a memory is found by: its content, and its facts on lines of their own. */
export const searchedText = (m: string): string =>
  `${m}.content || coalesce((SELECT string_agg(E'\\n' || (fact ->> 'text'), '' ORDER BY place) FROM jsonb_array_elements(${m}.facts) WITH ORDINALITY AS f(fact, place)), '')`

const SET = `
  UPDATE memories m SET facts = $3::jsonb WHERE id = $2 AND ${ofTenant('m')}
  RETURNING ${searchedText('m')} AS content, speaker, session_id AS "sessionId", "timestamp", tags, searchable IS NOT FALSE AS searchable,
    jsonb_build_object('id', id, 'record_id', record_id, 'position', position,
      'type', (SELECT type FROM records WHERE id = m.record_id AND tenant_id = $1)) AS stored`

interface SetRow {
  content: string
  speaker: string | null
  sessionId: string | null
  timestamp: Date
  tags: string[]
  searchable: boolean
  stored: StoredText
}

const UNINDEX = `
  WITH locked AS MATERIALIZED (
    SELECT id FROM search.documents WHERE tenant_id = $1 AND id = $2 ORDER BY id, part FOR UPDATE
  ),
  ${deleteDocuments('ARRAY(SELECT id FROM locked)')}
  SELECT count(*) FROM locked`

/** Removes a memory from the index, to add it with another text. One statement cannot replace rows by others with the same key. */
export const unindexMemory = (scope: Scope, id: string): Promise<object[]> => scope.query(UNINDEX, [id])

/**
 * Stores the facts of a memory, which is then also found by their words and their meaning. Its record must be locked. SQL:
 * replaces the passages in two statements, because one cannot replace rows by others with the same key.
 */
export async function storeFacts(scope: Scope, memoryId: string, facts: readonly ExtractedFact[]): Promise<void> {
  const stored: StoredFact[] = facts.map(({ text, evidence: { start, end, text: said } }) => ({
    text,
    evidence: { start, end, text: said },
  }))
  const [row] = await scope.query<SetRow>(SET, [memoryId, JSON.stringify(stored)])
  if (!row) return
  const { stored: text, ...searched } = row
  const document = documentOf({ ...searched, id: memoryId, source: 'memory' })
  await unindexMemory(scope, memoryId)
  await indexDocuments(scope, [document], [text])
}
