import { randomUUID } from 'node:crypto'
import { sign, verify } from '@keepsake/webhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Arrival, type Receiver, startReceiver } from '../../../../test/support/receiver.ts'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { eventually, pathOf } from '../../../../test/support/webhook-engine.ts'
import { now, result } from '../../../../test/support/webhook-sources.ts'

const app = useApp({ settings: { WORKERS: 'on', OUTBOUND_ALLOW: '127.0.0.1' } })
const owner = useOrganization(app)

let receiver: Receiver
/** A key to test data, for which URLs may use http. */
let key: string
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())
beforeEach(async () => {
  key = await owner.organization.keyFor({ livemode: false })
})

const call = async (method: string, path: string, body?: object, by = key) =>
  await app.call(method, `/api/v1/${path}`, { key: by, ...(body && { body }) })
const dataOf = async (path: string) => (await call('GET', path)).body.data
const arrived = (path: string): Arrival[] => receiver.arrivals.filter(({ path: at }) => at.split('?')[0] === path)
const MAPPING = { record: { email: 'data.email' }, content: '{{type}}' }

interface Made {
  id: string
  secret_current: string
  routes: { kind: string; id: string; secret?: string; url: string; types: string[]; header_names: string[] }[]
  [field: string]: unknown
}

async function create(settings: object): Promise<Made> {
  const made = await call('POST', 'webhooks/sources', { name: 'Billing', scheme: 'standard_webhooks', ...settings })
  expect([made.status, made.body.message]).toEqual([201, undefined])
  return made.body.data
}

interface Sent {
  id?: string
  body?: string | Uint8Array<ArrayBuffer>
  type?: string
  search?: string
}

async function deliver(source: Made, { id = 'evt_1', body = '{"type":"invoice.paid"}', type, search = '' }: Sent = {}) {
  const headers = await sign({ id, body, timestamp: now() }, source.secret_current)
  const raw = { raw: body, headers: { ...headers, ...(type && { 'Content-Type': type }) } }
  return app.call('POST', `/api/v1/webhooks/inbound/${source.id}${search}`, raw)
}

const refusal = async (routes: unknown, others: object = {}, method = 'POST', path = 'webhooks/sources') => {
  const named = method === 'POST' ? { name: 'Billing', scheme: 'github' } : {}
  const { status, body } = await call(method, path, { ...named, ...(routes !== undefined && { routes }), ...others })
  return [status, body.details?.[0]?.path]
}

describe('a source with routes', () => {
  it('sends each event to the routes that take it, without memory and credits', async () => {
    const [first, second] = [pathOf('ok'), pathOf('ok')]
    const source = await create({
      types: ['invoice.*', 'customer.*'],
      routes: [
        { kind: 'store', types: ['customer.*'] },
        { kind: 'forward', url: receiver.url + first, types: ['invoice.*'], headers: { 'X-Team': 'b' } },
        {
          kind: 'forward',
          url: `${receiver.url}${second}?own=1`,
          filter: 'event.data.object.payload.livemode && event.data.object.query == "a=1&b=%20"',
        },
      ],
    })
    expect(source).toMatchObject({
      mapping: null,
      forward_url: receiver.url + first,
      split: true,
      tolerance_seconds: 300,
    })
    expect(source.routes.map(({ kind, types }) => [kind, types])).toEqual([
      ['store', ['customer.*']],
      ['forward', ['invoice.*']],
      ['forward', ['*']],
    ])
    const [, one, two] = source.routes
    expect([one?.header_names, one?.secret, two?.secret]).toEqual([
      ['x-team'],
      expect.stringMatching(/^whsec_/),
      expect.stringMatching(/^whsec_/),
    ])
    const shown = await dataOf(`webhooks/sources/${source.id}`)
    expect(shown.routes[1]).toEqual({
      ...{ kind: 'forward', types: ['invoice.*'], id: one?.id, url: receiver.url + first, filter: null },
      header_names: ['x-team'],
    })
    const before = (await call('GET', 'me', undefined, owner.key)).body.data.credits
    const answer = await deliver(source, { body: '{"type":"invoice.paid","livemode":true}', search: '?a=1&b=%20' })
    expect(result(answer)).toEqual([200, 'accepted'])
    const eventId = answer.body.data.id.replace('rcv_', 'evt_')
    await eventually(() => expect([arrived(first).length, arrived(second).length]).toEqual([1, 1]))
    expect(receiver.arrivals.find(({ path }) => path.startsWith(second))?.path).toBe(`${second}?own=1&a=1&b=%20`)
    for (const [path, secret] of [
      [first, one?.secret],
      [second, two?.secret],
    ] as const) {
      const [{ body, headers } = { body: '', headers: {} }] = arrived(path)
      expect(await verify(body, headers, { secrets: [secret ?? ''] })).toMatchObject({ id: eventId })
    }
    expect(arrived(first)[0]?.headers['x-team']).toBe('b')
    await eventually(async () => {
      const [receipt] = await dataOf(`webhooks/sources/${source.id}/events`)
      expect(receipt).toMatchObject({ status: 'accepted', reason: null, query: 'a=1&b=%20' })
      expect(receipt.routes).toMatchObject([
        { kind: 'store', id: null, outcome: 'filtered', reason: 'types' },
        { kind: 'forward', id: one?.id, outcome: 'succeeded', reason: null, attempts: 1 },
        { kind: 'forward', id: two?.id, outcome: 'succeeded', reason: null, attempts: 1 },
      ])
    })
    const event = await dataOf(`webhooks/events/${eventId}`)
    expect(event.data.object).toMatchObject({ payload: { livemode: true }, query: 'a=1&b=%20', event_id: 'evt_1' })
    expect(result(await deliver(source, { id: 'evt_2', body: '{"type":"customer.new"}' }))).toEqual([200, 'accepted'])
    const [stored] = await dataOf(`webhooks/sources/${source.id}/events`)
    expect(stored.routes.map(({ outcome, reason }: Record<string, unknown>) => [outcome, reason])).toEqual([
      ['succeeded', null],
      ['filtered', 'types'],
      ['filtered', 'filter'],
    ])
    const kept = await dataOf(`webhooks/sources/${source.id}/events/${stored.id}`)
    expect(kept).toMatchObject({ payload: '{"type":"customer.new"}', payload_encoding: 'utf8' })
    expect((await call('GET', 'me', undefined, owner.key)).body.data.credits).toEqual(before)
    expect((await call('POST', 'recall', {})).body.data).toEqual([])
  })

  it('ignores what no route takes, and takes it when it is sent again', async () => {
    const source = await create({ routes: [{ kind: 'store', types: ['a.*'] }] })
    const ignored = await deliver(source)
    expect(result(ignored)).toEqual([200, 'ignored'])
    const [receipt] = await dataOf(`webhooks/sources/${source.id}/events`)
    expect(receipt).toMatchObject({ status: 'ignored', reason: 'no_route', routes: [] })
    await call('PATCH', `webhooks/sources/${source.id}`, { routes: [{ kind: 'store' }] })
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
  })

  it.each([
    ['XML', '<event type="a"/>', 'application/xml'],
    ['nothing', '', undefined],
    ['a text', 'plain \u0000 text', 'text/plain'],
    ['bytes', Uint8Array.from([0xff, 0x00, 0xfe]), 'application/octet-stream'],
    ['JSON with a repeated field', '{"a":1,"a":2}', 'application/json'],
    ['deep JSON', '['.repeat(300) + ']'.repeat(300), 'application/json'],
  ])('forwards %s as it arrived', async (_, body, type) => {
    const path = pathOf('ok')
    const source = await create({ routes: [{ kind: 'forward', url: receiver.url + path }, { kind: 'store' }] })
    expect(result(await deliver(source, { body, ...(type && { type }) }))).toEqual([200, 'accepted'])
    await eventually(() => expect(arrived(path)).toHaveLength(1))
    const [arrival] = arrived(path)
    if (typeof body === 'string') expect(arrival?.body).toBe(body)
    else expect(await verify(body, arrival?.headers ?? {}, { secrets: [source.routes[0]?.secret ?? ''] })).toBeTruthy()
    const [{ id }] = await dataOf(`webhooks/sources/${source.id}/events`)
    const { payload, payload_encoding: encoding } = await dataOf(`webhooks/sources/${source.id}/events/${id}`)
    expect(Buffer.from(payload, encoding)).toEqual(Buffer.from(body))
  })

  it('has a memory route that fails alone, and is refused a body if it is the only one', async () => {
    const path = pathOf('ok')
    const memory = { kind: 'memory', mapping: MAPPING, types: ['invoice.*'] }
    const source = await create({ routes: [memory, { kind: 'forward', url: receiver.url + path }] })
    expect(result(await deliver(source, { body: '{"type":"invoice.paid","data":{}}' }))).toEqual([200, 'accepted'])
    expect(result(await deliver(source, { id: 'evt_2', body: 'no JSON' }))).toEqual([200, 'accepted'])
    await eventually(() => expect(arrived(path)).toHaveLength(2))
    const [text, failed] = await dataOf(`webhooks/sources/${source.id}/events`)
    expect(failed).toMatchObject({ status: 'failed', reason: 'mapping' })
    expect(failed.routes[0]).toMatchObject({ kind: 'memory', outcome: 'failed', reason: 'mapping' })
    expect(text).toMatchObject({
      status: 'accepted',
      routes: [{ kind: 'memory', outcome: 'filtered', reason: 'types' }, {}],
    })
    const whole = await create({ routes: [{ ...memory, types: ['*'] }, { kind: 'store' }] })
    await deliver(whole, { body: 'no JSON' })
    expect((await dataOf(`webhooks/sources/${whole.id}/events`))[0]).toMatchObject({
      status: 'failed',
      reason: 'mapping',
    })
    const only = await create({ mapping: MAPPING })
    expect(only.routes).toEqual([{ kind: 'memory', types: ['*'], mapping: MAPPING }])
    expect(result(await deliver(only, { body: 'no JSON' }))).toEqual([400, 'validation_error'])
  })

  it('keeps a forward route with its secret and what waits, by its ID or URL, and ends the others', async () => {
    const [stays, ends] = ['/status/stays', '/status/ends']
    const source = await create({
      routes: [
        { kind: 'forward', url: receiver.url + stays },
        { kind: 'forward', url: receiver.url + ends },
      ],
    })
    const [one, two] = source.routes
    await deliver(source)
    await eventually(() => expect([arrived(stays).length, arrived(ends).length]).toEqual([1, 1]))
    const patch = (routes: object[]) => call('PATCH', `webhooks/sources/${source.id}`, { routes })
    const moved = await patch([
      { kind: 'store' },
      { kind: 'forward', id: one?.id, url: `${receiver.url}/ok/moved`, types: ['invoice.*'] },
    ])
    expect(moved.body.data.routes).toMatchObject([{ kind: 'store' }, { id: one?.id, types: ['invoice.*'] }])
    expect(moved.body.data.routes[1]).not.toHaveProperty('secret')
    expect((await call('GET', `webhooks/${two?.id}`)).status).toBe(404)
    await app.advance('1 minute')
    await eventually(() => expect(arrived('/ok/moved')).toHaveLength(1))
    const same = await patch([
      { kind: 'forward', url: `${receiver.url}/ok/moved` },
      { kind: 'forward', url: `${receiver.url}/ok/new` },
    ])
    expect(same.body.data.routes).toMatchObject([{ id: one?.id }, { secret: expect.stringMatching(/^whsec_/) }])
    const path = `webhooks/sources/${source.id}`
    expect(await refusal([{ kind: 'forward', id: two?.id, url: `${receiver.url}/ok` }], {}, 'PATCH', path)).toEqual([
      400,
      'body.routes.0.id',
    ])
    const removed = await call('PATCH', path, { forward_url: '' })
    expect(removed.body.data.routes).toMatchObject([{ url: `${receiver.url}/ok/new` }])
    const added = await call('PATCH', path, { mapping: MAPPING })
    expect(added.body.data.routes.map(({ kind }: { kind: string }) => kind)).toEqual(['memory', 'forward'])
  })

  it('refuses routes that cannot be', async () => {
    const url = `${receiver.url}/ok`
    const forward = { kind: 'forward', url }
    expect(await refusal(undefined)).toEqual([400, 'body.routes'])
    expect(await refusal([])).toEqual([400, 'body.routes'])
    expect(await refusal([forward], { mapping: MAPPING })).toEqual([400, 'body.routes'])
    expect(await refusal([forward], { forward_url: url })).toEqual([400, 'body.routes'])
    expect(await refusal([forward, forward])).toEqual([400, 'body.routes'])
    expect(await refusal([{ kind: 'store' }, { kind: 'store' }])).toEqual([400, 'body.routes'])
    expect(await refusal([{ kind: 'memory' }])).toEqual([400, 'body.routes.0.mapping'])
    expect(await refusal([{ kind: 'store' }, { kind: 'forward' }])).toEqual([400, 'body.routes.1.url'])
    expect(await refusal([{ kind: 'store', url }])).toEqual([400, 'body.routes.0.url'])
    expect(await refusal([{ ...forward, filter: 'event.nothing' }])).toEqual([400, 'body.routes.0.filter'])
    expect(await refusal([{ ...forward, headers: { Host: 'a' } }])).toEqual([400, 'body.routes.0.headers.Host'])
    expect(await refusal([{ kind: 'store' }, { ...forward, url: 'https://10.0.0.1/x' }])).toEqual([
      400,
      'body.routes.1.url',
    ])
    expect(await refusal([{ kind: 'store' }], { tolerance_seconds: 29 })).toEqual([400, 'body.tolerance_seconds'])
    const alone = await create({ forward_url: `${url}/alone` })
    expect(alone.routes).toMatchObject([{ kind: 'forward', types: ['*'] }])
    expect(await refusal(undefined, { forward_url: '' }, 'PATCH', `webhooks/sources/${alone.id}`)).toEqual([
      400,
      'body.forward_url',
    ])
  })

  it('replays to the routes that are named', async () => {
    const path = `/ok/replayed-${randomUUID()}`
    const source = await create({ routes: [{ kind: 'forward', url: receiver.url + path }, { kind: 'store' }] })
    await deliver(source)
    await eventually(() => expect(arrived(path)).toHaveLength(1))
    const [{ id }] = await dataOf(`webhooks/sources/${source.id}/events`)
    const replay = (body: object = {}) => call('POST', `webhooks/sources/${source.id}/events/${id}/replay`, body)
    const none = await replay()
    expect([none.status, none.body.details[0].path]).toEqual([400, 'body.routes'])
    // a delivery that has arrived and is not recorded yet still waits: a replay then sends nothing more
    const acknowledged = () =>
      eventually(async () =>
        expect((await dataOf(`webhooks/sources/${source.id}/events`))[0].routes[0].outcome).toBe('succeeded'),
      )
    await acknowledged()
    expect((await replay({ routes: ['forward'] })).status).toBe(200)
    await eventually(() => expect(arrived(path)).toHaveLength(2))
    await acknowledged()
    expect((await replay({ routes: [source.routes[0]?.id] })).status).toBe(200)
    await eventually(() => expect(arrived(path)).toHaveLength(3))
    expect(new Set(arrived(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const all = await call('POST', `webhooks/sources/${source.id}/events/replay`, {
      routes: ['forward'],
      status: 'accepted',
    })
    expect(all.body.data).toEqual({ replayed: 1, more: false })
    const unknown = await replay({ routes: ['dst_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'] })
    expect([unknown.status, unknown.body.details[0].path]).toEqual([400, 'body.routes'])
  })
})
