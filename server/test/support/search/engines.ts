import type { Scope } from '../../../src/platform/database/scope.ts'
import { documentOf } from '../../../src/search/indexing/document.ts'
import { indexDocuments } from '../../../src/search/indexing/index-documents.ts'
import { hitsOf, rank, SIGNALS } from '../../../src/search/rank.ts'
import { readQuestion } from '../../../src/search/scoring/question.ts'
import type { Hit, Signals } from '../../../src/search/types.ts'
import type { Corpus, Text } from './corpus.ts'
import { MemoryIndex } from './memory-index.ts'
import type { Vectors } from './vectors.ts'

/** A search for the best 20 texts. */
export type Ask = (question: string, record: string | null, signals?: Partial<Signals>) => Promise<Hit[]>

const LIMIT = 20

/** @param vectors vectors of the texts and questions, for search by meaning too */
export function inMemory(corpus: Corpus, vectors?: Vectors): Ask {
  const index = new MemoryIndex(corpus.texts, vectors)
  return async (text, record, signals) => {
    const all = { ...SIGNALS, ...signals }
    const question = readQuestion(text, corpus.now, { related: all.related })
    const { candidates, statistics } = index.collect(question, record, vectors?.get(text))
    return hitsOf(question, candidates, statistics, all, LIMIT)
  }
}

export const overDatabase = (scope: Scope, now: Date): Ask => {
  return (text, record, signals = {}) =>
    rank(scope, { text, source: 'memory', limit: LIMIT, now, signals, ...(record !== null && { recordIds: [record] }) })
}

const BATCH = 200

/** Indexes texts as the memory area does, 200 per statement. */
export async function index(scope: Scope, texts: readonly Text[]): Promise<void> {
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = texts.slice(from, from + BATCH)
    const documents = batch.map(text => documentOf({ ...text, source: 'memory', sessionId: text.session }))
    const rows = batch.map((text, i) => ({ id: text.id, record_id: text.record, type: 'contact', position: from + i }))
    await indexDocuments(scope, documents, rows)
  }
}
