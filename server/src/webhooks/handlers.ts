import type { Handlers, TenantCall } from '../contract/handlers.ts'
import type { Database } from '../platform/database/database.ts'
import * as deadLetters from './dead-letters/dead-letters.ts'
import { exportDeadLetters } from './dead-letters/export.ts'
import { type DeliveryDetail, findDelivery, retryDelivery } from './deliveries/detail.ts'
import { deliveryToWire, listDeliveries } from './deliveries/history.ts'
import { type Deployment, NOT_SENDING } from './deployment.ts'
import { CATALOGUE } from './events/catalogue.ts'
import { eventToWire, findEvent, publishEvents } from './events/publish.ts'
import type { PublishedTypes } from './events/published-types.ts'
import { API_VERSION } from './limits.ts'
import { openAlerts } from './monitoring/alerts.ts'
import { measure } from './monitoring/measure.ts'
import { alertToWire, DEFAULT_HOURS, metricToWire } from './monitoring/report.ts'
import { thresholdsFor } from './monitoring/thresholds.ts'
import { matches } from './subscriptions/patterns.ts'
import type { Ping } from './subscriptions/ping.ts'
import type { Keyring } from './subscriptions/sealed.ts'
import type { Subscriptions } from './subscriptions/service.ts'
import { findSubscription, listSubscriptions } from './subscriptions/store.ts'
import { type Schemas, type Subscription, toWire } from './subscriptions/subscription.ts'

type WebhooksOperation =
  | 'createWebhook'
  | 'listWebhooks'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'testWebhook'
  | 'rotateWebhookSecret'
  | 'revokePreviousWebhookSecret'
  | 'enableWebhook'
  | 'disableWebhook'
  | 'listWebhookDeliveries'
  | 'publishWebhookEvents'
  | 'getWebhookEvent'
  | 'listWebhookEventTypes'
  | 'getWebhookDelivery'
  | 'retryWebhookDelivery'
  | 'listWebhookDeadLetters'
  | 'getWebhookMetrics'
  | 'exportWebhookDeadLetters'
  | 'purgeWebhookDeadLetters'
  | 'replayWebhookDeadLetters'
  | 'replayWebhookDeadLetter'

export interface WebhooksDependencies {
  database: Database
  subscriptions: Subscriptions
  keyring: Keyring
  /** Where an event can be fetched. */
  fetchUrlOf(id: string): string
  deployment: Deployment
  types: PublishedTypes
}

export function createWebhooksHandlers({
  database,
  subscriptions,
  keyring,
  fetchUrlOf,
  deployment,
  types,
}: WebhooksDependencies): Pick<Handlers, WebhooksOperation> {
  const wire = (row: Subscription, { principal }: TenantCall, secret?: string): Schemas['Webhook'] =>
    toWire(row, {
      accountId: principal.organization.id,
      livemode: principal.livemode,
      keyring,
      ...(secret !== undefined && { secret }),
    })
  const answer = (row: Subscription, call: TenantCall) =>
    ({ status: 200, body: { success: true, data: wire(row, call) } }) as const

  const handlers: Pick<Handlers, WebhooksOperation> = {
    async createWebhook({ body, call }) {
      const { subscription, secret, ping } = await subscriptions.create(call, body)
      const warning = [warningOf(ping), await subscriptions.eventsWarning(call, subscription)]
        .filter(text => text !== undefined)
        .join(' ')
      return {
        status: 201,
        body: {
          success: true,
          data: wire(subscription, call, secret),
          ping: pingToWire(ping),
          ...(warning !== '' && { warning }),
        },
      }
    },

    async listWebhooks({ query, call }) {
      const { entries, ...page } = await listSubscriptions(call.scope, query)
      return { status: 200, body: { success: true, data: entries.map(row => wire(row, call)), ...page } }
    },

    getWebhook: async ({ path, call }) => answer(await findSubscription(call.scope, path.id), call),
    async updateWebhook({ path, body, call }) {
      const updated = await subscriptions.update(call, path.id, body)
      const warning = body.events && (await subscriptions.eventsWarning(call, updated))
      return { status: 200, body: { success: true, data: wire(updated, call), ...(warning && { warning }) } }
    },
    enableWebhook: async ({ path, call }) => answer(await subscriptions.enable(call, path.id), call),
    disableWebhook: async ({ path, call }) => answer(await subscriptions.disable(call, path.id), call),
    revokePreviousWebhookSecret: async ({ path, call }) =>
      answer(await subscriptions.revokePrevious(call, path.id), call),

    async deleteWebhook({ path, call }) {
      await subscriptions.remove(call, path.id)
      return { status: 200, body: { success: true, data: { id: path.id, deleted: true } } }
    },

    async testWebhook({ path, call }) {
      return { status: 200, body: { success: true, data: pingToWire(await subscriptions.test(call, path.id)) } }
    },

    async rotateWebhookSecret({ path, body, call }) {
      const { subscription, secret } = await subscriptions.rotate(call, path.id, body.grace_hours)
      return { status: 200, body: { success: true, data: wire(subscription, call, secret) } }
    },

    async listWebhookDeliveries({ path, query, call }) {
      const { entries, ...page } = await listDeliveries(call.scope, path.id, query)
      return { status: 200, body: { success: true, data: entries.map(deliveryToWire), ...page } }
    },

    async getWebhookDelivery({ path, call }) {
      const delivery = await findDelivery(call.scope, path.id, path.deliveryId)
      return { status: 200, body: { success: true, data: detailToWire(delivery) } }
    },

    async retryWebhookDelivery({ path, call }) {
      const delivery = await retryDelivery(call.scope, path.id, path.deliveryId)
      return { status: 200, body: { success: true, data: detailToWire(delivery) } }
    },

    async getWebhookMetrics({ query: { hours = DEFAULT_HOURS }, call }) {
      const { deliveries, values } = await measure(call.scope, hours)
      const alerts = (await openAlerts(call.scope)).map(alertToWire)
      const metrics = thresholdsFor(deployment.latency_target_ms).map(threshold =>
        metricToWire(threshold, values[threshold.name]),
      )
      return { status: 200, body: { success: true, data: { hours, deployment, deliveries, metrics, alerts } } }
    },

    async listWebhookDeadLetters({ query, call }) {
      const { entries, ...page } = await deadLetters.listDeadLetters(call.scope, query)
      return { status: 200, body: { success: true, data: entries.map(deadLetters.deadLetterToWire), ...page } }
    },

    exportWebhookDeadLetters: async ({ query, call }) => ({
      status: 200,
      stream: exportDeadLetters(call.scope, query),
    }),

    async purgeWebhookDeadLetters({ query, call }) {
      const purged = await deadLetters.purgeDeadLetters(call.scope, query)
      return { status: 200, body: { success: true, data: { purged } } }
    },

    async replayWebhookDeadLetters({ body, call }) {
      return { status: 200, body: { success: true, data: await deadLetters.replayDeadLetters(call.scope, body) } }
    },

    async replayWebhookDeadLetter({ path, call }) {
      const letter = await deadLetters.replayDeadLetter(call.scope, path.id)
      return { status: 200, body: { success: true, data: deadLetters.deadLetterToWire(letter) } }
    },

    async publishWebhookEvents({ body, call }) {
      const data = await publishEvents(call.scope, body.events, {
        database,
        fetchUrlOf,
        sent: deployment.events,
        types,
      })
      return { status: 202, body: { success: true, data } }
    },

    async getWebhookEvent({ path, call }) {
      const event = await findEvent(call.scope, path.id)
      return { status: 200, body: { success: true, data: eventToWire(event, API_VERSION, call.scope.livemode) } }
    },

    async listWebhookEventTypes({ call }) {
      const data = CATALOGUE.filter(({ type }) => matches(deployment.events, type)).map(each => ({ ...each }))
      return { status: 200, body: { success: true, data, published: await types.list(call.scope) } }
    },
  }
  return deployment.direction === 'inbound' ? { ...handlers, ...NOT_SENDING } : handlers
}

const detailToWire = (delivery: DeliveryDetail): Schemas['WebhookDeliveryDetail'] => ({
  ...deliveryToWire(delivery),
  history: delivery.history,
})

const pingToWire = ({ deliveryId, eventId, attempt }: Ping): Schemas['WebhookPing'] => ({
  delivery_id: deliveryId,
  event_id: eventId,
  succeeded: attempt.verdict === 'succeeded',
  response_code: attempt.responseCode,
  response_body_preview: attempt.preview,
  error: attempt.error,
  duration_ms: attempt.durationMs,
})

const warningOf = ({ attempt }: Ping): string | undefined =>
  attempt.verdict === 'succeeded'
    ? undefined
    : `The subscription is saved, but its test failed: ${attempt.error} Mend the receiver, then test it again.`
