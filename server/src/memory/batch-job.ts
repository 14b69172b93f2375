import { type Spender, unpaid } from '../platform/credits/credits.ts'
import type { Database } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { retried } from '../platform/database/sql-errors.ts'
import { ApiError, toBody } from '../platform/errors.ts'
import { type ClaimedJob, LeaseLostError, renew } from '../platform/jobs/jobs.ts'
import type { JobKind } from '../platform/jobs/runner.ts'
import * as tracked from '../platform/jobs/tracked.ts'
import type { JsonObject } from '../platform/json.ts'
import { type Memorized, type MemorizeRequest, type Memorizer, type Prepared, toMemorized } from './memorize.ts'

/** Items that one statement stores: enough that its own cost does not count, few enough that progress is seen. */
const CHUNK = 200

interface Work {
  index: number
  prepared: Prepared
}

/** Stores a batch of memories, chunk by chunk; after a crash it goes on with the first that has no outcome. */
export function createBatchJob({ database, memorizer }: { database: Database; memorizer: Memorizer }): JobKind {
  async function handle(job: ClaimedJob, signal: AbortSignal): Promise<undefined> {
    const eventId = eventOf(job)
    for (;;) {
      signal.throwIfAborted()
      const context = await tracked.trackedContext(database, eventId)
      if (!context) return undefined
      const { caller, credits, definitionsVersion } = context
      const scope = database.scope(context)
      const principal = { credits, definitionsVersion, ...(caller.keyId !== null && { key: { id: caller.keyId } }) }
      const items = await tracked.pendingItems(scope, eventId, CHUNK)
      if (items.length === 0) {
        await tracked.completeTracked(scope, eventId, await summarize(scope, eventId))
        return undefined
      }
      await storeChunk({ job, eventId, spender: { principal, scope, requestId: caller.requestId }, signal }, items)
    }
  }

  async function storeChunk(run: Run, items: readonly tracked.TrackedItem[]): Promise<void> {
    const works: Work[] = []
    const refused: tracked.ItemOutcome[] = []
    for (const { index, input } of items) {
      // the items were checked against the document when they came in
      const request = input as MemorizeRequest
      try {
        works.push({ index, prepared: await memorizer.prepare(run.spender, request, run.signal) })
      } catch (error) {
        refused.push({ index, error: asRefusal(error) })
      }
    }
    if (refused.length > 0) await inTurn(run, async () => refused)
    for (const group of groupsOf(works)) await storeGroup(run, group)
  }

  /** Together, in one statement; one by one when one of them spoils it for the others. */
  async function storeGroup(run: Run, group: readonly Work[]): Promise<void> {
    try {
      await inTurn(run, async () => {
        const prepared = group.map(work => work.prepared)
        const outcome = await memorizer.keep(run.spender, 'memorize', prepared)
        // the statement's charge is that of the whole group
        return group.map(({ index, prepared: item }, n) => ({
          index,
          result: asResult({ ...toMemorized(item, outcome, n), creditsCharged: item.price }),
        }))
      })
    } catch (error) {
      if (error instanceof LeaseLostError || run.signal.aborted) throw error
      for (const work of group) await storeOne(run, work)
    }
  }

  async function storeOne(run: Run, { index, prepared }: Work): Promise<void> {
    try {
      await inTurn(run, async () => {
        const memorized = await memorizer.keepOne(run.spender, 'memorize', prepared, run.signal)
        return [{ index, result: asResult(memorized) }]
      })
    } catch (error) {
      const refusal = asRefusal(await unpaid(error, run.spender.scope, prepared.price))
      await inTurn(run, async () => [{ index, error: refusal }])
    }
  }

  /** Does the work and writes its outcomes in one transaction, which only the holder of the job can commit. */
  const inTurn = ({ job, eventId, spender }: Run, work: () => Promise<tracked.ItemOutcome[]>): Promise<void> =>
    retried(() =>
      database.transaction(async () => {
        await renew(database, job)
        await tracked.recordOutcomes(spender.scope, eventId, await work())
      }),
    )

  return { handle, onGivenUp: (job, error) => tracked.failTracked(database, eventOf(job), error.message) }
}

interface Run {
  job: ClaimedJob
  eventId: string
  spender: Spender
  signal: AbortSignal
}

const eventOf = ({ payload }: ClaimedJob): string => String(payload.eventId)

/**
 * Groups that one statement can store. Two items of one entity that both bring properties come in different groups: what
 * they do to the same value depends on their order.
 */
function groupsOf(works: readonly Work[]): Work[][] {
  const groups: Work[][] = []
  let touched = new Set<string>()
  for (const work of works) {
    const { identity, extracted } = work.prepared
    const labels = [identity.recordId ?? '', ...identity.keys.map(({ name, value }) => `${name} ${value}`)]
    const collides = extracted.length > 0 && labels.some(label => label !== '' && touched.has(label))
    if (groups.length === 0 || collides) {
      groups.push([])
      touched = new Set()
    }
    groups.at(-1)?.push(work)
    if (extracted.length > 0) for (const label of labels) touched.add(label)
  }
  return groups
}

const asResult = ({ recordId, memories, properties, creditsCharged, duplicate }: Memorized): JsonObject => ({
  recordId,
  memoryId: memories[0]?.id ?? '',
  properties: properties.length,
  ...(duplicate === true && { duplicate }),
  creditsCharged: duplicate ? 0 : creditsCharged,
})

/** An error that says what is wrong with the item; any other is the job's own and makes it run again. */
function asRefusal(error: unknown): JsonObject {
  if (error instanceof ApiError && error.status < 500) return toBody(error)
  throw error
}

const SUMMARY = `
  SELECT count(*) FILTER (WHERE outcome = 'succeeded' AND result -> 'duplicate' IS NULL)::int AS stored,
         count(*) FILTER (WHERE result -> 'duplicate' IS NOT NULL)::int AS duplicates,
         coalesce(sum((result ->> 'creditsCharged')::int), 0)::int AS "creditsCharged"
  FROM event_items WHERE tenant_id = $1 AND event_id = $2`

async function summarize(scope: Scope, eventId: string): Promise<JsonObject> {
  const [row] = await scope.query<{ stored: number; duplicates: number; creditsCharged: number }>(SUMMARY, [eventId])
  return { stored: row?.stored ?? 0, duplicates: row?.duplicates ?? 0, creditsCharged: row?.creditsCharged ?? 0 }
}
