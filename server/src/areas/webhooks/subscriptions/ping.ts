import type { TenantScope } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { Attempt, Send } from '../engine/send.ts'
import { envelope } from '../envelope.ts'
import { TESTED } from '../events.ts'
import type { Keyring } from './encrypted-secrets.ts'
import type { Subscription } from './subscription.ts'

const RECORD = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  event AS (
    INSERT INTO runtime.webhook_events (tenant_id, id, type, data, created_at) VALUES ($1, $2, '${TESTED.type}', $3, $4)
  )
  INSERT INTO runtime.webhook_deliveries (tenant_id, id, subscription_id, event_id, event_type, status, attempts,
    response_code, response_body_preview, error, duration_ms, history, created_at, finished_at)
  SELECT $1, $5, $6, $2, '${TESTED.type}', $7, 1, $8, $9, $10, $11::int,
    jsonb_build_array(jsonb_build_object('number', 1, 'at', now, 'outcome', $7::text, 'response_code', $8::int,
      'error', $10::text, 'duration_ms', $11::int)), $4, now
  FROM clock`

/** A test event that was sent. */
export interface Ping {
  deliveryId: string
  eventId: string
  createdAt: Date
  /** JSON text. */
  data: string
  attempt: Attempt
}

type Tested = Pick<
  Subscription,
  'id' | 'apiVersion' | 'url' | 'timeoutMs' | 'secretCurrent' | 'secretPrevious' | 'authSecret'
>

/** Sends a test event immediately, whatever the state of the subscription, and adds it to the delivery history. */
export async function ping(
  scope: TenantScope,
  subscription: Tested,
  tools: { send: Send; keyring: Keyring },
): Promise<Ping> {
  const sent = await sendPing(scope, subscription, newId('evt'), tools)
  await recordPing(scope, subscription.id, sent)
  return sent
}

/** Sends a test event immediately, whatever the state of the subscription, which may not be stored yet. */
export async function sendPing(
  scope: TenantScope,
  subscription: Tested,
  eventId: string,
  { send, keyring }: { send: Send; keyring: Keyring },
): Promise<Ping> {
  const createdAt = await scope.now()
  const data = JSON.stringify({ object: { subscription_id: subscription.id } })
  const body = envelope({ id: eventId, type: TESTED.type, data, createdAt }, subscription.apiVersion, scope.livemode)
  const attempt = await send(targetOf(subscription, scope.livemode, keyring), { id: eventId, body })
  return { deliveryId: newId('dlv'), eventId, createdAt, data, attempt }
}

/** Adds a test event to the delivery history. */
export async function recordPing(
  scope: TenantScope,
  subscriptionId: string,
  { deliveryId, eventId, createdAt, data, attempt }: Ping,
): Promise<void> {
  const status = attempt.verdict === 'succeeded' ? 'succeeded' : 'failed'
  const { responseCode, preview, error, durationMs } = attempt
  const outcome = [status, responseCode, preview, error, durationMs]
  await scope.query(RECORD, [eventId, data, createdAt, deliveryId, subscriptionId, ...outcome])
}

const targetOf = (
  { url, timeoutMs, secretCurrent, secretPrevious, authSecret }: Tested,
  livemode: boolean,
  keyring: Keyring,
) => ({
  url,
  livemode,
  timeoutMs,
  keys: [secretCurrent, ...(secretPrevious ? [secretPrevious] : [])].map(keyring.keyOf),
  authentication: keyring.decryptAuthentication(authSecret),
})
