import type { HandlersOf } from '../../contract/area.ts'
import { eventStream, serverSentEvent } from '../../contract/event-stream.ts'
import type { TenantCall } from '../../contract/handlers.ts'
import type { Schemas } from '../../contract/schemas.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Traces } from '../../platform/traces/traces.ts'
import * as deadLetters from './dead-letters/dead-letters.ts'
import { exportDeadLetters } from './dead-letters/export.ts'
import { purgeDeadLetters } from './dead-letters/sql/dead-letters.ts'
import { findDelivery, retryDelivery } from './deliveries/detail.ts'
import { attemptsOf, deliveryToWire, listDeliveries } from './deliveries/history.ts'
import type { DeliveryDetail } from './deliveries/sql/deliveries.ts'
import type { Deployment } from './deployment.ts'
import { createDestinationHandlers } from './destinations/handlers.ts'
import { createEventTypes, eventTypeToWire } from './event-types/event-types.ts'
import { API_VERSION } from './limits.ts'
import { measure } from './monitoring/measure.ts'
import { alertToWire, DEFAULT_HOURS, metricToWire } from './monitoring/report.ts'
import { openAlerts } from './monitoring/sql/alerts.ts'
import { thresholdsFor } from './monitoring/thresholds.ts'
import type { Catalogue } from './publishing/catalogue.ts'
import { eventToWire, findEvent, publishEvents, triggerEvent } from './publishing/publish.ts'
import type { PublishedTypes } from './publishing/published-types.ts'
import { createSourceHandlers, type SourcesDependencies } from './sources/handlers.ts'
import { openTail, type StreamDependencies } from './streams/stream.ts'
import type { Keyring } from './subscriptions/encrypted-secrets.ts'
import { matches } from './subscriptions/patterns.ts'
import type { Subscriptions } from './subscriptions/service.ts'
import type { Ping } from './subscriptions/sql/ping.ts'
import { findSubscription, listSubscriptions } from './subscriptions/store.ts'
import { type Subscription, toWire } from './subscriptions/subscription.ts'

export interface WebhooksDependencies {
  database: Database
  subscriptions: Subscriptions
  keyring: Keyring
  /** The URL of an event. */
  fetchUrlOf(id: string): string
  deployment: Deployment
  types: PublishedTypes
  catalogue: Catalogue
  traces: Traces | undefined
  sources: Omit<SourcesDependencies, 'database'>
  streams: StreamDependencies
}

export function createWebhooksHandlers({
  database,
  subscriptions,
  keyring,
  fetchUrlOf,
  deployment,
  types,
  catalogue,
  traces,
  sources,
  streams,
}: WebhooksDependencies): HandlersOf<'webhooks'> {
  const wire = (row: Subscription, { principal }: TenantCall, secret?: string): Schemas['Webhook'] =>
    toWire(row, {
      accountId: principal.organization.id,
      livemode: principal.livemode,
      keyring,
      ...(secret !== undefined && { secret }),
    })
  const publishing = { database, fetchUrlOf, sent: deployment.events, types, catalogue, traces }
  const ownTypes = createEventTypes({ database, catalogue })
  const answer = (row: Subscription, call: TenantCall) =>
    ({ status: 200, body: { success: true, data: wire(row, call) } }) as const

  return {
    ...createDestinationHandlers({ database, subscriptions, keyring }),
    ...createSourceHandlers({ database, ...sources }),

    async createWebhook({ body, call }) {
      const tested = await subscriptions.prepareTested(call, body)
      const { secret, ping } = tested
      return call.finish(async () => {
        const subscription = await subscriptions.create(call, tested)
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
      })
    },

    async listWebhooks({ query, call }) {
      const { entries, ...page } = await listSubscriptions(call.scope, 'webhook', query)
      return { status: 200, body: { success: true, data: entries.map(row => wire(row, call)), ...page } }
    },

    getWebhook: async ({ path, call }) => answer(await findSubscription(call.scope, path.id), call),
    async updateWebhook({ path, body, call }) {
      const change = await subscriptions.check(call, path.id, body)
      return call.finish(async () => {
        const updated = await subscriptions.update(call, change)
        const warning = body.events && (await subscriptions.eventsWarning(call, updated))
        return { status: 200, body: { success: true, data: wire(updated, call), ...(warning && { warning }) } }
      })
    },
    enableWebhook: async ({ path, call }) => answer(await subscriptions.enable(call, path.id), call),
    disableWebhook: async ({ path, call }) => answer(await subscriptions.disable(call, path.id), call),
    revokePreviousWebhookSecret: async ({ path, call }) =>
      answer(await subscriptions.revokePrevious(call, path.id), call),

    async deleteWebhook({ path, call }) {
      const { waiting, deadLetters } = await subscriptions.remove(call, path.id)
      const data = { id: path.id, deleted: true, waiting_deliveries: waiting, dead_letters: deadLetters } as const
      return { status: 200, body: { success: true, data } }
    },

    async testWebhook({ path, call }) {
      const ping = await subscriptions.test(call, path.id)
      return call.finish(async () => {
        await subscriptions.recordTest(call, path.id, ping)
        return { status: 200, body: { success: true, data: pingToWire(ping) } }
      })
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
      const purged = await purgeDeadLetters(call.scope, query)
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
      const data = await publishEvents(call, body.events, publishing)
      return { status: 202, body: { success: true, data } }
    },

    async getWebhookEvent({ path, call }) {
      const event = await findEvent(call.scope, path.id)
      return { status: 200, body: { success: true, data: eventToWire(event, API_VERSION, call.scope.livemode) } }
    },

    async listWebhookEventTypes({ call }) {
      const data = catalogue.events.filter(({ type }) => matches(deployment.events, type)).map(each => ({ ...each }))
      const [own, published] = [await ownTypes.list(call.scope), await types.list(call.scope)]
      return { status: 200, body: { success: true, data, own: own.map(eventTypeToWire), published } }
    },

    async createWebhookEventType({ body, call }) {
      const row = await ownTypes.create(call, body)
      return { status: 201, body: { success: true, data: eventTypeToWire(row) } }
    },

    async updateWebhookEventType({ path, body, call }) {
      const row = await ownTypes.update(call, path.type, body)
      return { status: 200, body: { success: true, data: eventTypeToWire(row) } }
    },

    async streamWebhookEvents({ query, call }) {
      const tail = await openTail(streams, call, query.events)
      return { status: 200, stream: eventStream(call.signal, tail.events, failure => serverSentEvent(failure)) }
    },

    async triggerWebhookEvent({ body, call }) {
      const data = await triggerEvent(call, body.type, publishing)
      return { status: 202, body: { success: true, data } }
    },
  }
}

const detailToWire = (delivery: DeliveryDetail): Schemas['WebhookDeliveryDetail'] => ({
  ...deliveryToWire(delivery),
  history: attemptsOf(delivery),
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
    : `The subscription is saved, but its test failed: ${attempt.error} Correct the cause, then test it again.`
