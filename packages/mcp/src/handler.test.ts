import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchCall } from './fetch-call.ts'
import { createHandler, type HandlerOptions } from './handler.ts'

const KEY = 'sk_test_EXAMPLE0_0000000000000000000000000000000000000000000'
const URL_OF_MCP = 'http://127.0.0.1:7411/mcp'

const EVENT = {
  id: 'job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
  type: 'batch_memorize',
  status: 'partial',
  progress: { done: 2, total: 2, failed: 1 },
  createdAt: '2026-11-20T15:04:05.000Z',
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A handler for an app that responds to every operation with the request it received. */
function handler(options: Partial<HandlerOptions> = {}) {
  const seen: Request[] = []
  const mcp = createHandler({
    callFor: request =>
      fetchCall({
        fetch: inner => {
          seen.push(inner)
          return Response.json({ success: true, results: [] })
        },
        baseUrl: 'http://app',
        headers: { authorization: request.headers.get('authorization') ?? '' },
      }),
    refuse: async request =>
      request.headers.get('authorization') === `Bearer ${KEY}`
        ? undefined
        : Response.json({ success: false, error: 'authentication_error', message: 'No such key.' }, { status: 401 }),
    ...options,
  })
  closing.push(mcp.close)
  return { mcp, seen }
}

async function connect(
  fetch: (request: Request) => Promise<Response>,
  url = URL_OF_MCP,
  options: ClientOptions = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, options)
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    fetch: (target, init) => fetch(new Request(target, init)),
    requestInit: { headers: { authorization: `Bearer ${KEY}` } },
  })
  await client.connect(transport)
  closing.push(() => client.close())
  return client
}

const initialize = (headers: Record<string, string> = {}, url = URL_OF_MCP): Request =>
  new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${KEY}`,
      host: '127.0.0.1:7411',
      ...headers,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    }),
  })

describe('MCP over HTTP', () => {
  it('serves the tools and performs a call with the caller’s key', async () => {
    const { mcp, seen } = handler()
    const client = await connect(mcp.fetch)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('smartRecall')
    const result = await client.callTool({ name: 'smartRecall', arguments: { query: 'Who decides?' } })
    expect(result.structuredContent).toEqual({ success: true, results: [] })
    const [request] = seen
    expect(request?.method).toBe('POST')
    expect(request?.url).toBe('http://app/api/v1/smart-recall')
    expect(request?.headers.get('authorization')).toBe(`Bearer ${KEY}`)
    expect(request?.headers.get('idempotency-key')).toBeNull()
    expect(await request?.json()).toEqual({ query: 'Who decides?' })
  })

  it('reads an event and the outcome of its items', async () => {
    const seen: string[] = []
    const { mcp } = handler({
      callFor: () =>
        fetchCall({
          fetch: request => {
            seen.push(`${request.method} ${request.url}`)
            const { pathname } = new URL(request.url)
            return Response.json({ success: true, data: pathname.endsWith('/details') ? [] : EVENT })
          },
          baseUrl: 'http://app',
          headers: {},
        }),
    })
    const client = await connect(mcp.fetch, `${URL_OF_MCP}?toolsets=events`)
    const event = await client.callTool({ name: 'event_get', arguments: { id: EVENT.id } })
    expect(event.structuredContent).toEqual({ success: true, data: EVENT })
    const details = await client.callTool({ name: 'event_details', arguments: { id: EVENT.id, outcome: 'failed' } })
    expect(details.structuredContent).toEqual({ success: true, data: [] })
    expect(seen).toEqual([
      `GET http://app/api/v1/events/${EVENT.id}`,
      `GET http://app/api/v1/events/${EVENT.id}/details?limit=20&outcome=failed`,
    ])
  })

  it('also speaks the protocol without a handshake', async () => {
    const { mcp } = handler()
    const client = await connect(mcp.fetch, URL_OF_MCP, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
    expect((await client.listTools()).tools.length).toBeGreaterThan(5)
    const result = await client.callTool({ name: 'smartRecall', arguments: { query: 'Who decides?' } })
    expect(result.structuredContent).toEqual({ success: true, results: [] })
  })

  it('sends an idempotency key with a writing call', async () => {
    const { mcp, seen } = handler()
    const client = await connect(mcp.fetch)
    await client.callTool({ name: 'memory_store_pro', arguments: { content: 'Likes tea.', email: 'a@b.example' } })
    expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('returns the tools of the sets in the address', async () => {
    const { mcp } = handler()
    const client = await connect(mcp.fetch, `${URL_OF_MCP}?toolsets=collections`)
    const { tools } = await client.listTools()
    expect(new Set(tools.map(({ name }) => name.split('_')[0]))).toEqual(new Set(['collection', 'entity']))
  })

  it('selects tools by header too; the address has priority', async () => {
    const { mcp } = handler()
    const list = async (headers: Record<string, string>, url = URL_OF_MCP): Promise<string[]> => {
      const fetch = (request: Request): Promise<Response> => {
        for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
        return mcp.fetch(request)
      }
      return (await (await connect(fetch, url)).listTools()).tools.map(({ name }) => name)
    }
    expect(await list({ 'x-mcp-toolsets': 'events' })).toEqual(['event_get', 'event_details'])
    expect(await list({ 'x-mcp-toolsets': 'events' }, `${URL_OF_MCP}?toolsets=event_get`)).toEqual(['event_get'])
    for (const names of [
      await list({ 'x-mcp-readonly': 'true' }),
      await list({}, `${URL_OF_MCP}?readOnly=true`),
      await list({ 'x-mcp-readonly': 'false' }, `${URL_OF_MCP}?readOnly=true`),
    ])
      expect([names.includes('smartRecall'), names.includes('memory_store_pro')]).toEqual([true, false])
    const response = await mcp.fetch(initialize({ 'x-mcp-readonly': 'yes' }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: 'readOnly must be true or false, not yes.' })
  })

  it('refuses an invalid key with a challenge', async () => {
    const { mcp } = handler()
    const response = await mcp.fetch(initialize({ authorization: 'Bearer sk_test_wrong' }))
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="Keepsake", error="invalid_token"')
    const { headers } = await mcp.fetch(new Request(URL_OF_MCP, { method: 'POST' }))
    expect(headers.get('www-authenticate')).toBe('Bearer realm="Keepsake"')
    expect(await response.json()).toMatchObject({ error: 'authentication_error' })
  })

  it('answers an unknown toolset with 400', async () => {
    const { mcp } = handler()
    const response = await mcp.fetch(initialize({}, `${URL_OF_MCP}?toolsets=nope`))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('no toolset or tool nope') })
  })

  it('refuses unknown hostnames, to prevent DNS rebinding', async () => {
    const { mcp } = handler({ hostnames: ['127.0.0.1', 'localhost'] })
    expect((await mcp.fetch(initialize({ host: 'evil.example' }))).status).toBe(403)
    expect((await mcp.fetch(initialize({ origin: 'http://evil.example' }))).status).toBe(403)
    expect((await mcp.fetch(initialize({ origin: 'http://localhost:3000' }))).status).toBe(200)
  })

  it.each([
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['text/event-stream', 'text/event-stream'],
    ['application/json, text/event-stream', 'text/event-stream'],
  ])('answers in a form that the host accepts: %s', async (accept, type) => {
    const { mcp } = handler()
    const response = await mcp.fetch(initialize({ accept }))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    const text = await response.text()
    const message = type === 'application/json' ? JSON.parse(text) : JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '')
    expect(message).toMatchObject({ id: 1, result: { serverInfo: { name: 'keepsake' } } })
  })

  it('has no sessions: GET and DELETE are not allowed', async () => {
    const { mcp } = handler()
    const headers = { authorization: `Bearer ${KEY}`, accept: 'text/event-stream' }
    expect((await mcp.fetch(new Request(URL_OF_MCP, { headers }))).status).toBe(405)
  })
})
