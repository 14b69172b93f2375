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

const FIELDS: Record<string, string> = { query_template: 'queryTemplate' }
const SCHEDULES: Record<string, string> = {
  webhook_subscriptions: 'webhooks.encrypt_urls',
  mcp_servers: 'mcp_servers.encrypt_urls',
  external_rag_sources: 'retrieval.encrypt_urls',
}

interface Kind {
  path: string
  create?: string
  table: string
  columns?: string[]
  isHidden?: boolean
  make(): { url: string }
}
const KINDS: Kind[] = [
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
  {
    path: 'external-rag/sources',
    create: 'external-rag/config',
    table: 'external_rag_sources',
    columns: ['url', 'query_template'],
    // nobody else may list sources
    isHidden: true,
    make: () => ({
      name: 'wiki',
      url: `${receiver.url}/ok?key=${TOKEN}`,
      queryTemplate: `q={{query}}&key=${TOKEN}`,
      method: 'GET',
      resultPath: '',
      contentPath: '',
    }),
  },
  { path: 'mcps', table: 'mcp_servers', make: () => ({ name: 'Orders', url: `${server.url}?key=${TOKEN}` }) },
]

describe.each(KINDS)(
  'the URL of $path',
  ({ path, create = path, table, columns = ['url'], isHidden = false, make }) => {
    const stored = async (id: string) => {
      const read = `SELECT ${columns.join(', ')} FROM ${table} WHERE id = $1`
      const [row] = await app.database.query<Record<string, string>>(read, [id])
      return Object.values(row ?? {})
    }
    const encrypted = columns.map(() => expect.stringMatching(/^v1\./))
    const shown = async (as = key) => (await call(as, 'GET', path)).data[0]

    it('is stored encrypted, and shown whole only to those who may change it', async () => {
      const made = make()
      const { data } = await call(key, 'POST', create, made)
      expect(data).toMatchObject(made)
      expect(await shown()).toMatchObject(made)
      expect(await stored(data.id)).toEqual(encrypted)
      for (const reader of [viewer, scoped]) {
        const listed = await app.call('GET', `/api/v1/${path}`, { key: reader })
        expect(listed.status).toBe(isHidden ? 403 : 200)
        if (!isHidden) expect(listed.body.data[0].url).toBe(`${new URL(made.url).origin}/…`)
        expect(JSON.stringify(listed.body)).not.toContain(TOKEN)
      }
    })

    it('is encrypted in a stored response, which is replayed', async () => {
      const made = make()
      const once = { key, body: made, headers: { 'Idempotency-Key': `once-${path}` } }
      const first = await app.call('POST', `/api/v1/${create}`, once)
      const rows = await app.database.query('SELECT sealed, response FROM idempotency_entries WHERE key = $1', [
        `once-${path}`,
      ])
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(TOKEN)
      const again = await app.call('POST', `/api/v1/${create}`, once)
      expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', first.body])
    })

    it('of an earlier version is used, and encrypted', async () => {
      const made: Record<string, unknown> = make()
      const { data } = await call(key, 'POST', create, made)
      const plain = columns.map(column => made[FIELDS[column] ?? column])
      const set = columns.map((column, n) => `${column} = $${n + 2}`).join(', ')
      await app.database.query(`UPDATE ${table} SET ${set} WHERE id = $1`, [data.id, ...plain])
      expect(await shown()).toMatchObject(made)
      await app.advance('25 hours')
      await app.database.query('UPDATE runtime.jobs SET run_at = app_now() WHERE id = $1', [SCHEDULES[table] ?? ''])
      await expect.poll(() => stored(data.id), { timeout: 20_000 }).toEqual(encrypted)
      expect(await shown()).toMatchObject(made)
    }, 60_000)
  },
)

it('a source whose URL has a token is called with it, and keeps its headers when only the path changes', async () => {
  receiver.on(`/found?key=${TOKEN}&q=a%20word&key2=${TOKEN}`, response => response.end('["Found."]'))
  receiver.on(`/moved?key=${TOKEN}&q=a%20word&key2=${TOKEN}`, response => response.end('["Moved."]'))
  const settings = (path: string) => ({
    name: 'tokens',
    url: `${receiver.url}${path}?key=${TOKEN}`,
    queryTemplate: `q={{query}}&key2=${TOKEN}`,
    method: 'GET',
    resultPath: '',
    contentPath: '',
  })
  const found = async () => (await call(key, 'POST', 'external-rag/search', { query: 'a word' })).results[0].content
  await call(key, 'POST', 'external-rag/config', { ...settings('/found'), headers: { 'x-team': 'wiki' } })
  expect(await found()).toBe('Found.')
  const { data } = await call(key, 'POST', 'external-rag/config', settings('/moved'))
  expect([data.headerNames, await found()]).toEqual([['x-team'], 'Moved.'])
  const deleted = await call(key, 'DELETE', `external-rag/sources/${data.id}`)
  expect(deleted.data).toMatchObject({ name: 'tokens', deleted: true })
  const audit = (await call(owner.key, 'GET', 'audit')).data
  expect(audit.map(({ action }: { action: string }) => action)).toContain('external_source.deleted')
  expect(JSON.stringify(audit)).not.toContain(TOKEN)
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
