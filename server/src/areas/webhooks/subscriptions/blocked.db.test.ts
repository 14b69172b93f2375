import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { BLOCKED_HOSTS, resolveBlocked } from '../../../../test/support/blocked-hosts.ts'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'

/** A loopback server that must never receive a request. */
let canary: Server
let port: number
let reached = 0

let app: TestApp
let key: string
let webhook: string

const REASON =
  /^(?:The address is |The name .+ does not resolve, or not only to |.+ is not a host name|A URL with a user name)/

beforeAll(async () => {
  canary = createServer(socket => {
    reached++
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\ncanary')
  })
  await new Promise<void>(resolve => canary.listen(0, '127.0.0.1', resolve))
  const address = canary.address()
  port = address && typeof address === 'object' ? address.port : 0
  app = await createTestApp({ settings: { WORKERS: 'off' }, resolve: resolveBlocked })
  key = await (await app.organization()).keyFor({ livemode: false })
  const body = { url: 'http://later.example/', events: ['*'] }
  webhook = (await app.call('POST', '/api/v1/webhooks', { key, body })).body.data.id
})
afterAll(async () => {
  await app.stop()
  await new Promise(resolve => canary.close(resolve))
})

test('there are at least sixty blocked addresses', () => {
  expect(BLOCKED_HOSTS.length).toBeGreaterThanOrEqual(60)
})

it.each(BLOCKED_HOSTS)('%s is rejected when set, and not called if already set', async host => {
  const url = `http://${host}:${port}/`
  for (const [method, path] of [
    ['POST', '/api/v1/webhooks'],
    ['PATCH', `/api/v1/webhooks/${webhook}`],
  ] as const) {
    const { status, body } = await app.call(method, path, { key, body: { url, events: ['*'] } })
    expect({ method, status }).toEqual({ method, status: 400 })
    expect(body.details[0].path).toBe('body.url')
  }
  // a name that was public when the subscription was created but no longer is
  await app.database.query('UPDATE webhook_subscriptions SET url = $2 WHERE id = $1', [webhook, url])
  const { body } = await app.call('POST', `/api/v1/webhooks/${webhook}/test`, { key })
  expect(body.data).toMatchObject({ succeeded: false, response_code: null, response_body_preview: null })
  expect(body.data.error).toMatch(REASON)
  expect(reached).toBe(0)
})

it('the test of a subscription responds in the same way for a private and an unknown name', async () => {
  const errorOf = async (host: string): Promise<string> => {
    await app.database.query('UPDATE webhook_subscriptions SET url = $2 WHERE id = $1', [webhook, `http://${host}/`])
    const { status, body } = await app.call('POST', `/api/v1/webhooks/${webhook}/test`, { key })
    expect({ status, succeeded: body.data.succeeded }).toEqual({ status: 200, succeeded: false })
    return body.data.error.replace(host, 'HOST')
  }
  expect(await errorOf('private.example')).toBe(await errorOf('unknown.example'))
})
