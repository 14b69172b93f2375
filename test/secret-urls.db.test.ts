import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedMcpServer, scriptedMcpServer } from '../server/test/support/mcp-server.ts'
import { type Receiver, startReceiver } from '../server/test/support/receiver.ts'
import { useApp, useOrganization } from '../server/test/support/use-app.ts'

const TOKEN = 'tok_8f3a61c2d4'
const app = useApp({ settings: { WORKERS: 'on', OUTBOUND_ALLOW: '127.0.0.1' } })
const owner = useOrganization(app)

let receiver: Receiver
let server: ScriptedMcpServer
beforeAll(async () => {
  receiver = await startReceiver()
  receiver.on(`/${TOKEN}`, (response, { path }) => response.writeHead(400).end(`Cannot POST ${path}`))
  server = await scriptedMcpServer()
})
afterAll(async () => {
  await receiver.close()
  await server[Symbol.asyncDispose]()
})

let key: string
let viewer: string
let scoped: string
beforeEach(async () => {
  key = await owner.organization.keyFor({ livemode: false })
  viewer = await owner.organization.keyFor({ livemode: false, role: 'viewer' })
  scoped = await owner.organization.keyFor({ livemode: false, scopes: ['webhooks:read', 'mcps:read'] })
})
const call = async (as: string, method: string, path: string, body?: object) =>
  (await app.call(method, `/api/v1/${path}`, { key: as, ...(body && { body }) })).body

const KINDS = [
  {
    path: 'webhooks',
    table: 'webhook_subscriptions',
    make: () => ({ url: `${receiver.url}/${TOKEN}`, events: ['*'] }),
  },
  {
    path: 'destinations',
    table: 'webhook_subscriptions',
    make: () => ({ name: 'W', url: `${receiver.url}/ok?key=${TOKEN}`, events: ['*'] }),
  },
  { path: 'mcps', table: 'mcp_servers', make: () => ({ name: 'Orders', url: `${server.url}?key=${TOKEN}` }) },
]

describe.each(KINDS)('the URL of $path', ({ path, table, make }) => {
  it('is stored encrypted, and shown whole only to those who may change it', async () => {
    const { url } = make()
    const { data } = await call(key, 'POST', path, make())
    expect(data.url).toBe(url)
    expect((await call(key, 'GET', path)).data[0].url).toBe(url)
    const stored = await app.database.query<{ url: string }>(`SELECT url FROM ${table} WHERE id = $1`, [data.id])
    expect(stored[0]?.url).toMatch(/^v1\./)
    for (const reader of [viewer, scoped]) {
      const listed = await call(reader, 'GET', path)
      expect(listed.data[0].url).toBe(`${new URL(url).origin}/…`)
      expect(JSON.stringify(listed)).not.toContain(TOKEN)
    }
  })

  it('of an earlier version is used, and encrypted', async () => {
    const { url } = make()
    const { data } = await call(key, 'POST', path, make())
    await app.database.query(`UPDATE ${table} SET url = $2 WHERE id = $1`, [data.id, url])
    expect((await call(key, 'GET', path)).data[0].url).toBe(url)
    const schedule = path === 'mcps' ? 'mcp_servers.encrypt_urls' : 'webhooks.encrypt_urls'
    await app.advance('25 hours')
    await app.database.query('UPDATE runtime.jobs SET run_at = app_now() WHERE id = $1', [schedule])
    await expect
      .poll(
        async () =>
          (await app.database.query<{ url: string }>(`SELECT url FROM ${table} WHERE id = $1`, [data.id]))[0]?.url,
        { timeout: 20_000 },
      )
      .toMatch(/^v1\./)
    expect((await call(key, 'GET', path)).data[0].url).toBe(url)
  }, 60_000)
})

it('deliveries, logs and the audit do not repeat what the receiver says about its URL', async () => {
  const { data } = await call(key, 'POST', 'webhooks', { url: `${receiver.url}/${TOKEN}`, events: ['*'] })
  await call(key, 'POST', 'webhooks/events', { events: [{ type: 'order.paid', data: {} }] })
  await expect
    .poll(async () => (await call(viewer, 'GET', 'webhooks/dead-letters')).data.length, { timeout: 20_000 })
    .toBe(1)
  const shown = [
    await call(viewer, 'GET', `webhooks/${data.id}/deliveries`),
    await call(viewer, 'GET', 'webhooks/dead-letters'),
    (await call(owner.key, 'GET', 'audit')).data,
  ]
  expect(JSON.stringify(shown[0])).toContain('Cannot POST …')
  expect(JSON.stringify(shown)).not.toContain(TOKEN)
})
