import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/support/test-app.ts'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'

const engine = useEngine()
const { subscribe, publish, deliveries, arrived, deadLetters, untilAttempts } = engine

const now = async (): Promise<number> => {
  const [row] = await engine.app.database.query<{ now: Date }>('SELECT app_now() AS now')
  return row?.now.getTime() ?? Number.NaN
}

describe('a delivery', () => {
  it('arrives once and signed, and is reported as succeeded', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path)
    const [id] = await publish(own)
    await eventually(async () =>
      expect(await deliveries(own)).toMatchObject([{ status: 'succeeded', attempts: 1, response_code: 200 }]),
    )
    const [arrival, ...more] = arrived(path)
    expect(more).toEqual([])
    expect(new Webhook(own.secret).verify(arrival?.body ?? '', arrival?.headers ?? {})).toMatchObject({
      id,
      type: 'order.paid',
      data: { object: { id: 'ord_0' } },
      livemode: false,
    })
    expect(arrival?.headers['webhook-id']).toBe(id)
  })

  it('is created once per event, for any number of events', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path)
    const ids = (await Promise.all([publish(own, 150), publish(own, 150)])).flat()
    await eventually(() => expect(arrived(path)).toHaveLength(300))
    expect(new Set(arrived(path).map(({ headers }) => headers['webhook-id']))).toEqual(new Set(ids))
  })

  it('is also created for domain events of the service', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path, { events: ['collection.created'] })
    await engine.app.call('POST', '/api/v1/collections', { key: own.key, body: { name: 'Sales' } })
    await eventually(() => expect(arrived(path)).toHaveLength(1))
  })

  it('is retried with the same id and bytes until it succeeds', async () => {
    const path = pathOf('flaky')
    engine.receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt < 3 ? 503 : 200).end())
    const own = await subscribe(path)
    await publish(own)
    await untilAttempts(own, 3, '1 minute')
    await eventually(async () => expect(await deliveries(own)).toMatchObject([{ status: 'succeeded', attempts: 3 }]))
    const bodies = arrived(path).map(({ headers, body }) => `${headers['webhook-id']} ${body}`)
    expect(bodies).toHaveLength(3)
    expect(new Set(bodies).size).toBe(1)
    const [{ id }] = await deliveries(own)
    const detail = await engine.app.call('GET', `/api/v1/webhooks/${own.webhook}/deliveries/${id}`, { key: own.key })
    expect(detail.body.data.history).toMatchObject([
      { number: 1, outcome: 'failed', response_code: 503 },
      { number: 2, outcome: 'failed', response_code: 503 },
      { number: 3, outcome: 'succeeded', response_code: 200 },
    ])
  })

  it.each([
    ['tooMany', 120],
    ['tooManyUntil', 120],
  ])('waits as long as the receiver requests (%s)', async (behaviour, seconds) => {
    const own = await subscribe(pathOf(behaviour))
    await publish(own)
    const [delivery] = await eventually(async () => {
      const found = await deliveries(own)
      expect(found).toMatchObject([{ status: 'retrying', attempts: 1, response_code: 429 }])
      return found
    })
    const wait = (Date.parse(delivery.next_retry_at) - (await now())) / 1000
    expect(wait).toBeGreaterThan(seconds - 10)
    expect(wait).toBeLessThan(seconds + 2)
  })

  it.each([
    ['zero', '0'],
    ['a past date', new Date(0).toUTCString()],
  ])('waits a second if the receiver requests %s', async (_what, requested) => {
    const path = pathOf('impatient')
    engine.receiver.on(path, response => response.writeHead(503, { 'Retry-After': requested }).end())
    const own = await subscribe(path)
    await publish(own)
    const delivery = await eventually(async () => {
      const [{ id }] = await deliveries(own)
      const { body } = await engine.app.call('GET', `/api/v1/webhooks/${own.webhook}/deliveries/${id}`, own)
      expect(body.data.status).toBe('retrying')
      return body.data
    })
    const wait = Date.parse(delivery.next_retry_at) - Date.parse(delivery.history.at(-1).at)
    expect(wait).toBeGreaterThanOrEqual(1_000)
    expect(wait).toBeLessThan(1_100)
  })

  it.each([
    ['hanging', null, /No answer within 1000 ms/],
    ['resetting', null, /closed|reset/],
    ['dripping', 200, /not complete within 1000 ms/],
  ])('is retried if there is no complete response in time (%s)', async (behaviour, code, error) => {
    const own = await subscribe(pathOf(behaviour), { timeout_ms: 1_000 })
    await publish(own)
    await eventually(async () =>
      expect(await deliveries(own)).toMatchObject([
        { status: 'retrying', attempts: 1, response_code: code, error: expect.stringMatching(error) },
      ]),
    )
  })

  it.each([
    ['refusing', 400, 'rejected'],
    ['redirecting', 302, 'rejected'],
  ])('is not retried if a retry cannot help (%s)', async (behaviour, code, reason) => {
    const path = pathOf(behaviour)
    const own = await subscribe(path)
    await publish(own)
    await eventually(async () =>
      expect(await deadLetters(own)).toMatchObject([{ reason, attempts: 1, response_code: code }]),
    )
    expect(await deliveries(own)).toMatchObject([{ status: 'dead_lettered', next_retry_at: null }])
    expect(arrived(path)).toHaveLength(1)
    expect(arrived('/ok')).toEqual([])
  })

  it('to an address that has become private is not sent, and reveals nothing about it', async () => {
    let resolved = ['93.184.215.14']
    const named = await createTestApp({ settings: { OUTBOUND_ALLOW: '10.0.0.1' }, resolve: async () => resolved })
    const { key } = await named.organization()
    const body = {
      url: `https://rebound.example:${new URL(engine.receiver.url).port}/`,
      events: ['order.*'],
      timeout_ms: 1_000,
    }
    resolved = ['10.0.0.1']
    await named.call('POST', '/api/v1/webhooks', { key, body })
    resolved = ['127.0.0.1']
    const before = engine.receiver.arrivals.length
    await named.call('POST', '/api/v1/webhooks/events', { key, body: { events: [{ type: 'order.paid', data: {} }] } })
    await eventually(async () => {
      const { data } = (await named.call('GET', '/api/v1/webhooks/dead-letters', { key })).body
      expect(data).toMatchObject([
        { reason: 'blocked', error: expect.stringContaining('not only to public addresses') },
      ])
    })
    expect(engine.receiver.arrivals.length).toBe(before)
    await named.stop()
  })

  it('with best effort is attempted once and does not become a dead letter', async () => {
    const path = pathOf('status')
    const own = await subscribe(path, { guarantee: 'best_effort' })
    await publish(own)
    await eventually(async () => expect(await deliveries(own)).toMatchObject([{ status: 'failed', attempts: 1 }]))
    expect(await deadLetters(own)).toEqual([])
  })

  it('is signed with both secrets if the secret was rotated meanwhile', async () => {
    const path = pathOf('late')
    engine.receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt < 2 ? 500 : 200).end())
    const own = await subscribe(path)
    await publish(own)
    await untilAttempts(own, 1)
    const rotated = await engine.app.call('POST', `/api/v1/webhooks/${own.webhook}/rotate`, { key: own.key, body: {} })
    await engine.app.advance('1 minute')
    await eventually(() => expect(arrived(path)).toHaveLength(2))
    const last = arrived(path).at(-1)
    for (const secret of [own.secret, rotated.body.data.secret_current])
      expect(() => new Webhook(secret).verify(last?.body ?? '', last?.headers ?? {})).not.toThrow()
  })
})

describe('retrying one delivery', () => {
  it('works for any outcome, but not for a test event', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path)
    await publish(own)
    await eventually(async () => expect(await deliveries(own)).toMatchObject([{ status: 'succeeded' }]))
    const [{ id }] = await deliveries(own)
    const retry = (delivery: string) =>
      engine.app.call('POST', `/api/v1/webhooks/${own.webhook}/deliveries/${delivery}/retry`, { key: own.key })
    expect((await retry(id)).status).toBe(200)
    await eventually(() => expect(arrived(path)).toHaveLength(2))
    const all = await engine.app.call('GET', `/api/v1/webhooks/${own.webhook}/deliveries?event_type=webhook.tested`, {
      key: own.key,
    })
    expect((await retry(all.body.data[0].id)).status).toBe(409)
  })
})
