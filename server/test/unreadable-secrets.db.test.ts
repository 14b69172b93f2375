import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENCRYPTED_COLUMNS } from '../src/area-facts.ts'
import { createVault } from '../src/platform/encryption/crypto.ts'
import { parseEncryptionKeys } from '../src/platform/encryption/encryption-keys.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

/** A key that no server has. */
const strange = createVault(parseEncryptionKeys(randomBytes(32).toString('base64')))

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' }, resolve: async () => ['127.0.0.1'] })
})
afterAll(() => app.stop())

/** Encrypts a stored value again, with the key that no server has. */
async function spoil(table: string, id: string, column: string): Promise<void> {
  const { purpose = '' } = ENCRYPTED_COLUMNS.find(each => each.table === table && each.column === column) ?? {}
  const value = strange.encrypt('https://northwind.example/hook', purpose)
  await app.database.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, value])
}

const HOOK = { url: 'https://northwind.example/hook', events: ['order.paid'] }
const SOURCE = {
  name: 'Shop',
  scheme: 'standard_webhooks',
  types: ['*'],
  mapping: { record: { email: 'data.email' }, content: '{{data.text}}' },
  forward_url: 'https://northwind.example/forward',
}
const RAG = {
  name: 'policies',
  url: 'https://northwind.example/search',
  headers: { 'X-Token': 'abcdefgh' },
  resultPath: 'hits',
  contentPath: 'text',
}

interface Kind {
  path: string
  body: object
  /** [path] */
  create?: string
  table: string
  columns: string[]
}

const KINDS: Record<string, Kind> = {
  webhooks: {
    path: '/api/v1/webhooks',
    body: { ...HOOK, ed25519: true, headers: { 'X-Team': 'data' }, auth: { type: 'bearer', token: 'abcdefgh' } },
    table: 'webhook_subscriptions',
    columns: ['url', 'secret_current', 'auth_secret', 'headers', 'private_key_current'],
  },
  destinations: {
    path: '/api/v1/destinations',
    body: { ...HOOK, name: 'Warehouse', headers: { 'X-Team': 'data' } },
    table: 'webhook_subscriptions',
    columns: ['url', 'secret_current', 'headers'],
  },
  sources: { path: '/api/v1/webhooks/sources', body: SOURCE, table: 'webhook_sources', columns: ['secret_current'] },
  'MCP servers': {
    path: '/api/v1/mcps',
    body: {
      name: 'Tools',
      slug: 'tools',
      url: 'https://northwind.example/mcp',
      headers: { 'X-Token': 'abcdefgh' },
      enabled: false,
    },
    table: 'mcp_servers',
    columns: ['url', 'headers'],
  },
  'external sources': {
    path: '/api/v1/external-rag/sources',
    create: '/api/v1/external-rag/config',
    body: RAG,
    table: 'external_rag_sources',
    columns: ['url', 'headers', 'query_template'],
  },
}

const cases = Object.entries(KINDS).flatMap(([name, kind]) => kind.columns.map(column => [name, column, kind] as const))

describe('a secret that cannot be decrypted', () => {
  it.each(cases)(
    'of %s (%s) is named in its list, which has the others, and can be deleted',
    async (_, column, kind) => {
      const { key } = await app.organization()
      const create = async (more: object = {}) => {
        const made = await app.call('POST', kind.create ?? kind.path, { key, body: { ...kind.body, ...more } })
        expect([200, 201]).toContain(made.status)
        return made.body.data.id
      }
      const id = await create()
      const other = await create(
        'name' in kind.body ? { name: 'other', ...('slug' in kind.body && { slug: 'other' }) } : {},
      )
      await spoil(kind.table, id, column)
      const list = await app.call('GET', kind.path, { key })
      expect(list.status).toBe(200)
      const found = (each: string) => list.body.data.find((row: { id: string }) => row.id === each)
      expect(found(id)).toMatchObject({ secretState: 'unreadable' })
      expect(found(other)).toBeDefined()
      expect(found(other)).not.toHaveProperty('secretState')
      if (kind.path.startsWith('/api/v1/webhooks')) {
        const one = await app.call('GET', `${kind.path}/${id}`, { key })
        expect([one.status, one.body.data.secretState]).toEqual([200, 'unreadable'])
      }
      expect((await app.call('DELETE', `${kind.path}/${id}`, { key })).status).toBe(200)
      expect((await app.call('GET', kind.path, { key })).body.data).toHaveLength(1)
    },
  )

  it('stays named by changes that do not set it again', async () => {
    const { key } = await app.organization()
    const calls: Record<string, [string, string, object?][]> = {
      webhooks: [
        ['PATCH', '', { description: 'Orders' }],
        ['POST', '/disable'],
        ['POST', '/enable'],
        ['POST', '/rotate', {}],
        ['POST', '/revoke-previous'],
      ],
      destinations: [['PATCH', '', { name: 'Depot' }]],
      sources: [
        ['PATCH', '', { name: 'Store' }],
        ['POST', '/rotate', {}],
      ],
      'MCP servers': [
        ['PATCH', '', { name: 'Tool' }],
        ['PATCH', '/tools', { tools: [{ name: 'look', enabled: true }] }],
      ],
    }
    for (const [name, steps] of Object.entries(calls)) {
      const kind = KINDS[name]
      if (!kind) throw new Error(`There is no kind ${name}.`)
      const { id } = (await app.call('POST', kind.path, { key, body: kind.body })).body.data
      await spoil(kind.table, id, kind.columns[0] ?? '')
      if (kind.table === 'mcp_servers')
        await app.database.query(
          `INSERT INTO mcp_server_tools (tenant_id, server_id, name, description, input_schema, enabled)
           SELECT tenant_id, id, 'look', '', '{"type": "object"}', false FROM mcp_servers WHERE id = $1`,
          [id],
        )
      for (const [method, suffix, body] of steps) {
        const answer = await app.call(method, `${kind.path}/${id}${suffix}`, { key, ...(body && { body }) })
        expect([name, suffix, answer.status, answer.body.data?.secretState]).toEqual([name, suffix, 200, 'unreadable'])
      }
    }
    const rag = (await app.call('POST', '/api/v1/external-rag/config', { key, body: RAG })).body.data
    await spoil('external_rag_sources', rag.id, 'headers')
    const { headers: _, ...same } = RAG
    const again = await app.call('POST', '/api/v1/external-rag/config', { key, body: same })
    expect(again.body.data).toMatchObject({ secretState: 'unreadable' })
  })

  it('of a delivery of phone numbers fails it with a reason', async () => {
    const { key, tenants } = await app.organization()
    await app.database.query(
      "INSERT INTO gateway_phone_deliveries (tenant_id, id, person_ids, url, status) VALUES ($1, 'phd_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', '{}', 'x', 'failed')",
      [tenants.live],
    )
    await spoil('gateway_phone_deliveries', 'phd_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', 'url')
    const path = '/api/v1/gateway/phone-deliveries'
    const retried = await app.call('POST', `${path}/phd_01KAK7F3V6R6T1Q7S0G9Y5N2WZ/retry`, { key })
    expect(retried).toMatchObject({ status: 200, body: { data: { secretState: 'unreadable' } } })
    await expect
      .poll(async () => (await app.call('GET', path, { key })).body.data, { timeout: 20_000 })
      .toMatchObject([
        { status: 'failed', secretState: 'unreadable', lastAttempt: { message: expect.stringContaining('decrypted') } },
      ])
  })

  it('of a webhook ends its deliveries with a reason, and holds up no other', async () => {
    const { key } = await app.organization()
    const create = async () => (await app.call('POST', '/api/v1/webhooks', { key, body: HOOK })).body.data.id
    const id = await create()
    await spoil('webhook_subscriptions', id, 'secret_current')
    const events = [{ type: 'order.paid', data: { id: 'ord_1' } }]
    expect((await app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })).status).toBe(202)
    await expect
      .poll(async () => (await app.call('GET', `/api/v1/webhooks/dead-letters`, { key })).body.data, {
        timeout: 20_000,
      })
      .toMatchObject([{ reason: 'unreadable', error: expect.stringContaining('cannot be decrypted') }])
    const test = await app.call('POST', `/api/v1/webhooks/${id}/test`, { key })
    expect(test.body.data).toMatchObject({ succeeded: false, error: expect.stringContaining('cannot be decrypted') })
    // a new URL and a new secret mend it
    await app.call('POST', `/api/v1/webhooks/${id}/rotate`, { key, body: {} })
    await app.call('POST', `/api/v1/webhooks/${id}/revoke-previous`, { key })
    await spoil('webhook_subscriptions', id, 'url')
    const mended = await app.call('PATCH', `/api/v1/webhooks/${id}`, { key, body: { url: HOOK.url } })
    expect(mended.status).toBe(200)
  })

  it('of a source refuses what it receives until it is rotated', async () => {
    const { key } = await app.organization()
    const { id } = (await app.call('POST', '/api/v1/webhooks/sources', { key, body: SOURCE })).body.data
    await spoil('webhook_sources', id, 'secret_current')
    const received = await app.call('POST', `/api/v1/webhooks/inbound/${id}`, { body: { type: 'x' } })
    expect(received).toMatchObject({ status: 503, body: { message: expect.stringContaining('cannot be decrypted') } })
    const rotated = await app.call('POST', `/api/v1/webhooks/sources/${id}/rotate`, { key, body: { grace_hours: 0 } })
    expect(rotated.body.data).not.toHaveProperty('secretState')
  })

  it('of an MCP server or an external source is the reason why it is not called', async () => {
    const { key } = await app.organization()
    const mcp = KINDS['MCP servers']
    const { id } = (await app.call('POST', '/api/v1/mcps', { key, body: mcp?.body })).body.data
    await spoil('mcp_servers', id, 'headers')
    const refreshed = await app.call('POST', `/api/v1/mcps/${id}/refresh-tools`, { key })
    expect(refreshed.body.data.server).toMatchObject({
      status: 'failed',
      statusReason: expect.stringContaining('decrypted'),
    })
    const named = await app.call('PATCH', `/api/v1/mcps/${id}`, { key, body: { name: 'Mended', headers: {} } })
    expect(named).toMatchObject({ status: 200, body: { data: { name: 'Mended' } } })
    expect(named.body.data).not.toHaveProperty('secretState')
    const rag = (await app.call('POST', '/api/v1/external-rag/config', { key, body: RAG })).body.data
    await spoil('external_rag_sources', rag.id, 'url')
    const again = await app.call('POST', '/api/v1/external-rag/config', { key, body: RAG })
    expect(again.body.data).toMatchObject({ url: RAG.url, version: 2 })
    expect(again.body.data).not.toHaveProperty('secretState')
  })
})
