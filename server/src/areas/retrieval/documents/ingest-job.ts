import { setImmediate } from 'node:timers/promises'
import { DocumentError } from '../../../documents/document-error.ts'
import { extractText } from '../../../documents/extract-text.ts'
import { unlessAborted } from '../../../platform/concurrency/unless-aborted.ts'
import { type BillingContext, charge } from '../../../platform/credits/credits.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { holdLease } from '../../../platform/jobs/hold-lease.ts'
import * as itemized from '../../../platform/jobs/itemized-job.ts'
import { type ClaimedJob, LeaseLostError, renew } from '../../../platform/jobs/jobs.ts'
import type { JobKind } from '../../../platform/jobs/runner.ts'
import { ApiError, notFound, toBody } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { Json, JsonObject } from '../../../platform/values/json.ts'
import { documentOf } from '../../../search/document.ts'
import type { SearchDocument } from '../../../search/types.ts'
import { PRICES } from '../prices.ts'
import { chunksOf } from './chunks.ts'
import type { WaitingDocument } from './ingest.ts'
import { chunkId, searchedText } from './search-source.ts'
import { type ReadDocument, storeDocuments } from './sql/store.ts'

/** Documents that are read and stored together. */
const GROUP = 20
/** Chunks that are analyzed before pending calls run. */
const ANALYZED_AT_ONCE = 20

interface Read {
  index: number
  projectId: string
  document: ReadDocument
}

type ReadOutcome = Read | { index: number; error: JsonObject }

/** Reads and stores the documents of a request in groups. After a crash it resumes at the first one without an outcome. */
export function createIngestJob(database: Database): JobKind {
  const handle = (job: ClaimedJob, stopping: AbortSignal): Promise<undefined> =>
    holdLease(database, job, stopping, async signal => {
      const eventId = eventOf(job)
      let reading = readGroup(eventId, signal)
      for (;;) {
        const group = await reading
        signal.throwIfAborted()
        if (!group) return undefined
        const { items, outcomes, billing } = group
        const last = items.at(-1)
        if (!last) {
          await itemized.completeItemizedJob(billing.scope, eventId, await summarize(billing.scope, eventId))
          return undefined
        }
        // the next documents are read while these are stored
        reading = readGroup(eventId, signal, last.index)
        reading.catch(() => {})
        await ingest({ job, billing }, outcomes)
      }
    })

  /** The next group after an item, read. Without items at the end of the request, undefined if its event is gone. */
  async function readGroup(eventId: string, signal: AbortSignal, after?: number): Promise<Group | undefined> {
    const context = await itemized.itemizedJobContext(database, eventId)
    if (!context) return undefined
    const { caller, credits, definitionsVersion } = context
    const scope = database.scope(context)
    const principal = { credits, definitionsVersion, ...(caller.keyId !== null && { key: { id: caller.keyId } }) }
    const billing = { principal, scope, requestId: caller.requestId }
    const items = await itemized.pendingItems(scope, eventId, { limit: GROUP, after })
    // a document that takes long must not hold up the server when it stops
    const outcomes = await unlessAborted(Promise.all(items.map(readItem)), signal)
    return { items, outcomes, billing }
  }

  async function ingest(run: Run, outcomes: readonly ReadOutcome[]): Promise<void> {
    const refused = outcomes.filter(outcome => 'error' in outcome)
    if (refused.length > 0) await inTurn(run, async () => refused)
    await store(
      run,
      outcomes.filter(outcome => 'document' in outcome),
    )
  }

  /** Stores the documents in one transaction. If that fails, one by one, so that each has its own outcome. */
  async function store(run: Run, reads: readonly Read[]): Promise<void> {
    const [first] = reads
    if (!first) return
    try {
      await inTurn(run, async () => {
        if (
          !(await storeDocuments(
            run.billing.scope,
            first.projectId,
            reads.map(({ document }) => document),
          ))
        )
          throw notFound('project', first.projectId)
        await charge(run.billing, 'ingestDocuments', reads.length * PRICES.ragIngest)
        return reads.map(({ index, document }) => ({ index, result: resultOf(document) }))
      })
    } catch (error) {
      if (error instanceof LeaseLostError) throw error
      if (reads.length > 1) for (const one of reads) await store(run, [one])
      else if (error instanceof ApiError && error.status < 500)
        await inTurn(run, async () => [{ index: first.index, error: toBody(error) }])
      else throw error
    }
  }

  /** Does the work and writes its outcomes in one transaction, which only the job's lease holder can commit. */
  const inTurn = ({ job, billing }: Run, work: () => Promise<readonly itemized.ItemOutcome[]>): Promise<void> =>
    database.retriedTransaction(async () => {
      await renew(database, job)
      await itemized.recordOutcomes(billing.scope, eventOf(job), await work())
    })

  return { handle, onGivenUp: (job, error) => itemized.failItemizedJob(database, eventOf(job), error.message) }
}

interface Run {
  job: ClaimedJob
  billing: BillingContext
}

/** Documents that are stored together, and who pays for them. */
interface Group {
  items: readonly itemized.JobItem[]
  outcomes: readonly ReadOutcome[]
  billing: BillingContext
}

const eventOf = ({ payload }: ClaimedJob): string => String(payload.eventId)

async function readItem({ index, input }: itemized.JobItem): Promise<ReadOutcome> {
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
  const bytes = contentBase64 === undefined ? Buffer.from(content) : Buffer.from(contentBase64, 'base64')
  const document = await extractText(bytes, mimeType)
  const chunks = chunksOf(document)
  const id = newId('doc')
  const timestamp = new Date()
  const indexed: SearchDocument[] = []
  for (const [position, { headings, content }] of chunks.entries()) {
    const searched = searchedText({ title, headings, content })
    const input = {
      id: chunkId(id, position),
      source: 'document',
      content: searched,
      timestamp,
      sessionId: id,
    } as const
    indexed.push(documentOf(input))
    // analyzing long texts blocks the process
    if (position % ANALYZED_AT_ONCE === ANALYZED_AT_ONCE - 1) await setImmediate()
  }
  return { id, key, title, mimeType, metadata, characters: document.text.length, chunks, indexed }
}

const resultOf = ({ key, characters, chunks }: ReadDocument): JsonObject => ({
  documentId: key,
  characters,
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
