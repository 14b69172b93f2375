import type { Query, Schemas } from '../../../../contract/schemas.ts'
import type { WebhookDelivery } from '../../../../platform/database/prisma/client.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { eventOfTrace } from '../../attempt/trace.ts'
import { DELIVERIES_CHANNEL } from '../../engine/sql/deliveries.ts'
import { TESTED } from '../../events.ts'

/** A stored delivery, with a status that depends on its subscription. */
export interface Delivery
  extends Omit<
    WebhookDelivery,
    'tenantId' | 'priority' | 'lease' | 'attemptsBefore' | 'responseBodyPreview' | 'history' | 'orderingKey'
  > {
  preview: string | null
  /** Null if it derives from the event's id. */
  traceId: string | null
}

/** A delivery is deferred while it waits for a circuit to close or for the owner to enable the subscription. */
const STATUS = `CASE WHEN d.status IN ('queued', 'retrying') AND d.lease IS NULL
    AND (s.disabled_at IS NOT NULL OR s.circuit_state <> 'closed') THEN 'deferred'
  WHEN d.status IN ('queued', 'retrying') AND d.lease IS NOT NULL AND d.due_at > app_now() THEN 'sending'
  ELSE d.status END`

/** When the next attempt can be made: behind a circuit not before its next test event, and never while disabled. */
const NEXT = `CASE WHEN d.due_at IS NULL OR d.lease IS NOT NULL OR (s.disabled_at IS NULL AND s.circuit_state = 'closed') THEN d.due_at
  WHEN s.disabled_at IS NULL THEN greatest(d.due_at, s.circuit_probe_at, app_now()) END`

/** The columns of a `Delivery`, from `webhook_deliveries` as `d` with its subscription as `s`. */
const DELIVERY_COLUMNS = `d.id, d.event_id AS "eventId", d.event_type AS "eventType", d.subscription_id AS "subscriptionId",
  ${STATUS} AS status, d.attempts, ${NEXT} AS "dueAt", d.response_code AS "responseCode",
  d.response_body_preview AS preview, d.error, d.duration_ms AS "durationMs", d.created_at AS "createdAt",
  d.finished_at AS "finishedAt", d.expires_at AS "expiresAt", d.payload_deleted_at AS "payloadDeletedAt",
  (SELECT trace_id FROM runtime.webhook_events e WHERE e.tenant_id = $1 AND e.id = d.event_id) AS "traceId"`

/** Which deliveries of a subscription to list. */
export type DeliveryFilter = Query<'listWebhookDeliveries'>

/** What a status means for the row, in the words of an index that has only such rows. */
function rowsOf(status: string | undefined): string {
  if (status === 'failed' || status === 'dead_lettered')
    return `AND d.status = '${status}' AND d.status IN ('failed', 'dead_lettered')`
  return status === undefined || status === 'succeeded' ? '' : 'AND d.due_at IS NOT NULL'
}

const listOf = (deliveries: string, status: string | undefined): string => `
  SELECT ${DELIVERY_COLUMNS}, d.history FROM ${deliveries} d JOIN webhook_subscriptions s ON s.id = d.subscription_id
  WHERE d.tenant_id = $1 AND s.tenant_id = $1 AND d.subscription_id = $2 ${rowsOf(status)}
    AND ($3::timestamptz IS NULL OR (d.created_at, d.id) < ($3, $4))
    AND ($5::text IS NULL OR ${STATUS} = $5) AND ($6::text IS NULL OR d.event_type = $6)
    AND ($7::timestamptz IS NULL OR d.created_at >= $7) AND ($8::timestamptz IS NULL OR d.created_at < $8)
  ORDER BY d.created_at DESC, d.id DESC LIMIT $9`

const ALL = 'runtime.webhook_deliveries'

// Starts at the events, for which there are indexes. Deliveries have the creation time of their event.
const ofEvents = (events: string): string => `(
  SELECT own.* FROM (${events}) AS wanted
  CROSS JOIN LATERAL (
    SELECT * FROM runtime.webhook_deliveries
    WHERE tenant_id = $1 AND subscription_id = $2 AND created_at = wanted.created_at AND event_id = wanted.id OFFSET 0
  ) AS own)`

const EVENTS = 'SELECT id, created_at FROM runtime.webhook_events WHERE tenant_id = $1 AND'
const OF_TRACE = ofEvents(`${EVENTS} trace_id = $10 UNION ALL ${EVENTS} id = $11 AND trace_id IS NULL`)
const OF_EVENT = ofEvents(
  `${EVENTS} id = $10 AND ($11::text IS NULL OR trace_id = $11 OR trace_id IS NULL AND id = $12)`,
)

/**
 * A page of the deliveries of a subscription, newest first. SQL: filters by a status that depends on the
 * subscription.
 * @param after the last one of the previous page
 */
export const selectDeliveries = (
  scope: Scope,
  subscriptionId: string,
  { status, event_type, since, until, trace_id, event_id }: DeliveryFilter,
  after: { createdAt: string; id: string } | undefined,
  take: number,
): Promise<DeliveryDetail[]> => {
  const ofTrace = trace_id === undefined ? [] : [trace_id, eventOfTrace(trace_id)]
  const [deliveries, narrowed] =
    event_id === undefined
      ? [trace_id === undefined ? ALL : OF_TRACE, ofTrace]
      : [OF_EVENT, [event_id, ofTrace[0], ofTrace[1]]]
  return scope.query<DeliveryDetail>(listOf(deliveries, status), [
    subscriptionId,
    after?.createdAt,
    after?.id,
    status,
    event_type,
    since,
    until,
    take,
    ...narrowed,
  ])
}

/** A delivery with the result of each attempt. */
export interface DeliveryDetail extends Delivery {
  history: Schemas['WebhookAttempt'][]
}

const FIND = `
  SELECT ${DELIVERY_COLUMNS}, d.history
  FROM runtime.webhook_deliveries d JOIN webhook_subscriptions s ON s.id = d.subscription_id
  WHERE d.tenant_id = $1 AND s.tenant_id = $1 AND d.subscription_id = $2 AND d.id = $3`

/** SQL: shares the columns of the list. @returns undefined if it does not exist */
export const selectDelivery = (scope: Scope, subscriptionId: string, id: string): Promise<DeliveryDetail | undefined> =>
  scope.first<DeliveryDetail>(FIND, [subscriptionId, id])

// resets the attempts, the first one starting now
const REQUEUE = `
  WITH again AS (
    UPDATE runtime.webhook_deliveries SET status = 'queued', due_at = app_now(), lease = NULL, priority = 0,
      attempts_before = attempts, finished_at = NULL,
      expires_at = CASE WHEN expires_at > app_now() THEN expires_at END
    WHERE tenant_id = $1 AND subscription_id = $2 AND id = $3 AND (due_at IS NULL OR lease IS NULL)
      AND event_type <> '${TESTED.type}' AND payload_deleted_at IS NULL
    RETURNING id
  )
  SELECT pg_notify('${DELIVERIES_CHANNEL}', '')::text, id FROM again`

/**
 * Queues a delivery again. SQL: a change of the queue and its notification in one statement.
 * @returns whether it was neither being sent nor a test event, and its event has its payload
 */
export const requeueDelivery = async (scope: Scope, subscriptionId: string, id: string): Promise<boolean> =>
  (await scope.query(REQUEUE, [subscriptionId, id])).length > 0

/**
 * Marks the dead letters of a delivery as replayed, in a statement of its own: one that waits for the delivery does not
 * see a dead letter that was created meanwhile.
 */
export async function markReplayed(scope: Scope, deliveryId: string): Promise<void> {
  const replayedAt = await scope.now()
  const where = { deliveryId, replayedAt: null }
  await scope.prisma(models => models.webhookDeadLetter.updateMany({ where, data: { replayedAt } }))
}
