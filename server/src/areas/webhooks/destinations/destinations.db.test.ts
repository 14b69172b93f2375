import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSubscriber, type TestSubscriber } from '../../../../test/support/subscriber.ts'
import { createTestApp } from '../../../../test/support/test-app.ts'
import { eventually, useEngine } from '../../../../test/support/webhook-engine.ts'

let subscriber: TestSubscriber
beforeAll(async () => {
  subscriber = await startSubscriber()
})
afterAll(() => subscriber.stop())

const at = (id: string, path = ''): string => `/api/v1/destinations/${id}${path}`

const create = (path: string, more: object, key: string) =>
  subscriber.app.call('POST', '/api/v1/destinations', {
    key,
    body: { name: 'Warehouse', url: subscriber.receiver.url + path, events: ['*'], ...more },
  })

describe('a destination', () => {
  it('is created without a call to its receiver, listed, changed and deleted', async () => {
    const key = await subscriber.freshKey()
    const created = await create('/ok/new', {}, key)
    expect(created).toMatchObject({
      status: 201,
      body: { data: { id: expect.stringMatching(/^dst_/), enabled: true }, secret: expect.stringMatching(/^whsec_/) },
    })
    expect(subscriber.receiver.arrivals.filter(({ path }) => path === '/ok/new')).toEqual([])
    const { id } = created.body.data
    await subscriber.create('/ok', {}, key)
    const listed = await subscriber.app.call('GET', '/api/v1/destinations', { key })
    expect(listed.body.data).toEqual([created.body.data])
    const webhooks = await subscriber.app.call('GET', '/api/v1/webhooks', { key })
    expect(webhooks.body.data.map((each: { id: string }) => each.id)).toEqual([expect.stringMatching(/^whk_/)])

    const patch = (body: object) => subscriber.app.call('PATCH', at(id), { key, body })
    expect((await patch({ enabled: false })).body.data).toMatchObject({ enabled: false, disabledReason: 'owner' })
    expect((await patch({ enabled: true, name: 'Lake' })).body.data).toMatchObject({
      enabled: true,
      disabledReason: null,
      name: 'Lake',
      version: 3,
    })
    const down = `UPDATE webhook_subscriptions SET disabled_at = app_now(), disabled_reason = 'circuit_open' WHERE id = $1`
    await subscriber.app.database.query(down, [id])
    expect((await patch({ name: 'Lake' })).body.data).toMatchObject({ disabledReason: 'circuit_open' })
    expect((await patch({ enabled: false })).body.data).toMatchObject({ disabledReason: 'owner' })
    expect((await patch({ enabled: true })).body.data).toMatchObject({ disabledReason: null })
    expect((await patch({ expectedVersion: 1, name: 'Pond' })).body).toMatchObject({ currentVersion: 6 })
    expect((await patch({ events: ['unheard.created'] })).body.warning).toContain('unheard.created')
    expect((await patch({ url: 'http://10.0.0.1/' })).body.details[0].path).toBe('body.url')
    const wrong = { type: 'mtls', certificate: 'x', privateKey: 'y' }
    expect((await patch({ auth: { type: 'mtls', certificate: 'x' } })).body.details[0].path).toBe(
      'body.auth.privateKey',
    )
    expect((await patch({ auth: wrong })).body.details[0].path).toBe('body.auth.certificate')

    const gone = await subscriber.app.call('DELETE', at(id), { key })
    expect(gone.body.data).toEqual({ id, deleted: true, waitingDeliveries: 0, deadLetters: 0 })
    expect((await patch({ name: 'Sea' })).status).toBe(404)
  })

  it('has its own limit', async () => {
    const key = await subscriber.freshKey()
    for (let n = 0; n < 20; n++) expect((await create('/ok', { enabled: false }, key)).status).toBe(201)
    expect(await create('/ok', {}, key)).toMatchObject({ status: 409, body: { limit: 20 } })
    expect((await subscriber.create('/ok', {}, key)).status).toBe(201)
  })

  it('logs who changed what, without secrets', async () => {
    const organization = await subscriber.app.organization()
    const key = await organization.keyFor({ livemode: false })
    const { id } = (await create('/ok/secret-path', { headers: { 'X-Token': 'hidden-value' } }, key)).body.data
    await subscriber.app.call('PATCH', at(id), {
      key,
      body: { enabled: false, auth: { type: 'bearer', token: 'tok' } },
    })
    await subscriber.app.call('POST', `/api/v1/webhooks/${id}/rotate`, { key, body: {} })
    const logs = async (query = '') => (await subscriber.app.call('GET', at(id, `/logs${query}`), { key })).body
    const { data } = await logs()
    expect(data).toMatchObject([
      { action: 'destination.rotated' },
      { action: 'destination.updated', details: { changed: ['auth', 'enabled'], enabled: false, auth: 'bearer' } },
      { action: 'destination.created', details: { changed: expect.arrayContaining(['url', 'headers']) } },
    ])
    expect(data[0].actor).toMatch(/^key:key_/)
    expect(JSON.stringify(data)).not.toMatch(/hidden-value|secret-path|tok"/)
    const first = await logs('?limit=2')
    expect((await logs(`?limit=2&cursor=${first.nextCursor}`)).data).toEqual([data[2]])
  })
})

describe('a test', () => {
  it('reports each step over http', async () => {
    const key = await subscriber.freshKey()
    const { id } = (await create('/ok/steps', {}, key)).body.data
    const { body } = await subscriber.app.call('POST', at(id, '/test'), { key })
    expect(body.data).toMatchObject({ succeeded: true, responseCode: 200, error: null })
    expect(body.data.steps.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
      ['resolve', 'passed'],
      ['allow', 'passed'],
      ['connect', 'passed'],
      ['tls', 'skipped'],
      ['respond', 'passed'],
    ])
    const logs = await subscriber.app.call('GET', at(id, '/delivery-logs?eventType=webhook.tested'), { key })
    expect(logs.body.data).toMatchObject([
      { id: body.data.deliveryId, status: 'succeeded', attempts: [{ number: 1, responseCode: 200 }] },
    ])
    expect((await subscriber.app.call('GET', at(id, '/delivery-logs?status=queued'), { key })).body.data).toEqual([])
  })

  it('says which step failed: the name, the address, the connection or the certificate', async () => {
    const [certificate] = await Promise.all([generate([{ name: 'commonName', value: 'localhost' }])])
    const tls = createServer({ key: certificate.private, cert: certificate.cert }, (_, response) => response.end('ok'))
    await new Promise<void>(resolve => tls.listen(0, '127.0.0.1', resolve))
    const { port } = tls.address() as AddressInfo
    const names: Record<string, string[]> = { 'private.example': ['127.0.0.2'], localhost: ['127.0.0.1'] }
    let later = ['127.0.0.1']
    const app = await createTestApp({
      settings: { WORKERS: 'off', OUTBOUND_ALLOW: '127.0.0.1' },
      resolve: async name => (name === 'later.example' ? later : (names[name] ?? [])),
    })
    const { key } = await app.organization()
    const failing = async (url: string, more: object = {}, before?: () => void) => {
      const body = { name: 'One', url, events: ['*'], ...more }
      const { data } = (await app.call('POST', '/api/v1/destinations', { key, body })).body
      before?.()
      const test = (await app.call('POST', at(data.id, '/test'), { key })).body.data
      expect(test.succeeded).toBe(test.steps.every(({ status }: { status: string }) => status === 'passed'))
      return test.steps.find(({ status }: { status: string }) => status === 'failed')
    }
    expect(await failing('https://nowhere.example/')).toMatchObject({ name: 'resolve' })
    expect(
      await failing('https://later.example/', {}, () => {
        later = ['127.0.0.2']
      }),
    ).toMatchObject({ name: 'allow', detail: expect.stringContaining('OUTBOUND_ALLOW') })
    expect(await failing('https://127.0.0.1:1/')).toMatchObject({ name: 'connect' })
    expect(await failing(`https://localhost:${port}/`)).toMatchObject({
      name: 'tls',
      detail: expect.stringContaining('certificate'),
    })
    const auth = {
      type: 'mtls',
      certificate: certificate.cert,
      privateKey: certificate.private,
      caCertificate: certificate.cert,
    }
    expect(await failing(`https://localhost:${port}/`, { auth })).toBeUndefined()
    await app.stop()
    await new Promise(resolve => tls.close(resolve))
  })
})

describe('deliveries', () => {
  const engine = useEngine()

  it('are signed, retried and logged by the engine of webhooks', async () => {
    const organization = await engine.app.organization()
    const key = await organization.keyFor({ livemode: false })
    engine.receiver.on('/warehouse', (response, _arrival, attempt) =>
      response.writeHead(attempt === 1 ? 503 : 200, { 'Retry-After': '1' }).end(),
    )
    const { body } = await engine.app.call('POST', '/api/v1/destinations', {
      key,
      body: {
        name: 'Warehouse',
        url: `${engine.receiver.url}/warehouse`,
        events: ['order.*'],
        auth: { type: 'bearer', token: 'tok-1' },
        headers: { 'X-Team': 'data' },
      },
    })
    const events = [
      { type: 'order.paid', data: { id: 'ord_1' } },
      { type: 'invoice.paid', data: { id: 'inv_1' } },
    ]
    await engine.app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })
    await eventually(() => expect(engine.arrived('/warehouse')).toHaveLength(1))
    await eventually(async () => {
      const { data } = (await engine.app.call('GET', at(body.data.id, '/delivery-logs'), { key })).body
      expect(data).toMatchObject([{ status: 'retrying', nextRetryAt: expect.any(String) }])
    })
    await engine.app.advance('1 minute')
    await eventually(() => expect(engine.arrived('/warehouse')).toHaveLength(2))
    for (const { body: text, headers } of engine.arrived('/warehouse')) {
      expect(() => new Webhook(body.secret).verify(text, headers)).not.toThrow()
      expect(headers).toMatchObject({ authorization: 'Bearer tok-1', 'x-team': 'data' })
    }
    const logs = await eventually(async () => {
      const { data } = (await engine.app.call('GET', at(body.data.id, '/delivery-logs'), { key })).body
      expect(data).toMatchObject([{ status: 'succeeded', eventType: 'order.paid' }])
      return data
    })
    expect(logs[0].attempts).toMatchObject([
      { outcome: 'failed', responseCode: 503 },
      { outcome: 'succeeded', responseCode: 200 },
    ])
    // in the format of all other times
    const times = logs[0].attempts.map(({ at }: { at: string }) => at)
    expect(times.map((at: string) => new Date(at).toISOString())).toEqual(times)
  })

  it('are found by the trace of their event', async () => {
    const key = await (await engine.app.organization()).keyFor({ livemode: false })
    const { body } = await engine.app.call('POST', '/api/v1/destinations', {
      key,
      body: { name: 'Warehouse', url: `${engine.receiver.url}/ok`, events: ['order.*'] },
    })
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    for (const headers of [{ traceparent: `00-${traceId}-00f067aa0ba902b7-01` }, {}])
      await engine.app.call('POST', '/api/v1/webhooks/events', {
        key,
        body: { events: [{ type: 'order.paid', data: { id: 'ord_1' } }] },
        headers: { ...headers },
      })
    const logs = async (query: string) =>
      (await engine.app.call('GET', at(body.data.id, `/delivery-logs${query}`), { key })).body
    expect((await logs('')).data).toHaveLength(2)
    expect((await logs(`?traceId=${traceId}`)).data).toMatchObject([{ traceId, eventType: 'order.paid' }])
    expect((await logs('?traceId=abc')).details).toMatchObject([{ path: 'query.traceId' }])
  })
})
