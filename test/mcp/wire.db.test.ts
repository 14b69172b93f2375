import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallOptions, createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { connectMcp, textOf } from './connect.ts'

const MODERN = '2026-07-28'
const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
}
const ACCEPT = { Accept: 'application/json, text/event-stream', Host: '127.0.0.1' }

let app: TestApp
let key: string

beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
  key = (await app.organization()).key
})
afterAll(() => app.stop())

const message = (method: string, params: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params: { ...params, _meta: META },
})
const modern = (method: string) => ({ ...ACCEPT, 'MCP-Protocol-Version': MODERN, 'Mcp-Method': method })

describe('a request that is not MCP', () => {
  const LIST = message('tools/list')
  it.each<[string, CallOptions, number, number | undefined]>([
    ['broken JSON', { raw: '{"jsonrpc": "2.0", ' }, 400, -32_700],
    ['a text', { body: 'tools/list' }, 400, -32_600],
    ['null', { raw: 'null' }, 400, -32_600],
    ['no method', { body: { jsonrpc: '2.0', id: 1 } }, 400, -32_600],
    ['a batch', { body: [LIST, LIST] }, 400, -32_600],
    ['an empty batch', { body: [] }, 400, -32_600],
    ['JSON that is too deep', { raw: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }, 400, -32_700],
    ['no JSON', { raw: 'a=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415, -32_000],
    ['an unknown version', { body: LIST, headers: { 'MCP-Protocol-Version': '1999-01-01' } }, 400, undefined],
    [
      'another version in the header',
      { body: LIST, headers: { 'MCP-Protocol-Version': '2025-11-25' } },
      400,
      undefined,
    ],
    ['another method in the header', { body: LIST, headers: modern('tools/call') }, 400, -32_020],
    ['an unknown method', { body: message('tools/nope'), headers: modern('tools/nope') }, 404, -32_601],
  ])('is refused: %s', async (_what, { headers, ...request }, status, code) => {
    const answer = await app.call('POST', '/mcp', { key, ...request, headers: { ...ACCEPT, ...headers } })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining('"error"')])
    if (code !== undefined) expect(answer.body.error.code).toBe(code)
    expect(answer.body.error.message).toMatch(/\w{3}/)
  })

  it('is refused if it is too large', async () => {
    const raw = new Uint8Array(17 * 1024 * 1024 + 1).fill(0x20)
    const { status, body } = await app.call('POST', '/mcp', { key, raw, headers: ACCEPT })
    expect(status).toBe(413)
    expect(body.error.message).toContain(String(17 * 1024 * 1024))
  })

  it('is refused with other methods: there are no sessions', async () => {
    for (const method of ['GET', 'DELETE'])
      expect((await app.call(method, '/mcp', { key, headers: ACCEPT })).status).toBe(405)
  })
})

describe('a key', () => {
  const list = (caller: string) =>
    app.call('POST', '/mcp', { key: caller, body: message('tools/list'), headers: modern('tools/list') })

  it('gets responses that no cache stores, since tools can return secrets', async () => {
    const { status, headers } = await list(key)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store, no-transform'])
  })

  it('that is revoked is refused with a challenge at the next call', async () => {
    const { id, keyFor } = await app.organization()
    const caller = await keyFor({ role: 'member' })
    const client = await connectMcp(app, caller)
    expect((await client.callTool({ name: 'collection_list', arguments: {} })).isError).toBeFalsy()
    await app.database.query(
      'UPDATE api_keys SET revoked_at = app_now() WHERE tenant_id IN (SELECT id FROM tenants WHERE organization_id = $1)',
      [id],
    )
    await expect(client.callTool({ name: 'collection_list', arguments: {} })).rejects.toThrow()
    const { status, headers, body } = await list(caller)
    expect([status, body.error]).toEqual([401, 'authentication_error'])
    expect(headers.get('WWW-Authenticate')).toBe('Bearer realm="Keepsake", error="invalid_token"')
  })

  it('limits its tools to what it may do, and the error says so to the model', async () => {
    const { keyFor } = await app.organization()
    const client = await connectMcp(app, await keyFor({ role: 'viewer' }))
    expect((await client.callTool({ name: 'collection_list', arguments: {} })).isError).toBeFalsy()
    const refused = await client.callTool({
      name: 'memory_store_pro',
      arguments: { email: 'dana@northwind.example', content: 'Likes tea.' },
    })
    expect(refused.isError).toBe(true)
    expect(textOf(refused)).toMatch(/^permission_error: .*memory:write[\s\S]*What to do: The key does not allow this/)
  })

  it('has the rate limit of its plan, in all tools together', async () => {
    const { key: caller } = await app.organization({ plan: 'free' })
    const client = await connectMcp(app, caller, { toolsets: 'collections' })
    for (let n = 0; n < 130; n++) {
      const result = await client.callTool({ name: n % 2 ? 'collection_list' : 'entity_type_list', arguments: {} })
      if (!result.isError) continue
      expect(textOf(result)).toMatch(/^rate_limit_error: .*\d+ seconds?[\s\S]*What to do: Wait as long/)
      return
    }
    throw new Error('The plan free let 130 calls through.')
  })
})

it('serves the next call after a client has left', async () => {
  const client = await connectMcp(app, key)
  for (let n = 0; n < 20; n++) {
    const leaving = new AbortController()
    const call = client.callTool({ name: 'collection_list', arguments: {} }, { signal: leaving.signal })
    setTimeout(() => leaving.abort(), n)
    await call.catch(() => undefined)
  }
  expect((await client.callTool({ name: 'collection_list', arguments: {} })).isError).toBeFalsy()
})

it.each(['2025-11-25', MODERN] as const)('loses nothing that 20 clients write in parallel (%s)', async version => {
  const { key: own } = await app.organization()
  const email = 'dana@northwind.example'
  await app.call('POST', '/api/v1/upsert', { key: own, body: { records: [{ key: { email }, properties: {} }] } })
  const write = async (writer: number): Promise<void> => {
    const client = await connectMcp(app, own, { version })
    for (const change of [
      { propertyName: '[Tasks]', operation: 'push', value: `Task ${writer}` },
      { propertyName: 'Calls', operation: 'increment', value: writer },
    ]) {
      const result = await client.callTool({ name: 'memory_update_property', arguments: { email, ...change } })
      expect(result.isError, textOf(result)).toBeFalsy()
    }
    await client.close()
  }
  const writers = Array.from({ length: 20 }, (_, n) => n + 1)
  await Promise.all(writers.map(write))
  const { body } = await app.call('POST', '/api/v1/properties', { key: own, body: { email } })
  const propertyValue = (name: string) =>
    body.data.properties.find(({ systemName }: { systemName: string }) => systemName === name).value
  expect(propertyValue('calls')).toBe(210)
  expect(
    propertyValue('tasks')
      .map(({ title }: { title: string }) => title)
      .sort(),
  ).toEqual(writers.map(n => `Task ${n}`).sort())
})
