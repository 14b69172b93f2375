import { expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'
import { DISABLED_AFTER_HOURS } from '../limits.ts'

const engine = useEngine()

const HOUR_MS = 3_600_000

it('a delivery behind an open circuit is due at its next test event, and the subscription says what follows', async () => {
  const path = pathOf('down')
  engine.receiver.on(path, (response, { body }) =>
    response.writeHead(body.includes('webhook.tested') ? 200 : 500).end(),
  )
  const own = await engine.subscribe(path)
  expect((await engine.state(own)).circuit).toEqual({
    state: 'closed',
    opened_at: null,
    next_probe_at: null,
    disable_at: null,
  })
  await engine.publish(own, 5)
  await eventually(async () => expect((await engine.state(own)).circuit_state).toBe('open'))
  await engine.publish(own)
  await engine.app.advance('10 minutes')
  const { circuit } = await engine.state(own)
  expect(circuit).toEqual({
    state: 'open',
    opened_at: expect.any(String),
    next_probe_at: expect.any(String),
    disable_at: expect.any(String),
  })
  expect(Date.parse(circuit.disable_at) - Date.parse(circuit.opened_at)).toBe(DISABLED_AFTER_HOURS * HOUR_MS)
  const now = (await engine.app.database.now()).getTime()
  expect(Date.parse(circuit.next_probe_at)).toBeGreaterThan(now)
  const waiting = await engine.deliveries(own)
  expect(waiting).toHaveLength(6)
  for (const { status, next_retry_at: next } of waiting)
    expect([status, next]).toEqual(['deferred', circuit.next_probe_at])
  await engine.app.call('POST', `/api/v1/webhooks/${own.webhook}/disable`, { key: own.key })
  expect((await engine.state(own)).circuit).toMatchObject({ state: 'open', next_probe_at: null, disable_at: null })
  for (const { next_retry_at: next } of await engine.deliveries(own)) expect(next).toBeNull()
}, 60_000)

it('a 2xx whose body is cut off is retried', async () => {
  const path = pathOf('cut')
  engine.receiver.on(path, (response, { body }) => {
    if (body.includes('webhook.tested')) return void response.end()
    response.writeHead(201, { 'content-length': 100 })
    response.write('only a part', () => response.destroy())
  })
  const own = await engine.subscribe(path)
  await engine.publish(own)
  await eventually(async () =>
    expect(await engine.deliveries(own)).toMatchObject([
      { status: 'retrying', response_code: 201, error: 'The connection ended before the response was complete.' },
    ]),
  )
})

it('shows the headers that were sent, without secrets', async () => {
  const path = pathOf('headers')
  engine.receiver.on(path, response => response.end())
  const own = await engine.subscribe(path, {
    headers: { 'X-Api-Version': '2' },
    auth: { type: 'bearer', token: 'a-token-of-the-receiver' },
  })
  await engine.publish(own)
  const [delivery] = await eventually(async () => {
    const found = await engine.deliveries(own)
    expect(found).toMatchObject([{ status: 'succeeded' }])
    return found
  })
  const { body } = await engine.app.call('GET', `/api/v1/webhooks/${own.webhook}/deliveries/${delivery.id}`, {
    key: own.key,
  })
  const sent = engine.arrived(path)[0]?.headers ?? {}
  const shown: Record<string, string> = body.data.request_headers
  expect(shown).toMatchObject({
    'x-api-version': '…',
    authorization: '…',
    'webhook-signature': '…',
    'webhook-id': delivery.event_id,
  })
  for (const [name, value] of Object.entries(shown))
    if (value !== '…') expect([name, sent[name.toLowerCase()]]).toEqual([name, value])
})
