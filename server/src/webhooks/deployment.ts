import { ApiError } from '../platform/errors.ts'
import { INLINE_BELOW_PER_MINUTE, QUEUE_ABOVE_PER_SECOND } from './limits.ts'
import type { Schemas } from './subscriptions/subscription.ts'
import type { Webhooks } from './webhooks.ts'

/** What a deployment says of its webhooks; the operator sets it, everybody may see it. */
export type Deployment = Schemas['WebhookDeployment']

/** How to send so many events, where the operator does not say. */
export function dispatchFor(perSecond: number | undefined, hasNats: boolean): 'inline' | 'postgres' | 'nats' {
  if (perSecond === undefined) return 'postgres'
  if (perSecond * 60 < INLINE_BELOW_PER_MINUTE) return 'inline'
  return hasNats && perSecond > QUEUE_ABOVE_PER_SECOND ? 'nats' : 'postgres'
}

const PURGE = 'maintenance.purge_webhooks'

/** The same of a deployment that only takes webhooks in: what waits, waits, and what is old goes. */
export const withoutSending = ({ upkeeps }: Webhooks): Webhooks => ({
  start: async () => ({ stop: async () => {} }),
  upkeeps: Object.fromEntries(Object.entries(upkeeps).filter(([name]) => name === PURGE)),
})

const refuse = (): never => {
  throw new ApiError(
    'permission_error',
    'This server takes webhooks in and sends none: WEBHOOKS_DIRECTION is inbound. Its operator can set it to both.',
  )
}

/** What a deployment that only takes webhooks in does not do: all that sends, or promises to. */
export const NOT_SENDING = {
  createWebhook: refuse,
  updateWebhook: refuse,
  testWebhook: refuse,
  enableWebhook: refuse,
  publishWebhookEvents: refuse,
  retryWebhookDelivery: refuse,
  replayWebhookDeadLetters: refuse,
  replayWebhookDeadLetter: refuse,
}
