import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Loopback, loopback, testKey } from '../test/loopback.ts'
import { Keepsake } from './client.ts'
import { METHOD_EXAMPLES } from './examples.gen.ts'

let server: Loopback
let client: Keepsake
beforeAll(async () => {
  // an answer, a stream of one line, and a stream of one event
  const answer = { body: '{"success":true,"data":[],"end":{}}\n' }
  const events = { body: 'data: {"type":"done","success":true,"outputs":[]}\n\n' }
  server = await loopback(({ headers }) => (headers.accept === 'text/event-stream' ? events : answer))
  client = new Keepsake({ secretKey: testKey(), baseUrl: server.url, internalKey: 'internal' })
})
afterAll(() => server.close())

describe('every method of the document', () => {
  it.each(METHOD_EXAMPLES)('$name sends its request', async ({ call, method, path, writes }) => {
    server.received.length = 0
    await call(client)
    const [request] = server.received
    expect(request?.method).toBe(method)
    expect(request?.url.replace(/\?.*/, '')).toMatch(new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`))
    expect(request?.headers['idempotency-key'] !== undefined).toBe(writes)
  })
})
