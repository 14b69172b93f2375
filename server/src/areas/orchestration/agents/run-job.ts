import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import * as tracked from '../../../platform/jobs/itemized-job.ts'
import { type ClaimedJob, LEASE_SECONDS, renew } from '../../../platform/jobs/jobs.ts'
import type { JobKind } from '../../../platform/jobs/runner.ts'
import { ApiError, toBody } from '../../../platform/values/errors.ts'
import { isObject, type Json, type JsonObject } from '../../../platform/values/json.ts'
import { ResponseLostError } from '../responses/running.ts'
import type { Responses } from '../responses/service.ts'
import { cancelStored, failAbandoned, type ResponseRow, readResponse, takeForJob } from '../responses/store.ts'
import type { Runs } from '../runs.ts'

const WATCH_MS = 500
/** How long a run waits for a place if its organization has none free. */
const BUSY_SECONDS = 5

/**
 * Runs an agent in the background until it ends or needs its client. After a crash it continues after the last model
 * call that was stored.
 */
export function createAgentRunJob({
  database,
  responses,
  runs,
}: {
  database: Database
  responses: Responses
  runs: Runs
}): JobKind {
  async function handle(job: ClaimedJob, stopping: AbortSignal): Promise<{ again: number } | undefined> {
    const eventId = String(job.payload.eventId)
    const context = await tracked.itemizedJobContext(database, eventId)
    if (!context) return undefined
    const scope = database.scope(context)
    const { caller, credits, definitionsVersion, finished } = context
    const [item] = await tracked.pendingItems(scope, eventId, { limit: 1 })
    const id = responseIdOf(item?.input)
    if (finished || id === undefined) return void (id !== undefined && (await cancelStored(scope, id)))

    const record = async (row: ResponseRow): Promise<void> => {
      await tracked.recordOutcomes(scope, eventId, [outcomeOf(row)])
      await tracked.completeItemizedJob(scope, eventId, resultOf(row))
    }
    /** Writes in one transaction, which only the holder of the job can commit. */
    const finish = (store: () => Promise<ResponseRow>): Promise<ResponseRow> =>
      database.retriedTransaction(async () => {
        await renew(database, job)
        const row = await store()
        await record(row)
        return row
      })

    const place = runs.enter(scope)
    if (!place) return { again: BUSY_SECONDS }
    let watch: NodeJS.Timeout | undefined
    try {
      const lease = randomUUID()
      const taken = await takeForJob(scope, id, lease)
      if (!taken) {
        const ended = await readResponse(scope, id)
        if (ended) await finish(async () => ended)
        return undefined
      }
      await tracked.recordOutcomes(scope, eventId, [])
      const principal = { credits, definitionsVersion, ...(caller.keyId !== null && { key: { id: caller.keyId } }) }
      watch = watching(job, scope, eventId, id)
      try {
        const billing = { principal, scope, requestId: caller.requestId }
        const signal = AbortSignal.any([stopping, place.signal])
        await responses.runTurn({ billing, row: taken, lease, signal, checkpoints: true, finish, fail: finish })
      } catch (error) {
        if (error instanceof ResponseLostError) return undefined
        if (!(error instanceof ApiError) || (error.status >= 500 && !place.isOver())) throw error
        // another attempt would fail too
        await finish(async () => (await failAbandoned(scope, id, failureOf(error.message), true)) ?? taken)
      }
      return undefined
    } finally {
      clearInterval(watch)
      place.leave()
    }
  }

  /** Renews the lease of the job, and cancels the response if its event was cancelled. */
  function watching(job: ClaimedJob, scope: ReturnType<Database['scope']>, eventId: string, id: string) {
    let renewed = Date.now()
    return setInterval(async () => {
      try {
        const context = await tracked.itemizedJobContext(database, eventId)
        if (!context || context.finished) await responses.cancel(scope, id)
        if (Date.now() - renewed < (LEASE_SECONDS * 1_000) / 3) return
        renewed = Date.now()
        await renew(database, job)
      } catch {
        // the run itself reports a failure of the database, and cannot commit after its lease was lost
      }
    }, WATCH_MS)
  }

  return {
    handle,
    async onGivenUp(job, error) {
      const eventId = String(job.payload.eventId)
      const context = await tracked.itemizedJobContext(database, eventId)
      if (!context) return
      const scope = database.scope(context)
      const [item] = await tracked.pendingItems(scope, eventId, { limit: 1 })
      const id = responseIdOf(item?.input)
      if (id !== undefined) await failAbandoned(scope, id, failureOf(error.message), true)
      await tracked.failItemizedJob(database, eventId, error.message)
    },
  }
}

const responseIdOf = (input: Json | undefined): string | undefined =>
  input !== undefined && isObject(input) ? String(input.responseId) : undefined

const failureOf = (message: string) => ({ code: 'model_failed', message }) as const

const resultOf = ({ id, status, agentId, state: { text } }: ResponseRow): JsonObject => ({
  responseId: id,
  status,
  ...(agentId !== null && { agentId }),
  ...(status === 'completed' && text !== undefined && { text }),
})

function outcomeOf(row: ResponseRow): tracked.ItemOutcome {
  if (row.status !== 'failed') return { index: 0, result: resultOf(row) }
  const failure = new ApiError('server_error', row.errorMessage ?? 'The response failed.')
  return { index: 0, error: toBody(failure) }
}
