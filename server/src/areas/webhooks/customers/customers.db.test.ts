import { describe, expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'

const engine = useEngine()

/** An organization, with the calls of these tests. */
async function organization() {
  const key = await (await engine.app.organization()).keyFor({ livemode: false })
  const call = (method: string, path: string, body?: object) =>
    engine.app.call(method, `/api/v1/webhooks${path}`, { key, ...(body && { body }) })
  return {
    key,
    call,
    subscribe: async (path: string, more: object = {}) =>
      (await call('POST', '', { url: engine.receiver.url + path, events: ['*'], ...more })).body,
    publish: async (...customers: (string | undefined)[]) => {
      const events = customers.map(customer => ({
        type: 'order.paid',
        data: { id: 'ord_1' },
        ...(customer && { customer }),
      }))
      return (await call('POST', '/events', { events })).body.data
    },
  }
}

describe('customers', () => {
  it.each([
    { what: 'links to their portal are created', path: '/portal-links', body: { customer: 'acme' } },
    {
      what: 'webhooks of theirs are created',
      path: '',
      body: { customer: 'acme', url: 'https://example.com/hook', events: ['order.paid'] },
    },
    {
      what: 'events are published to them',
      path: '/events',
      body: { events: [{ type: 'order.paid', data: {}, customer: 'acme' }] },
    },
  ])('can be deleted while $what', async ({ path, body }) => {
    const { call } = await organization()
    for (let round = 0; round < 10; round++) {
      await call('POST', '/customers', { uid: 'acme' })
      const add = () => call('POST', path, body)
      const answers = await Promise.all([add(), call('DELETE', '/customers/acme'), add(), add()])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    }
  })

  it('are created, listed, changed and deleted', async () => {
    const { call } = await organization()
    const made = await call('POST', '/customers', { uid: 'acme', name: 'Acme', metadata: { plan: 'gold' } })
    expect(made).toMatchObject({ status: 201, body: { data: { uid: 'acme', name: 'Acme', version: 1 } } })
    expect((await call('POST', '/customers', { uid: 'acme' })).status).toBe(409)
    await call('POST', '/customers', { uid: 'zeta' })
    const first = await call('GET', '/customers?limit=1')
    expect(first.body.data).toMatchObject([{ uid: 'acme' }])
    const rest = await call('GET', `/customers?cursor=${first.body.nextCursor}`)
    expect(rest.body.data).toMatchObject([{ uid: 'zeta', name: null, metadata: {} }])
    const changed = await call('PATCH', '/customers/acme', { name: '', expectedVersion: 1 })
    expect(changed.body.data).toMatchObject({ name: null, metadata: { plan: 'gold' }, version: 2 })
    const late = await call('PATCH', '/customers/acme', { name: 'Late', expectedVersion: 1 })
    expect(late).toMatchObject({ status: 409, body: { currentVersion: 2 } })
    expect((await call('DELETE', '/customers/acme')).body.data).toEqual({
      uid: 'acme',
      deleted: true,
      subscriptions: 0,
    })
    expect((await call('GET', '/customers/acme')).status).toBe(404)
    expect((await call('DELETE', '/customers/acme')).status).toBe(404)
  })

  it('are created when they are first used', async () => {
    const { call, subscribe, publish } = await organization()
    await publish('of-event', 'of-event', undefined)
    await subscribe(pathOf('ok'), { customer: 'of-subscription' })
    await call('POST', '/portal-links', { customer: 'of-link' })
    const uids = (await call('GET', '/customers')).body.data.map(({ uid }: { uid: string }) => uid)
    expect(uids).toEqual(['of-event', 'of-link', 'of-subscription'])
  })
})

describe('an event of a customer', () => {
  it('is sent to the subscriptions of that customer only, and one without a customer to those without', async () => {
    const { call, subscribe, publish } = await organization()
    const paths = { acme: pathOf('ok'), zeta: pathOf('ok'), none: pathOf('ok') }
    await subscribe(paths.acme, { customer: 'acme' })
    await subscribe(paths.zeta, { customer: 'zeta' })
    await subscribe(paths.none)
    const [ofAcme, ofNobody, ofNew] = await publish('acme', undefined, 'new')
    expect([ofAcme, ofNobody, ofNew].map(({ deliveries }) => deliveries)).toEqual([1, 1, 0])
    await eventually(() => {
      expect(engine.arrived(paths.acme).map(({ headers }) => headers['webhook-id'])).toEqual([ofAcme.id])
      expect(engine.arrived(paths.none).map(({ headers }) => headers['webhook-id'])).toEqual([ofNobody.id])
    })
    expect(engine.arrived(paths.zeta)).toEqual([])
    expect((await call('GET', `/events/${ofAcme.id}`)).body.data.customer).toBe('acme')
    expect((await call('GET', `/events/${ofNobody.id}`)).body.data).not.toHaveProperty('customer')
    // what is sent does not name the customer
    expect(engine.arrived(paths.acme)[0]?.body).not.toContain('acme')
  })

  it('is not an event of the service', async () => {
    const { key, subscribe } = await organization()
    const paths = [pathOf('ok'), pathOf('ok')] as const
    await subscribe(paths[0], { customer: 'acme' })
    await subscribe(paths[1])
    await engine.app.call('POST', '/api/v1/collections', { key, body: { name: 'Sales' } })
    await eventually(() => expect(engine.arrived(paths[1])).toHaveLength(1))
    expect(engine.arrived(paths[0])).toEqual([])
  })
})

describe('the subscriptions of a customer', () => {
  it('are counted and named for themselves', async () => {
    const { call, subscribe } = await organization()
    const row = { url: 'https://127.0.0.1:1/', events: ['*'] }
    const create = (more: object) => call('POST', '', { ...row, ...more })
    for (let n = 0; n < 20; n++) expect((await create({ customer: 'acme' })).status).toBe(201)
    expect(await create({ customer: 'acme' })).toMatchObject({ status: 409, body: { limit: 20 } })
    expect((await create({ customer: 'zeta', uid: 'main' })).status).toBe(201)
    expect((await create({ uid: 'main' })).status).toBe(201)
    expect((await create({ customer: 'zeta', uid: 'main' })).status).toBe(409)
    expect((await create({ uid: 'main' })).status).toBe(409)
    const { data } = (await call('GET', '?customer=zeta')).body
    expect(data).toMatchObject([{ customer: 'zeta', uid: 'main' }])
    expect((await subscribe(pathOf('ok'))).data.customer).toBeNull()
  }, 60_000)

  it('are deleted with it, and their events, deliveries and dead letters too', async () => {
    const { call, subscribe, publish } = await organization()
    const path = pathOf('reject')
    engine.receiver.on(path, response => response.writeHead(400).end())
    const { data } = await subscribe(path, { customer: 'acme' })
    const kept = await subscribe(pathOf('ok'), { customer: 'zeta' })
    const [event] = await publish('acme')
    const deadLetters = async (query: string) => (await call('GET', `/dead-letters${query}`)).body.data
    await eventually(async () => expect(await deadLetters('?customer=acme')).toHaveLength(1))
    expect(await deadLetters('?customer=zeta')).toEqual([])
    expect((await call('DELETE', '/customers/acme')).body.data.subscriptions).toBe(1)
    expect((await call('GET', `/${data.id}`)).status).toBe(404)
    expect((await call('GET', `/events/${event.id}`)).status).toBe(404)
    expect(await deadLetters('')).toEqual([])
    expect((await call('GET', `/${kept.data.id}`)).status).toBe(200)
  })
})
