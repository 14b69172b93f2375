import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BLOCKED_HOSTS, resolveBlocked } from '../../../test/support/blocked-hosts.ts'
import { createOutboundFetch } from './outbound-http.ts'

// A server on loopback that no request below may reach.
let canary: Server
let port: number
let reached = 0

beforeAll(async () => {
  canary = createServer(socket => {
    reached++
    socket.resume()
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\ncanary')
  })
  await new Promise<void>(resolve => canary.listen(0, '127.0.0.1', resolve))
  const address = canary.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(() => new Promise(resolve => canary.close(resolve)))
beforeEach(() => {
  reached = 0
})

const guarded = createOutboundFetch({ allow: [], resolve: resolveBlocked })
afterAll(() => guarded.close())

test.each(BLOCKED_HOSTS)('http://%s is never reached through a proxy', async host => {
  // the canary stands for the proxy: nothing may ask it for anything
  const proxied = createOutboundFetch({ allow: [], resolve: resolveBlocked, proxy: { host: '127.0.0.1', port } })
  const result = await proxied.fetch(`http://${host}:${port}/`, { livemode: false, timeoutMs: 2_000 })
  await proxied.close()
  expect(result).toMatchObject({ outcome: 'blocked' })
  expect(reached).toBe(0)
})

test.each(BLOCKED_HOSTS)('http://%s is never reached', async host => {
  const result = await guarded.fetch(`http://${host}:${port}/`, { livemode: false, timeoutMs: 2_000 })
  expect(result).toEqual({ outcome: 'blocked', reason: expect.any(String), durationMs: expect.any(Number) })
  expect(JSON.stringify(result)).not.toContain('canary')
  expect(reached).toBe(0)
})

test.each([
  'http:\\\\127.0.0.1:PORT\\',
  'http:127.0.0.1:PORT',
  'http:/127.0.0.1:PORT',
  '  http://127.0.0.1:PORT/',
  '\u0000http://127.0.0.1:PORT/',
  'ht\ntp://127.0.0.1:PORT/',
  'http://public.example\\@127.0.0.1:PORT/',
  'http://127.0.0.1:PORT\\@public.example/',
  'http://127.0.0.1:PORT#@public.example/',
  'HTTP://127.0.0.1:PORT/',
  'ftp://127.0.0.1:PORT/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/_GET',
  'data:text/plain,hi',
  'javascript:1',
  'ws://127.0.0.1:PORT/',
  'blob:http://127.0.0.1:PORT/x',
  'unix:/run/docker.sock',
  '',
  'nonsense',
  '//127.0.0.1:PORT/',
  'http://',
  'http://[::1',
  'http://999.0.0.1/',
  'http://[::1%25lo]:PORT/',
  'http://127.0.0.1:99999/',
])('%j is never reached', async text => {
  const result = await guarded.fetch(text.replace('PORT', String(port)), { livemode: false, timeoutMs: 2_000 })
  expect(['blocked', 'failed']).toContain(result.outcome)
  expect(reached).toBe(0)
})

test('the loopback server responds if the operator allows it', async () => {
  const open = createOutboundFetch({ allow: ['127.0.0.1'] })
  expect(await open.fetch(`http://127.0.0.1:${port}/`, { livemode: false })).toMatchObject({
    outcome: 'answered',
    status: 200,
  })
  expect(reached).toBe(1)
  await open.close()
})
