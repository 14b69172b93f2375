import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, startSubscriber, type TestSubscriber } from '../../../../test/support/subscriber.ts'
import { createVault } from '../../../platform/encryption/crypto.ts'
import { parseEncryptionKeys } from '../../../platform/encryption/encryption-keys.ts'
import { MAX_EVENT_TYPES, MAX_SUBSCRIPTIONS, PREVIEW_BYTES, RESPONSE_MS } from '../limits.ts'

let subscriber: TestSubscriber
beforeAll(async () => {
  subscriber = await startSubscriber()
})
afterAll(() => subscriber.stop())

describe('creating a subscription', () => {
  it('sends a signed test event and shows the secret only once', async () => {
    const organization = await subscriber.app.organization()
    const own = await organization.keyFor({ livemode: false })
    const { status, body } = await subscriber.create(
      '/ok/first',
      { description: 'CRM', events: ['record.*', 'key.added'] },
      own,
    )
    expect(status).toBe(201)
    expect(body).not.toHaveProperty('warning')
    expect(body.ping).toMatchObject({ succeeded: true, response_code: 200, response_body_preview: 'ok' })
    expect(body.data).toMatchObject({
      account_id: organization.id,
      livemode: false,
      events: ['record.*', 'key.added'],
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
    const arrival = subscriber.receiver.arrivals.find(({ path }) => path === '/ok/first')
    const envelope = new Webhook(secret).verify(arrival?.body ?? '', arrival?.headers ?? {})
    expect(envelope).toEqual({
      id: body.ping.event_id,
      type: 'webhook.tested',
      api_version: '2026-11-01',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { object: { subscription_id: body.data.id } },
      livemode: false,
    })
    const later = await subscriber.app.call('GET', at(body.data.id), { key: own })
    expect(later.body.data.secret_current).toBe(`whsec_…${secret.slice(-5)}`)
    expect(JSON.stringify(later.body)).not.toContain(secret)
  })

  it('stores the secret encrypted, including in the stored idempotent response', async () => {
    const key = await subscriber.freshKey()
    const headers = { 'Idempotency-Key': 'webhook-once' }
    const body = { url: `${subscriber.receiver.url}/ok`, events: ['*'], auth: { type: 'bearer', token: 'tok-4711' } }
    const first = await subscriber.app.call('POST', '/api/v1/webhooks', { key, headers, body })
    const again = await subscriber.app.call('POST', '/api/v1/webhooks', { key, headers, body })
    expect(again.body).toEqual(first.body)
    const rows = await subscriber.app.database.query(
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
  ])('saves it with the response of the receiver at %s', async (path, code, preview, error) => {
    const { status, body } = await subscriber.create(path, {}, await subscriber.freshKey())
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

  it('reads only as much of a huge response as it shows', async () => {
    const { body } = await subscriber.create('/huge', {}, await subscriber.freshKey())
    expect(body.ping).toMatchObject({ succeeded: true, response_body_preview: 'x'.repeat(PREVIEW_BYTES) })
  })

  it('waits no longer than the response timeout', async () => {
    const { body } = await subscriber.create('/hanging', { timeout_ms: 1_000 }, await subscriber.freshKey())
    expect(body.ping).toMatchObject({ succeeded: false, error: 'No answer within 1000 ms.' })
  })

  it('saves it even if the name does not resolve yet', async () => {
    const { status, body } = await subscriber.app.call('POST', '/api/v1/webhooks', {
      key: await subscriber.freshKey(true),
      body: { url: 'https://later.northwind.example/', events: ['*'] },
    })
    expect(status).toBe(201)
    expect(body.warning).toContain('does not resolve')
  })

  it('is rejected without https in live mode, and always for a private or invalid address', async () => {
    const [live, key] = [await subscriber.freshKey(true), await subscriber.freshKey()]
    for (const [as, url] of [
      [live, `${subscriber.receiver.url}/ok`],
      [live, 'http://hooks.northwind.example/'],
      [live, 'https://10.0.0.1/'],
      [key, 'http://10.0.0.1/'],
      [key, 'http://169.254.169.254/latest/meta-data/'],
      [key, 'http://[::1]/'],
      [key, 'http://user:pass@hooks.northwind.example/'],
      [live, 'https://xn--/'],
      [live, 'https://hooks..example/'],
      [live, 'https://hooks.northwind.example:0/'],
    ] as const) {
      const answer = await subscriber.app.call('POST', '/api/v1/webhooks', {
        key: as,
        body: { url, events: ['*'] },
      })
      expect({ url, status: answer.status }).toEqual({ url, status: 400 })
      expect(answer.body.details[0].path).toBe('body.url')
    }
  })

  it(`accepts up to ${MAX_EVENT_TYPES} event types`, async () => {
    const own = await subscriber.freshKey()
    const events = Array.from({ length: MAX_EVENT_TYPES + 1 }, (_, n) => `order.changed_${n}`)
    expect((await subscriber.create('/ok', { events: events.slice(1) }, own)).status).toBe(201)
    expect((await subscriber.create('/ok', { events }, own)).status).toBe(400)
    for (const pattern of ['order', '**', 'order.', '.paid', 'Order.Paid', 'order.*.paid', ''])
      expect({ pattern, status: (await subscriber.create('/ok', { events: [pattern] }, own)).status }).toEqual({
        pattern,
        status: 400,
      })
  })

  it(`is rejected after the ${MAX_SUBSCRIPTIONS}th, even for concurrent calls`, async () => {
    const own = await subscriber.freshKey()
    const answers = await Promise.all(
      Array.from({ length: MAX_SUBSCRIPTIONS + 3 }, () => subscriber.create('/ok', {}, own)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_SUBSCRIPTIONS)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.body.limit).toBe(MAX_SUBSCRIPTIONS)
  })
})

it('decrypts only with the key that encrypted it', async () => {
  const strange = createVault(parseEncryptionKeys(Buffer.alloc(32).toString('base64')))
  const [row] = await subscriber.app.database.query<{ encrypted: string }>(
    'SELECT secret_current AS encrypted FROM webhook_subscriptions LIMIT 1',
  )
  expect(() => strange.decrypt(row?.encrypted ?? '', 'webhook.secret')).toThrow('which is not in ENCRYPTION_KEY')
})
