import { createHmac } from 'node:crypto'
import { verify } from '@keepsake/webhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BLOCKED_HOSTS, resolveBlocked } from '../../../../test/support/blocked-hosts.ts'
import { type Arrival, type Receiver, startReceiver } from '../../../../test/support/receiver.ts'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { eventually, pathOf } from '../../../../test/support/webhook-engine.ts'
import { EVENT, result, useSources } from '../../../../test/support/webhook-sources.ts'

const app = useApp({ settings: { WORKERS: 'on', OUTBOUND_ALLOW: '127.0.0.1' } })
const owner = useOrganization(app)
const { deliver, send } = useSources(app, owner)

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
const arrived = (path: string): Arrival[] => receiver.arrivals.filter(({ path: at }) => at === path)
const firstAt = async (path: string): Promise<Arrival> =>
  eventually(() => {
    const [first] = arrived(path)
    if (!first) throw new Error(`Nothing has arrived at ${path}.`)
    return first
  })

const MAPPING = { record: { email: 'data.email' }, content: 'Ticket: {{data.subject}}' }

/** A source that forwards to a path of the receiver. */
async function forwarding(path: string, settings: object = {}) {
  const body = { name: 'Desk', scheme: 'standard_webhooks', mapping: MAPPING, forward_url: receiver.url + path }
  const { status, body: made } = await call('POST', 'webhooks/sources', { ...body, ...settings })
  expect([status, made.message]).toEqual([201, undefined])
  const { id, secret_current: secret, forward_id: destination, forward_secret: forwardSecret } = made.data
  return { id, secret, destination, forwardSecret, path }
}
const lettersOf = (destination: string) => dataOf(`webhooks/dead-letters?subscription_id=${destination}`)
const deliveriesOf = (destination: string) => dataOf(`webhooks/${destination}/deliveries`)
const patch = (id: string, body: object, by = key) => call('PATCH', `webhooks/sources/${id}`, body, by)

/** A delivery of GitHub, with headers that others add on the way. */
const fromGitHub = (body: string, secret: string, type = 'application/json') => ({
  'Content-Type': type,
  'User-Agent': 'GitHub-Hookshot/044aadd',
  'X-GitHub-Event': 'issues',
  'X-GitHub-Delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958',
  'X-Hub-Signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  'X-Forwarded-For': '203.0.113.7',
  Authorization: 'Basic b3VyczpzZWNyZXQ=',
  Cookie: 'session=ours',
  'Webhook-Id': 'theirs',
})

describe('a source with a forward URL', () => {
  it.each([
    ['application/json', '\u{FEFF}{ "action":"opened",\n  "issue": { "title": "Zoë’s export fails \\u0000" } }\n'],
    ['application/x-www-form-urlencoded', `payload=${encodeURIComponent('{"action":"opened"}')}&x=%00`],
  ])('sends on what arrives (%s): the bytes, and the headers with the signature of the sender', async (type, body) => {
    const source = await forwarding(pathOf('ok'), { scheme: 'github' })
    const answer = await send(source, body, fromGitHub(body, source.secret, type))
    expect(result(answer)).toEqual([200, 'accepted'])
    const { headers, ...arrival } = await firstAt(source.path)
    expect(arrival.body).toBe(body)
    const {
      'Content-Type': _,
      Authorization,
      Cookie,
      'X-Forwarded-For': place,
      ...sent
    } = fromGitHub(body, source.secret)
    const eventId = answer.body.data.id.replace('rcv_', 'evt_')
    for (const [name, value] of Object.entries({ ...sent, 'Content-Type': type, 'Webhook-Id': eventId }))
      expect({ name, value: headers[name.toLowerCase()] }).toEqual({ name, value })
    for (const name of ['authorization', 'cookie', 'x-forwarded-for']) expect(headers).not.toHaveProperty(name)
    // ours is by another secret than theirs
    expect(await verify(body, headers, { secrets: [source.forwardSecret] })).toMatchObject({ id: eventId })
    await expect(verify(body, headers, { secrets: [`whsec_${btoa(source.secret)}`] })).rejects.toThrow()
    const { data } = await dataOf(`webhooks/events/${eventId}`)
    expect(data.object).toMatchObject({ id: answer.body.data.id, source_id: source.id, type: 'issues.opened', body })
    // stored once the receiver has answered
    await eventually(async () =>
      expect((await dataOf(`webhooks/events/${eventId}`)).recipients).toMatchObject([
        { subscription_id: source.destination, outcome: 'succeeded' },
      ]),
    )
  })

  it('sends on each accepted event once: neither duplicates nor ignored ones, but those that become no memory', async () => {
    const source = await forwarding(pathOf('ok'), { types: ['ticket.*'] })
    const unmapped = JSON.stringify({ type: 'ticket.closed' })
    const statuses = [
      ...(await Promise.all(Array.from({ length: 5 }, () => deliver(source)))),
      await deliver(source, { id: 'evt_2', body: JSON.stringify({ ...EVENT, type: 'user.created' }) }),
      await deliver(source, { id: 'evt_3', body: unmapped }),
      // it failed, so it is accepted again
      await deliver(source, { id: 'evt_3', body: unmapped }),
      await deliver(source, { id: 'evt_4', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }),
    ].map(answer => result(answer)[1])
    expect(statuses.toSorted()).toEqual(
      ['accepted', ...Array(4).fill('duplicate'), 'ignored', 'accepted', 'accepted', 'invalid_signature'].toSorted(),
    )
    await eventually(() =>
      expect(
        arrived(source.path)
          .map(({ body }) => body)
          .toSorted(),
      ).toEqual([JSON.stringify(EVENT), unmapped].toSorted()),
    )
    // a replay of the source stores a memory, one of the destination sends again
    const [failed] = await dataOf(`webhooks/sources/${source.id}/events?status=failed`)
    expect((await call('POST', `webhooks/sources/${source.id}/events/${failed.id}/replay`)).status).toBe(200)
    const [delivery] = await deliveriesOf(source.destination)
    expect((await call('POST', `webhooks/${source.destination}/deliveries/${delivery.id}/retry`)).status).toBe(200)
    await eventually(() => expect(arrived(source.path)).toHaveLength(3))
    expect(await deliveriesOf(source.destination)).toHaveLength(2)
  })

  it('shows its secret once, and its URL whole only to those who may change it', async () => {
    const source = await forwarding('/ok/token-1')
    expect(source.forwardSecret).toMatch(/^whsec_/)
    const reader = await owner.organization.keyFor({ livemode: false, scopes: ['webhooks:read'] })
    const read = async (by: string) => (await call('GET', `webhooks/sources/${source.id}`, undefined, by)).body.data
    expect(await read(key)).toMatchObject({ forward_url: `${receiver.url}/ok/token-1`, forward_id: source.destination })
    expect(await read(key)).not.toHaveProperty('forward_secret')
    expect((await read(reader)).forward_url).not.toContain('token-1')
    // what has no field here is an operation of webhooks or destinations
    const [shown] = await dataOf('destinations')
    expect(shown).toMatchObject({ id: source.destination, name: 'Desk', events: ['webhook.received'] })
    const rotated = await call('POST', `webhooks/${source.destination}/rotate`, { grace_hours: 24 })
    await deliver(source)
    const { body, headers } = await firstAt(source.path)
    for (const secret of [rotated.body.data.secret_current, source.forwardSecret])
      expect(await verify(body, headers, { secrets: [secret] })).toBeTruthy()
  })

  it('sends what waits to another URL, and drops it when it ends or the source is deleted', async () => {
    const source = await forwarding(pathOf('status'))
    await deliver(source)
    await eventually(async () => expect(await deliveriesOf(source.destination)).toMatchObject([{ status: 'retrying' }]))
    const moved = await patch(source.id, { forward_url: `${receiver.url}/ok/moved` })
    expect(moved.body.data).toMatchObject({ forward_url: `${receiver.url}/ok/moved`, forward_id: source.destination })
    expect(moved.body.data).not.toHaveProperty('forward_secret')
    await app.advance('1 minute')
    await eventually(() => expect(arrived('/ok/moved')).toHaveLength(1))

    const ended = await patch(source.id, { forward_url: '' })
    expect(ended.body.data).toMatchObject({ forward_url: null, forward_id: null })
    expect((await call('GET', `webhooks/${source.destination}`)).status).toBe(404)
    expect(result(await deliver(source, { id: 'evt_2' }))).toEqual([200, 'accepted'])
    const again = await patch(source.id, { forward_url: `${receiver.url}/status/again` })
    expect(again.body.data.forward_secret).toMatch(/^whsec_/)
    await deliver(source, { id: 'evt_3' })
    await eventually(() => expect(arrived('/status/again')).toHaveLength(1))
    expect((await call('DELETE', `webhooks/sources/${source.id}`)).status).toBe(200)
    const left = `SELECT FROM runtime.webhook_deliveries WHERE subscription_id = $1`
    expect(await app.database.query(left, [again.body.data.forward_id])).toEqual([])
    expect(await dataOf('destinations')).toEqual([])
    const { data } = (await call('GET', 'audit', undefined, owner.key)).body
    expect(data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['source.updated', 'destination.created', 'destination.updated', 'destination.deleted']),
    )
  })

  it('filters as its destination says, and stops while that is disabled', async () => {
    const source = await forwarding(pathOf('ok'))
    const filter = 'event.data.object.type == "ticket.solved"'
    expect((await call('PATCH', `destinations/${source.destination}`, { filter })).status).toBe(200)
    await deliver(source)
    await deliver(source, { id: 'evt_2', body: JSON.stringify({ ...EVENT, type: 'ticket.solved' }) })
    await eventually(() => expect(arrived(source.path)).toHaveLength(1))
    await call('POST', `webhooks/${source.destination}/disable`)
    expect(result(await deliver(source, { id: 'evt_3' }))).toEqual([200, 'accepted'])
    expect(await deliveriesOf(source.destination)).toMatchObject([{ event_type: 'webhook.received' }])
  })

  it('is not limited by the number of destinations, and takes part in no other event', async () => {
    for (let n = 0; n < 20; n++) {
      const body = { name: `D${n}`, url: `${receiver.url}/ok`, events: ['order.paid'], enabled: false }
      expect((await call('POST', 'destinations', body)).status).toBe(201)
    }
    const source = await forwarding(pathOf('ok'))
    await call('POST', 'webhooks/events', { events: [{ type: 'order.paid', data: {} }] })
    expect(await deliveriesOf(source.destination)).toEqual([])
  })
})

describe('a forward URL', () => {
  it('must use https for live data', async () => {
    const body = { name: 'Desk', scheme: 'standard_webhooks', mapping: MAPPING, forward_url: `${receiver.url}/ok` }
    const refused = await call('POST', 'webhooks/sources', body, owner.key)
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('https') } })
  })

  it('that redirects is not followed, and what it refused is a dead letter', async () => {
    const source = await forwarding(pathOf('redirecting'))
    await deliver(source)
    await eventually(async () =>
      expect(await lettersOf(source.destination)).toMatchObject([
        { reason: 'rejected', response_code: 302, event_type: 'webhook.received' },
      ]),
    )
  })

  it.each(['hanging', 'status', 'resetting'])(
    'that is %s delays no answer, opens its circuit, and gets a replay',
    async behaviour => {
      const source = await forwarding(pathOf(behaviour))
      await call('PATCH', `webhooks/${source.destination}`, { timeout_ms: 1_000 })
      for (let n = 0; n < 5; n++) {
        const started = performance.now()
        expect(result(await deliver(source, { id: `evt_${n}` }))).toEqual([200, 'accepted'])
        expect(performance.now() - started).toBeLessThan(4_500)
      }
      await eventually(async () =>
        expect(await dataOf(`webhooks/${source.destination}`)).toMatchObject({ circuit_state: 'open' }),
      )
      // the source goes on, and nothing is lost
      receiver.on(source.path, response => response.end())
      expect(result(await deliver(source, { id: 'evt_9' }))).toEqual([200, 'accepted'])
      await call('POST', `webhooks/${source.destination}/enable`)
      const before = arrived(source.path).length
      for (let n = 0; n < 4; n++) await app.advance('10 s')
      await eventually(async () => {
        const deliveries = await deliveriesOf(source.destination)
        expect(deliveries.map(({ status }: { status: string }) => status)).toEqual(Array(6).fill('succeeded'))
      })
      expect(arrived(source.path).length - before).toBeGreaterThan(0)
    },
  )

  it('gets a reference to a body that is too large to be sent', async () => {
    const source = await forwarding(pathOf('ok'))
    const body = (characters: number) => JSON.stringify({ ...EVENT, text: 'x'.repeat(characters) })
    const [most, more] = [body(250 * 1024), body(9 * 1024 * 1024)]
    await deliver(source, { id: 'evt_1', body: most })
    await deliver(source, { id: 'evt_2', body: more })
    await eventually(() => expect(arrived(source.path)).toHaveLength(2))
    const sent = arrived(source.path).map(({ body }) => body)
    expect(sent).toContain(most)
    const { type, data } = JSON.parse(sent.find(text => text !== most) ?? '')
    expect(type).toBe('webhook.received')
    expect(data.object).toEqual({
      id: expect.stringMatching(/^rcv_/),
      source_id: source.id,
      event_id: 'evt_2',
      type: 'ticket.created',
    })
    const fetched = await app.call('GET', new URL(data.fetch_url).pathname, { key })
    expect(fetched.body.data.data.object.body).toBe(more)
  }, 60_000)

  it('that is a source of this server ends in a circle that is refused', async () => {
    const origin = await app.listen()
    const source = await forwarding(pathOf('ok'), { scheme: 'keepsake' })
    await patch(source.id, { forward_url: `${origin}/api/v1/webhooks/inbound/${source.id}` })
    const rotation = { secret: source.forwardSecret, grace_hours: 0 }
    await call('POST', `webhooks/sources/${source.id}/rotate`, rotation)
    await deliver({ ...source, secret: source.forwardSecret })
    await eventually(async () => expect(await lettersOf(source.destination)).toMatchObject([{ reason: 'circular' }]))
    expect(await dataOf(`webhooks/sources/${source.id}/events`)).toHaveLength(4)
  })
})

it('an event is accepted with what forwards it, or not at all', async () => {
  const source = await forwarding(pathOf('ok'))
  await app.database.query(
    `CREATE FUNCTION runtime.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`,
  )
  await app.database.query(
    'CREATE TRIGGER refuse BEFORE INSERT ON runtime.webhook_deliveries EXECUTE FUNCTION runtime.refuse()',
  )
  expect((await deliver(source)).status).toBe(500)
  expect(await dataOf(`webhooks/sources/${source.id}/events`)).toEqual([])
  await app.database.query('DROP TRIGGER refuse ON runtime.webhook_deliveries')
  await app.database.query('DROP FUNCTION runtime.refuse')
  expect(result(await deliver(source))).toEqual([200, 'accepted'])
  await eventually(() => expect(arrived(source.path)).toHaveLength(1))
})

describe('a server that may only call public addresses', () => {
  const guarded = useApp({ resolve: resolveBlocked })

  it('forwards to none of the others', async () => {
    const by = await (await guarded.organization()).keyFor({ livemode: false })
    const ask = (method: string, path: string, body: object) =>
      guarded.call(method, `/api/v1/webhooks/sources${path}`, { key: by, body })
    const body = { name: 'Desk', scheme: 'standard_webhooks', mapping: MAPPING }
    const { id } = (await ask('POST', '', { ...body, forward_url: 'http://later.example/' })).body.data
    for (const host of BLOCKED_HOSTS) {
      const change = { forward_url: `http://${host}/` }
      for (const refused of [await ask('POST', '', { ...body, ...change }), await ask('PATCH', `/${id}`, change)])
        expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'body.forward_url' }] } })
    }
  })
})
