import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, test, vi } from 'vitest'
import { BLOCKED_HOSTS, resolveBlocked } from '../../../../test/support/blocked-hosts.ts'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'
import { document } from '../../../contract/operations.ts'
import { newId } from '../../../platform/values/ids.ts'

/** Servers on both loopback addresses, on one port, that must never receive a request. */
const canaries: Server[] = []
let port: number
let reached = 0

async function listen(host: string, at: number, status: number, onRequest: () => void): Promise<Server> {
  const server = createServer((_request, response) => {
    onRequest()
    response.writeHead(status).end('canary')
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(at, host, resolve))
  return server
}
const closed = (server: Server): Promise<unknown> => new Promise(resolve => server.close(resolve))

let app: TestApp | undefined

beforeAll(async () => {
  const first = await listen('127.0.0.1', 0, 200, () => reached++)
  // an HTTP server on a port has this kind of address
  port = (first.address() as AddressInfo).port
  // a machine without IPv6 has no second loopback
  const second = await listen('::1', port, 200, () => reached++).catch(() => undefined)
  canaries.push(first, ...(second ? [second] : []))
})
afterEach(async () => {
  await app?.stop()
  app = undefined
})
afterAll(() => Promise.all(canaries.map(closed)))

const eventually = <T>(check: () => Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 30_000, interval: 50 })

async function subscribe(service: TestApp, url: string): Promise<{ key: string; webhook: string }> {
  const key = await (await service.organization()).keyFor({ livemode: false })
  const { status, body } = await service.call('POST', '/api/v1/webhooks', { key, body: { url, events: ['order.*'] } })
  expect(status).toBe(201)
  return { key, webhook: body.data.id }
}
const publish = (service: TestApp, key: string) =>
  service.call('POST', '/api/v1/webhooks/events', { key, body: { events: [{ type: 'order.paid', data: {} }] } })
const letters = async (service: TestApp, key: string, query = '') =>
  (await service.call('GET', `/api/v1/webhooks/dead-letters?limit=200${query}`, { key })).body.data

/** Where other tests call blocked addresses. */
const TESTED_ELSEWHERE = {
  '/ConfigureSourceRequest/properties/url': 'areas/retrieval/external/external.db.test.ts',
  '/DestinationAuth/properties/tokenUrl': 'areas/webhooks/subscriptions/authentication.db.test.ts',
  '/McpServerUrl': 'areas/mcp-servers/mcp-servers.db.test.ts',
  '/PeopleBulkMatchRequest/properties/webhook_url': 'areas/gateway/providers.db.test.ts',
  '/PersonMatchRequest/properties/webhook_url': 'areas/gateway/providers.db.test.ts',
  '/WebhookSourceForwardUrl': 'areas/webhooks/sources/forward.db.test.ts',
  '/WebhookSourceRouteInput/properties/url': 'areas/webhooks/sources/routes.db.test.ts',
  '/WebhookAuth/properties/token_url': 'areas/webhooks/subscriptions/authentication.db.test.ts',
}

test('every field with a URL to call is tested here or elsewhere', () => {
  const found: string[] = []
  const look = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { pattern, format }: { pattern?: unknown; format?: unknown } = node
    if (/^\^\(?\[Hh\]\[Tt\]\[Tt\]\[Pp\]/.test(String(pattern)) || format === 'uri' || format === 'url') found.push(path)
    for (const [name, inner] of Object.entries(node)) look(inner, `${path}/${name}`)
  }
  look(Object(document).components.schemas, '')
  look(Object(document).paths, '')
  expect(found.sort()).toEqual([...Object.keys(TESTED_ELSEWHERE), '/WebhookUrl'].sort())
})

it('no attempt reaches a blocked address: the first attempt, a retry, or a manual one', async () => {
  const service = await createTestApp({ resolve: resolveBlocked })
  app = service
  const { key, webhook } = await subscribe(service, 'http://later.example/')
  // URLs that were allowed when the subscriptions were created, or that another version stored
  const urls = BLOCKED_HOSTS.map(host => `http://${host}:${port}/`)
  await service.database.query(
    `INSERT INTO webhook_subscriptions (id, url, tenant_id, events, api_version, guarantee, timeout_ms, auth_type,
       secret_current, secret_rotated_at)
     SELECT id, url, tenant_id, events, api_version, guarantee, timeout_ms, auth_type, secret_current, secret_rotated_at
     FROM unnest($2::text[], $3::text[]) AS places(id, url), LATERAL (
       SELECT tenant_id, events, api_version, guarantee, timeout_ms, auth_type, secret_current, secret_rotated_at
       FROM webhook_subscriptions WHERE id = $1) AS s`,
    [webhook, urls.map(() => newId('whk')), urls],
  )
  await service.database.query('DELETE FROM webhook_subscriptions WHERE id = $1', [webhook])
  await publish(service, key)
  await eventually(async () => expect(await letters(service, key)).toHaveLength(urls.length))
  for (const letter of await letters(service, key))
    expect(letter).toMatchObject({
      reason: 'blocked',
      attempts: 1,
      response_code: null,
      error: expect.any(String),
    })
  const { body } = await service.call('POST', '/api/v1/webhooks/dead-letters/replay', { key, body: {} })
  expect(body.data.replayed).toBe(urls.length)
  await eventually(async () =>
    expect(await letters(service, key, '&replayed=false&reason=blocked')).toHaveLength(urls.length),
  )
  expect(reached).toBe(0)
}, 60_000)

test.skipIf(process.platform !== 'linux')(
  'a name that moves from a public address to loopback is blocked (Linux has further loopback addresses)',
  async () => {
    let asked = 0
    // 127.0.0.2 acts as the public address; from the third lookup on, the name resolves to loopback
    const service = await createTestApp({
      settings: { OUTBOUND_ALLOW: '127.0.0.2' },
      resolve: async () => (++asked <= 3 ? ['127.0.0.2'] : ['127.0.0.1']),
    })
    app = service
    let arrived = 0
    const open = await listen('127.0.0.2', port, 500, () => arrived++)
    // at creation and at the test event
    const { key, webhook } = await subscribe(service, `http://rebind.example:${port}/`)
    await publish(service, key)
    await eventually(async () => expect(arrived).toBe(2))
    await eventually(async () => {
      await service.advance('1 minute')
      expect(await letters(service, key)).toMatchObject([{ reason: 'blocked', attempts: 2 }])
    })
    const moved = await service.call('POST', `/api/v1/webhooks/${webhook}/test`, { key })
    expect(moved.body.data.error).toBe(
      'The name rebind.example does not resolve, or not only to public addresses. The operator of this server can allow it in OUTBOUND_ALLOW.',
    )
    expect({ arrived, reached }).toEqual({ arrived: 2, reached: 0 })
    await closed(open)
  },
  60_000,
)
