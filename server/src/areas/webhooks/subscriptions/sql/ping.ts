import type { Scope } from '../../../../platform/database/scope.ts'
import type { Attempt } from '../../attempt/send.ts'
import { TESTED } from '../../events.ts'

/** A test event that was sent. */
export interface Ping {
  deliveryId: string
  eventId: string
  createdAt: Date
  /** `webhook.tested`, or the type whose example was sent. */
  type: string
  /** JSON text. */
  data: string
  attempt: Attempt
}

const RECORD = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  event AS (
    INSERT INTO runtime.webhook_events (tenant_id, id, type, data, created_at, customer)
    SELECT $1, $2, $12, $3, $4, customer FROM webhook_subscriptions WHERE tenant_id = $1 AND id = $6
  )
  INSERT INTO runtime.webhook_deliveries (tenant_id, id, subscription_id, event_id, event_type, status, attempts,
    response_code, response_body_preview, error, duration_ms, history, created_at, finished_at)
  SELECT $1, $5, $6, $2, '${TESTED.type}', $7, 1, $8, $9, $10, $11::int,
    jsonb_build_array(jsonb_build_object('number', 1, 'at', now, 'outcome', $7::text, 'response_code', $8::int,
      'error', $10::text, 'duration_ms', $11::int)), $4, now
  FROM clock`

/** Adds a test event to the delivery history, as a test whatever its type. SQL: the event and its delivery in one statement. */
export async function recordPing(
  scope: Scope,
  subscriptionId: string,
  { deliveryId, eventId, createdAt, type, data, attempt }: Ping,
): Promise<void> {
  const status = attempt.verdict === 'succeeded' ? 'succeeded' : 'failed'
  const { responseCode, preview, error, durationMs } = attempt
  const outcome = [status, responseCode, preview, error, durationMs]
  await scope.query(RECORD, [eventId, data, createdAt, deliveryId, subscriptionId, ...outcome, type])
}
