import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { useApp } from '../../../../test/support/use-app.ts'
import { relay } from '../../../platform/events/outbox.ts'
import { envelope } from '../attempt/envelope.ts'
import { API_VERSION, MAX_EVENTS_AT_ONCE, MAX_PAYLOAD_BYTES } from '../limits.ts'
import { createWebhooksConsumer } from './consume.ts'

const app = useApp({ settings: { PUBLIC_URL: 'https://keepsake.northwind.example' } })
let refused = 0

interface Account {
  key: string
  tenant: number
}

async function account(events?: string[]): Promise<Account> {
  const { key, tenants } = await app.organization()
  if (events) {
    const body = { url: 'https://hooks.northwind.example/', events }
    expect((await app.call('POST', '/api/v1/webhooks', { key, body })).status).toBe(201)
  }
  return { key, tenant: tenants.live }
}
const publish = ({ key }: Account, events: unknown[]) =>
  app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })

interface Stored {
  id: string
  type: string
  data: string
  deliveries: number
}
/** Stored events, except those that test new subscriptions. */
const stored = ({ tenant }: Account): Promise<Stored[]> =>
  app.database.query<Stored>(
    `SELECT e.id, e.type, e.data, (SELECT count(*)::int FROM runtime.webhook_deliveries d
       WHERE d.event_id = e.id AND d.tenant_id = e.tenant_id AND d.status = 'queued' AND d.due_at IS NOT NULL) AS deliveries
     FROM runtime.webhook_events e WHERE tenant_id = $1 AND type <> 'webhook.tested' ORDER BY e.created_at, e.id`,
    [tenant],
  )

describe('publishing', () => {
  it('warns about a payload that may be a mistake, and sends it', async () => {
    const own = await account(['order.*'])
    const data = { amount: 1250, ids: ['4111111111111111'] }
    const { status, body } = await publish(own, [
      { type: 'order.paid', data: { amount: 1250, currency: 'eur', tokens: 50 } },
      { type: 'order.paid', data },
    ])
    expect([status, body.data.map(({ deliveries }: { deliveries: number }) => deliveries)]).toEqual([202, [1, 1]])
    expect(body.warning).toBe(
      'body.events.1.data.amount is money without a unit; send integer cents as amount_cents, or with a currency beside it.',
    )
    expect((await publish(own, [{ type: 'order.paid', data: { amount: 12.5, currency: 'eur' } }])).status).toBe(400)
  })

  it('creates a delivery for each matching subscription', async () => {
    const own = await account(['order.*'])
    for (const events of [['order.paid'], ['user.*'], ['*']])
      await app.call('POST', '/api/v1/webhooks', {
        key: own.key,
        body: { url: 'https://hooks.northwind.example/', events },
      })
    const { status, body } = await publish(own, [
      { type: 'order.paid', data: { id: 'ord_1', amount_cents: 1250 }, previous_attributes: { status: 'open' } },
      { type: 'order.refunded', data: { id: 'ord_1' } },
      { type: 'note.added', data: {} },
    ])
    expect(status).toBe(202)
    expect(body.data.map(({ deliveries }: { deliveries: number }) => deliveries)).toEqual([3, 2, 1])
    const rows = await stored(own)
    expect(rows.map(({ deliveries }) => deliveries)).toEqual([3, 2, 1])
    expect(rows[0]?.data).toBe('{"object":{"id":"ord_1","amount_cents":1250},"previous_attributes":{"status":"open"}}')
    const { body: one } = await app.call('GET', `/api/v1/webhooks/events/${body.data[0].id}`, { key: own.key })
    expect(one.data).toEqual({
      id: body.data[0].id,
      type: 'order.paid',
      api_version: API_VERSION,
      created_at: expect.stringMatching(/Z$/),
      data: { object: { id: 'ord_1', amount_cents: 1250 }, previous_attributes: { status: 'open' } },
      livemode: true,
      trace_id: expect.stringMatching(/^[\da-f]{32}$/),
      recipients: Array(3).fill(expect.objectContaining({ outcome: 'waiting' })),
    })
  })

  it('counts the subscriptions whose filter an event does not pass', async () => {
    const own = await account(['order.*'])
    for (const filter of ['event.data.object.amount_cents / 100 >= 15', 'event.data.object.amount_cents > 0'])
      await app.call('POST', '/api/v1/webhooks', {
        key: own.key,
        body: { url: 'https://hooks.northwind.example/', events: ['order.paid'], filter },
      })
    const amounts = [1250, 1500].map(amount_cents => ({ type: 'order.paid', data: { amount_cents } }))
    const { body } = await publish(own, [...amounts, { type: 'order.refunded', data: {} }])
    expect(body.data.map(({ deliveries, filtered }: Record<string, number>) => [deliveries, filtered])).toEqual([
      [2, 1],
      [3, 0],
      [1, 0],
    ])
  })

  it('stores an event without subscribers, and sends nothing to a disabled subscription', async () => {
    const own = await account(['*'])
    const { body } = await app.call('GET', '/api/v1/webhooks', { key: own.key })
    await app.call('POST', `/api/v1/webhooks/${body.data[0].id}/disable`, { key: own.key })
    const answer = await publish(own, [{ type: 'order.paid', data: {} }])
    expect(answer.body.data[0]).toMatchObject({ duplicate: false, deliveries: 0 })
    expect(await stored(own)).toHaveLength(1)
  })

  it('sends an event id once: if repeated later, within a call, or concurrently', async () => {
    const own = await account(['*'])
    const event = { id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', type: 'order.paid', data: { n: 1 } }
    const answers = await Promise.all([publish(own, [event, event]), publish(own, [event]), publish(own, [event])])
    const outcomes = answers.flatMap(({ body }) => body.data)
    expect(outcomes.filter(({ duplicate }: { duplicate: boolean }) => !duplicate)).toEqual([
      { id: event.id, duplicate: false, deliveries: 1, filtered: 0 },
    ])
    const later = await publish(own, [event])
    expect(later.body.data).toEqual([{ id: event.id, duplicate: true, deliveries: 0, filtered: 0 }])
    expect(await stored(own)).toMatchObject([{ data: '{"object":{"n":1}}', deliveries: 1 }])
    // another account may use the same id
    expect((await publish(await account(), [event])).body.data[0].duplicate).toBe(false)
  })

  it('refuses an event id with other content, in whatever order its fields are', async () => {
    const own = await account(['*'])
    const event = { id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', type: 'order.paid', data: { id: 'ord_1', n: 1 } }
    expect((await publish(own, [event])).status).toBe(202)
    expect((await publish(own, [{ ...event, data: { n: 1, id: 'ord_1' } }])).body.data[0].duplicate).toBe(true)
    for (const other of [
      { data: { n: 2 } },
      { type: 'order.refunded' },
      { previous_attributes: { n: 0 } },
      { ordering_key: 'ord_1' },
      { customer: 'acme' },
    ]) {
      const { status, body } = await publish(own, [
        { type: 'note.added', data: {} },
        { ...event, ...other },
      ])
      expect([status, body.error, body.id, body.message]).toEqual([
        409,
        'conflict_error',
        event.id,
        expect.stringContaining(`${event.id} was published with other content`),
      ])
    }
    // within a call, and at the same time
    const next = { ...event, id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2W0' }
    expect((await publish(own, [next, { ...next, data: { n: 2 } }])).status).toBe(409)
    const racing = await Promise.all([1, 2, 3, 4].map(n => publish(own, [{ ...next, data: { n } }])))
    expect(racing.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409])
    expect(await stored(own)).toHaveLength(2)
  })

  it(`accepts ${MAX_EVENTS_AT_ONCE} events, in order, and no more`, async () => {
    const own = await account(['*'])
    const events = Array.from({ length: MAX_EVENTS_AT_ONCE + 1 }, (_, n) => ({ type: 'order.paid', data: { n } }))
    expect((await publish(own, events)).status).toBe(400)
    const { body } = await publish(own, events.slice(1))
    const rows = await stored(own)
    expect(rows).toHaveLength(MAX_EVENTS_AT_ONCE)
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(rows.map(({ id }) => id))
  })

  it(`sends at most ${MAX_PAYLOAD_BYTES} bytes; larger payloads are sent as ids and a URL`, async () => {
    const own = await account(['*'])
    const around = (filler: string) => ({ type: 'order.paid', data: { id: 'ord_1', customer_id: 'cus_1', filler } })
    const bodyOf = ({ id, type, data }: Stored) =>
      envelope({ id, type, data, createdAt: new Date() }, API_VERSION, true)
    const { body: small } = await publish(own, [around('')])
    const [empty] = await stored(own)
    const room = MAX_PAYLOAD_BYTES - Buffer.byteLength(bodyOf(empty ?? { id: '', type: '', data: '', deliveries: 0 }))
    expect(small.data).toHaveLength(1)
    const { body } = await publish(own, [around('x'.repeat(room)), around('x'.repeat(room + 1))])
    const rows = new Map((await stored(own)).map(row => [row.id, row]))
    const [fits, exceeds] = body.data.map(({ id }: { id: string }) => rows.get(id))
    expect(Buffer.byteLength(bodyOf(fits))).toBe(MAX_PAYLOAD_BYTES)
    expect(JSON.parse(exceeds.data)).toEqual({
      object: { id: 'ord_1', customer_id: 'cus_1' },
      fetch_url: `https://keepsake.northwind.example/api/v1/webhooks/events/${exceeds.id}`,
    })
    const whole = await app.call('GET', new URL(JSON.parse(exceeds.data).fetch_url).pathname, { key: own.key })
    expect(whole.body.data.data.object.filler).toHaveLength(room + 1)
  })

  it.each([
    [{ type: 'order.pay', data: {} }, 'body.events.1.type'],
    [{ type: 'record.created', data: {} }, 'body.events.1.type'],
    [{ type: 'webhook.circuit_opened', data: {} }, 'body.events.1.type'],
    [{ type: 'Order.Paid', data: {} }, 'body.events.1.type'],
    [{ type: 'order.paid', data: { buyer: { email: 'x' } } }, 'body.events.1.data.buyer.email'],
    [
      { type: 'order.paid', data: {}, previous_attributes: { apiKey: 'x' } },
      'body.events.1.previous_attributes.apiKey',
    ],
    [{ type: 'order.paid', data: { total: 9.99 } }, 'body.events.1.data.total'],
    [{ type: 'order.paid', data: [] }, 'body.events.1.data'],
    [{ id: 'evt\n1', type: 'order.paid', data: {} }, 'body.events.1.id'],
  ])('rejects %j at %s, and with it the entire call', async (event, path) => {
    const own = await account(['*'])
    const { status, body } = await publish(own, [{ type: 'order.paid', data: {} }, event])
    expect(status).toBe(400)
    expect(body.details[0].path).toBe(path)
    expect(await stored(own)).toEqual([])
  })
})

describe('names of types', () => {
  it('are reserved only if the service sends them, and may have a word that nobody knows', async () => {
    const own = await account(['*'])
    const { status, body } = await publish(own, [{ type: 'document.signed', data: {} }])
    expect([status, body.warning]).toEqual([202, undefined])
    const unknown = await publish(own, [{ type: 'order.blorp', data: {} }])
    expect(unknown).toMatchObject({ status: 202, body: { warning: expect.stringContaining('blorp') } })
    const type = { type: 'order.blorp', schema: {}, example: {} }
    const declared = await app.call('POST', '/api/v1/webhooks/event-types', { key: own.key, body: type })
    expect(declared).toMatchObject({ status: 201, body: { warning: expect.stringContaining('blorp') } })
    expect((await publish(own, [{ type: 'order.create', data: {} }])).body.message).toContain(
      'body.events.0.type must end in a verb in the past tense, and create is not. Use order.created',
    )
  })
})

describe('domain events of the service', () => {
  const pass = () =>
    relay(app.database, [
      createWebhooksConsumer({
        database: app.database,
        events: ['*'],
        log: pino({ level: 'silent' }),
        onRefused: () => refused++,
        fetchUrlOf: id => id,
      }),
    ])

  it('become deliveries once for each subscriber, and are dropped without subscribers', async () => {
    const [wants, other] = [await account(['collection.*']), await account(['record.*'])]
    for (const own of [wants, other])
      await app.call('POST', '/api/v1/collections', { key: own.key, body: { name: 'Sales' } })
    await pass()
    await pass()
    expect(await stored(wants)).toMatchObject([{ type: 'collection.created', deliveries: 1 }])
    expect(JSON.parse((await stored(wants))[0]?.data ?? '')).toEqual({
      object: { collectionId: expect.stringMatching(/^col_/), name: 'Sales', slug: 'sales' },
    })
    expect(await stored(other)).toEqual([])
  })

  it('that may not be sent are counted and skipped, and the change they report still takes effect', async () => {
    const own = await account(['*'])
    const before = refused
    const names = ['write to dana@northwind.example', 'Fine']
    for (const name of names)
      expect((await app.call('POST', '/api/v1/collections', { key: own.key, body: { name } })).status).toBe(201)
    await pass()
    expect((await stored(own)).map(({ data }) => JSON.parse(data).object.name)).toEqual(['Fine'])
    expect(refused).toBe(before + 1)
  })

  it('are listed with schema and example', async () => {
    const { body } = await app.call('GET', '/api/v1/webhooks/event-types', { key: (await account()).key })
    expect(body.data.map(({ type }: { type: string }) => type)).toContain('record.created')
  })
})
