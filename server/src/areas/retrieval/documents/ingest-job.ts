import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DocumentText } from '../../../documents/document.ts'
import { DocumentError } from '../../../documents/document-error.ts'
import { extractText } from '../../../documents/extract-text.ts'
import { unlessAborted } from '../../../platform/concurrency/unless-aborted.ts'
import { charge } from '../../../platform/credits/credits.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import type { JobItem } from '../../../platform/jobs/itemized-job.ts'
import { LeaseLostError } from '../../../platform/jobs/jobs.ts'
import { createPace, inParts } from '../../../platform/jobs/pace.ts'
import { type ItemRun, runItems } from '../../../platform/jobs/run-items.ts'
import type { JobKind } from '../../../platform/jobs/runner.ts'
import { ApiError, notFound, toBody } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { Json, JsonObject } from '../../../platform/values/json.ts'
import { documentOf } from '../../../search/indexing/document.ts'
import type { SearchDocument } from '../../../search/types.ts'
import { PRICES } from '../prices.ts'
import { chunksOf } from './chunks.ts'
import type { WaitingDocument } from './ingest.ts'
import { chunkId, searchedText } from './search-source.ts'
import { type PageCounts, type ReadDocument, storeDocuments } from './sql/store.ts'

/** Documents that are read together. */
const GROUP = 20
/** Chunks of documents that are stored together. */
const MAX_CHUNKS = 2_000
/** Chunks that are analyzed before pending calls run. */
const ANALYZED_AT_ONCE = 20

interface Read {
  index: number
  projectId: string
  document: ReadDocument
}

const chunksIn = ({ document }: Read): number => document.chunks.length

type ReadOutcome = Read | { index: number; error: JsonObject }

/** Reads and stores the documents of a request in groups. After a crash it resumes at the first one without an outcome. */
export function createIngestJob({ database, log }: { database: Database; log: Logger }): JobKind {
  const pace = createPace(database, MAX_CHUNKS)

  /** Stores documents in one transaction. If that fails, one by one, so that each has its own outcome. */
  async function store(run: ItemRun, reads: readonly Read[]): Promise<void> {
    const [first] = reads
    if (!first) return
    try {
      await run.record(async () => {
        const documents = reads.map(({ document }) => document)
        const rows = reads.reduce((sum, read) => sum + chunksIn(read), 0)
        if (!(await pace.timed(rows, () => storeDocuments(run.billing.scope, first.projectId, documents))))
          throw notFound('project', first.projectId)
        await charge(run.billing, 'ingestDocuments', reads.length * PRICES.ragIngest)
        return reads.map(({ index, document }) => ({ index, result: resultOf(document) }))
      })
    } catch (error) {
      if (error instanceof LeaseLostError) throw error
      if (reads.length > 1) for (const one of reads) await store(run, [one])
      else {
        const body = run.refusal(error)
        await run.record(async () => [{ index: first.index, error: body }])
      }
    }
  }

  return runItems<ReadOutcome[]>(
    { database, log },
    {
      limit: GROUP,
      // a document that takes long must not hold up the server when it stops
      read: ({ signal }, items) => unlessAborted(Promise.all(items.map(readItem)), signal),
      async store(run, outcomes) {
        const refused = outcomes.filter(outcome => 'error' in outcome)
        if (refused.length > 0) await run.record(async () => refused)
        const reads = outcomes.filter(outcome => 'document' in outcome)
        for (const part of inParts(reads, pace.most, chunksIn)) await store(run, part)
        return undefined
      },
      summarize: ({ billing, eventId }) => summarize(billing.scope, eventId),
    },
  )
}

async function readItem({ index, input }: JobItem): Promise<ReadOutcome> {
  const waiting = documentIn(input)
  try {
    return { index, projectId: waiting.projectId, document: await readDocument(waiting) }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    const { reason, message } = error
    return { index, error: toBody(new ApiError('validation_error', message, { fields: { reason, id: waiting.id } })) }
  }
}

// the items were validated against the OpenAPI spec when they were submitted
const documentIn = (input: Json): WaitingDocument => input as unknown as WaitingDocument

async function readDocument(waiting: WaitingDocument): Promise<ReadDocument> {
  const { id: key, title, mimeType, metadata, content = '', contentBase64 } = waiting
  // before it is read, so that documents of a request keep their order
  const id = newId('doc')
  const bytes = contentBase64 === undefined ? Buffer.from(content) : Buffer.from(contentBase64, 'base64')
  const document = await extractText(bytes, mimeType)
  const chunks = chunksOf(document)
  const timestamp = new Date()
  const indexed: SearchDocument[] = []
  for (const [position, { headings, content, isTitle = false }] of chunks.entries()) {
    const searched = searchedText({ title, headings, content })
    const input = {
      id: chunkId(id, position),
      source: 'document',
      content: searched,
      timestamp,
      sessionId: id,
      searchable: !isTitle,
    } as const
    indexed.push(documentOf(input))
    // analyzing long texts blocks the process
    if (position % ANALYZED_AT_ONCE === ANALYZED_AT_ONCE - 1) await setImmediate()
  }
  const pages = pagesOf(document)
  return { id, key, title, mimeType, metadata, characters: document.text.length, pages, chunks, indexed }
}

function pagesOf({ pages }: DocumentText): PageCounts | undefined {
  if (pages.length === 0) return undefined
  return { count: pages.length, empty: pages.filter(({ start, end }) => start === end).map(({ number }) => number) }
}

const resultOf = ({ key, characters, pages, chunks }: ReadDocument): JsonObject => ({
  documentId: key,
  characters,
  ...(pages && { pages: pages.count }),
  ...(pages && pages.empty.length > 0 && { pagesWithoutText: [...pages.empty] }),
  chunkCount: chunks.length,
  creditsCharged: PRICES.ragIngest,
})

const SUMMARY = `
  SELECT count(*) FILTER (WHERE outcome = 'succeeded')::int AS ingested,
    coalesce(sum((result ->> 'chunkCount')::int), 0)::int AS "chunkCount",
    coalesce(sum((result ->> 'creditsCharged')::int), 0)::int AS "creditsCharged"
  FROM event_items WHERE tenant_id = $1 AND event_id = $2`

async function summarize(scope: Scope, eventId: string): Promise<JsonObject> {
  const [row] = await scope.query<{ ingested: number; chunkCount: number; creditsCharged: number }>(SUMMARY, [eventId])
  return { ingested: row?.ingested ?? 0, chunkCount: row?.chunkCount ?? 0, creditsCharged: row?.creditsCharged ?? 0 }
}
