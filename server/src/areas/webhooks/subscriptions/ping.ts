import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { OnStep } from '../../../platform/outbound-http/steps.ts'
import { newId } from '../../../platform/values/ids.ts'
import { contentOf } from '../attempt/envelope.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { Send } from '../attempt/send.ts'
import { type Addressed, sendTo } from '../attempt/target.ts'
import { NO_TRACE, traceHeaders } from '../attempt/trace.ts'
import { TESTED } from '../events.ts'
import { type Ping, recordPing } from './sql/ping.ts'
import type { Subscription } from './subscription.ts'

type Tested = Addressed & Pick<Subscription, 'id' | 'apiVersion' | 'format'>

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

/** An example of an event type as a test sends it. */
export const sentExample = ({
  type,
  data: object,
  previous_attributes: previous,
}: Schemas['NewWebhookEvent']): Pick<Ping, 'type' | 'data'> => ({
  type,
  data: JSON.stringify({ object, ...(previous && { previous_attributes: previous }) }),
})

/**
 * Sends a test event immediately, whatever the state of the subscription, which may not be stored yet.
 * @param example what is sent instead of `webhook.tested`
 */
export async function sendPing(
  scope: TenantScope,
  subscription: Tested,
  eventId: string,
  { send, keyring, onStep }: { send: Send; keyring: Keyring; onStep?: OnStep },
  example: Pick<Ping, 'type' | 'data'> = {
    type: TESTED.type,
    data: JSON.stringify({ object: { subscription_id: subscription.id } }),
  },
): Promise<Ping> {
  const createdAt = await scope.now()
  const { type, data } = example
  const content = contentOf(
    { id: eventId, type, data, createdAt },
    subscription.apiVersion,
    scope.livemode,
    subscription.format,
  )
  const deliveryId = newId('dlv')
  const trace = traceHeaders({ eventId, ...NO_TRACE }, deliveryId, 1)
  const attempt = await sendTo(subscription, scope.livemode, keyring, target =>
    send(target, { ...content, id: eventId, type, trace }, { ...(onStep && { onStep }) }),
  )
  return { deliveryId, eventId, createdAt, type, data, attempt }
}
