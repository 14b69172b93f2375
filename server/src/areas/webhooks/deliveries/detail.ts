import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { DELIVERIES_CHANNEL } from '../engine/sql/deliveries.ts'
import { TESTED } from '../events.ts'
import { DELIVERY_COLUMNS, type Delivery } from './history.ts'

/** A delivery with the result of each attempt. */
export interface DeliveryDetail extends Delivery {
  history: Schemas['WebhookAttempt'][]
}

const FIND = `
  SELECT ${DELIVERY_COLUMNS}, d.history
  FROM runtime.webhook_deliveries d JOIN webhook_subscriptions s ON s.id = d.subscription_id
  WHERE d.tenant_id = $1 AND s.tenant_id = $1 AND d.subscription_id = $2 AND d.id = $3`

// resets the attempts, the first one starting now, and marks the dead letter as replayed
const RETRY = `
  WITH again AS (
    UPDATE runtime.webhook_deliveries SET status = 'queued', due_at = app_now(), lease = NULL, priority = 0,
      attempts_before = attempts, finished_at = NULL
    WHERE tenant_id = $1 AND subscription_id = $2 AND id = $3 AND (due_at IS NULL OR lease IS NULL)
      AND event_type <> '${TESTED.type}'
    RETURNING id
  ),
  replayed AS (
    UPDATE runtime.webhook_dead_letters l SET replayed_at = app_now() FROM again
    WHERE l.tenant_id = $1 AND l.delivery_id = again.id AND l.replayed_at IS NULL
  )
  SELECT pg_notify('${DELIVERIES_CHANNEL}', '')::text, id FROM again`

/** @throws ApiError `not_found_error` */
export async function findDelivery(scope: TenantScope, subscriptionId: string, id: string): Promise<DeliveryDetail> {
  const [row] = await scope.query<DeliveryDetail>(FIND, [subscriptionId, id])
  if (!row) throw notFound('webhook delivery', id)
  return row
}

/**
 * Sends a delivery again now with a full set of attempts, whatever its outcome.
 * @throws ApiError `not_found_error`, or `conflict_error` while it is being sent or if it is a test event
 */
export async function retryDelivery(scope: TenantScope, subscriptionId: string, id: string): Promise<DeliveryDetail> {
  const rows = await scope.query(RETRY, [subscriptionId, id])
  const delivery = await findDelivery(scope, subscriptionId, id)
  if (rows.length > 0) return delivery
  throw conflict(
    delivery.eventType === TESTED.type
      ? 'Test events cannot be replayed. Send a new test event.'
      : 'The delivery is being sent now. Fetch it again in a moment.',
  )
}
