import type { Schemas } from '../../../contract/schemas.ts'
import { dispatchOf, type WebhooksSettings } from '../settings.ts'

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
