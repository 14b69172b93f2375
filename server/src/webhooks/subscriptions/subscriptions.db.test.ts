import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVault } from '../../platform/crypto.ts'
import { parseEncryptionKeys } from '../../platform/encryption-keys.ts'
import { type Receiver, startReceiver } from '../../platform/testing/receiver.ts'
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts'
import { MOST_EVENT_TYPES, MOST_SUBSCRIPTIONS, PREVIEW_BYTES, RESPONSE_MS } from '../limits.ts'

let app: TestApp
let receiver: Receiver
let key: string

beforeAll(async () => {
  receiver = await startReceiver()
  app = await createTestApp({ settings: { WORKERS: 'off', OUTBOUND_ALLOW: '127.0.0.1' } })
  key = await (await app.organization()).keyFor({ livemode: false })
})
afterAll(async () => {
  await app.stop()
  await receiver.close()
})

const create = (path: string, more: object = {}, as = key) =>
  app.call('POST', '/api/v1/webhooks', { key: as, body: { url: receiver.url + path, events: ['*'], ...more } })
const at = (id: string, path = '') => `/api/v1/webhooks/${id}${path}`
const freshKey = async (livemode = false) => (await app.organization()).keyFor({ livemode })

describe('creating a subscription', () => {
  it('sends a signed test event, and shows the secret this once', async () => {
    const organization = await app.organization()
    const own = await organization.keyFor({ livemode: false })
    const { status, body } = await create('/ok/first', { description: 'CRM', events: ['record.*', 'order.paid'] }, own)
    expect(status).toBe(201)
    expect(body).not.toHaveProperty('warning')
    expect(body.ping).toMatchObject({ succeeded: true, response_code: 200, response_body_preview: 'ok' })
    expect(body.data).toMatchObject({
      account_id: organization.id,
      livemode: false,
      events: ['record.*', 'order.paid'],
      api_version: '2026-11-01',
      guarantee: 'at_least_once',
      timeout_ms: RESPONSE_MS,
      auth: { type: 'hmac' },
      secret_previous: null,
      rotation: { phase: 'none', rotation_recommended: false },
      circuit_state: 'closed',
      failure_count: 0,
      disabled_at: null,
      version: 1,
    })
    const secret = body.data.secret_current
    const arrival = receiver.arrivals.find(({ path }) => path === '/ok/first')
    const envelope = new Webhook(secret).verify(arrival?.body ?? '', arrival?.headers ?? {})
    expect(envelope).toEqual({
      id: body.ping.event_id,
      type: 'webhook.tested',
      api_version: '2026-11-01',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { object: { subscription_id: body.data.id } },
      livemode: false,
    })
    const later = await app.call('GET', at(body.data.id), { key: own })
    expect(later.body.data.secret_current).toBe(`whsec_…${secret.slice(-5)}`)
    expect(JSON.stringify(later.body)).not.toContain(secret)
  })

  it('keeps the secret sealed, also in the answer that idempotency keeps', async () => {
    const headers = { 'Idempotency-Key': 'webhook-once' }
    const body = { url: `${receiver.url}/ok`, events: ['*'], auth: { type: 'bearer', token: 'tok-4711' } }
    const first = await app.call('POST', '/api/v1/webhooks', { key, headers, body })
    const again = await app.call('POST', '/api/v1/webhooks', { key, headers, body })
    expect(again.body).toEqual(first.body)
    const rows = await app.database.query(
      `SELECT w::text AS text FROM webhook_subscriptions w UNION ALL SELECT i::text FROM idempotency_entries i`,
    )
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(first.body.data.secret_current)
    expect(stored).not.toContain('tok-4711')
  })

  it.each([
    ['/status', 500, 'broken', /answered 500/],
    ['/redirecting', 302, null, /redirect is not followed/],
    ['/resetting', null, null, /closed before the answer|reset/],
    ['/gzipJunk', 200, '[5 bytes of gzip]', undefined],
  ])('that answers as %s is saved, with what came back', async (path, code, preview, error) => {
    const { status, body } = await create(path, {}, await freshKey())
    expect(status).toBe(201)
    expect(body.ping).toMatchObject({
      succeeded: error === undefined,
      response_code: code,
      response_body_preview: preview,
    })
    if (error) {
      expect(body.ping.error).toMatch(error)
      expect(body.warning).toMatch(error)
    }
  })

  it('reads no more of a huge answer than it shows', async () => {
    const { body } = await create('/huge', {}, await freshKey())
    expect(body.ping).toMatchObject({ succeeded: true, response_body_preview: 'x'.repeat(PREVIEW_BYTES) })
  })

  it('does not wait longer than the time that the receiver has', async () => {
    const started = Date.now()
    const { body } = await create('/hanging', { timeout_ms: 1_000 }, await freshKey())
    expect(body.ping).toMatchObject({ succeeded: false, error: 'No answer within 1000 ms.' })
    expect(Date.now() - started).toBeLessThan(3_000)
  })

  it('is saved where the name does not resolve yet', async () => {
    const { status, body } = await app.call('POST', '/api/v1/webhooks', {
      key: await freshKey(true),
      body: { url: 'https://later.northwind.example/', events: ['*'] },
    })
    expect(status).toBe(201)
    expect(body.warning).toContain('does not resolve')
  })

  it('is refused in live mode without https, and anywhere for an address that is not public', async () => {
    const live = await freshKey(true)
    for (const [as, url] of [
      [live, `${receiver.url}/ok`],
      [live, 'http://hooks.northwind.example/'],
      [live, 'https://10.0.0.1/'],
      [key, 'http://10.0.0.1/'],
      [key, 'http://169.254.169.254/latest/meta-data/'],
      [key, 'http://[::1]/'],
      [key, 'http://user:pass@hooks.northwind.example/'],
    ]) {
      const answer = await app.call('POST', '/api/v1/webhooks', { key: as ?? key, body: { url, events: ['*'] } })
      expect({ url, status: answer.status }).toEqual({ url, status: 400 })
      expect(answer.body.details[0].path).toBe('body.url')
    }
  })

  it(`takes up to ${MOST_EVENT_TYPES} event types`, async () => {
    const own = await freshKey()
    const events = Array.from({ length: MOST_EVENT_TYPES + 1 }, (_, n) => `order.changed${n}`)
    expect((await create('/ok', { events: events.slice(1) }, own)).status).toBe(201)
    expect((await create('/ok', { events }, own)).status).toBe(400)
    for (const pattern of ['order', '**', 'order.', '.paid', 'Order.Paid', 'order.*.paid', ''])
      expect({ pattern, status: (await create('/ok', { events: [pattern] }, own)).status }).toEqual({
        pattern,
        status: 400,
      })
  })

  it(`is refused after the ${MOST_SUBSCRIPTIONS}th, also when many come at once`, async () => {
    const own = await freshKey()
    const answers = await Promise.all(Array.from({ length: MOST_SUBSCRIPTIONS + 3 }, () => create('/ok', {}, own)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_SUBSCRIPTIONS)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.body.limit).toBe(MOST_SUBSCRIPTIONS)
  })
})

describe('authentication', () => {
  it('sends a bearer token beside the signature, and never shows it', async () => {
    const { body } = await create('/ok/bearer', { auth: { type: 'bearer', token: 'tok-123' } }, await freshKey())
    const arrival = receiver.arrivals.find(({ path }) => path === '/ok/bearer')
    expect(arrival?.headers.authorization).toBe('Bearer tok-123')
    expect(arrival?.headers['webhook-signature']).toMatch(/^v1,/)
    expect(body.data.auth).toEqual({ type: 'bearer' })
    expect(JSON.stringify(body)).not.toContain('tok-123')
  })

  it('shows a client certificate to a receiver that asks for one', async () => {
    const [server, client] = await Promise.all(
      ['localhost', 'keepsake'].map(name => generate([{ name: 'commonName', value: name }])),
    )
    if (!server || !client) throw new Error('no certificates')
    const subjects: string[] = []
    const tls = createServer(
      { key: server.private, cert: server.cert, ca: client.cert, requestCert: true, rejectUnauthorized: true },
      (request, response) => {
        if ('getPeerCertificate' in request.socket && typeof request.socket.getPeerCertificate === 'function')
          subjects.push(request.socket.getPeerCertificate().subject.CN)
        response.end('ok')
      },
    )
    await new Promise<void>(resolve => tls.listen(0, '127.0.0.1', resolve))
    const { port } = tls.address() as AddressInfo
    const named = await createTestApp({
      settings: { WORKERS: 'off', OUTBOUND_ALLOW: '127.0.0.1' },
      resolve: async () => ['127.0.0.1'],
    })
    const own = (await named.organization()).key
    const auth = { type: 'mtls', certificate: client.cert, private_key: client.private, ca_certificate: server.cert }
    const send = (more: object) =>
      named.call('POST', '/api/v1/webhooks', {
        key: own,
        body: { url: `https://localhost:${port}/`, events: ['*'], ...more },
      })
    expect((await send({ auth })).body.ping).toMatchObject({ succeeded: true })
    expect(subjects).toEqual(['keepsake'])
    expect((await send({})).body.ping).toMatchObject({ succeeded: false, error: expect.stringContaining('TLS') })
    await named.stop()
    await new Promise(resolve => tls.close(resolve))
  })

  it.each([
    [{ type: 'bearer' }, 'body.auth.token'],
    [{ type: 'hmac', token: 'x' }, 'body.auth.token'],
    [{ type: 'mtls', certificate: 'x' }, 'body.auth.private_key'],
    [{ type: 'mtls', certificate: 'x', private_key: 'y' }, 'body.auth.certificate'],
    [{ type: 'bearer', token: 'two words' }, 'body.auth.token'],
  ])('%j is refused at %s', async (auth, path) => {
    const { status, body } = await create('/ok', { auth })
    expect(status).toBe(400)
    expect(body.details[0].path).toBe(path)
  })
})

describe('changing a subscription', () => {
  it('changes what is given, and refuses a change about another version', async () => {
    const own = await freshKey()
    const { id } = (await create('/ok', { description: 'CRM' }, own)).body.data
    const patch = (body: object) => app.call('PATCH', at(id), { key: own, body })
    const first = await patch({ events: ['order.*'], expected_version: 1 })
    expect(first.body.data).toMatchObject({ events: ['order.*'], description: 'CRM', version: 2 })
    const second = await patch({ description: '', timeout_ms: 30_000, guarantee: 'best_effort' })
    expect(second.body.data).toMatchObject({
      description: null,
      timeout_ms: 30_000,
      guarantee: 'best_effort',
      version: 3,
    })
    const third = await patch({ auth: { type: 'bearer', token: 'abc' } })
    expect(third.body.data.auth).toEqual({ type: 'bearer' })
    const late = await patch({ events: ['*'], expected_version: 1 })
    expect(late.status).toBe(409)
    expect(late.body.currentVersion).toBe(4)
    expect((await patch({ url: 'http://10.0.0.1/' })).status).toBe(400)
    expect((await patch({ timeout_ms: 30_001 })).status).toBe(400)
  })

  it('disables and enables it, and deletes it with its history', async () => {
    const own = await freshKey()
    const { id } = (await create('/ok', {}, own)).body.data
    const post = (path: string) => app.call('POST', at(id, path), { key: own })
    const disabled = await post('/disable')
    expect(disabled.body.data).toMatchObject({ disabled_reason: 'owner', disabled_at: expect.any(String) })
    expect((await post('/disable')).body.data.disabled_at).toBe(disabled.body.data.disabled_at)
    expect((await post('/enable')).body.data).toMatchObject({ disabled_reason: null, disabled_at: null })
    const list = await app.call('GET', '/api/v1/webhooks', { key: own })
    expect(list.body.data.map((each: { id: string }) => each.id)).toEqual([id])
    expect((await app.call('DELETE', at(id), { key: own })).body.data).toEqual({ id, deleted: true })
    expect((await app.call('GET', at(id), { key: own })).status).toBe(404)
    const left = await app.database.query('SELECT id FROM runtime.webhook_deliveries WHERE subscription_id = $1', [id])
    expect(left).toEqual([])
  })

  it('writes down who did it', async () => {
    const organization = await app.organization()
    const own = await organization.keyFor({ livemode: false })
    const { id } = (await create('/ok', {}, own)).body.data
    await app.call('POST', at(id, '/rotate'), { key: own, body: {} })
    await app.call('DELETE', at(id), { key: own })
    const entries = await app.database.query<{ action: string; actor: string }>(
      'SELECT action, actor FROM audit_entries WHERE organization_id = $1 ORDER BY at, id',
      [organization.id],
    )
    expect(entries.map(({ action }) => action)).toEqual(['webhook.created', 'webhook.rotated', 'webhook.deleted'])
    expect(entries[0]?.actor).toMatch(/^key:key_/)
  })
})

describe('rotating the secret', () => {
  const signatures = (path: string) =>
    receiver.arrivals
      .filter(arrival => arrival.path === path)
      .at(-1)
      ?.headers['webhook-signature']?.split(' ') ?? []

  it('signs with both through the grace period, then with the new one alone, by itself', async () => {
    const own = await freshKey()
    const created = (await create('/ok/rotating', {}, own)).body.data
    const test = () => app.call('POST', at(created.id, '/test'), { key: own })
    const rotated = (await app.call('POST', at(created.id, '/rotate'), { key: own, body: { grace_hours: 48 } })).body
      .data
    expect(rotated).toMatchObject({
      rotation: { phase: 'grace' },
      secret_current: expect.stringMatching(/^whsec_.{44}$/),
    })
    expect(rotated.secret_previous).toBe(`whsec_…${created.secret_current.slice(-5)}`)
    expect(Date.parse(rotated.rotation.grace_ends_at) - Date.parse(rotated.rotation.rotated_at)).toBe(48 * 3_600_000)
    await test()
    expect(signatures('/ok/rotating')).toHaveLength(2)
    const arrival = receiver.arrivals.at(-1)
    for (const secret of [rotated.secret_current, created.secret_current])
      expect(new Webhook(secret).verify(arrival?.body ?? '', arrival?.headers ?? {})).toMatchObject({
        type: 'webhook.tested',
      })
    const again = await app.call('POST', at(created.id, '/rotate'), { key: own, body: {} })
    expect(again.status).toBe(409)
    await app.advance('48 hours 1 second')
    await test()
    expect(signatures('/ok/rotating')).toHaveLength(1)
    const { data } = (await app.call('GET', at(created.id), { key: own })).body
    expect(data).toMatchObject({ secret_previous: null, rotation: { phase: 'revoked', grace_ends_at: null } })
    expect((await app.call('POST', at(created.id, '/rotate'), { key: own, body: {} })).status).toBe(200)
  })

  it('can revoke the old secret early', async () => {
    const own = await freshKey()
    const { id } = (await create('/ok/revoking', {}, own)).body.data
    await app.call('POST', at(id, '/rotate'), { key: own, body: {} })
    const { body } = await app.call('POST', at(id, '/revoke-previous'), { key: own })
    expect(body.data).toMatchObject({ secret_previous: null, rotation: { phase: 'revoked' } })
    await app.call('POST', at(id, '/test'), { key: own })
    expect(signatures('/ok/revoking')).toHaveLength(1)
    expect((await app.call('POST', at(id, '/revoke-previous'), { key: own })).status).toBe(200)
  })

  it('takes 24 to 72 hours', async () => {
    const own = await freshKey()
    const { id } = (await create('/ok', {}, own)).body.data
    for (const grace_hours of [23, 73, 24.5])
      expect((await app.call('POST', at(id, '/rotate'), { key: own, body: { grace_hours } })).status).toBe(400)
    for (const [grace_hours, path] of [
      [72, '/revoke-previous'],
      [24, '/revoke-previous'],
    ] as const) {
      expect((await app.call('POST', at(id, '/rotate'), { key: own, body: { grace_hours } })).status).toBe(200)
      await app.call('POST', at(id, path), { key: own })
    }
  })

  it('is recommended after 90 days and warned of after 180', async () => {
    const own = await freshKey()
    const { id } = (await create('/ok', {}, own)).body.data
    const rotation = async () => (await app.call('GET', at(id), { key: own })).body.data.rotation
    await app.advance('91 days')
    expect(await rotation()).toMatchObject({ rotation_recommended: true })
    expect(await rotation()).not.toHaveProperty('warning')
    await app.advance('90 days')
    expect((await rotation()).warning).toContain('181 days')
  })
})

describe('the history of deliveries', () => {
  it('has the test events, newest first, page by page, by state, type and time', async () => {
    const own = await freshKey()
    const { id } = (await create('/ok', {}, own)).body.data
    await app.call('PATCH', at(id), { key: own, body: { url: `${receiver.url}/status` } })
    await app.call('POST', at(id, '/test'), { key: own })
    const list = async (query: string) => (await app.call('GET', at(id, `/deliveries${query}`), { key: own })).body
    const first = await list('?limit=1')
    expect(first.data).toMatchObject([
      {
        status: 'failed',
        response_code: 500,
        response_body_preview: 'broken',
        attempts: 1,
        event_type: 'webhook.tested',
      },
    ])
    const second = await list(`?limit=1&cursor=${first.nextCursor}`)
    expect(second.data).toMatchObject([{ status: 'succeeded', response_code: 200, next_retry_at: null }])
    expect(second).not.toHaveProperty('nextCursor')
    for (const [query, count] of [
      ['?status=failed', 1],
      ['?status=queued', 0],
      ['?event_type=webhook.tested', 2],
      ['?event_type=order.paid', 0],
      ['?since=2100-01-01T00:00:00Z', 0],
      ['?until=2100-01-01T00:00:00Z', 2],
    ] as const)
      expect((await list(query)).data, query).toHaveLength(count)
  })
})

it('opens with the key that sealed it alone', async () => {
  const strange = createVault(parseEncryptionKeys(Buffer.alloc(32).toString('base64')))
  const [row] = await app.database.query<{ sealed: string }>(
    'SELECT secret_current AS sealed FROM webhook_subscriptions LIMIT 1',
  )
  expect(() => strange.open(row?.sealed ?? '', 'webhook.secret')).toThrow('which is not in ENCRYPTION_KEY')
})
