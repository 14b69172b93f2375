import type { Editor } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import { advanceCountedJob, beginCountedJob } from '../../../platform/jobs/counted-job.ts'
import { completeItemizedJob, failItemizedJob, itemizedJobContext } from '../../../platform/jobs/itemized-job.ts'
import { type ClaimedJob, enqueue, renew, UNLIMITED_ATTEMPTS } from '../../../platform/jobs/jobs.ts'
import { admitToQueue, type QueueLimits } from '../../../platform/jobs/queue-limit.ts'
import type { JobKind } from '../../../platform/jobs/runner.ts'
import { conflict, invalid } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import type { EventParts } from '../attempt/envelope.ts'
import { dataOf } from '../attempt/received.ts'
import { matches } from '../event-types/patterns.ts'
import { passes } from '../subscriptions/filters.ts'
import { findSubscription } from '../subscriptions/store.ts'
import type { Subscription } from '../subscriptions/subscription.ts'
import { countReplay, MAX_JUDGED, type Replay, selectUnjudged, sendReplay } from './sql/replay.ts'

export const REPLAY_JOB = 'webhook_replay'
/** Deliveries per second. */
const DEFAULT_RATE = 100

/** The work of a replay as it is stored in its job. */
interface Payload {
  eventId: string
  rate: number
  replay: Replay
}

/**
 * Sends events again in the background, or only estimates it.
 * @returns how many deliveries and how long it takes, and the event that reports its progress if there is anything to send
 * @throws ApiError `not_found_error`, `validation_error` if the target has another customer, or `conflict_error` if it is disabled
 */
export async function replayEvents(
  { scope, principal, requestId }: Editor,
  {
    filter,
    to,
    rate = DEFAULT_RATE,
    estimate = false,
    includeAcknowledged = false,
  }: Schemas['ReplayWebhookEventsRequest'],
  { database, queue }: { database: Database; queue: QueueLimits },
): Promise<{ eventId?: string; data: Schemas['WebhookReplayEstimate'] }> {
  const source = await findSubscription(scope, filter.subscriptionId)
  const target = to === undefined ? source : await findSubscription(scope, to)
  if (target.customer !== source.customer)
    throw invalid('body.to', 'body.to is a subscription of another customer; choose one of the same customer.')
  if (target.disabledAt !== null && !estimate)
    throw conflict(`The subscription ${target.id} is disabled. Enable it with webhooks enable, then replay.`)
  const wanted: Replay = {
    subscriptionId: source.id,
    to: target.id,
    since: filter.since ?? null,
    until: filter.until ?? null,
    types: filter.types ?? null,
    outcome: filter.outcome ?? null,
    again: includeAcknowledged,
    before: (await scope.now()).toISOString(),
  }
  const excluded = await excludedFrom(scope, wanted, source)
  const replay = { ...wanted, excluded }
  const { deliveries, payloadDeleted, waiting } = await countReplay(scope, replay)
  const seconds = Math.ceil(deliveries / rate)
  const data = { deliveries, payloadDeleted, ...(waiting > 0 && { waiting }), seconds }
  if (estimate || deliveries === 0) return { data }
  const caller = { keyId: principal.key?.id ?? null, requestId }
  await admitToQueue(scope, queue, 1)
  const eventId = await beginCountedJob(scope, { type: REPLAY_JOB, total: deliveries, caller })
  const payload = {
    eventId,
    rate,
    replay: { ...replay, types: replay.types && [...replay.types], excluded: [...replay.excluded] },
  }
  const { tenantId } = scope
  await enqueue(database, { kind: REPLAY_JOB, tenantId, payload, maxAttempts: UNLIMITED_ATTEMPTS })
  return { eventId, data }
}

/**
 * The withheld events that the subscription would not get if they were published now: by its patterns or its filter, unless
 * what was filtered out is asked for.
 */
async function excludedFrom(
  scope: TenantScope,
  replay: Replay,
  { events: patterns, filter }: Pick<Subscription, 'events' | 'filter'>,
): Promise<string[]> {
  if (replay.outcome === 'filtered' || (filter === null && matches(patterns, ''))) return []
  const excluded: string[] = []
  for (let after: string | null = null; ; ) {
    const page: EventParts[] = await selectUnjudged(scope, replay, after)
    for (const event of page) {
      const isWanted = matches(patterns, event.type)
      if (!isWanted || (filter !== null && !passes(filter, { ...event, data: dataOf(event) }))) excluded.push(event.id)
    }
    if (page.length < MAX_JUDGED) return excluded
    after = page.at(-1)?.id ?? null
  }
}

// written by `replayEvents`
const payloadOf = (payload: JsonObject): Payload => payload as unknown as Payload

/** Sends as many events as the rate allows, every second. The event that reports it can be cancelled. */
export function createReplayJob({ database }: { database: Database }): JobKind {
  return {
    lane: 'bulk',
    async handle(job: ClaimedJob) {
      const { eventId, rate, replay } = payloadOf(job.payload)
      const context = await itemizedJobContext(database, eventId)
      if (!context || context.finished) return undefined
      const scope = database.scope(context)
      const sent = await scope.retriedTransaction(async () => {
        await renew(database, job)
        // two replays to one subscription take turns, so that neither sends what the other does
        const columns = 'disabled_at IS NOT NULL AS disabled'
        const target = await scope.lock<{ disabled: boolean }>('webhook_subscriptions', replay.to, { columns })
        if (!target || target.disabled) return undefined
        const ids = Array.from({ length: rate }, () => newId('dlv'))
        const count = await sendReplay(scope, replay, ids)
        if (count > 0) await advanceCountedJob(scope, eventId, count, [])
        return count
      })
      if (sent === undefined)
        await failItemizedJob(database, eventId, `The subscription ${replay.to} was disabled or deleted.`)
      else if (sent === rate) return { again: 1 }
      else {
        const { payloadDeleted } = await countReplay(scope, replay)
        await completeItemizedJob(scope, eventId, { payloadDeleted })
      }
      return undefined
    },
  }
}
