import { setImmediate } from 'node:timers/promises'
import type { OperationId } from '../../../../contract/handlers.ts'
import { BudgetExceededError } from '../../../../models/budget/budget-exceeded.ts'
import type { ModelError } from '../../../../models/model-error.ts'
import { type BillingContext, unpaid } from '../../../../platform/credits/credits.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { holdLease } from '../../../../platform/jobs/hold-lease.ts'
import * as tracked from '../../../../platform/jobs/itemized-job.ts'
import { type ClaimedJob, LeaseLostError, renew } from '../../../../platform/jobs/jobs.ts'
import type { JobHandler, JobKind } from '../../../../platform/jobs/runner.ts'
import { ApiError, toBody } from '../../../../platform/values/errors.ts'
import type { Json, JsonObject } from '../../../../platform/values/json.ts'
import { firstWindow, turnsOf } from '../conversation/job-items.ts'
import { groupsOf, MAX_ITEMS } from '../memorize/groups.ts'
import type { Memorizer } from '../memorize/memorize.ts'
import {
  type Memorized,
  type MemorizeRequest,
  type Prepared,
  toMemorized,
  warningOf,
} from '../memorize/pending-memory.ts'
import { highestPrice } from '../memorize/prepare.ts'

/** Number of items extracted concurrently, because most of the time is spent waiting for the model. */
const AT_ONCE = 4
/** Items that a model reads before they are stored: few, so that progress shows and a crash repeats few calls. */
const MAX_READ_BY_MODEL = 2 * AT_ONCE
/** A batch does not wait longer for a model that is away. It stores the rest, whose extraction is tried again later. */
const MAX_PAUSES = 12
const MAX_PAUSE_SECONDS = 300

interface Work {
  index: number
  prepared: Prepared
}

/** The next items of the batch, and the caller's current state. */
interface Chunk {
  run: Run
  items: readonly tracked.JobItem[]
}

/** A chunk whose contents were parsed; rejected items already have an outcome. */
interface ReadChunk extends Chunk {
  works: readonly Work[]
  refused: readonly tracked.ItemOutcome[]
  /** Set if the model is away: these items, and what follows them, are read later. */
  away?: ModelError | undefined
}

/**
 * Stores a batch of memories in chunks. After a crash it resumes at the first item without an outcome. While the
 * database stores one chunk, this process parses the next.
 */
export function createBatchJob({
  database,
  memorizer,
  operation = 'batchMemorize',
}: {
  database: Database
  memorizer: Memorizer
  /** The operation that is charged. */
  operation?: OperationId
}): JobKind {
  const handle = (job: ClaimedJob, stopping: AbortSignal): ReturnType<JobHandler> =>
    holdLease(database, job, stopping, async signal => {
      let chunk = await nextChunk(job, signal)
      let read = chunk && (await readChunk(chunk))
      while (chunk && read && read.items.length > 0) {
        signal.throwIfAborted()
        const storing = read
        if (storing.away) return await pause(storing, storing.away)
        chunk = await nextChunk(job, signal, storing)
        if (chunk && canPay(chunk.run, [storing, chunk]))
          [read] = await Promise.all([readChunk(chunk), storeChunk(storing)])
        else {
          // the remaining credits depend on how many of these are duplicates
          await storeChunk(storing)
          chunk = await nextChunk(job, signal, storing)
          read = chunk && (await readChunk(chunk))
        }
      }
      if (chunk) await tracked.completeItemizedJob(chunk.run.billing.scope, eventOf(job), await summarize(chunk.run))
      return undefined
    })

  /** The chunk after `behind`; undefined if the event was deleted. */
  async function nextChunk(job: ClaimedJob, signal: AbortSignal, behind?: Chunk): Promise<Chunk | undefined> {
    const eventId = eventOf(job)
    const context = await tracked.itemizedJobContext(database, eventId)
    if (!context) return undefined
    const { caller, credits, definitionsVersion } = context
    const scope = database.scope(context)
    const principal = { credits, definitionsVersion, ...(caller.keyId !== null && { key: { id: caller.keyId } }) }
    const pending = await tracked.pendingItems(scope, eventId, {
      limit: MAX_ITEMS,
      after: behind?.items.at(-1)?.index,
    })
    const windowed = firstWindow(pending)
    const run = { job, eventId, billing: { principal, scope, requestId: caller.requestId }, signal }
    if (windowed) return { run, items: windowed }
    const byModel = pending.filter(({ input }) => memorizer.usesModel(requestOf(input)))
    const next = byModel[MAX_READ_BY_MODEL]
    const items = next ? pending.filter(({ index }) => index < next.index) : pending
    return { run, items }
  }

  async function readChunk({ run, items }: Chunk): Promise<ReadChunk> {
    if (firstWindow(items)) return readWindow({ run, items })
    const works: Work[] = []
    const refused: tracked.ItemOutcome[] = []
    const budget = { left: Number(run.billing.principal.credits) }
    let away: ModelError | undefined
    for (let start = 0; start < items.length && !away; start += AT_ONCE) {
      const some = items.slice(start, start + AT_ONCE)
      for (const outcome of await Promise.all(some.map(item => prepare(run, item, budget)))) {
        if (!('prepared' in outcome)) refused.push(outcome)
        else if (pausesFor(outcome.prepared.failure, run)) away = outcome.prepared.failure
        else works.push(outcome)
      }
      // parsing long texts blocks the process, so let pending calls run in between
      await setImmediate()
    }
    return { run, items, works, refused, away }
  }

  /** Reads turns of a conversation together, as many of them as the credits cover. */
  async function readWindow({ run, items }: Chunk): Promise<ReadChunk> {
    const { billing, signal } = run
    const { turns, skipped } = turnsOf(items)
    const first = turns[0]
    const refused: tracked.ItemOutcome[] = skipped
    if (!first) return { run, items, works: [], refused }
    const isModel = memorizer.usesModel(first.turn)
    const credits = Number(billing.principal.credits)
    const read = isModel ? turns.slice(0, Math.floor(credits / highestPrice(first.turn))) : turns
    try {
      const prepared = await memorizer.prepareWindow(
        billing,
        read.map(({ turn }) => turn),
        first.turn.before,
        signal,
      )
      for (const { turn } of turns.slice(read.length)) prepared.push(await memorizer.prepareUnpaid(billing, turn))
      const failure = prepared.find(one => pausesFor(one.failure, run))?.failure
      if (failure) return { run, items, works: [], refused: [], away: failure }
      const works = prepared.flatMap((one, at) => ({ index: turns[at]?.index ?? 0, prepared: one }))
      return { run, items, works, refused }
    } catch (error) {
      const refusal = asRefusal(error)
      return { run, items, works: [], refused: [...refused, ...turns.map(({ index }) => ({ index, error: refusal }))] }
    }
  }

  /** Stores what was read until the model was away. The batch resumes at the first item without an outcome. */
  async function pause(chunk: ReadChunk, away: ModelError): Promise<{ again: number }> {
    await storeChunk(chunk)
    const { job, eventId, billing } = chunk.run
    await tracked.noteWaiting(
      billing.scope,
      eventId,
      `The batch waits for the model and resumes by itself. ${away.message}`,
    )
    if (away instanceof BudgetExceededError) return { again: Math.min(MAX_PAUSE_SECONDS, away.retryAfterSeconds) }
    return { again: Math.min(MAX_PAUSE_SECONDS, 2 ** job.attempts) }
  }

  async function storeChunk({ run, works, refused }: ReadChunk): Promise<void> {
    if (refused.length > 0) await inTurn(run, async () => refused)
    for (const group of groupsOf(works)) await storeGroup(run, group)
  }

  async function prepare(
    { billing, signal }: Run,
    { index, input }: tracked.JobItem,
    budget: { left: number },
  ): Promise<Work | tracked.ItemOutcome> {
    const request = requestOf(input)
    try {
      // do not call the model for an item that cannot be paid for, unless it turns out to be a duplicate
      if (memorizer.usesModel(request)) {
        if (budget.left < highestPrice(request))
          return { index, prepared: await memorizer.prepareUnpaid(billing, request) }
        budget.left -= highestPrice(request)
      }
      return { index, prepared: await memorizer.prepare(billing, request, signal) }
    } catch (error) {
      return { index, error: asRefusal(error) }
    }
  }

  /** Stores the group in one statement. If one item fails, retries in halves. */
  async function storeGroup(run: Run, group: readonly Work[]): Promise<void> {
    const [only] = group
    if (only && group.length === 1) return storeOne(run, only)
    try {
      await inTurn(run, async () => {
        const outcome = await memorizer.keep(
          group.map(({ prepared }) => ({ billing: run.billing, prepared })),
          { operation },
        )
        return group.map(({ index, prepared: item }, n) => ({
          index,
          result: asResult(item, toMemorized(item, outcome, n)),
        }))
      })
    } catch (error) {
      if (error instanceof LeaseLostError || run.signal.aborted) throw error
      const middle = group.length >> 1
      await storeGroup(run, group.slice(0, middle))
      await storeGroup(run, group.slice(middle))
    }
  }

  async function storeOne(run: Run, { index, prepared }: Work): Promise<void> {
    const { billing, signal } = run
    try {
      const again = (request: MemorizeRequest): Promise<Prepared> => memorizer.prepare(billing, request, signal)
      await memorizer.keepOne(prepared, again, item =>
        inTurn(run, async () => {
          const outcome = await memorizer.keep([{ billing, prepared: item }], { operation })
          return [{ index, result: asResult(item, toMemorized(item, outcome)) }]
        }),
      )
    } catch (error) {
      const refusal = asRefusal(await unpaid(error, billing.scope, prepared.price))
      await inTurn(run, async () => [{ index, error: refusal }])
    }
  }

  /** Does the work and writes its outcomes in one transaction, which only the job's lease holder can commit. */
  const inTurn = ({ job, eventId, billing }: Run, work: () => Promise<readonly tracked.ItemOutcome[]>): Promise<void> =>
    database.retriedTransaction(async () => {
      await renew(database, job)
      await tracked.recordOutcomes(billing.scope, eventId, await work())
    })

  return { handle, onGivenUp: (job, error) => tracked.failItemizedJob(database, eventOf(job), error.message) }
}

/** A model that is away is waited for a while, and a new budget however long it takes. */
const pausesFor = (failure: ModelError | undefined, { job }: Run): boolean =>
  failure instanceof BudgetExceededError || (failure?.kind === 'away' && job.attempts <= MAX_PAUSES)

interface Run {
  job: ClaimedJob
  eventId: string
  billing: BillingContext
  signal: AbortSignal
}

// the items were validated against the OpenAPI spec when they were submitted
const requestOf = (input: Json): MemorizeRequest => input as MemorizeRequest

/** Whether the credits cover all items, even if none is a duplicate and properties are found in each. */
const canPay = ({ billing }: Run, chunks: readonly Chunk[]): boolean =>
  chunks.flatMap(({ items }) => items).reduce((sum, { input }) => sum + highestPrice(requestOf(input)), 0) <=
  Number(billing.principal.credits)

const eventOf = ({ payload }: ClaimedJob): string => String(payload.eventId)

function asResult(prepared: Prepared, memorized: Memorized): JsonObject {
  const { recordId, memories, properties, creditsCharged, duplicate } = memorized
  // that no collection applies is known before the batch
  const warning = duplicate === true || prepared.failure ? warningOf(prepared, memorized) : undefined
  return {
    recordId,
    memoryId: memories[0]?.id ?? '',
    properties: properties.filter(({ stored }) => stored).length,
    suggestions: properties.filter(({ reason }) => reason === 'low_confidence' || reason === 'review_required').length,
    ...(duplicate === true && { duplicate }),
    creditsCharged,
    ...(warning && { warning: { code: warning.code, message: warning.message } }),
  }
}

/** An error caused by the item, as a response body. Any other error fails the job, which is then retried. */
function asRefusal(error: unknown): JsonObject {
  if (error instanceof ApiError && error.status < 500) return toBody(error)
  throw error
}

const SUMMARY = `
  SELECT count(*) FILTER (WHERE outcome = 'succeeded' AND result -> 'duplicate' IS NULL AND result -> 'skipped' IS NULL)::int AS stored,
         count(*) FILTER (WHERE result -> 'duplicate' IS NOT NULL)::int AS duplicates,
         count(*) FILTER (WHERE result -> 'warning' ->> 'code' <> 'earlier_memories')::int AS "notExtracted",
         count(*) FILTER (WHERE result -> 'warning' ->> 'code' = 'earlier_memories')::int AS "earlierMemories",
         coalesce(sum((result ->> 'creditsCharged')::int), 0)::int AS "creditsCharged"
  FROM event_items WHERE tenant_id = $1 AND event_id = $2`

interface Summary {
  stored: number
  duplicates: number
  notExtracted: number
  earlierMemories: number
  creditsCharged: number
}

/**
 * What a batch did. `notExtracted` is there if the model failed for some items, `earlierMemories` if some duplicates are
 * older than a collection, which they were not read for.
 */
async function summarize({ billing, eventId }: Run): Promise<JsonObject> {
  const [row] = await billing.scope.query<Summary>(SUMMARY, [eventId])
  const { stored = 0, duplicates = 0, notExtracted = 0, earlierMemories = 0, creditsCharged = 0 } = row ?? {}
  return {
    stored,
    duplicates,
    ...(notExtracted > 0 && { notExtracted }),
    ...(earlierMemories > 0 && { earlierMemories }),
    creditsCharged,
  }
}
