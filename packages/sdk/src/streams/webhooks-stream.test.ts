import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Loopback, loopback, testKey } from '../../test/loopback.ts'
import { Keepsake } from '../client.ts'
import { AbortError, AuthenticationError, ConnectionError } from '../errors/errors.gen.ts'

const IDS = ['evt_01KAK7F3V6R6T1Q7S0G9Y5N2WA', 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WB', 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WC']
const sent = (...ids: string[]): string =>
  ids.map(id => `id: ${id}\ndata: ${JSON.stringify({ id, type: 'order.paid' })}\n\n`).join('')
const REVOKED = `data: ${JSON.stringify({ success: false, error: 'authentication_error', message: 'The key was revoked.' })}\n\n`

let server: Loopback
let client: Keepsake
let bodies: (string | number)[] = []
beforeAll(async () => {
  server = await loopback(() => {
    const body = bodies.shift() ?? 503
    if (typeof body === 'number')
      return { status: body, body: { success: false, error: 'server_error', message: 'No.' } }
    return { headers: { 'content-type': 'text/event-stream' }, body }
  })
  client = new Keepsake({ secretKey: testKey(), baseUrl: server.url, maxRetries: 0 })
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
})

describe('webhooks.stream', () => {
  it('continues after the last event when the connection is lost', async () => {
    bodies = [`: connected\n\n${sent(IDS[0] ?? '', IDS[1] ?? '')}`, 503, sent(IDS[2] ?? '')]
    const stream = client.webhooks.stream({ events: ['order.*', 'invoice.sent'] })
    const states: string[] = []
    stream.onConnected = () => states.push('connected')
    stream.onDisconnected = error => states.push(error?.code ?? 'ended')
    const ids: string[] = []
    for await (const event of stream) if (ids.push(event.id) === 3) break
    expect(ids).toEqual(IDS)
    expect(states).toEqual(['connected', 'ended', 'server_error', 'connected'])
    expect(server.received.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, IDS[1], IDS[1]])
    expect(server.received[0]?.url).toBe('/api/v1/webhooks/stream?events=order.*&events=invoice.sent')
  })

  it('throws if the first request fails', async () => {
    bodies = [503]
    await expect(client.webhooks.stream().first()).rejects.toMatchObject({ status: 503 })
    const nobody = new Keepsake({ secretKey: testKey(), baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
    await expect(nobody.webhooks.stream().first()).rejects.toThrow(ConnectionError)
  })

  it('throws what a new request would not mend', async () => {
    bodies = [sent(IDS[0] ?? '') + REVOKED]
    const read = async () => {
      for await (const _ of client.webhooks.stream());
    }
    await expect(read()).rejects.toThrow(AuthenticationError)
    bodies = [sent(IDS[0] ?? ''), 400]
    await expect(read()).rejects.toMatchObject({ status: 400 })
  })

  it('ends when the signal aborts', async () => {
    bodies = [sent(IDS[0] ?? '')]
    const leaving = new AbortController()
    const stream = client.webhooks.stream({}, { signal: leaving.signal })
    const lost: unknown[] = []
    stream.onDisconnected = error => lost.push(error)
    const read = async () => {
      for await (const _ of stream) leaving.abort()
    }
    await expect(read()).rejects.toThrow(AbortError)
    expect(lost).toEqual([])
    expect(server.received).toHaveLength(1)
  })
})
