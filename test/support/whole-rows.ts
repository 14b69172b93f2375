import type { Ids } from './fixtures/fixture.ts'
import type { World } from './requests.ts'

/** A row that has what few rows have: an end, a failure, a rotation. */
interface WholeRow {
  what: string
  /** @returns ids for path parameters */
  make(world: World): Promise<Ids>
  /** Puts back what a call has changed, before the operation with this ID. */
  restore?(world: World, ids: Ids, id: string): Promise<unknown>
  /** Which row of a list it is. [the first] */
  isOurs?(row: object, ids: Ids): boolean
  /** What few rows have, as paths in the response. */
  fields: string[]
  /** The operations that return it, with another body than the example, and the fields that they take away. */
  returnedBy: { id: string; body?: object; without?: string[] }[]
}

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

async function post({ app, organization }: World, path: string, body: object): Promise<{ id: string }> {
  const answer = await app.call('POST', `/api/v1/${path}`, { key: organization.key, body })
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}

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
    { id: 'enableWebhook', without: DISABLED_FIELDS },
    { id: 'rotateWebhookSecret', without: ['rotation.warning'] },
    { id: 'revokePreviousWebhookSecret', without: OLD_SECRET },
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
    ...['extract', 'session_id', 'speaker', 'type'].map(name => `mapping.${name}`),
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
  fields: ['filter', 'disabledReason', ...['at', 'error', 'eventId', 'eventType'].map(name => `lastFailure.${name}`)],
  returnedBy: [{ id: 'listDestinations' }, { id: 'updateDestination', body: { name: 'The lake' } }],
}

const LOOK_UP = {
  name: 'look_up_order',
  description: 'Finds an order.',
  parameters: { type: 'object', properties: { id: { type: 'string' } } },
  strict: false,
}

const agent: WholeRow = {
  what: 'an agent with a model and a tool of its own',
  make: async world => ({
    agent: (
      await post(world, 'agents', {
        name: 'Orders',
        description: 'Answers about orders.',
        instructions: 'Answer about {{product}}.',
        expectedInputs: [{ name: 'product', description: 'What was bought.' }],
        model: 'scripted',
        tools: [{ type: 'function', function: LOOK_UP }],
      })
    ).id,
  }),
  isOurs: (row, { agent: id }) => 'id' in row && row.id === id,
  fields: [
    'description',
    'expectedInputs.0.description',
    'model',
    'tools.0.type',
    ...Object.keys(LOOK_UP).map(name => `tools.0.function.${name}`),
  ],
  returnedBy: [{ id: 'getAgentDefinition' }, { id: 'listAgents' }, { id: 'updateAgent', body: { name: 'The orders' } }],
}

const collection: WholeRow = {
  what: 'a collection whose property has everything',
  make: async world => ({
    collection: (
      await post(world, 'collections', {
        name: 'Machines',
        description: 'What runs where.',
        properties: [
          {
            name: 'Power',
            type: 'number',
            unit: 'kW',
            aliases: ['Watts'],
            description: 'Its power.',
            review: 'unsure',
          },
          { name: 'Use', type: 'options', options: ['Mill', 'Press'] },
        ],
      })
    ).id,
  }),
  isOurs: (row, { collection: id }) => 'id' in row && row.id === id,
  fields: [
    'description',
    ...['unit', 'aliases', 'description', 'review'].map(name => `properties.0.${name}`),
    'properties.1.options',
  ],
  returnedBy: [
    { id: 'getCollection' },
    { id: 'listCollections' },
    { id: 'updateCollection', body: { description: 'Machines and where they run.' } },
  ],
}

const suspended: WholeRow = {
  what: 'an organization that the operator has suspended',
  make: async ({ app }) => ({ organization: (await app.organization()).id }),
  restore: ({ app }, { organization: id = '' }) =>
    app.database.prisma(models =>
      models.organization.update({ where: { id }, data: { suspendedAt: new Date('2026-11-21T00:00:00Z') } }),
    ),
  isOurs: (row, { organization: id }) => 'id' in row && row.id === id,
  fields: ['suspendedAt'],
  returnedBy: [{ id: 'adminListOrganizations' }, { id: 'adminUpdateOrganization' }, { id: 'adminGrantCredits' }],
}

const changedTool: WholeRow = {
  what: 'an MCP server whose tool has changed since it was approved',
  make: async ({ ids }) => ids,
  restore: ({ app, organization }, { mcpServer: serverId = '' }) =>
    app.database.prisma(models =>
      models.mcpServerTool.updateMany({
        where: { tenantId: organization.tenants.live, serverId },
        data: { needsReview: true, approved: { description: 'Searches.', inputSchema: { type: 'object' } } },
      }),
    ),
  isOurs: (row, { mcpServer: id }) => 'id' in row && row.id === id,
  fields: ['tools.0.approved.description', 'tools.0.approved.inputSchema'],
  returnedBy: [{ id: 'listMcpServers' }],
}

const executed: WholeRow = {
  what: 'a notification whose callback has failed',
  make: async ({ ids }) => ids,
  restore: ({ app, organization }, { notification: notificationId = '' }) =>
    app.database.prisma(models =>
      models.notificationAction.updateMany({
        where: { tenantId: organization.tenants.live, notificationId },
        data: {
          executedAt: new Date('2026-11-21T00:00:00Z'),
          executedBy: 'mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
          callbackStatus: 'failed',
          callbackError: 'The receiver answered 500.',
        },
      }),
    ),
  isOurs: (row, { notification: id }) => 'id' in row && row.id === id,
  fields: ['executedAt', 'executedBy', 'callback.status', 'callback.error'].map(name => `actions.0.${name}`),
  returnedBy: [{ id: 'listNotifications' }, { id: 'readNotification' }, { id: 'dismissNotification' }],
}

/** Responses whose optional fields only rare rows have. */
export const WHOLE: WholeRow[] = [webhook, source, destination, agent, collection, suspended, changedTool, executed]
