import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  answer,
  type Misbehaviour,
  type ScriptedMcpServer,
  SEARCH_ORDERS,
  scriptedMcpServer,
} from '../../../test/support/mcp-server.ts'
import { useApp } from '../../../test/support/use-app.ts'

const app = useApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })

let server: ScriptedMcpServer
let key: string
beforeEach(async () => {
  server = await scriptedMcpServer()
  key = await (await app.organization()).keyFor({ livemode: false })
})
afterEach(() => server[Symbol.asyncDispose]())

const create = async () =>
  app.call('POST', '/api/v1/mcps', {
    key,
    body: { name: 'Hostile', url: server.url, headers: { Authorization: 'Bearer 5up3r-53cr3t' } },
  })

const SECRET = 'token-in-the-answer'
const many = (count: number, size = 0) =>
  Array.from({ length: count }, (_, n) => ({ ...SEARCH_ORDERS, name: `t${n}`, description: 'x'.repeat(size) }))

const json =
  (body: string, status = 200): Misbehaviour =>
  response =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
const events =
  (write: (send: (text: string) => void, id: unknown) => void): Misbehaviour =>
  (response, { id }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    write(text => response.write(text), id)
  }

it.each<[string, string, Misbehaviour, RegExp]>([
  [
    'redirects to the metadata of a cloud',
    '*',
    response => response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end(),
    /redirect/,
  ],
  [
    'has 10,000 tools',
    'tools/list',
    (response, { id }) =>
      answer(response, id, {
        tools: Array.from({ length: 10_000 }, (_, n) => ({ name: `t${n}`, inputSchema: { type: 'object' } })),
      }),
    /200 tools/,
  ],
  [
    'has endless pages',
    'tools/list',
    (response, { id }) => answer(response, id, { tools: [], nextCursor: String(Math.random()) }),
    /20 pages/,
  ],
  [
    'has a page that names itself',
    'tools/list',
    (response, { id }) => answer(response, id, { tools: [], nextCursor: 'a' }),
    /never ends/,
  ],
  [
    'sends a huge list',
    'tools/list',
    (response, { id }) => answer(response, id, { tools: many(100, 20_000) }),
    /more than 1048576 bytes/,
  ],
  ['sends no JSON', '*', json('<html>'), /not answer with a message/],
  ['sends deep JSON', '*', json('['.repeat(100_000)), /nested deeper/],
  ['sends JSON of another kind', '*', json('{"hello":"world"}'), /valid message of MCP/],
  [
    'sends tools that are none',
    'tools/list',
    (response, { id }) => answer(response, id, { tools: 7 }),
    /valid message/,
  ],
  [
    'sends an error with a secret',
    'tools/list',
    (response, { id }) =>
      json(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_000, message: SECRET } }))(response, {
        id,
        method: '',
      }),
    /MCP error -32000/,
  ],
  [
    'fails with a page',
    '*',
    response => response.writeHead(500, { 'content-type': 'text/html' }).end(SECRET),
    /status 500/,
  ],
  ['breaks off', '*', response => response.socket?.destroy(), /connection/i],
  [
    'ends a stream without an answer',
    'tools/list',
    (response, message) => {
      events(send => send('data: {"jsonrpc":"2.0","method":"notifications/message","params":{}}\n\n'))(
        response,
        message,
      )
      response.end()
    },
    /without an answer/,
  ],
  [
    'sends an endless stream without an answer',
    'tools/list',
    events(send => {
      for (let n = 0; n < 40; n++) send(`: ${'x'.repeat(50_000)}\n\n`)
    }),
    /more than 1048576 bytes/,
  ],
])('a server that %s is saved with the reason', async (_what, method, misbehaviour, reason) => {
  server.misbehave.set(method, misbehaviour)
  const { status, body } = await create()
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ status: 'failed', statusReason: expect.stringMatching(reason), tools: [] })
  expect(JSON.stringify(body)).not.toContain(SECRET)
  expect(JSON.stringify(body)).not.toContain('5up3r')
})

it('a stream that stays open after the answer is left', async () => {
  server.misbehave.set(
    'tools/list',
    events((send, id) => {
      send('data: {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{}}\n\n')
      send(`data: ${JSON.stringify({ jsonrpc: '2.0', id, result: { tools: [SEARCH_ORDERS] } })}\n\n`)
    }),
  )
  const { body } = await create()
  expect(body.data).toMatchObject({ status: 'connected', tools: [{ name: 'search_orders' }] })
  // it was asked to sample a model, and got no answer
  expect(server.received.filter(({ method }) => method === undefined)).toEqual([])
})

it('a server that never answers fails after ten seconds', async () => {
  server.misbehave.set('tools/list', () => {})
  const started = performance.now()
  const { body } = await create()
  expect(body.data).toMatchObject({ status: 'failed', statusReason: expect.stringMatching(/No answer within/) })
  expect(performance.now() - started).toBeLessThan(25_000)
}, 40_000)

it('texts of a server are stored without what cannot be stored or seen', async () => {
  server.pages = [[{ ...SEARCH_ORDERS, title: 'A\0B\u{e0041}', description: 'Reads.\0\ud800\u202e' }]]
  const { body } = await create()
  expect(body.data.tools).toMatchObject([{ title: 'AB', description: 'Reads.\ufffd' }])
})

it.each<[string, unknown]>([
  ['has no type in its schema', { name: 'bad', inputSchema: { $schema: 'http://json-schema.org/draft-07/schema#' } }],
  ['has null as its schema', { name: 'bad', inputSchema: null }],
  ['has no schema', { name: 'bad' }],
  ['has a list as its schema', { name: 'bad', inputSchema: [] }],
  ['has a schema of the type array', { name: 'bad', inputSchema: { type: 'array' } }],
  ['has odd properties', { name: 'bad', inputSchema: { type: 'array', properties: 7, required: 'x' } }],
  ['has a name that is too long', { name: 'b'.repeat(129), inputSchema: { type: 'object' } }],
  ['has no name', { inputSchema: { type: 'object' } }],
  ['has a number as its name', { name: 7, inputSchema: { type: 'object' } }],
  ['repeats a name', SEARCH_ORDERS],
  ['is null', null],
  ['is a text', 'bad'],
])('leaves out and names a tool that %s; the others work', async (_what, bad) => {
  server.misbehave.set('tools/list', (response, { id }) => answer(response, id, { tools: [bad, SEARCH_ORDERS, bad] }))
  const { status, body } = await create()
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ status: 'connected', tools: [{ name: SEARCH_ORDERS.name, enabled: true }] })
  expect(body.skipped.length).toBeGreaterThan(0)
  for (const skipped of body.skipped)
    expect(skipped).toEqual({ name: expect.any(String), reason: expect.stringMatching(/./) })
})
