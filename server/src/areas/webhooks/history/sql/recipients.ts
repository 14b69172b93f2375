import type { WebhookDelivery } from '../../../../platform/database/prisma/client.ts'
import type { Scope } from '../../../../platform/database/scope.ts'

/** A delivery of an event, with what hinders or ended it. */
export interface Delivered extends Pick<WebhookDelivery, 'eventId' | 'subscriptionId' | 'status' | 'attempts'> {
  deliveryId: string
  /** Whether it came to an end without an attempt. */
  untried: boolean
  /** Of its latest dead letter. */
  reason: string | null
  /** What it waits for. */
  hindrance: string | null
}

/** Whether a delivery `d` was never sent. An attempt that is not made counts as one, and its error says so. SQL: part of statements. */
export const UNTRIED = `(d.attempts = 0 OR d.attempts = 1 AND coalesce(d.error LIKE 'Not sent:%', false))`

// deliveries have the creation time of their event, for which there is an index
const DELIVERED = `
  SELECT d.event_id AS "eventId", d.id AS "deliveryId", d.subscription_id AS "subscriptionId", d.status, d.attempts,
    ${UNTRIED} AS untried,
    (SELECT l.reason FROM runtime.webhook_dead_letters l WHERE l.tenant_id = $1 AND l.delivery_id = d.id
     ORDER BY l.id DESC LIMIT 1) AS reason,
    CASE WHEN s.disabled_at IS NOT NULL THEN 'subscription_disabled'
      WHEN s.circuit_state <> 'closed' THEN 'circuit_open' END AS hindrance
  FROM (SELECT DISTINCT unnest($2::timestamptz[]) AS created_at) AS moment
  JOIN runtime.webhook_deliveries d ON d.tenant_id = $1 AND d.created_at = moment.created_at AND d.event_id = ANY ($3::text[])
  JOIN webhook_subscriptions s ON s.tenant_id = $1 AND s.id = d.subscription_id
  ORDER BY d.id`

/** The deliveries of events. SQL: of a whole page, each with its latest dead letter. */
export const selectDelivered = (
  scope: Scope,
  events: readonly { id: string; createdAt: Date }[],
): Promise<Delivered[]> =>
  scope.query<Delivered>(DELIVERED, [
    events.map(({ createdAt }) => createdAt.toISOString()),
    events.map(({ id }) => id),
  ])
