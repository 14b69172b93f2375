import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'

const engine = useEngine()

const call = (method: string, path: string, key: string, body?: object) =>
  engine.app.call(method, `/api/v1/${path}`, { key, ...(body && { body }) })

const freshKey = async () => (await engine.app.organization()).keyFor({ livemode: false })

/** A subscription to all orders. */
async function subscribe(path: string, settings: object, key: string) {
  const body = { url: engine.receiver.url + path, events: ['order.*'], ...settings }
  const made = await call('POST', 'webhooks', key, body)
  expect([made.status, made.body.message]).toEqual([201, undefined])
  return made.body.data
}

const arrivalAt = (path: string, n = 0) =>
  eventually(() => {
    const found = engine.receiver.arrivals.filter(each => each.path === path && !each.body.includes('subscription_id'))[
      n
    ]
    if (!found) throw new Error('Nothing has arrived.')
    return found
  })

const publish = (key: string, event: object = {}) =>
  call('POST', 'webhooks/events', key, { events: [{ type: 'order.paid', data: { z: 1, a: [2.5] }, ...event }] })

describe('a receiver that has a signature of its own', () => {
  it.each([
    [{ header: 'X-Acme-Signature' }],
    [
      {
        ...{ header: 'Acme-Signature', value: 't={timestamp},v1={signature}', algorithm: 'sha512', encoding: 'base64' },
        ...{ signed_content: '{id}.{timestamp}.{method}.{url}.{path}.{query}.{body_sha256}', timestamp_unit: 'ms' },
        ...{ id_header: 'Acme-Id', type_header: 'Acme-Type' },
      },
    ],
    [
      {
        ...{ header: 'X-Sig', algorithm: 'sha1', encoding: 'base64url', timestamp_header: 'X-Time' },
        signed_content: 'v0:{timestamp}:{body}',
      },
    ],
  ])('gets it as %j describes, and a source with the same object verifies it', async signature => {
    const key = await freshKey()
    const secret = 'an old secret, with spaces'
    const path = pathOf('ok')
    const url = `${path}?q=1`
    const made = await subscribe(url, { format: 'data', signature, secret }, key)
    expect(made).toMatchObject({ format: 'data', signature, secret_current: secret })
    await publish(key)
    const { body, headers } = await arrivalAt(url)
    expect(body).toBe('{"z":1,"a":[2.5]}')
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      expect(headers).not.toHaveProperty(name)
    const routes = [{ kind: 'store' }]
    const source = await call('POST', 'webhooks/sources', key, { name: 'A', scheme: 'hmac', signature, secret, routes })
    expect([source.status, source.body.message]).toEqual([201, undefined])
    const request = { headers, body_base64: btoa(body), query: 'q=1' }
    const { id } = source.body.data
    const { steps } = (await call('POST', `webhooks/sources/${id}/test`, key, { request })).body.data
    // the URL is that of the receiver, which a source does not have
    if (!JSON.stringify(signature).includes('{url}'))
      expect(steps[0]).toMatchObject({ field: 'signature', status: 'passed' })
    else {
      const [, at = '', sent = ''] = /^t=(\d{13}),v1=(.+)$/.exec(headers['acme-signature'] ?? '') ?? []
      const hash = createHash('sha256').update(body).digest('hex')
      const called = engine.receiver.url + url
      const text = `${headers['acme-id']}.${at}.POST.${called}.${path}.q=1.${hash}`
      expect(sent).toBe(createHmac('sha512', secret).update(text).digest('base64'))
      expect([headers['acme-id'], headers['acme-type']]).toEqual([expect.stringMatching(/^evt_/), 'order.paid'])
    }
  })

  it('gets a signature of both secrets during a rotation if its header has fields, or else of the new one', async () => {
    const key = await freshKey()
    const [list, one] = [pathOf('ok'), pathOf('ok')]
    const fields = await subscribe(
      list,
      { signature: { header: 'X-Sig', value: 'v1={signature},k=1' }, secret: 'old' },
      key,
    )
    const single = await subscribe(
      one,
      { signature: { header: 'X-Sig', value: 'sha256={signature}' }, secret: 'old' },
      key,
    )
    for (const { id } of [fields, single]) {
      const rotated = await call('POST', `webhooks/${id}/rotate`, key, { secret: 'new' })
      expect([rotated.status, rotated.body.data.secret_current]).toEqual([200, 'new'])
      expect(rotated.body.data.secret_previous).not.toContain('old')
      const same = await call('POST', `webhooks/${id}/rotate`, key, { secret: 'new' })
      expect([same.status, same.body.details[0].path]).toEqual([400, 'body.secret'])
    }
    await publish(key)
    const signed = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('hex')
    const { body, headers } = await arrivalAt(list)
    expect(headers['x-sig']).toBe(`v1=${signed('new', body)},v1=${signed('old', body)},k=1`)
    const { body: text, headers: others } = await arrivalAt(one)
    expect(others['x-sig']).toBe(`sha256=${signed('new', text)}`)
  })

  it('can be a destination', async () => {
    const key = await freshKey()
    const path = pathOf('ok')
    const settings = { name: 'Acme', url: engine.receiver.url + path, events: ['order.*'], format: 'data' }
    const made = await call('POST', 'destinations', key, { ...settings, signature: { header: 'X-Sig' } })
    expect(made.body.data).toMatchObject({ format: 'data', signature: { header: 'X-Sig' } })
    await publish(key)
    const { body, headers } = await arrivalAt(path)
    expect(body).toBe('{"z":1,"a":[2.5]}')
    expect(headers['x-sig']).toBe(createHmac('sha256', made.body.secret).update(body).digest('hex'))
    const changes = { signature: { header: 'X-Other', encoding: 'base64' }, format: 'envelope' }
    const { id } = made.body.data
    expect((await call('PATCH', `destinations/${id}`, key, changes)).body.data).toMatchObject(changes)
    expect((await call('PATCH', `destinations/${id}`, key, { signature: null })).body.data.signature).toBeNull()
  })

  it('can go back to Standard Webhooks once its secret is one of those', async () => {
    const key = await freshKey()
    const path = pathOf('ok')
    const { id } = await subscribe(path, { signature: { header: 'X-Sig' }, secret: 'a-text' }, key)
    const back = () => call('PATCH', `webhooks/${id}`, key, { signature: null, format: 'envelope' })
    const refused = await back()
    expect([refused.status, refused.body.details[0].path]).toEqual([400, 'body.signature'])
    expect((await call('POST', `webhooks/${id}/rotate`, key, {})).status).toBe(200)
    expect((await call('POST', `webhooks/${id}/revoke-previous`, key)).status).toBe(200)
    expect((await back()).body.data).toMatchObject({ signature: null, format: 'envelope' })
    await publish(key)
    expect((await arrivalAt(path)).headers).toHaveProperty('webhook-signature')
  })

  it.each([
    [{ signature: { header: 'Content-Type' } }, 'body.signature.header'],
    [{ signature: { header: 'X-A', id_header: 'x-a' } }, 'body.signature.id_header'],
    [{ signature: { header: 'X-A' }, headers: { 'x-a': '1' } }, 'body.signature.header'],
    [{ signature: { header: 'X-A' }, ed25519: true }, 'body.ed25519'],
    [{ signature: { header: 'X-A', signed_content: '{secret}{body}' } }, 'body.signature.signed_content'],
    [{ signature: { header: 'X-A', signed_content: '{timestamp}{body}' } }, 'body.signature.signed_content'],
    [{ secret: 'no standard secret' }, 'body.secret'],
  ])('refuses %j', async (settings, path) => {
    const url = `${engine.receiver.url}/ok`
    const { status, body } = await call('POST', 'webhooks', await freshKey(), { url, events: ['*'], ...settings })
    expect([status, body.details[0].path]).toEqual([400, path])
  })
})

describe('names and IDs that a publisher has already', () => {
  it('are types of any letters if they are declared, and patterns of them', async () => {
    const key = await freshKey()
    const declare = (type: string) =>
      call('POST', 'webhooks/event-types', key, { type, schema: { type: 'object' }, example: { id: 'a' } })
    for (const type of ['Billing.InvoicePaid', 'user-signup', 'v2_9.A']) expect((await declare(type)).status).toBe(201)
    for (const type of ['a b', 'x'.repeat(101), '']) expect((await declare(type)).status).toBe(400)
    const path = pathOf('ok')
    await subscribe(path, { events: ['Billing.*', 'user-signup'] }, key)
    const published = await publish(key, { type: 'Billing.InvoicePaid' })
    expect(published.body).toMatchObject({ data: [{ deliveries: 1 }] })
    expect(published.body).not.toHaveProperty('warnings')
    expect(JSON.parse((await arrivalAt(path)).body).type).toBe('Billing.InvoicePaid')
    expect((await publish(key, { type: 'Billing.Undeclared' })).status).toBe(400)
    const impossible = await call('POST', 'webhooks', key, { url: `${engine.receiver.url}/ok`, events: ['user-login'] })
    expect(impossible.status).toBe(400)
  })

  it('are IDs of any text, once, and warnings name unknown customers and types', async () => {
    const key = await freshKey()
    const id = 'order #4711 / größe — ✓'
    const first = await publish(key, { id, customer: 'northwind' })
    expect(first.body.data).toEqual([
      { id: expect.stringMatching(/^evt_[0-9A-Z]{26}$/), uid: id, duplicate: false, deliveries: 0, filtered: 0 },
    ])
    expect(first.body.warnings).toMatchObject([
      { code: 'unknown_customer', path: 'events.0.customer' },
      { code: 'unknown_type', path: 'events.0.type' },
    ])
    const [{ id: eventId }] = first.body.data
    const again = await publish(key, { id, customer: 'northwind' })
    expect(again.body.data).toMatchObject([{ id: eventId, uid: id, duplicate: true }])
    expect(again.body.warnings.map(({ code }: { code: string }) => code)).toEqual(['unknown_type'])
    const other = await publish(key, { id, customer: 'northwind', data: { other: true } })
    expect([other.status, other.body.error]).toEqual([409, 'conflict_error'])
    const events = ['a', 'b', 'a'].map(each => ({ type: 'order.paid', data: {}, id: each }))
    const { data } = (await call('POST', 'webhooks/events', key, { events })).body
    expect(data.map(({ duplicate }: { duplicate: boolean }) => duplicate)).toEqual([false, false, true])
    expect(data[2].id).toBe(data[0].id)
    expect((await publish(key, { id: 'x'.repeat(256) })).status).toBe(202)
    for (const bad of ['', 'x'.repeat(257), 'a\nb']) expect((await publish(key, { id: bad })).status).toBe(400)
    const parallel = await Promise.all(Array.from({ length: 5 }, () => publish(key, { id: 'at once' })))
    expect(new Set(parallel.map(({ body }) => body.data[0].id)).size).toBe(1)
  })
})
