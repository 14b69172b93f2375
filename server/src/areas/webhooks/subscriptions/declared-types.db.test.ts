import { describe, expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'

const engine = useEngine()

const call = (method: string, path: string, key: string, body?: object) =>
  engine.app.call(method, `/api/v1/webhooks/${path}`, { key, ...(body && { body }) })

const ORDER = {
  type: 'order.paid',
  description: 'A customer paid an order.',
  schema: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, amount_cents: { type: 'integer', minimum: 1 } },
  },
  example: { id: 'ord_1', amount_cents: 1250 },
}

const freshKey = async () => (await engine.app.organization()).keyFor({ livemode: false })

describe('a declared event type', () => {
  it('refuses events that do not match its schema, by path', async () => {
    const key = await freshKey()
    const created = await call('POST', 'event-types', key, ORDER)
    expect(created).toMatchObject({ status: 201, body: { data: { ...ORDER, version: 1, archived_at: null } } })
    expect((await call('POST', 'event-types', key, ORDER)).status).toBe(409)
    const publish = (data: object, type = 'order.paid') => call('POST', 'events', key, { events: [{ type, data }] })
    expect((await publish({ id: 'ord_1' })).status).toBe(202)
    const wrong = await publish({ id: 'ord_1', amount_cents: 0 })
    expect(wrong).toMatchObject({
      status: 400,
      body: { details: [{ path: 'body.events.0.data.amount_cents', message: 'must be 1 or more' }] },
    })
    expect((await publish({ number: 1 })).body.details[0]).toEqual({
      path: 'body.events.0.data.id',
      message: 'is missing',
    })
    expect((await publish({ number: 1 }, 'order.shipped')).status).toBe(202)
    const list = await call('GET', 'event-types', key)
    expect(list.body.own).toEqual([created.body.data])
  })

  it('is changed, archived and restored', async () => {
    const key = await freshKey()
    await call('POST', 'event-types', key, ORDER)
    const patch = (body: object) => call('PATCH', 'event-types/order.paid', key, body)
    const publish = () => call('POST', 'events', key, { events: [{ type: 'order.paid', data: { number: 1 } }] })
    expect((await publish()).status).toBe(400)
    const schema = { type: 'object', required: ['number'], properties: { number: { type: 'integer' } } }
    expect((await patch({ schema })).body.details[0].path).toBe('body.example.number')
    expect((await patch({ schema, example: { number: 1 } })).body.data.version).toBe(2)
    expect((await publish()).status).toBe(202)
    expect(await patch({ archived: true, expected_version: 1 })).toMatchObject({
      status: 409,
      body: { currentVersion: 2 },
    })
    expect((await patch({ archived: true })).body.data.archived_at).toEqual(expect.any(String))
    expect((await publish()).body.details[0]).toMatchObject({ path: 'body.events.0.type' })
    expect((await patch({ archived: false })).body.data.archived_at).toBeNull()
    expect((await publish()).status).toBe(202)
    expect((await call('PATCH', 'event-types/order.refunded', key, { archived: true })).status).toBe(404)
  })

  it('keeps its earlier versions with their schemas', async () => {
    const key = await freshKey()
    const versions = (query = '') => call('GET', `event-types/order.paid/versions${query}`, key)
    expect((await versions()).status).toBe(404)
    const first = (await call('POST', 'event-types', key, ORDER)).body.data
    const schema = { type: 'object', required: ['number'], properties: { number: { type: 'integer' } } }
    const patch = async (body: object) => (await call('PATCH', 'event-types/order.paid', key, body)).body.data
    const second = await patch({ schema, example: { number: 1 } })
    const third = await patch({ archived: true })
    expect((await versions()).body).toEqual({ success: true, data: [third, second, first] })
    const page = (await versions('?limit=2')).body
    expect(page.data).toEqual([third, second])
    expect((await versions(`?limit=2&cursor=${page.nextCursor}`)).body).toEqual({ success: true, data: [first] })
    expect((await call('GET', 'event-types/order.paid/versions', await freshKey())).status).toBe(404)
  })

  it.each([
    [{ type: 'record.created' }, 'body.type'],
    [{ type: 'order paid' }, 'body.type'],
    [{ schema: { type: 'object', properties: { id: { type: 'string', pattern: '(?=a)b' } } } }, 'body.schema'],
    [{ schema: { $ref: '#' } }, 'body.schema'],
    [{ schema: { type: 'wrong' } }, 'body.schema'],
    [{ example: { amount_cents: 1 } }, 'body.example.id'],
    [{ example: { id: 'ord_1', email: 'dana@northwind.example' } }, 'body.example.email'],
  ])('%j is refused at %s', async (more, path) => {
    const { status, body } = await call('POST', 'event-types', await freshKey(), { ...ORDER, ...more })
    expect(status).toBe(400)
    expect(body.details[0].path).toBe(path)
  })

  it('with payload_rules: warn sends what a rule refuses, and says which field breaks which rule', async () => {
    const key = await freshKey()
    const type = { ...ORDER, schema: { type: 'object' }, example: { email: 'dana@northwind.example' } }
    expect((await call('POST', 'event-types', key, type)).status).toBe(400)
    const warning = 'body.example.email is the name of personal data; send an id instead.'
    const created = await call('POST', 'event-types', key, { ...type, payload_rules: 'warn' })
    expect(created).toMatchObject({ status: 201, body: { data: { payload_rules: 'warn' }, warning } })
    const events = [
      {
        type: 'order.paid',
        data: { customer: { email: 'dana@northwind.example' } },
        previous_attributes: { pin: '1' },
      },
      { type: 'order.paid', data: { amount: 12.5 } },
      { type: 'order.paid', data: { id: 'ord_1' } },
    ]
    const sent = await call('POST', 'events', key, { events })
    expect([sent.status, sent.body.data.length]).toEqual([202, 3])
    expect(sent.body.warning).toBe(
      'body.events.0.data.customer.email is the name of personal data; send an id instead; body.events.0.previous_attributes.pin is the name of a secret; send none; body.events.1.data.amount is money without a unit; send integer cents as amount_cents.',
    )
    // the other types of the call keep their rules
    const mixed = await call('POST', 'events', key, {
      events: [...events, { type: 'order.shipped', data: { email: 'dana@northwind.example' } }],
    })
    expect(mixed.status).toBe(400)
    expect(mixed.body.details.map(({ path }: { path: string }) => path)).toEqual(['body.events.3.data.email'])
    const patch = (body: object) => call('PATCH', 'event-types/order.paid', key, body)
    expect(await patch({ payload_rules: 'refuse' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'body.example.email' }] },
    })
    expect((await patch({ description: 'Paid.' })).body).toMatchObject({ data: { payload_rules: 'warn' }, warning })
    const strict = await patch({ payload_rules: 'refuse', example: { id: 'ord_1' } })
    expect([strict.body.data.payload_rules, strict.body.warning]).toEqual(['refuse', undefined])
    expect((await call('POST', 'events', key, { events })).status).toBe(400)
    const versions = (await call('GET', 'event-types/order.paid/versions', key)).body.data
    expect(versions.map((each: { payload_rules: string }) => each.payload_rules)).toEqual(['refuse', 'warn', 'warn'])
  })

  it('is deleted unless a subscription names it, and can be declared again with another schema', async () => {
    const { key, webhook } = await engine.subscribe(pathOf('ok'), { events: ['order.paid', 'note.*'] })
    const remove = () => call('DELETE', 'event-types/order.paid', key)
    const publish = (data: object) => call('POST', 'events', key, { events: [{ type: 'order.paid', data }] })
    await call('POST', 'event-types', key, ORDER)
    const { body: sent } = await publish(ORDER.example)
    expect((await publish({ number: 1 })).status).toBe(400)
    const { status, body } = await remove()
    expect([status, body.subscriptions]).toEqual([409, [webhook]])
    await engine.app.call('PATCH', `/api/v1/webhooks/${webhook}`, { key, body: { events: ['order.*'] } })
    expect((await remove()).body.data).toEqual({ type: 'order.paid', deleted: true })
    expect((await remove()).status).toBe(404)
    expect((await call('GET', `events/${sent.data[0].id}`, key)).status).toBe(200)
    expect((await publish({ number: 1 })).status).toBe(202)
    const schema = { type: 'object', required: ['number'] }
    await call('POST', 'event-types', key, { ...ORDER, schema, example: { number: 1 } })
    expect((await publish({ number: 1 })).status).toBe(202)
    expect((await publish(ORDER.example)).status).toBe(400)
  })

  it('has a limit', async () => {
    const organization = await engine.app.organization()
    const key = await organization.keyFor({ livemode: false })
    await engine.app.database.query(
      `INSERT INTO webhook_event_types (tenant_id, type, description, schema, example)
       SELECT $1, 'order' || n || '.paid', '', '{}', '{}' FROM generate_series(1, 200) AS n`,
      [organization.tenants.test],
    )
    expect(await call('POST', 'event-types', key, ORDER)).toMatchObject({ status: 409, body: { limit: 200 } })
    // archived types do not count until they are restored
    const archive = (archived: boolean) => call('PATCH', 'event-types/order1.paid', key, { archived })
    expect((await archive(true)).status).toBe(200)
    expect((await call('POST', 'event-types', key, ORDER)).status).toBe(201)
    expect(await archive(false)).toMatchObject({ status: 409, body: { limit: 200 } })
    expect((await call('DELETE', 'event-types/order.paid', key)).status).toBe(200)
    expect((await archive(false)).status).toBe(200)
  })
})

describe('trigger', () => {
  it('publishes the example of a type of the service or of the account', async () => {
    const path = pathOf('ok')
    const { key } = await engine.subscribe(path, { events: ['*'] })
    await call('POST', 'event-types', key, ORDER)
    for (const type of ['record.created', 'order.paid'])
      expect(await call('POST', 'trigger', key, { type })).toMatchObject({
        status: 202,
        body: { data: { deliveries: 1 } },
      })
    await eventually(() => expect(engine.arrived(path).length).toBeGreaterThanOrEqual(2))
    const arrived = new Map(
      engine.arrived(path).map(({ body }) => {
        const { type, data } = JSON.parse(body)
        return [type, data.object]
      }),
    )
    expect(arrived.get('order.paid')).toEqual(ORDER.example)
    const { data, published } = (await call('GET', 'event-types', key)).body
    const described = data.find(({ type }: { type: string }) => type === 'record.created')
    expect(arrived.get('record.created')).toEqual(described.example.object)
    expect(published).toEqual(['order.paid'])
    expect((await call('POST', 'trigger', key, { type: 'order.unheard_created' })).body.details[0].path).toBe(
      'body.type',
    )
  })

  it('adds no round trip to a publication, with and without declared types', async () => {
    const app = engine.app
    const key = await freshKey()
    const publish = () => call('POST', 'events', key, { events: [{ type: 'order.paid', data: ORDER.example }] })
    await publish()
    const before = await app.countRoundTrips(publish)
    await call('POST', 'event-types', key, ORDER)
    await publish()
    // background work of the publication before also makes some
    await eventually(async () => expect(await app.countRoundTrips(publish)).toBeLessThanOrEqual(before))
  })
})
