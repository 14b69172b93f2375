import { type Make, post, type RareAnswer } from './rare-answer.ts'

const EXPIRES = new Date('2099-01-01T00:00:00Z')

/** The failed delivery of an event that is not worth sending after a time. */
const expiring: Make = async ({ app, organization, ids: { delivery = '' } }) => {
  await app.database.query(
    "UPDATE runtime.webhook_deliveries SET expires_at = $2, error = 'The receiver answered 500.' WHERE id = $1",
    [delivery, EXPIRES],
  )
  await app.database.query('UPDATE runtime.webhook_events SET expires_at = $2 WHERE tenant_id = $1', [
    organization.tenants.live,
    EXPIRES,
  ])
  return {}
}

export const webhooks: RareAnswer[] = [
  {
    id: 'getWebhookDelivery',
    what: 'the delivery of an event that expires',
    make: expiring,
    fields: ['data.expires_at', 'data.error'],
  },
  {
    id: 'listWebhookEvents',
    what: 'an event that expires',
    make: expiring,
    fields: ['data[].expires_at'],
  },
  {
    id: 'exportWebhookDeadLetters',
    what: 'an event of a customer that expires',
    make: async world => {
      await expiring(world)
      await world.app.database.query("UPDATE runtime.webhook_events SET customer = 'initech' WHERE tenant_id = $1", [
        world.organization.tenants.live,
      ])
      return {}
    },
    fields: ['event.customer', 'event.expires_at'],
  },
  {
    id: 'retryWebhookDelivery',
    what: 'a delivery that failed and expires',
    make: expiring,
    fields: ['data.expires_at', 'data.error'],
  },
  {
    id: 'testWebhookFilter',
    what: 'a condition on a field that the event does not have',
    body: { filter: 'event.data.object.amount > 10', event: { type: 'order.paid', data: { id: 'ord_4711' } } },
    fields: ['data.conditions[].error'],
  },
  {
    id: 'getWebhookCustomer',
    what: 'a customer with a name',
    make: async world => {
      await post(world, 'webhooks/customers', { uid: 'acme', name: 'Acme' })
      return { customer: 'acme' }
    },
    fields: ['data.name'],
  },
  {
    id: 'exchangeWebhookPortalLink',
    what: 'a customer with a name',
    async make({ app, organization }) {
      await app.call('PATCH', '/api/v1/webhooks/customers/initech', {
        key: organization.key,
        body: { name: 'Initech' },
      })
      return {}
    },
    fields: ['data.customer.name'],
  },
  {
    id: 'listWebhookEventTypes',
    what: 'a type that is archived',
    async make({ app, organization }) {
      await app.call('PATCH', '/api/v1/webhooks/event-types/invoice.paid', {
        key: organization.key,
        body: { archived: true },
      })
      return {}
    },
    fields: ['own[].archived_at'],
  },
  {
    id: 'getWebhookSourceEvent',
    what: 'an event that is stored',
    async make({ app, ids: { event = '', webhookReceipt = '' } }) {
      await app.database.query(
        `UPDATE event_items SET outcome = 'succeeded', result = '{"recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"}' WHERE event_id = $1`,
        [event],
      )
      await app.database.query('UPDATE webhook_receipts SET job_id = $1 WHERE id = $2', [event, webhookReceipt])
      return {}
    },
    fields: ['data.record_id'],
  },
]
