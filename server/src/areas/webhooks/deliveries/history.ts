import type { Schemas } from '../../../contract/schemas.ts'
import type { Page } from '../../../platform/cursor.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { createdCursor, createdPosition, type PageQuery, readPage } from '../../../platform/list.ts'
import { findSubscription } from '../subscriptions/store.ts'

/** A stored delivery, with a status that depends on its subscription. */
export interface Delivery {
  id: string
  eventId: string
  eventType: string
  subscriptionId: string
  status: string
  attempts: number
  dueAt: Date | null
  responseCode: number | null
  preview: string | null
  error: string | null
  durationMs: number | null
  createdAt: Date
  finishedAt: Date | null
}

/** A delivery is deferred while it waits for a circuit to close or for the owner to enable the subscription. */
const STATUS = `CASE WHEN d.status IN ('queued', 'retrying') AND d.lease IS NULL
    AND (s.disabled_at IS NOT NULL OR s.circuit_state <> 'closed') THEN 'deferred'
  WHEN d.status IN ('queued', 'retrying') AND d.lease IS NOT NULL AND d.due_at > app_now() THEN 'sending'
  ELSE d.status END`

/** The columns of a `Delivery`, from `webhook_deliveries` as `d` with its subscription as `s`. */
export const DELIVERY_COLUMNS = `d.id, d.event_id AS "eventId", d.event_type AS "eventType", d.subscription_id AS "subscriptionId",
  ${STATUS} AS status, d.attempts, d.due_at AS "dueAt", d.response_code AS "responseCode",
  d.response_body_preview AS preview, d.error, d.duration_ms AS "durationMs", d.created_at AS "createdAt",
  d.finished_at AS "finishedAt"`

const LIST = `
  SELECT ${DELIVERY_COLUMNS} FROM runtime.webhook_deliveries d JOIN webhook_subscriptions s ON s.id = d.subscription_id
  WHERE d.tenant_id = $1 AND s.tenant_id = $1 AND d.subscription_id = $2
    AND ($3::timestamptz IS NULL OR (d.created_at, d.id) < ($3, $4))
    AND ($5::text IS NULL OR ${STATUS} = $5) AND ($6::text IS NULL OR d.event_type = $6)
    AND ($7::timestamptz IS NULL OR d.created_at >= $7) AND ($8::timestamptz IS NULL OR d.created_at < $8)
  ORDER BY d.created_at DESC, d.id DESC LIMIT $9`

export interface DeliveryQuery extends PageQuery {
  status?: string
  event_type?: string
  since?: string
  until?: string
}

const cursor = createdCursor('webhook-deliveries')

/** One page of a subscription's deliveries, newest first. @throws ApiError `not_found_error` */
export function listDeliveries(
  scope: TenantScope,
  subscriptionId: string,
  query: DeliveryQuery,
): Promise<Page<Delivery>> {
  const { status = null, event_type = null, since = null, until = null } = query
  return readPage(
    query,
    cursor,
    async ({ after, take }) => {
      await findSubscription(scope, subscriptionId)
      const position = [after?.createdAt ?? null, after?.id ?? null]
      return scope.query<Delivery>(LIST, [subscriptionId, ...position, status, event_type, since, until, take])
    },
    createdPosition,
  )
}

/** Fields are in order of importance, for tables that cannot show all of them. */
export const deliveryToWire = (row: Delivery): Schemas['WebhookDelivery'] => ({
  id: row.id,
  // written by the statement above and by the engine
  status: row.status as Schemas['WebhookDeliveryStatus'],
  event_type: row.eventType,
  attempts: row.attempts,
  response_code: row.responseCode,
  error: row.error,
  next_retry_at: row.dueAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
  duration_ms: row.durationMs,
  event_id: row.eventId,
  subscription_id: row.subscriptionId,
  response_body_preview: row.preview,
})
