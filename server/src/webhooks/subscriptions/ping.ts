import type { TenantScope } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Attempt, Send } from '../engine/send.ts'
import { envelope } from '../envelope.ts'
import type { Keyring } from './sealed.ts'
import type { Subscription } from './subscription.ts'

/** The type of the event that only tests whether a receiver is there. */
const TESTED = 'webhook.tested'

const BEGIN = `SELECT app_now() AS now, $1::int AS tenant_id`

const RECORD = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  event AS (
    INSERT INTO runtime.webhook_events (tenant_id, id, type, data, created_at) VALUES ($1, $2, '${TESTED}', $3, $4)
  )
  INSERT INTO runtime.webhook_deliveries (tenant_id, id, subscription_id, event_id, event_type, status, attempts,
    response_code, response_body_preview, error, duration_ms, history, created_at, finished_at)
  SELECT $1, $5, $6, $2, '${TESTED}', $7, 1, $8, $9, $10, $11::int,
    jsonb_build_array(jsonb_build_object('number', 1, 'at', now, 'outcome', $7::text, 'response_code', $8::int,
      'error', $10::text, 'duration_ms', $11::int)), $4, now
  FROM clock`

export interface Ping {
  deliveryId: string
  eventId: string
  attempt: Attempt
}

/** Sends a test event now, whatever the state of the subscription, and keeps it in the history of deliveries. */
export async function ping(
  scope: TenantScope,
  subscription: Subscription,
  { send, keyring }: { send: Send; keyring: Keyring },
  signal?: AbortSignal,
): Promise<Ping> {
  const [clock] = await scope.query<{ now: Date }>(BEGIN)
  const createdAt = clock?.now ?? new Date()
  const [eventId, deliveryId] = [newId('evt'), newId('dlv')]
  const data = JSON.stringify({ object: { subscription_id: subscription.id } })
  const body = envelope({ id: eventId, type: TESTED, data, createdAt }, subscription.apiVersion, scope.livemode)
  const attempt = await send(targetOf(subscription, scope.livemode, keyring), { id: eventId, body }, signal)
  const status = attempt.verdict === 'succeeded' ? 'succeeded' : 'failed'
  const { responseCode, preview, error, durationMs } = attempt
  const outcome = [status, responseCode, preview, error, durationMs]
  await scope.query(RECORD, [eventId, data, createdAt, deliveryId, subscription.id, ...outcome])
  return { deliveryId, eventId, attempt }
}

const targetOf = (
  { url, timeoutMs, secretCurrent, secretPrevious, authSecret }: Subscription,
  livemode: boolean,
  keyring: Keyring,
) => ({
  url,
  livemode,
  timeoutMs,
  keys: [secretCurrent, ...(secretPrevious ? [secretPrevious] : [])].map(keyring.keyOf),
  authentication: keyring.openAuthentication(authSecret),
})
