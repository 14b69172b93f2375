import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { createdCursor, type PageQuery, readByCreation } from '../../../platform/lists/list.ts'
import { traceIdOf } from '../attempt/trace.ts'
import { findSubscription } from '../subscriptions/store.ts'
import { type Delivery, type DeliveryDetail, type DeliveryFilter, selectDeliveries } from './sql/deliveries.ts'

const cursor = createdCursor('webhook-deliveries')

/** One page of a subscription's deliveries, newest first. @throws ApiError `not_found_error` */
export const listDeliveries = (
  scope: TenantScope,
  subscriptionId: string,
  query: DeliveryFilter & PageQuery,
): Promise<Page<DeliveryDetail>> =>
  readByCreation(query, cursor, async ({ after, take }) => {
    await findSubscription(scope, subscriptionId)
    return selectDeliveries(scope, subscriptionId, query, after, take)
  })

/** The result of each attempt. In stored JSON, times have the format of the database. */
export const attemptsOf = ({ history }: DeliveryDetail): Schemas['WebhookAttempt'][] =>
  history.map(attempt => ({ ...attempt, at: new Date(attempt.at).toISOString() }))

/** Fields are in order of importance, for tables that cannot show all of them. */
export const deliveryToWire = (row: Delivery): Schemas['WebhookDelivery'] => ({
  id: row.id,
  // written by the statements in sql/ and by the engine
  status: row.status as Schemas['WebhookDeliveryStatus'],
  event_type: row.eventType,
  attempts: row.attempts,
  response_code: row.responseCode,
  error: row.error,
  next_retry_at: row.dueAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
  expires_at: row.expiresAt?.toISOString() ?? null,
  payload_deleted_at: row.payloadDeletedAt?.toISOString() ?? null,
  duration_ms: row.durationMs,
  event_id: row.eventId,
  trace_id: traceIdOf(row),
  subscription_id: row.subscriptionId,
  response_body_preview: row.preview,
})
