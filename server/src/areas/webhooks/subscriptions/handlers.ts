import { listedAs, ok, respond } from '../../../contract/answers.ts'
import type { Handlers, TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { mayUse } from '../../../platform/access/permissions.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { Subscriptions } from './service.ts'
import type { Ping } from './sql/ping.ts'
import { findSubscription, listSubscriptions } from './store.ts'
import { type Subscription, toWire } from './subscription.ts'

interface SubscriptionsDependencies {
  subscriptions: Subscriptions
  keyring: Keyring
}

export function createSubscriptionHandlers({ subscriptions, keyring }: SubscriptionsDependencies) {
  const wire = (row: Subscription, { principal }: TenantCall, secret?: string): Schemas['Webhook'] =>
    toWire(row, {
      accountId: principal.organization.id,
      livemode: principal.livemode,
      keyring,
      mayWrite: mayUse(principal, 'webhooks:write'),
      ...(secret !== undefined && { secret }),
    })
  const answer = (row: Subscription, call: TenantCall) => ok(wire(row, call))

  return {
    async createWebhook({ body, call }) {
      const tested = await subscriptions.prepareTested(call, body)
      const { secret, ping } = tested
      return call.finish(async () => {
        const subscription = await subscriptions.create(call, tested)
        const warning = [warningOf(ping), await subscriptions.eventsWarning(call, subscription)]
          .filter(text => text !== undefined)
          .join(' ')
        return respond(201, {
          data: wire(subscription, call, secret),
          ping: pingToWire(ping),
          ...(warning !== '' && { warning }),
        })
      })
    },

    listWebhooks: async ({ query, call }) =>
      listedAs(await listSubscriptions(call.scope, 'webhook', query), row => wire(row, call)),

    getWebhook: async ({ path, call }) => answer(await findSubscription(call.scope, path.id), call),

    async updateWebhook({ path, body, call }) {
      const change = await subscriptions.check(call, path.id, body)
      return call.finish(async () => {
        const updated = await subscriptions.update(call, change)
        const warning = (body.events ?? body.filter) && (await subscriptions.eventsWarning(call, updated))
        return respond(200, { data: wire(updated, call), ...(warning && { warning }) })
      })
    },

    enableWebhook: async ({ path, call }) => answer(await subscriptions.enable(call, path.id), call),

    disableWebhook: async ({ path, call }) => answer(await subscriptions.disable(call, path.id), call),

    revokePreviousWebhookSecret: async ({ path, call }) =>
      answer(await subscriptions.revokePrevious(call, path.id), call),

    async deleteWebhook({ path, call }) {
      const { waiting, deadLetters } = await subscriptions.remove(call, path.id)
      return ok({ id: path.id, deleted: true, waiting_deliveries: waiting, dead_letters: deadLetters } as const)
    },

    async testWebhook({ path, query, call }) {
      const ping = await subscriptions.test(call, path.id, { type: query.event_type })
      return call.finish(async () => {
        await subscriptions.recordTest(call, path.id, ping)
        return ok(pingToWire(ping))
      })
    },

    async testWebhookFilter({ body, call }) {
      const { warning, ...data } = await subscriptions.testFilter(call, body)
      return respond(200, { data, ...(warning !== undefined && { warning }) })
    },

    async rotateWebhookSecret({ path, body, call }) {
      const { subscription, secret } = await subscriptions.rotate(call, path.id, body)
      return ok(wire(subscription, call, secret))
    },
  } satisfies Partial<Handlers>
}

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
