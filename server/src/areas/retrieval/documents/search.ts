import type { Schemas } from '../../../contract/schemas.ts'
import { readingViewOf } from '../../../documents/structure/reading-view.ts'
import { answerOrWarn } from '../../../models/answer-or-warn.ts'
import type { ModelPayer } from '../../../models/budget/budget.ts'
import type { Models } from '../../../models/port.ts'
import type { EmbedQuery } from '../../../models/query-embedding.ts'
import {
  type BillingContext,
  charge,
  release,
  requireCredits,
  reserve,
  settle,
} from '../../../platform/credits/credits.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { fill } from '../../../search/fill-page.ts'
import { rank } from '../../../search/rank.ts'
import type { SearchQuery } from '../../../search/types.ts'
import { PRICES } from '../prices.ts'
import { placeInDocument } from './chunks.ts'
import { inEdition } from './editions.ts'
import { documentCondition } from './filters.ts'
import { findProject, type ProjectFields, projectIds } from './projects.ts'
import { readChunkId } from './search-source.ts'
import { type FoundChunk, readChunks } from './sql/read-chunks.ts'

type Warnings = Schemas['Warnings']

/**
 * Documents have no speakers, and a time that the question names is not that at which a document was added. Neighbors
 * are often about something else: a chunk ends where its section does, and has the headings above it.
 */
const SIGNALS = { date: false, speaker: false, window: false, neighbors: false }
/** Questions about documents are mostly in other words than the answers, which nobody wrote to be asked for. */
const MEANING_WEIGHT = 0.8
/** How often a search runs if documents change while it does. */
const MAX_ATTEMPTS = 3
/** Chunks that an answer is composed from. */
const ANSWER_CHUNKS = 10

const BY_WORDS_ALONE: Warnings = [
  {
    code: 'meaning_unavailable',
    message:
      'The embedding model gave no answer, so words alone were searched. Try again in some seconds, or the next day if the organization has used its calls of models; the log of the server says why.',
  },
]

const FILTERS_MATCH_NOTHING: Warnings = [
  {
    code: 'filters_match_nothing',
    message:
      'No chunk of a document that matches the filters was found. GET /api/v1/rag/projects with project lists the ids, formats and metadata of its documents; values are compared with their types, so "2024" is not 2024.',
  },
]

export type ChunkQuery = ProjectFields & Pick<Schemas['RagSearchRequest'], 'query' | 'limit' | 'filters'>

export interface FoundChunks {
  chunks: FoundChunk[]
  warnings?: Warnings
}

/**
 * The chunks that match a query best, best first. In a single project, chunks that are near in meaning follow until
 * there are `limit`, with low scores, so that a question in other words is not left without an answer.
 */
export async function findChunks(
  scope: TenantScope,
  embedQuery: EmbedQuery,
  { query, limit, filters, ...fields }: ChunkQuery,
): Promise<FoundChunks> {
  const project = await findProject(scope, fields)
  // without the deleted ones, whose chunks are indexed until they are purged
  const recordIds = project ? [project.id] : await projectIds(scope)
  if (recordIds.length === 0) return { chunks: [] }
  const embedding = await embedQuery(scope, query)
  const search: SearchQuery = {
    text: query,
    source: 'document',
    limit,
    now: new Date(),
    recordIds,
    signals: SIGNALS,
    meaningWeight: MEANING_WEIGHT,
    ...(embedding !== 'failed' && embedding && { meaning: embedding }),
    ...(filters && { where: documentCondition(filters) }),
  }
  let chunks: FoundChunk[] = []
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const ranked = await rank(scope, search)
    const hits = recordIds.length === 1 ? await fill(scope, search, ranked, limit) : ranked
    chunks = await readChunks(
      scope,
      query,
      hits.map(({ id, score, matched }) => ({ ...readChunkId(id), score: rounded(score), matched })),
    )
    // a document that was replaced meanwhile is found in its new version
    if (chunks.length === hits.length) break
  }
  const warnings: Warnings = [
    ...(embedding === 'failed' ? BY_WORDS_ALONE : []),
    ...(filters && chunks.length === 0 ? FILTERS_MATCH_NOTHING : []),
  ]
  return { chunks, ...(warnings.length > 0 && { warnings }) }
}

const rounded = (score: number): number => Math.round(score * 1e4) / 1e4

export type SearchDocuments = (
  billing: BillingContext & { scope: TenantScope },
  request: Schemas['RagSearchRequest'],
  signal: AbortSignal,
) => Promise<Omit<Schemas['RagSearchResponse'], 'success'>>

/** Searches documents, and answers questions from them. */
export function createDocumentSearch({
  models,
  embedQuery,
}: {
  models: Models
  embedQuery: EmbedQuery
}): SearchDocuments {
  async function answerFrom(
    payer: ModelPayer,
    question: string,
    chunks: readonly FoundChunk[],
    signal: AbortSignal,
  ): Promise<Pick<Schemas['RagSearchResponse'], 'answer' | 'confidence' | 'citations' | 'warnings'>> {
    const read = inEdition(question, chunks).slice(0, ANSWER_CHUNKS)
    const views = read.map(({ content }) => readingViewOf(content))
    const passages = read.map(({ createdAt, score }, n) => ({
      id: String(n),
      content: views[n]?.text ?? '',
      timestamp: createdAt,
      score,
    }))
    const { answer, warning } = await answerOrWarn(models, payer, { question, passages, signal })
    const noted = warning ? { warnings: [warning] } : {}
    if (!answer) return noted
    const citations = answer.sources.flatMap(({ id, start, end, text }) => {
      const [chunk, view] = [read[Number(id)], views[Number(id)]]
      if (!chunk || !view) return []
      const { documentId, title, projectId, page, headings } = chunk
      const place = placeInDocument(chunk)(view.placeOf({ start, end }))
      return [{ documentId, title, projectId, headings, ...(page !== undefined && { page }), ...place, text }]
    })
    return { answer: answer.answer, confidence: rounded(answer.confidence), citations, ...noted }
  }

  return async (billing, { minScore = 0, generateAnswer, ...request }, signal) => {
    requireCredits(billing.principal, PRICES.ragSearch)
    const { chunks: found, ...noted } = await findChunks(billing.scope, embedQuery, request)
    const chunks = found.filter(({ score }) => score >= minScore)
    const results = chunks.map(({ createdAt: _, ...chunk }) => chunk)
    if (!generateAnswer || chunks.length === 0) {
      await charge(billing, 'searchDocuments', PRICES.ragSearch)
      return { results, ...noted }
    }
    const highest = PRICES.ragSearch + PRICES.ragAnswer
    // a model is an external service
    const reservation = models.engine === 'model' ? await reserve(billing, 'searchDocuments', highest) : undefined
    const answered = await answerFrom(billing.scope, request.query, chunks, signal).catch(async error => {
      if (reservation) await release(billing.scope, reservation)
      throw error
    })
    const price = answered.answer !== undefined ? highest : PRICES.ragSearch
    if (reservation) await settle(billing, reservation, price)
    else await charge(billing, 'searchDocuments', price)
    const warnings = [...(answered.warnings ?? []), ...(noted.warnings ?? [])]
    return { results, ...answered, ...(warnings.length > 0 && { warnings }) }
  }
}
