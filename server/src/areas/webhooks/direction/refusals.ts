import { ApiError } from '../../../platform/values/errors.ts'
import { matches } from '../event-types/patterns.ts'
import type { Deployment } from './deployment.ts'

const refusal = (what: string, direction: Deployment['direction']) => (): never => {
  throw new ApiError(
    'permission_error',
    `This server does not ${what} webhooks: WEBHOOKS_DIRECTION is ${direction}. The operator can set it to both.`,
  )
}

/** @throws ApiError `permission_error` if this deployment does not send events of the type */
export function requireSending({ direction, events }: Pick<Deployment, 'direction' | 'events'>, type: string): void {
  if (direction === 'inbound') doesNotSend()
  if (!matches(events, type))
    throw new ApiError(
      'permission_error',
      `This server does not send ${type}: it is none of its events (WEBHOOKS_EVENTS). The operator can add it.`,
    )
}

const doesNotSend = refusal('send', 'inbound')
const doesNotReceive = refusal('receive', 'outbound')

/** The operations that an inbound-only deployment rejects because they send, or lead to sending. */
export const NOT_SENDING = {
  createWebhook: doesNotSend,
  updateWebhook: doesNotSend,
  testWebhook: doesNotSend,
  createDestination: doesNotSend,
  updateDestination: doesNotSend,
  testDestination: doesNotSend,
  enableWebhook: doesNotSend,
  publishWebhookEvents: doesNotSend,
  triggerWebhookEvent: doesNotSend,
  streamWebhookEvents: doesNotSend,
  retryWebhookDelivery: doesNotSend,
  replayWebhookEvents: doesNotSend,
  replayWebhookDeadLetters: doesNotSend,
  replayWebhookDeadLetter: doesNotSend,
}

/** The operations that an outbound-only deployment rejects because they receive, or lead to receiving. */
export const NOT_RECEIVING = {
  receiveWebhook: doesNotReceive,
  createWebhookSource: doesNotReceive,
  updateWebhookSource: doesNotReceive,
  rotateWebhookSourceSecret: doesNotReceive,
  testWebhookSource: doesNotReceive,
  replayWebhookSourceEvent: doesNotReceive,
  replayWebhookSourceEvents: doesNotReceive,
}
