import { createReceiver, memoryStore } from '@keepsake/webhooks'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'
import { type Account, eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'
import { createLogger } from '../../../platform/log/log.ts'
import { MAX_PAYLOAD_BYTES } from '../limits.ts'

const PUBLIC_URL = 'https://keepsake.northwind.example'
const lines: string[] = []
const log = createLogger({ level: 'debug', pretty: false, stream: { write: line => lines.push(line) } })
const engine = useEngine({ PUBLIC_URL }, { log })
const { subscribe, arrived, deliveries, untilAttempts } = engine

const FILLER = 'x'.repeat(MAX_PAYLOAD_BYTES)
const LARGE = { type: 'order.paid', data: { id: 'ord_1', filler: FILLER }, previous_attributes: { status: 'open' } }

async function publish(
  { key }: Pick<Account, 'key'>,
  event: object = LARGE,
): Promise<{ id: string; warning?: string }> {
  const { status, body } = await engine.app.call('POST', '/api/v1/webhooks/events', { key, body: { events: [event] } })
  expect(status).toBe(202)
  return { id: body.data[0].id, ...body }
}

const urlIn = (body: string): URL => new URL(JSON.parse(body).data.fetch_url)
const fetched = (url: URL, key?: string) =>
  engine.app.call('GET', url.pathname + url.search, key === undefined ? {} : { key })

/** A large event that was delivered, with the URL in its delivery. */
async function delivered(more?: object): Promise<Account & { id: string; url: URL; path: string }> {
  const path = pathOf('ok')
  const own = await subscribe(path, more)
  const { id } = await publish(own)
  await eventually(() => expect(arrived(path)).toHaveLength(1))
  return { ...own, id, path, url: urlIn(arrived(path)[0]?.body ?? '') }
}

describe('an event that is too large to deliver', () => {
  it('is signed with a URL that gives its receiver the complete event, without an API key', async () => {
    const own = await delivered()
    const [arrival] = arrived(own.path)
    expect(new Webhook(own.secret).verify(arrival?.body ?? '', arrival?.headers ?? {})).toMatchObject({
      data: { object: { id: 'ord_1' } },
    })
    expect(own.url.origin).toBe(PUBLIC_URL)
    const { status, headers, body } = await fetched(own.url)
    expect([status, headers.get('RateLimit')]).toEqual([200, null])
    const sent = JSON.parse(arrival?.body ?? '')
    // the envelope of the delivery, with all of the data, and nothing that only its owner sees
    expect(body.data).toEqual({ ...sent, data: { object: LARGE.data, previous_attributes: { status: 'open' } } })
  })

  it('is announced when it is published, and another one is not', async () => {
    const own = await subscribe(pathOf('ok'))
    expect((await publish(own)).warning).toBe(
      'body.events.0 is larger than 64 KB, so receivers get its IDs and a fetch_url of the complete event, valid for 72 hours after each attempt.',
    )
    expect(await publish(own, { type: 'order.paid', data: { id: 'ord_2' } })).not.toHaveProperty('warning')
  })

  it('has a URL of its own in each attempt, also when it is sent again after the first has expired', async () => {
    const path = pathOf('flaky')
    engine.receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt < 2 ? 503 : 200).end())
    const own = await subscribe(path)
    await publish(own)
    await untilAttempts(own, 2, '1 minute')
    await eventually(async () => expect(await deliveries(own)).toMatchObject([{ status: 'succeeded' }]))
    await engine.app.advance('20 days')
    const [{ id }] = await deliveries(own)
    await engine.app.call('POST', `/api/v1/webhooks/${own.webhook}/deliveries/${id}/retry`, { key: own.key })
    await eventually(() => expect(arrived(path)).toHaveLength(3))
    const urls = arrived(path).map(({ body }) => urlIn(body))
    expect(new Set(urls.map(({ href }) => href)).size).toBe(3)
    for (const { body, headers } of arrived(path))
      expect(() => new Webhook(own.secret).verify(body, headers)).not.toThrow()
    const answers = await Promise.all(urls.map(url => fetched(url)))
    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual([
      [401, 'expired_token'],
      [401, 'expired_token'],
      [200, undefined],
    ])
  })

  it('can be fetched for 72 hours', async () => {
    const { url } = await delivered()
    await engine.app.advance('71 hours 59 minutes')
    expect((await fetched(url)).status).toBe(200)
    await engine.app.advance('1 minute')
    const { status, body } = await fetched(url)
    expect([status, body.reason]).toEqual([401, 'expired_token'])
    expect(body.message).toContain('Have the delivery sent again')
  })

  it('cannot be fetched with a token that was changed or is that of another event', async () => {
    const own = await delivered()
    const other = await publish(own)
    const foreign = await delivered()
    const token = own.url.searchParams.get('token') ?? ''
    const changed = [
      `${token.slice(0, -2)}AA`,
      token.slice(1),
      '',
      'x',
      `${token}A`,
      foreign.url.searchParams.get('token'),
    ]
    for (const each of changed) {
      const { status, body } = await fetched(new URL(`?token=${each}`, own.url), own.key)
      expect([each, status, body.reason]).toEqual([each, 401, 'invalid_token'])
    }
    const moved = new URL(`/api/v1/webhooks/events/${other.id}${own.url.search}`, own.url)
    expect((await fetched(moved)).body.reason).toBe('invalid_token')
    // nothing else takes the token, and nothing else can be done with it
    expect((await fetched(new URL(`/api/v1/webhooks/events${own.url.search}`, own.url))).status).toBe(401)
    expect((await fetched(new URL(own.url.pathname, own.url))).status).toBe(401)
  })

  it('can be fetched only while its subscription exists and is enabled, and its organization is active', async () => {
    const { key, webhook, url } = await delivered()
    const of = `/api/v1/webhooks/${webhook}`
    await engine.app.call('POST', `${of}/disable`, { key })
    const disabled = await fetched(url)
    expect([disabled.status, disabled.body.message]).toEqual([403, expect.stringContaining('is disabled')])
    await engine.app.call('POST', `${of}/enable`, { key })
    expect((await fetched(url)).status).toBe(200)
    const suspend = (at: string): Promise<unknown> =>
      engine.app.database.query(
        `UPDATE organizations SET suspended_at = ${at} WHERE id = (SELECT t.organization_id FROM tenants t
         JOIN webhook_subscriptions s ON s.tenant_id = t.id WHERE s.id = $1)`,
        [webhook],
      )
    await suspend('now()')
    expect((await fetched(url)).status).toBe(403)
    await suspend('NULL')
    await engine.app.call('DELETE', of, { key })
    expect((await fetched(url)).status).toBe(404)
  })

  it('is free, and fetching it does not count as a call', async () => {
    const { webhook, url } = await delivered()
    const spent = () =>
      engine.app.database.query(
        `SELECT t.credits, (SELECT r.month_calls FROM runtime.rate_limits r WHERE r.tenant_id = t.id) AS calls
         FROM tenants t JOIN webhook_subscriptions s ON s.tenant_id = t.id WHERE s.id = $1`,
        [webhook],
      )
    const before = await spent()
    for (let call = 0; call < 5; call++) expect((await fetched(url)).status).toBe(200)
    expect(await spent()).toEqual(before)
  })

  it('is fetched for the handler of a receiver', async () => {
    const own = await delivered()
    const [arrival] = arrived(own.path)
    const handler = vi.fn()
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
      const { status, body } = await fetched(new URL(String(input)))
      return Response.json(body, { status })
    })
    const receiver = createReceiver({ secrets: own.secret, store: memoryStore(), handlers: { '*': handler } })
    const outcome = await receiver.receive({ headers: arrival?.headers ?? {}, body: arrival?.body ?? '' })
    fetching.mockRestore()
    expect(outcome).toEqual({ status: 200, result: 'processed' })
    expect(handler.mock.calls[0]?.[0]).toMatchObject({ id: own.id, data: { object: LARGE.data } })
  })

  it('keeps its token out of the log, of what the owner sees, and of what a receiver repeats', async () => {
    const path = pathOf('repeating')
    engine.receiver.on(path, (response, { body }) => response.writeHead(400).end(body))
    const own = await subscribe(path)
    const { id } = await publish(own)
    const [delivery] = await eventually(async () => {
      const found = await deliveries(own)
      expect(found).toMatchObject([{ status: 'dead_lettered' }])
      return found
    })
    const url = urlIn(arrived(path)[0]?.body ?? '')
    await fetched(url)
    await fetched(new URL(`${url.href}A`))
    const detail = await engine.app.call('GET', `/api/v1/webhooks/${own.webhook}/deliveries/${delivery.id}`, own)
    const event = await engine.app.call('GET', `/api/v1/webhooks/events/${id}`, own)
    const token = url.searchParams.get('token') ?? ''
    expect(token.length).toBeGreaterThan(50)
    expect(JSON.stringify([detail.body, event.body])).not.toContain(token.slice(0, 40))
    expect(JSON.stringify(detail.body)).toContain('token=[redacted]')
    expect(lines.join('')).not.toContain(token.slice(0, 40))
  })
})
