import { beforeAll, describe, expect, test } from 'vitest'
import {
  bodySchemaOf,
  callExample,
  exampleBody,
  makeWorld,
  OPERATIONS,
  type Operation,
  type World,
} from '../../../../../test/support/requests.ts'
import type { CallOptions } from '../../../../test/support/test-app.ts'
import { useApp } from '../../../../test/support/use-app.ts'

const app = useApp()
let world: World
/** Of the customer acme. */
let portalKey: string
/** What belongs to acme, and to a foreign customer. */
let acme: Held
let zeta: Held

/** By the parameter or field that names it. */
interface Held {
  webhook: string
  webhookEvent: string
  delivery: string
  deadLetter: string
}

const DEAD_LETTER = `
  WITH delivery AS (
    SELECT id, tenant_id, subscription_id FROM runtime.webhook_deliveries WHERE subscription_id = $2 AND event_type = 'invoice.paid'
  )
  INSERT INTO runtime.webhook_dead_letters (id, tenant_id, subscription_id, delivery_id, reason)
  SELECT $1, tenant_id, subscription_id, id, 'attempts_exhausted' FROM delivery RETURNING id, delivery_id AS delivery`

/** A subscription with an event, its delivery and its dead letter. */
async function held(customer: string, letter: string): Promise<Held> {
  const { key } = world.organization
  const post = async (path: string, body: object) =>
    (await app.call('POST', `/api/v1/webhooks${path}`, { key, body })).body.data
  const { id } = await post('', { url: 'https://hooks.northwind.example/keepsake', events: ['invoice.*'], customer })
  const [event] = await post('/events', {
    events: [{ type: 'invoice.paid', customer, data: { id: `inv_${customer}` } }],
  })
  const [row] = await app.database.query<{ id: string; delivery: string }>(DEAD_LETTER, [letter, id])
  if (!row) throw new Error(`The event of ${customer} has no delivery.`)
  return { webhook: id, webhookEvent: event.id, delivery: row.delivery, deadLetter: row.id }
}

/** What a foreign customer has, as the organization sees it. */
async function stateOf({ webhook, webhookEvent, delivery }: Held): Promise<unknown> {
  const read = async (path: string) =>
    (await app.call('GET', `/api/v1/webhooks${path}`, { key: world.organization.key })).body.data
  const letters = await read('/dead-letters?customer=zeta')
  const all = await read('?customer=zeta')
  const { next_retry_at: _, ...sent } = await read(`/${webhook}/deliveries/${delivery}`)
  return [all, await read(`/events/${webhookEvent}`), sent, letters]
}

beforeAll(async () => {
  world = await makeWorld(app)
  acme = await held('acme', 'dlq_01KAK7F3V6R6T1Q7S0G9Y5N2W1')
  zeta = await held('zeta', 'dlq_01KAK7F3V6R6T1Q7S0G9Y5N2W2')
  portalKey = await portalKeyOf('acme')
})

async function portalKeyOf(customer: string): Promise<string> {
  const { key } = world.organization
  const link = await app.call('POST', '/api/v1/webhooks/portal-links', { key, body: { customer } })
  const code = new URL(link.body.data.url).hash.replace('#code=', '')
  return (await app.call('POST', '/api/v1/webhooks/portal-links/exchange', { body: { code } })).body.data.apiKey
}

/** A way to name what belongs to a foreign customer. */
interface Way {
  name: string
  /** Overrides of the ids in the path, read when the test runs. */
  ids?: () => Partial<Held>
  query?: () => string
  body?: () => object
  /** Statuses that deny it. A 200 must neither show nor change anything. */
  statuses: readonly number[]
}

const names = (operation: Operation): string[] =>
  [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
const queryNames = ({ parameters }: Operation): string[] =>
  parameters.flatMap(({ in: place, name }) => (place === 'query' ? name : []))
const fieldNames = (operation: Operation): string[] =>
  operation.hasBody ? Object.keys(Object(bodySchemaOf(operation)).properties ?? {}) : []

/** Every parameter and field of an operation that can name something of a customer. */
function waysOf(operation: Operation): Way[] {
  const ways: Way[] = []
  const inPath = names(operation)
  if (inPath.length > 0) ways.push({ name: 'the path', ids: () => zeta, statuses: [404] })
  // a foreign delivery below an own subscription
  if (inPath.includes('deliveryId'))
    ways.push({ name: 'the delivery', ids: () => ({ ...acme, delivery: zeta.delivery }), statuses: [404] })
  const query = queryNames(operation)
  if (query.includes('customer')) ways.push({ name: '?customer', query: () => '?customer=zeta', statuses: [403] })
  for (const [name, value] of Object.entries(REFERENCES))
    if (query.includes(name)) ways.push({ name: `?${name}`, query: () => `?${name}=${value()}`, statuses: [200, 404] })
  const fields = fieldNames(operation)
  if (fields.includes('customer')) ways.push({ name: 'customer', body: () => ({ customer: 'zeta' }), statuses: [403] })
  for (const [name, value] of Object.entries(REFERENCES))
    if (fields.includes(name)) ways.push({ name, body: () => ({ [name]: value() }), statuses: [200, 404] })
  if (operation.id === 'replayWebhookEvents')
    ways.push(
      { name: 'filter', body: () => ({ filter: { subscriptionId: zeta.webhook } }), statuses: [404] },
      { name: 'to', body: () => ({ filter: { subscriptionId: acme.webhook }, to: zeta.webhook }), statuses: [404] },
    )
  return ways
}

const REFERENCES = { subscription_id: () => zeta.webhook, event_id: () => zeta.webhookEvent }

const PORTAL = OPERATIONS.filter(({ portal }) => portal)
/** Shows the same to every customer. */
const NAMES_NOTHING = ['listWebhookEventTypes']

describe('a key of the portal and a foreign customer', () => {
  test('there is a way to try for each operation that names something', () => {
    expect(PORTAL.filter(each => waysOf(each).length === 0).map(({ id }) => id)).toEqual(NAMES_NOTHING)
    expect(PORTAL.length).toBeGreaterThan(20)
  })

  test.each(
    PORTAL.flatMap(operation => waysOf(operation).map(way => ({ operation, way, id: operation.id, by: way.name }))),
  )('$id by $by neither shows nor changes anything', async ({ operation, way }) => {
    const before = await stateOf(zeta)
    const ids = { ...world.ids, ...acme, ...way.ids?.() }
    const options: CallOptions = { key: portalKey }
    if (way.body) options.body = { ...exampleOf(operation), ...way.body() }
    const answer = await callExample({ ...world, ids }, operation, options, way.query?.() ?? '')
    expect(way.statuses).toContain(answer.status)
    const text = JSON.stringify(answer.body)
    // what a refused call has named itself may be repeated
    if (answer.status === 200) for (const id of Object.values(zeta)) expect(text).not.toContain(id)
    expect(text).not.toContain('inv_zeta')
    expect(await stateOf(zeta)).toEqual(before)
  })

  test.each(PORTAL.filter(operation => names(operation).length === 0 && operation.method === 'GET'))(
    '$id without a filter shows nothing of it',
    async operation => {
      const answer = await callExample(world, operation, { key: portalKey })
      expect(answer.status).toBe(200)
      for (const value of [...Object.values(zeta), 'zeta']) expect(JSON.stringify(answer.body)).not.toContain(value)
    },
  )

  // the same calls work for what belongs to the customer, so that the refusals above are not for another reason
  test.each(PORTAL.filter(operation => names(operation).length > 0 && operation.method === 'GET'))(
    '$id shows what is its own',
    async operation => {
      const answer = await callExample({ ...world, ids: { ...world.ids, ...acme } }, operation, { key: portalKey })
      expect(answer.status).toBe(200)
    },
  )
})

test('the recipients of an event are those of its customer alone, whoever else wants its type', async () => {
  const { key } = world.organization
  const post = async (path: string, body: object = {}) =>
    (await app.call('POST', `/api/v1/webhooks${path}`, { key, body })).body.data
  const url = 'https://hooks.northwind.example/own'
  const [sent, disabled, picky] = [
    await post('', { url, events: ['*'] }),
    await post('', { url, events: ['*'] }),
    await post('', { url, events: ['*'], filter: 'event.type == "none"' }),
  ]
  await post(`/${disabled.id}/disable`)
  const [event] = await post('/events', { events: [{ type: 'invoice.paid', customer: 'acme', data: { id: 'inv_2' } }] })
  const read = async (path: string) => (await app.call('GET', `/api/v1/webhooks${path}`, { key: portalKey })).body.data
  const expected = [expect.objectContaining({ subscription_id: acme.webhook })]
  expect((await read(`/events/${event.id}`)).recipients).toEqual(expected)
  const listed = await read('/events')
  expect(listed.find(({ id }: { id: string }) => id === event.id).recipients).toEqual(expected)
  for (const { id } of [sent, disabled, picky]) expect(JSON.stringify(listed)).not.toContain(id)
  expect(JSON.stringify(listed)).not.toContain(zeta.webhook)
})

test('an idempotency key of one customer is none of another, nor of the organization', async () => {
  const headers = { 'Idempotency-Key': 'the same' }
  const replay = async (key: string, body: object) => {
    const answer = await app.call('POST', '/api/v1/webhooks/dead-letters/replay', { key, headers, body })
    return [answer.status, answer.body.data?.replayed]
  }
  const [ofZeta, { key }] = [await portalKeyOf('zeta'), world.organization]
  expect(await replay(ofZeta, {})).toEqual([200, 1])
  // not the answer that zeta got
  expect(await replay(portalKey, { event_type: 'user.created' })).toEqual([200, 0])
  expect(await replay(key, { customer: 'acme' })).toEqual([200, 1])
  expect(await replay(ofZeta, {})).toEqual([200, 1])
})

/** The body of the example, without what names something of the organization itself. */
function exampleOf(operation: Operation): object {
  const { customer: _, ...body } = exampleBody(operation)
  return body
}
