import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callExample, OPERATIONS, UNKNOWN_IDS } from '../../../../../test/support/requests.ts'
import { type Receiver, startReceiver } from '../../../../test/support/receiver.ts'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

interface Service {
  app: TestApp
  receiver: Receiver
  key: string
  call(method: string, path: string, body?: unknown): ReturnType<TestApp['call']>
}

async function serve(settings: Record<string, string>): Promise<Service> {
  const receiver = await startReceiver()
  const app = await createTestApp({
    settings: { OUTBOUND_ALLOW: '127.0.0.1', WORKERS: 'off', ...settings },
  })
  stops.push(receiver.close, app.stop)
  const key = await (await app.organization()).keyFor({ livemode: false })
  const call: Service['call'] = (method, path, body) =>
    app.call(method, `/api/v1/webhooks${path}`, { key, ...(body !== undefined && { body }) })
  return { app, receiver, key, call }
}
/** Resolves when all domain events were relayed to their consumers. */
const relayed = ({ database }: TestApp): Promise<void> =>
  vi.waitFor(async () => expect(await database.query('SELECT FROM runtime.outbox')).toEqual([]), { timeout: 10_000 })
const deploymentOf = async ({ call }: Service) => (await call('GET', '/metrics')).body.data.deployment

describe('deployment settings', () => {
  it('are shown with their defaults', async () => {
    expect(await deploymentOf(await serve({}))).toEqual({
      direction: 'both',
      events: ['*'],
      volume_per_second: null,
      latency_target_ms: 5_000,
      guarantee: 'at_least_once',
      auth: 'hmac',
      dispatch: 'postgres',
    })
  })

  it('are shown as set, and the latency target applies to the metrics', async () => {
    const service = await serve({
      WEBHOOKS_DIRECTION: 'outbound',
      WEBHOOKS_EVENTS: 'order.*, record.created',
      WEBHOOKS_VOLUME: '5/min',
      WEBHOOKS_LATENCY_TARGET_MS: '2000',
      WEBHOOKS_GUARANTEE: 'best-effort',
      WEBHOOKS_AUTH: 'bearer',
    })
    expect(await deploymentOf(service)).toEqual({
      direction: 'outbound',
      events: ['order.*', 'record.created'],
      volume_per_second: 5 / 60,
      latency_target_ms: 2_000,
      guarantee: 'best_effort',
      auth: 'bearer',
      dispatch: 'inline',
    })
    const { metrics } = (await service.call('GET', '/metrics')).body.data
    const p99 = metrics.find(({ name }: { name: string }) => name === 'p99_latency_ms')
    expect(p99.target).toEqual({ is: 'below', than: 2_000 })
  })
})

/** What each direction refuses; the operations of webhooks that are not listed are never refused. */
const REFUSED = {
  both: [],
  inbound: [
    'createDestination',
    'createWebhook',
    'enableWebhook',
    'publishWebhookEvents',
    'replayWebhookDeadLetter',
    'replayWebhookDeadLetters',
    'replayWebhookEvents',
    'retryWebhookDelivery',
    'streamWebhookEvents',
    'testDestination',
    'testWebhook',
    'triggerWebhookEvent',
    'updateDestination',
    'updateWebhook',
  ],
  outbound: [
    'createWebhookSource',
    'receiveWebhook',
    'replayWebhookSourceEvent',
    'replayWebhookSourceEvents',
    'rotateWebhookSourceSecret',
    'testWebhookSource',
    'updateWebhookSource',
  ],
} as const

describe('the direction of a deployment', () => {
  it.each(Object.entries(REFUSED))('%s refuses exactly the operations of its row', async (direction, refused) => {
    const { app } = await serve({ WEBHOOKS_DIRECTION: direction })
    // what is not refused finds nothing, or succeeds
    const world = { app, organization: await app.organization(), ids: UNKNOWN_IDS }
    const found: string[] = []
    for (const operation of OPERATIONS.filter(({ area }) => area === 'webhooks')) {
      const { status, body } = await callExample(world, operation)
      if (status !== 403) continue
      expect(body.message).toContain(`WEBHOOKS_DIRECTION is ${direction}`)
      found.push(operation.id)
    }
    expect(found.sort()).toEqual(refused)
  })
})

const SOURCE = { name: 'Desk', scheme: 'svix', mapping: { record: { email: 'email' }, content: '{{text}}' } }

describe('an inbound-only deployment', () => {
  it('rejects operations that send, and says why', async () => {
    const { app, call } = await serve({ WEBHOOKS_DIRECTION: 'inbound' })
    const [whk, dlv, dlq] = ['whk', 'dlv', 'dlq'].map(prefix => `${prefix}_01KAK7F3V6R6T1Q7S0G9Y5N2WZ`)
    const events = [{ type: 'order.paid', data: {} }]
    for (const [method, path, body] of [
      ['POST', '', { url: 'https://hooks.northwind.example/', events: ['*'] }],
      ['PATCH', `/${whk}`, { events: ['*'] }],
      ['POST', `/${whk}/test`],
      ['POST', `/${whk}/enable`],
      ['POST', '/events', { events }],
      ['GET', '/stream'],
      ['POST', `/${whk}/deliveries/${dlv}/retry`],
      ['POST', '/dead-letters/replay', {}],
      ['POST', `/dead-letters/${dlq}/replay`],
    ] as const) {
      const answer = await call(method, path, body)
      expect({ path, status: answer.status }).toEqual({ path, status: 403 })
      expect(answer.body.message).toContain('WEBHOOKS_DIRECTION')
    }
    expect((await call('GET', '')).body.data).toEqual([])
    expect((await call('GET', '/dead-letters')).status).toBe(200)
    const forwarded = await call('POST', '/sources', { ...SOURCE, forward_url: 'https://hooks.northwind.example/' })
    expect(forwarded).toMatchObject({ status: 403, body: { message: expect.stringContaining('WEBHOOKS_DIRECTION') } })
    const { body: made } = await call('POST', '/sources', SOURCE)
    const change = { forward_url: 'https://hooks.northwind.example/' }
    expect((await call('PATCH', `/sources/${made.data.id}`, change)).status).toBe(403)
    expect((await call('PATCH', `/sources/${made.data.id}`, { forward_url: '' })).status).toBe(200)
    expect(await app.database.query('SELECT FROM runtime.webhook_events')).toEqual([])
  })

  it('sends neither waiting deliveries nor new events', async () => {
    const { app, receiver, key } = await serve({ WEBHOOKS_DIRECTION: 'inbound', WORKERS: 'on' })
    // as left by a deployment that used to send
    await app.database.query(
      `WITH subscription AS (
         INSERT INTO webhook_subscriptions (id, tenant_id, url, events, api_version, guarantee, timeout_ms, auth_type,
           secret_current, secret_rotated_at)
         SELECT 'whk_1', id, $1, ARRAY['*'], '2026-11-01', 'at_least_once', 5000, 'hmac', '', app_now()
         FROM tenants WHERE NOT livemode RETURNING id, tenant_id
       ),
       event AS (
         INSERT INTO runtime.webhook_events (tenant_id, id, type, data)
         SELECT tenant_id, 'evt_1', 'order.paid', '{}' FROM subscription
       )
       INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, due_at)
       SELECT 'dlv_1', tenant_id, id, 'evt_1', 'order.paid', app_now() FROM subscription`,
      [`${receiver.url}/ok`],
    )
    await app.call('POST', '/api/v1/collections', { key, body: { name: 'Sales' } })
    await relayed(app)
    await pause(300)
    expect(receiver.arrivals).toEqual([])
    expect(await app.database.query('SELECT id, attempts, lease FROM runtime.webhook_deliveries')).toEqual([
      { id: 'dlv_1', attempts: 0, lease: null },
    ])
  })
})

describe('a deployment that sends some event types', () => {
  it('rejects other event types from its accounts and does not send its own other events', async () => {
    const { app, call, key } = await serve({ WEBHOOKS_EVENTS: 'order.*,collection.created', WORKERS: 'on' })
    await call('POST', '', { url: 'http://hooks.northwind.example/', events: ['*'] })
    expect((await call('POST', '/events', { events: [{ type: 'order.paid', data: {} }] })).status).toBe(202)
    const refused = await call('POST', '/events', { events: [{ type: 'user.invited', data: {} }] })
    expect(refused.status).toBe(400)
    expect(refused.body.details).toEqual([
      { path: 'body.events.0.type', message: expect.stringContaining('WEBHOOKS_EVENTS') },
    ])
    await app.call('POST', '/api/v1/collections', { key, body: { name: 'Sales' } })
    await app.call('POST', '/api/v1/entity-types', { key, body: { name: 'Deal' } })
    await relayed(app)
    const forwarded = await call('POST', '/sources', { ...SOURCE, forward_url: 'https://hooks.northwind.example/' })
    expect(forwarded).toMatchObject({ status: 403, body: { message: expect.stringContaining('WEBHOOKS_EVENTS') } })
    const stored = await app.database.query<{ type: string }>(
      `SELECT type FROM runtime.webhook_events WHERE type <> 'webhook.tested' ORDER BY created_at`,
    )
    expect(stored.map(({ type }) => type)).toEqual(['order.paid', 'collection.created'])
  })
})

describe('a deployment that requires an authentication type', () => {
  it('rejects subscriptions without it', async () => {
    const { call } = await serve({ WEBHOOKS_AUTH: 'bearer' })
    const create = (more: object) =>
      call('POST', '', { url: 'http://hooks.northwind.example/', events: ['*'], ...more })
    const bearer = { auth: { type: 'bearer', token: 'tok-1' } }
    for (const answer of [await create({}), await create({ auth: { type: 'hmac' } })]) {
      expect(answer.status).toBe(400)
      expect(answer.body.details[0].path).toBe('body.auth')
    }
    const { body } = await create(bearer)
    expect(body.data.auth).toEqual({ type: 'bearer' })
    expect((await call('PATCH', `/${body.data.id}`, { auth: { type: 'hmac' } })).status).toBe(400)
    expect((await call('PATCH', `/${body.data.id}`, bearer)).status).toBe(200)
    const forwarded = await call('POST', '/sources', { ...SOURCE, forward_url: 'https://hooks.northwind.example/' })
    expect(forwarded).toMatchObject({ status: 400, body: { details: [{ path: 'body.forward_url' }] } })
  })
})
