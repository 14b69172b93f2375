import type { Schemas } from '../../contract/schemas.ts'
import { ApiError } from '../../platform/errors.ts'
import { dispatchOf, type WebhooksSettings } from './settings.ts'

/** The webhook settings of a deployment: set by the operator, visible to everybody. */
export type Deployment = Schemas['WebhookDeployment']

export const deploymentOf = (config: WebhooksSettings): Deployment => ({
  direction: config.WEBHOOKS_DIRECTION,
  events: config.WEBHOOKS_EVENTS,
  volume_per_second: config.WEBHOOKS_VOLUME ?? null,
  latency_target_ms: config.WEBHOOKS_LATENCY_TARGET_MS,
  guarantee: config.WEBHOOKS_GUARANTEE,
  auth: config.WEBHOOKS_AUTH,
  dispatch: dispatchOf(config),
})

const refuse = (): never => {
  throw new ApiError(
    'permission_error',
    'This server does not send webhooks: WEBHOOKS_DIRECTION is inbound. The operator can set it to both.',
  )
}

/** The operations that an inbound-only deployment rejects because they send, or lead to sending. */
export const NOT_SENDING = {
  createWebhook: refuse,
  updateWebhook: refuse,
  testWebhook: refuse,
  createDestination: refuse,
  updateDestination: refuse,
  testDestination: refuse,
  enableWebhook: refuse,
  publishWebhookEvents: refuse,
  triggerWebhookEvent: refuse,
  streamWebhookEvents: refuse,
  retryWebhookDelivery: refuse,
  replayWebhookDeadLetters: refuse,
  replayWebhookDeadLetter: refuse,
}
