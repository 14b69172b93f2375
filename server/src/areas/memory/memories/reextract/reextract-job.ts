import { setImmediate } from 'node:timers/promises'
import { BudgetExceededError } from '../../../../models/budget/budget-exceeded.ts'
import { ModelError } from '../../../../models/model-error.ts'
import type { Models } from '../../../../models/port.ts'
import { type BillingContext, unpaid } from '../../../../platform/credits/credits.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { holdLease } from '../../../../platform/jobs/hold-lease.ts'
import * as tracked from '../../../../platform/jobs/itemized-job.ts'
import { type ClaimedJob, renew } from '../../../../platform/jobs/jobs.ts'
import type { JobHandler, JobKind } from '../../../../platform/jobs/runner.ts'
import { ApiError, toBody } from '../../../../platform/values/errors.ts'
import type { JsonObject } from '../../../../platform/values/json.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import type { ReextractItem } from './reextract.ts'
import { createRereader, keepReread, type Reread } from './reextract-memory.ts'

/** Memories read at once, since a model takes most of the time. */
const AT_ONCE = 4
/** How often a model that is away is waited for. */
const MAX_PAUSES = 12
const MAX_PAUSE_SECONDS = 300

/** Reads stored memories again. After a crash it resumes at the first one without an outcome. */
export function createReextractJob({
  database,
  ...dependencies
}: {
  database: Database
  definitionsOf: DefinitionsOf
  models: Models
}): JobKind {
  const reread = createRereader(dependencies)

  const handle = (job: ClaimedJob, stopping: AbortSignal): ReturnType<JobHandler> =>
    holdLease(database, job, stopping, async signal => {
      const eventId = eventOf(job)
      for (;;) {
        signal.throwIfAborted()
        const context = await tracked.itemizedJobContext(database, eventId)
        if (!context) return undefined
        const { caller, credits, definitionsVersion } = context
        const scope = database.scope(context)
        const principal = { credits, definitionsVersion, ...(caller.keyId !== null && { key: { id: caller.keyId } }) }
        const billing = { principal, scope, requestId: caller.requestId }
        const items = await tracked.pendingItems(scope, eventId, { limit: AT_ONCE })
        if (items.length === 0) {
          await tracked.completeItemizedJob(scope, eventId, await summarize(billing, eventId))
          return undefined
        }
        const read = await Promise.allSettled(
          // written by the call that began the job
          items.map(({ input }) => reread(billing, input as unknown as ReextractItem, signal)),
        )
        let away: ApiError | undefined
        for (const [n, { index }] of items.entries()) {
          const one = read[n]
          if (one?.status === 'fulfilled') await keep(job, billing, index, one.value)
          else if (pausesFor(one?.reason, job)) away = one?.reason
          else await refuse(job, billing, index, one?.reason)
        }
        if (away) return await pause(job, billing, away)
        // lets waiting calls run in between
        await setImmediate()
      }
    })

  async function keep(job: ClaimedJob, billing: BillingContext, index: number, one: Reread): Promise<void> {
    try {
      await inTurn(job, billing, async () => ({ index, result: await keepReread(billing, one) }))
    } catch (error) {
      await refuse(job, billing, index, await unpaid(error, billing.scope, PRICES.extract))
    }
  }

  /** Records an error that the memory, or the tenant, caused. Any other fails the job, which is then run again. */
  async function refuse(job: ClaimedJob, billing: BillingContext, index: number, error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || (error.status >= 500 && !(error instanceof ModelError))) throw error
    await inTurn(job, billing, async () => ({ index, error: toBody(error) }))
  }

  async function pause(job: ClaimedJob, { scope }: BillingContext, away: ApiError): Promise<{ again: number }> {
    const reason = `The extraction waits for the model and resumes by itself. ${away.message}`
    await tracked.noteWaiting(scope, eventOf(job), reason)
    const wait = away instanceof BudgetExceededError ? away.retryAfterSeconds : 2 ** job.attempts
    return { again: Math.min(MAX_PAUSE_SECONDS, wait) }
  }

  /** Writes an outcome with its work, which only the holder of the job's lease can commit. */
  const inTurn = (
    job: ClaimedJob,
    { scope }: BillingContext,
    work: () => Promise<tracked.ItemOutcome>,
  ): Promise<void> =>
    database.retriedTransaction(async () => {
      await renew(database, job)
      await tracked.recordOutcomes(scope, eventOf(job), [await work()])
    })

  return { handle, onGivenUp: (job, error) => tracked.failItemizedJob(database, eventOf(job), error.message) }
}

/** A model that is away is waited for a while, and a new budget however long it takes. */
const pausesFor = (error: unknown, { attempts }: ClaimedJob): error is ModelError =>
  error instanceof BudgetExceededError ||
  (error instanceof ModelError && error.kind === 'away' && attempts <= MAX_PAUSES)

const eventOf = ({ payload }: ClaimedJob): string => String(payload.eventId)

const SUMMARY = `
  SELECT count(*) FILTER (WHERE outcome = 'succeeded' AND result -> 'skipped' IS NULL)::int AS read,
    coalesce(sum((result ->> 'properties')::int), 0)::int AS properties,
    coalesce(sum((result ->> 'suggestions')::int), 0)::int AS suggestions,
    coalesce(sum((result ->> 'creditsCharged')::int), 0)::int AS "creditsCharged"
  FROM event_items WHERE tenant_id = $1 AND event_id = $2`

/** What came of all memories together. */
async function summarize({ scope }: BillingContext, eventId: string): Promise<JsonObject> {
  const [row] = await scope.query<JsonObject>(SUMMARY, [eventId])
  return row ?? {}
}
