import { beforeAll, describe, expect, it, test } from 'vitest'
import { callExample, makeWorld, OPERATIONS, type World } from '../../../../../test/support/requests.ts'
import { useApp } from '../../../../test/support/use-app.ts'
import { PORTAL_LIMITS } from './limits.ts'

const app = useApp()
let world: World
let portalKey: string
/** What belongs to the customer of the key, and what belongs to another one. */
let own: string
let other: string

const linkCode = (url: string): string => new URL(url).hash.replace('#code=', '')
const link = async (body: object) =>
  (await app.call('POST', '/api/v1/webhooks/portal-links', { key: world.organization.key, body })).body.data
const exchange = (code: string, idempotencyKey?: string) =>
  app.call('POST', '/api/v1/webhooks/portal-links/exchange', {
    body: { code },
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
  })
const call = (method: string, path: string, body?: object) =>
  app.call(method, `/api/v1/webhooks${path}`, { key: portalKey, ...(body && { body }) })

beforeAll(async () => {
  world = await makeWorld(app)
  const subscribe = async (customer: string) => {
    const body = { url: 'https://hooks.northwind.example/keepsake', events: ['*'], customer }
    return (await app.call('POST', '/api/v1/webhooks', { key: world.organization.key, body })).body.data.id
  }
  own = await subscribe('acme')
  other = await subscribe('zeta')
  portalKey = (await exchange(linkCode((await link({ customer: 'acme' })).url))).body.data.apiKey
})

describe('a link to the portal', () => {
  it('is opened a limited number of times from one address', async () => {
    const counted = await app.database.query<{ calls: number }>(
      `UPDATE runtime.address_limits SET calls = calls + 1000 WHERE address LIKE 'portal:%' RETURNING calls`,
    )
    expect(counted).toHaveLength(1)
    expect((await exchange('wpc_unknown')).status).toBe(429)
    await app.database.query(`UPDATE runtime.address_limits SET calls = 0 WHERE address LIKE 'portal:%'`)
    expect((await exchange('wpc_unknown')).status).toBe(401)
  })

  it('has a code that is exchanged once for a key of one hour', async () => {
    const { url, customer } = await link({ customer: 'initech' })
    expect(customer).toBe('initech')
    expect(new URL(url).pathname).toBe('/portal')
    const answers = await Promise.all([exchange(linkCode(url)), exchange(linkCode(url)), exchange(linkCode(url))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    const { data } = answers.find(({ status }) => status === 200)?.body ?? {}
    expect(data).toMatchObject({ customer: { uid: 'initech', name: null }, branding: null, livemode: true })
    const key: string = data.apiKey
    expect((await app.call('GET', '/api/v1/webhooks', { key })).status).toBe(200)
    await app.advance('61 minutes')
    expect((await app.call('GET', '/api/v1/webhooks', { key })).status).toBe(401)
    portalKey = (await exchange(linkCode((await link({ customer: 'acme' })).url))).body.data.apiKey
  })

  it('returns the same key to a repeated call with its idempotency key', async () => {
    const code = linkCode((await link({ customer: 'acme' })).url)
    const [first, again] = [await exchange(code, 'once'), await exchange(code, 'once')]
    expect(again.body).toEqual(first.body)
    expect((await exchange(code, 'other')).status).toBe(401)
  })

  it('is refused when it has expired, is unknown, or its customer or member is gone', async () => {
    const { key } = world.organization
    const expired = linkCode((await link({ customer: 'acme', expiresIn: 60 })).url)
    const deleted = linkCode((await link({ customer: 'gone' })).url)
    await app.call('DELETE', '/api/v1/webhooks/customers/gone', { key })
    await app.advance('2 minutes')
    for (const code of [expired, deleted, 'wpc_unknown', 'sk_live_x']) expect((await exchange(code)).status).toBe(401)
  })

  it('opens the portal for as long as it says', async () => {
    const { key } = world.organization
    const { expiresAt } = (await exchange(linkCode((await link({ customer: 'acme', accessExpiresIn: 604_800 })).url)))
      .body.data
    const days = (Date.parse(expiresAt) - (await app.database.now()).getTime()) / 86_400_000
    expect(days).toBeCloseTo(7, 2)
    const short = (await exchange(linkCode((await link({ customer: 'acme', accessExpiresIn: 300 })).url))).body.data
    expect((await app.call('GET', '/api/v1/webhooks', { key: short.apiKey })).status).toBe(200)
    await app.advance('301 seconds')
    expect((await app.call('GET', '/api/v1/webhooks', { key: short.apiKey })).status).toBe(401)
    for (const accessExpiresIn of [299, 604_801, 0, -1, 1.5, '3600']) {
      const body = { customer: 'acme', accessExpiresIn }
      const { status, body: answer } = await app.call('POST', '/api/v1/webhooks/portal-links', { key, body })
      expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringContaining('accessExpiresIn')])
    }
    // a key cannot give more time than it has
    const until = new Date((await app.database.now()).getTime() + 7_200_000).toISOString()
    const soon = await app.call('POST', '/api/v1/keys', {
      key,
      body: { name: 'soon', role: 'admin', expiresAt: until },
    })
    const create = (accessExpiresIn: number) =>
      app.call('POST', '/api/v1/webhooks/portal-links', {
        key: soon.body.data.apiKey,
        body: { customer: 'acme', accessExpiresIn },
      })
    expect([(await create(86_400)).status, (await create(3_600)).status]).toEqual([403, 201])
  })

  it('can be ended with its key, alone or with all of its customer', async () => {
    const { key } = world.organization
    const end = (customer: string, endPortalLinks: unknown) =>
      app.call('PATCH', `/api/v1/webhooks/customers/${customer}`, { key, body: { endPortalLinks } })
    const list = async (apiKey: string) => (await app.call('GET', '/api/v1/webhooks', { key: apiKey })).status
    const open = async ({ url }: { url: string }): Promise<string> => (await exchange(linkCode(url))).body.data.apiKey
    const [first, second, unopened] = [
      await link({ customer: 'acme' }),
      await link({ customer: 'acme' }),
      await link({ customer: 'acme' }),
    ]
    const [one, two, foreign] = [await open(first), await open(second), await open(await link({ customer: 'zeta' }))]
    // the link of another customer is none of this one's
    expect((await end('zeta', [first.id])).status).toBe(200)
    expect([await list(one), await list(two)]).toEqual([200, 200])
    expect((await end('acme', [first.id])).status).toBe(200)
    expect([await list(one), await list(two)]).toEqual([401, 200])
    expect((await end('acme', [first.id])).status).toBe(200)
    expect((await end('acme', ['*'])).status).toBe(200)
    expect([await list(two), await list(foreign)]).toEqual([401, 200])
    expect((await exchange(linkCode(unopened.url))).status).toBe(401)
    for (const wrong of [[], ['acme'], ['wpl_1'], '*', [''], Array(101).fill('*')])
      expect((await end('acme', wrong)).status).toBe(400)
    expect((await end('nobody', ['*'])).status).toBe(404)
    const { data } = (await app.call('GET', '/api/v1/audit?action=webhook_portal_link.ended', { key })).body
    expect(data[0]).toMatchObject({ target: 'acme', details: { links: ['*'] } })
    portalKey = await open(await link({ customer: 'acme' }))
  })

  it('stops with its customer', async () => {
    const { data } = (await exchange(linkCode((await link({ customer: 'gone' })).url))).body
    await app.call('DELETE', '/api/v1/webhooks/customers/gone', { key: world.organization.key })
    expect((await app.call('GET', '/api/v1/webhooks', { key: data.apiKey })).status).toBe(401)
  })

  it('is not created without an API key', async () => {
    const headers = { 'X-Organization-Id': world.organization.id }
    const body = { customer: 'acme' }
    const answer = await app.call('POST', '/api/v1/webhooks/portal-links', { operator: true, headers, body })
    expect(answer.status).toBe(403)
  })

  it('does not add its keys to those of the organization', async () => {
    const { body } = await app.call('GET', '/api/v1/keys?limit=200', { key: world.organization.key })
    expect(body.data.filter(({ name }: { name: string }) => name.startsWith('portal'))).toEqual([])
  })
})

describe('a key of the portal', () => {
  const ofTenant = OPERATIONS.filter(({ caller }) => caller === 'tenant')

  it('is limited in each operation of the portal', () => {
    expect(
      ofTenant
        .filter(({ portal }) => portal)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(PORTAL_LIMITS).sort())
  })

  test.each(ofTenant.filter(({ portal }) => !portal))('cannot call $id', async operation => {
    const answer = await callExample(world, operation, { key: portalKey })
    expect(answer).toMatchObject({ status: 403, body: { error: expect.anything() } })
    expect(JSON.stringify(answer.body)).toContain('the customer acme')
  })

  const named = ofTenant.filter(({ portal, path }) => portal && path.includes('{'))
  test.each(named)('does not find what is not of its customer with $id', async operation => {
    // of the organization itself
    expect((await callExample(world, operation, { key: portalKey })).status).toBe(404)
    const ofOther = { ...world, ids: { ...world.ids, webhook: other } }
    expect((await callExample(ofOther, operation, { key: portalKey })).status).toBe(404)
    expect((await app.call('GET', `/api/v1/webhooks/${other}`, { key: world.organization.key })).status).toBe(200)
  })

  it('sees and changes the subscriptions of its customer', async () => {
    const { body } = await call('GET', '')
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([own])
    expect((await call('GET', '?customer=zeta')).status).toBe(403)
    const created = await call('POST', '', { url: 'https://hooks.acme.example/', events: ['order.*'] })
    expect(created).toMatchObject({ status: 201, body: { data: { customer: 'acme' } } })
    const { id } = created.body.data
    expect((await call('PATCH', `/${id}`, { events: ['order.paid'] })).body.data.events).toEqual(['order.paid'])
    expect((await call('POST', `/${id}/rotate`, {})).status).toBe(200)
    expect((await call('GET', `/${id}/deliveries`)).body.data).toMatchObject([{ event_type: 'webhook.tested' }])
    expect((await call('DELETE', `/${id}`)).status).toBe(200)
    const foreign = { url: 'https://hooks.acme.example/', events: ['*'], customer: 'zeta' }
    expect((await call('POST', '', foreign)).status).toBe(403)
  })

  it('sees and replays the dead letters of its customer', async () => {
    expect((await call('GET', '/dead-letters')).body.data).toEqual([])
    expect((await call('POST', '/dead-letters/replay', {})).body.data.replayed).toBe(0)
    expect((await call('POST', '/dead-letters/replay', { customer: 'zeta' })).status).toBe(403)
    const all = await app.call('GET', '/api/v1/webhooks/dead-letters', { key: world.organization.key })
    expect(all.body.data).toMatchObject([{ replayed_at: null }])
  })

  it('sees and replays the events of its customer', async () => {
    const publish = async (customer: string): Promise<string> => {
      const body = { events: [{ type: 'invoice.refunded', customer, data: { id: 'inv_1' } }] }
      const answer = await app.call('POST', '/api/v1/webhooks/events', { key: world.organization.key, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(202)
      return answer.body.data[0].id
    }
    const [seen, hidden] = [await publish('acme'), await publish('zeta')]
    const events = (await call('GET', '/events')).body.data.map(({ id }: { id: string }) => id)
    expect(events).toContain(seen)
    expect(events).not.toContain(hidden)
    expect((await call('GET', `/events/${hidden}`)).status).toBe(404)
    const replay = (subscriptionId: string, more: object = {}) =>
      call('POST', '/events/replay', { filter: { subscriptionId }, estimate: true, ...more })
    expect(await replay(own, { includeAcknowledged: true })).toMatchObject({ status: 200 })
    expect((await replay(other)).status).toBe(404)
    expect((await replay(own, { to: other })).status).toBe(404)
    expect((await replay(own, { estimate: false })).status).toBeLessThan(300)
  })

  it('sees the payload of a test of its customer, and of no other', async () => {
    const read = async (id: string): Promise<number> => {
      const test = await app.call('POST', `/api/v1/webhooks/${id}/test`, { key: world.organization.key })
      return (await call('GET', `/events/${test.body.data.event_id}`)).status
    }
    expect([await read(own), await read(other)]).toEqual([200, 404])
  })

  it('sees only the declared event types', async () => {
    const { data, own, published } = (await call('GET', '/event-types')).body
    expect([data, published]).toEqual([[], []])
    expect(own).toMatchObject([{ type: 'invoice.paid' }])
  })

  it('reaches nothing else through MCP', async () => {
    const use = async (name: string, args: object): Promise<string> => {
      const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
      const headers = { Accept: 'application/json, text/event-stream' }
      return JSON.stringify((await app.call('POST', '/mcp?toolsets=webhooks', { key: portalKey, body, headers })).body)
    }
    expect(await use('webhook_get', { id: own })).toContain('hooks.northwind.example')
    expect(await use('webhook_get', { id: other })).toContain('not_found_error')
    expect(await use('webhook_event_types', {})).not.toContain('record.created')
    expect(await use('webhook_metrics', {})).toContain('permission_error')
  })
})
