import { describe, expect, it } from 'vitest'
import { pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'

const engine = useEngine()
const PAID = { type: 'order.paid', schema: { type: 'object' }, example: { id: 'ord_4712', amount_cents: 1250 } }
const call = (method: string, path: string, key: string, body?: object) =>
  engine.app.call(method, `/api/v1/webhooks${path}`, { key, ...(body && { body }) })

describe('a test with an event type', () => {
  it('sends its example to this subscription alone, signed, and is listed as a test', async () => {
    const path = pathOf('ok')
    const { key, webhook } = await engine.subscribe(path)
    const other = pathOf('ok')
    await call('POST', '', key, { url: engine.receiver.url + other, events: ['*'] })
    await call('POST', '/event-types', key, PAID)
    const { status, body } = await call('POST', `/${webhook}/test?event_type=order.paid`, key)
    expect([status, body.data]).toEqual([200, expect.objectContaining({ succeeded: true, response_code: 200 })])
    const [arrival] = engine.arrived(path)
    expect(JSON.parse(arrival?.body ?? '')).toMatchObject({
      id: body.data.event_id,
      type: 'order.paid',
      data: { object: PAID.example },
    })
    expect(arrival?.headers['webhook-id']).toBe(body.data.event_id)
    expect(engine.arrived(other)).toEqual([])
    const listed = (await call('GET', `/${webhook}/deliveries`, key)).body.data
    expect(listed[0]).toMatchObject({ id: body.data.delivery_id, event_type: 'webhook.tested' })
    const event = await call('GET', `/events/${body.data.event_id}`, key)
    expect(event.body.data).toMatchObject({ type: 'order.paid', data: { object: PAID.example } })
    // a test is neither repeated nor counted
    expect((await call('POST', `/${webhook}/deliveries/${body.data.delivery_id}/retry`, key)).status).toBe(409)
    const replay = { filter: { subscriptionId: webhook }, estimate: true, includeAcknowledged: true }
    expect((await call('POST', '/events/replay', key, replay)).body.data.deliveries).toBe(0)
  })

  it('sends the example of an event of the service', async () => {
    const path = pathOf('ok')
    const { key, webhook } = await engine.subscribe(path)
    expect((await call('POST', `/${webhook}/test?event_type=record.created`, key)).status).toBe(200)
    expect(JSON.parse(engine.arrived(path)[0]?.body ?? '').type).toBe('record.created')
  })

  it.each(['order.unknown', 'webhook', '', 'a b', '../x', 'x'.repeat(300)])('refuses the type %j', async type => {
    const path = pathOf('ok')
    const { key, webhook } = await engine.subscribe(path)
    const { status, body } = await call('POST', `/${webhook}/test?event_type=${encodeURIComponent(type)}`, key)
    expect([status, body.error]).toEqual([400, 'validation_error'])
    expect(JSON.stringify(body)).toContain('event_type')
    expect(engine.arrived(path)).toEqual([])
  })

  it('of a customer sends only what the customer sees: declared types in use', async () => {
    const { key } = await engine.subscribe(pathOf('ok'))
    const body = { url: engine.receiver.url + pathOf('ok'), events: ['*'], customer: 'acme' }
    const { id } = (await call('POST', '', key, body)).body.data
    await call('POST', '/event-types', key, PAID)
    await call('POST', '/event-types', key, { ...PAID, type: 'order.archived' })
    await call('PATCH', '/event-types/order.archived', key, { archived: true })
    const { url } = (await call('POST', '/portal-links', key, { customer: 'acme' })).body.data
    const code = new URL(url).hash.replace('#code=', '')
    const { apiKey } = (await call('POST', '/portal-links/exchange', '', { code })).body.data
    const test = async (type: string) => (await call('POST', `/${id}/test?event_type=${type}`, apiKey)).status
    expect(await test('order.paid')).toBe(200)
    for (const type of ['order.archived', 'record.created', 'order.unknown']) expect(await test(type)).toBe(400)
    // the organization can still test with what it has archived
    expect((await call('POST', `/${id}/test?event_type=order.archived`, key)).status).toBe(200)
  })
})
