import { randomUUID } from 'node:crypto'
import { readHolder } from '../../../platform/access/key-watch.ts'
import type { Holder } from '../../../platform/access/permissions.ts'
import type { Database } from '../../../platform/database/database.ts'
import * as tracked from '../../../platform/jobs/itemized-job.ts'
import { type ClaimedJob, LEASE_SECONDS, renew } from '../../../platform/jobs/jobs.ts'
import type { JobHandler, JobKind } from '../../../platform/jobs/runner.ts'
import { ApiError, toBody } from '../../../platform/values/errors.ts'
import { isObject, type Json, type JsonObject } from '../../../platform/values/json.ts'
import { ResponseLostError } from '../responses/running.ts'
import type { Responses } from '../responses/service.ts'
import { cancelStored, failAbandoned, type ResponseRow, readResponse, takeForJob } from '../responses/store.ts'
import type { Runs } from '../runs.ts'

const WATCH_MS = 500
/** How long a process starts no more runs of an organization that has as many as it may. */
const BUSY_SECONDS = 5

/** Runs an agent in the background until it ends or needs its client. After a crash it goes on where it was stored. */
export function createAgentRunJob({
  database,
  responses,
  runs,
}: {
  database: Database
  responses: Responses
  runs: Runs
}): JobKind {
  const handle: JobHandler = async (job, stopping, turn) => {
    const eventId = String(job.payload.eventId)
    const context = await tracked.itemizedJobContext(database, eventId)
    if (!context) return undefined
    const scope = database.scope(context)
    const { caller, credits, definitionsVersion, organization, finished } = context
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
    if (!place) return { again: 0, attempted: false, rest: BUSY_SECONDS }
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
      const holder = await holderOf(context)
      if (!holder) return void (await finish(async () => (await failAbandoned(scope, id, KEY_ENDED, true)) ?? taken))
      const key = caller.keyId !== null && { key: { id: caller.keyId } }
      const principal = { credits, definitionsVersion, organization, ...key }
      const ended = new AbortController()
      watch = watching(job, scope, eventId, id, () => ended.abort(new ApiError('permission_error', KEY_ENDED.message)))
      // from here on it waits for models and tools
      turn.leave()
      try {
        const billing = { principal, scope, requestId: caller.requestId }
        const signal = AbortSignal.any([stopping, place.signal, ended.signal])
        const asCaller = { ...holder, member: holder }
        await responses.runTurn({
          caller: asCaller,
          billing,
          row: taken,
          lease,
          signal,
          checkpoints: true,
          finish,
          fail: finish,
        })
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

  /** What the key that started the run can do now. Undefined if it has ended. */
  async function holderOf({ caller: { keyId }, livemode }: tracked.ItemizedJobContext): Promise<Holder | undefined> {
    return keyId === null ? { role: 'owner', scopes: [], livemode } : readHolder(database, keyId, livemode)
  }

  /** Renews the lease of the job, cancels the response if its event was cancelled, and ends it with its key. */
  function watching(
    job: ClaimedJob,
    scope: ReturnType<Database['scope']>,
    eventId: string,
    id: string,
    onKeyEnded: () => void,
  ) {
    let renewed = Date.now()
    return setInterval(async () => {
      try {
        const context = await tracked.itemizedJobContext(database, eventId)
        if (!context || context.finished) await responses.cancel(scope, id)
        else if (!(await holderOf(context))) onKeyEnded()
        if (Date.now() - renewed < (LEASE_SECONDS * 1_000) / 3) return
        renewed = Date.now()
        await renew(database, job)
      } catch {
        // the run itself reports a failure of the database, and cannot commit after its lease was lost
      }
    }, WATCH_MS)
  }

  return {
    lane: 'agents',
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

const KEY_ENDED = {
  code: 'model_failed',
  message:
    'The API key that started the run has expired or was revoked, so the run was ended. Start it with another key.',
} as const

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
