import { newId } from '../../../server/src/platform/values/ids.ts'
import { QUIET } from '../fixtures/webhooks.ts'
import type { World } from '../requests.ts'
import { post, type WholeRow } from './whole-row.ts'

const HOUR_MS = 3_600_000
const ROTATION = ['secret_previous', 'rotation.grace_ends_at', 'rotation.warning']
/** The secret is so old that the response warns of it, and the former one still signs. */
const AGED = { secretRotatedAt: new Date('2020-01-01T00:00:00Z') }
/** A rotation is refused before the end of the former one. */
const graceEnd = async ({ app }: World, id: string): Promise<Date | null> =>
  id.startsWith('rotate') ? null : new Date((await app.database.now()).getTime() + HOUR_MS)

const FAILURE = {
  event_id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
  event_type: 'order.paid',
  error: 'The receiver answered 500.',
  at: '2026-11-20T15:04:05.000Z',
}
const DISABLED = { disabledAt: new Date('2026-11-21T00:00:00Z'), disabledReason: 'circuit_open' }

/** All that a signature of one's own can say. */
const SIGNATURE = {
  header: 'X-Acme-Signature',
  value: 'v0={signature}',
  signed_content: '{id}.{timestamp}.{body}',
  algorithm: 'sha512',
  encoding: 'base64',
  timestamp_unit: 'ms',
  id_header: 'X-Acme-Id',
  timestamp_header: 'X-Acme-Time',
  type_header: 'X-Acme-Type',
}
const SIGNATURE_FIELDS = Object.keys(SIGNATURE).map(name => `signature.${name}`)

const DISABLED_FIELDS = ['disabled_at', 'disabled_reason']
const OLD_SECRET = ['secret_previous', 'public_key_previous', 'rotation.grace_ends_at']

const webhook: WholeRow = {
  what: 'a webhook subscription of a customer, which failed, was disabled, and rotated its secret long ago',
  async make(world) {
    const { id } = await post(world, 'webhooks', {
      url: 'https://hooks.initech.example/all',
      events: ['order.*'],
      description: 'CRM',
      customer: 'initech',
      uid: 'crm',
      filter: 'event.data.object.amount_cents > 1000',
      ed25519: true,
    })
    await post(world, `webhooks/${id}/rotate`, { grace_hours: 24 })
    const row = await world.app.database.prisma(models =>
      models.webhookSubscription.findUniqueOrThrow({ where: { id } }),
    )
    kept.set(id, { secretPrevious: row.secretPrevious, privateKeyPrevious: row.privateKeyPrevious })
    return { webhook: id }
  },
  async restore(world, { webhook: id = '' }, operationId) {
    const data = {
      ...AGED,
      ...DISABLED,
      ...kept.get(id),
      lastFailure: FAILURE,
      failingSince: new Date(FAILURE.at),
      failureCount: 3,
      secretGraceEndsAt: await graceEnd(world, operationId),
    }
    await world.app.database.prisma(models => models.webhookSubscription.update({ where: { id }, data }))
  },
  isOurs: (row, { webhook: id }) => 'id' in row && row.id === id,
  fields: [
    'customer',
    'description',
    'uid',
    'filter',
    'public_key',
    'public_key_previous',
    'failing_since',
    ...ROTATION,
    ...DISABLED_FIELDS,
    'last_failure.event_id',
    'last_failure.event_type',
    'last_failure.error',
    'last_failure.at',
  ],
  returnedBy: [
    { id: 'getWebhook' },
    { id: 'listWebhooks' },
    { id: 'updateWebhook', body: { description: 'CRM' } },
    { id: 'disableWebhook' },
    { id: 'enableWebhook', without: [...DISABLED_FIELDS, 'failing_since'] },
    { id: 'rotateWebhookSecret', without: ['rotation.warning'] },
    { id: 'revokePreviousWebhookSecret', without: OLD_SECRET },
  ],
}

const signing: WholeRow = {
  what: 'a webhook subscription that signs in a way of its own',
  async make(world) {
    const body = { url: 'https://hooks.initech.example/signed', events: ['order.*'], signature: SIGNATURE }
    const { id } = await post(world, 'webhooks', body)
    await post(world, `webhooks/${id}/rotate`, { grace_hours: 24 })
    return { webhook: id }
  },
  restore: async (world, { webhook: id = '' }, operationId) => {
    const data = { secretGraceEndsAt: await graceEnd(world, operationId) }
    await world.app.database.prisma(models => models.webhookSubscription.update({ where: { id }, data }))
  },
  isOurs: (row, { webhook: id }) => 'id' in row && row.id === id,
  fields: SIGNATURE_FIELDS,
  returnedBy: [
    { id: 'getWebhook' },
    { id: 'listWebhooks' },
    { id: 'updateWebhook', body: { description: 'CRM' } },
    { id: 'disableWebhook' },
    { id: 'enableWebhook' },
    { id: 'rotateWebhookSecret' },
    { id: 'revokePreviousWebhookSecret' },
  ],
}

/** What a call erases of the former secrets, by subscription. */
const kept = new Map<string, { secretPrevious: string | null; privateKeyPrevious?: string | null }>()

const source: WholeRow = {
  what: 'a source with a signature of its own, all of a mapping, and a rotated secret',
  async make(world) {
    const { id } = await post(world, 'webhooks/sources', {
      name: 'Billing',
      description: 'Invoices',
      scheme: 'hmac',
      signature: {
        header: 'X-Signature',
        encoding: 'hex',
        prefix: 'v0=',
        id_header: 'X-Id',
        type_header: 'X-Type',
        timestamp_header: 'X-Timestamp',
        signed_content: '{id}.{timestamp}.{body}',
      },
      types: ['invoice.*'],
      mapping: {
        collection_id: 'col_01KAK7F3V6AAAAAAAAAAAAAAAA',
        record: {
          email: 'data.email',
          phone_number: 'data.phone',
          website_url: 'data.site',
          record_id: 'data.record',
          custom_key_name: 'crmId',
          custom_key_value: 'data.crm',
          type: 'Contact',
        },
        content: 'Invoice {{data.id}}',
        session_id: 'data.session',
        speaker: 'data.speaker',
        type: 'data.type',
        timestamp: 'data.at',
        properties: { Total: 'data.total' },
        tags: ['billing'],
        extract: false,
      },
      forward_url: 'https://hooks.northwind.example/forward',
    })
    await post(world, `webhooks/sources/${id}/rotate`, { grace_hours: 24 })
    const row = await world.app.database.prisma(models => models.webhookSource.findUniqueOrThrow({ where: { id } }))
    kept.set(id, { secretPrevious: row.secretPrevious })
    return { webhookSource: id }
  },
  async restore(world, { webhookSource: id = '' }, operationId) {
    const data = { ...AGED, ...kept.get(id), secretGraceEndsAt: await graceEnd(world, operationId) }
    await world.app.database.prisma(models => models.webhookSource.update({ where: { id }, data }))
  },
  isOurs: (row, { webhookSource: id }) => 'id' in row && row.id === id,
  fields: [
    'description',
    'forward_id',
    'forward_url',
    ...ROTATION,
    ...['header', 'encoding', 'prefix', 'id_header', 'type_header', 'timestamp_header', 'signed_content'].map(
      name => `signature.${name}`,
    ),
    ...['custom_key_name', 'custom_key_value', 'phone_number', 'record_id', 'type', 'website_url'].map(
      name => `mapping.record.${name}`,
    ),
    ...['extract', 'session_id', 'speaker', 'type', 'collection_id'].map(name => `mapping.${name}`),
  ],
  returnedBy: [
    { id: 'getWebhookSource' },
    { id: 'listWebhookSources' },
    { id: 'updateWebhookSource', body: { description: 'Invoices' } },
    { id: 'rotateWebhookSourceSecret', without: ['rotation.warning'] },
    { id: 'revokePreviousWebhookSourceSecret', without: ['secret_previous', 'rotation.grace_ends_at'] },
  ],
}

const destination: WholeRow = {
  what: 'a destination with a filter, which failed and was disabled',
  async make(world) {
    const body = {
      name: 'Lake',
      url: 'https://lake.northwind.example',
      events: ['*'],
      filter: 'event.data.object.amount_cents > 1000',
      signature: SIGNATURE,
    }
    return { destination: (await post(world, 'destinations', body)).id }
  },
  restore: ({ app }, { destination: id = '' }) =>
    app.database.prisma(models =>
      models.webhookSubscription.update({
        where: { id },
        data: { ...DISABLED, lastFailure: FAILURE, failureCount: 3 },
      }),
    ),
  isOurs: (row, { destination: id }) => 'id' in row && row.id === id,
  fields: [
    'filter',
    'disabledReason',
    ...SIGNATURE_FIELDS,
    ...['at', 'error', 'eventId', 'eventType'].map(name => `lastFailure.${name}`),
  ],
  returnedBy: [{ id: 'listDestinations' }, { id: 'updateDestination', body: { name: 'The lake' } }],
}

const deadLetter: WholeRow = {
  what: "a dead letter of a customer's subscription",
  async make({ app, ids }) {
    await app.database.prisma(models =>
      models.webhookSubscription.update({ where: { id: ids.webhook }, data: { customer: 'initech' } }),
    )
    return {}
  },
  fields: ['customer'],
  returnedBy: [{ id: 'replayWebhookDeadLetter' }],
}

const waiting: WholeRow = {
  what: 'a replay of an event that did not arrive, while another one is on its way',
  async make({ app, organization }) {
    await app.database.query(
      `INSERT INTO runtime.webhook_deliveries
         (id, tenant_id, subscription_id, event_id, event_type, status, attempts, due_at, finished_at)
       SELECT id, tenant_id, $3, 'evt_' || substr(id, 5), 'order.paid', status, attempts,
         CASE status WHEN 'queued' THEN app_now() + interval '1 day' END,
         CASE status WHEN 'failed' THEN app_now() - interval '1 minute' END
       FROM (VALUES ($1, 'queued', 0), ($2, 'failed', 1)) AS made (id, status, attempts), (SELECT $4::bigint AS tenant_id) t`,
      [newId('dlv'), newId('dlv'), QUIET, organization.tenants.live],
    )
    return {}
  },
  fields: ['waiting'],
  returnedBy: [{ id: 'replayWebhookEvents' }],
}

export const webhooks: WholeRow[] = [webhook, signing, source, destination, deadLetter, waiting]
