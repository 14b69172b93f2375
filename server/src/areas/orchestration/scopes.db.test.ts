import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ScriptedMcpServer, scriptedMcpServer, textResult } from '../../../test/support/mcp-server.ts'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../test/support/test-app.ts'
import type { Permission } from '../../platform/access/permissions.ts'

const EFFECTS = ['memory:read', 'memory:write', 'guidelines:read', 'mcps:call'] as const
type Effect = (typeof EFFECTS)[number]

const DANA = 'dana.reyes@northwind.example'
const KNOWN = 'Dana keeps bees in Porto.'
const RULE = 'Always mention the warranty of seven years.'
const ANSWER = 'The answer that may be stored.'

let app: TestApp
let model: ScriptedModel
let server: ScriptedMcpServer
let organization: Awaited<ReturnType<TestApp['organization']>>
let guidelineId: string
let agentId: string
let steps: readonly Step[] = []

beforeAll(async () => {
  model = await scriptedModel((_body, index) => steps[Math.min(index, steps.length - 1)] ?? 'hang')
  app = await createTestApp({ settings: { ...settingsOf(model), OUTBOUND_ALLOW: '127.0.0.1', MODELS_FILE: '' } })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})
beforeEach(async () => {
  server = await scriptedMcpServer()
  server.call = () => textResult('Order 7: tea')
  organization = await app.organization()
  const own = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key: organization.key, body })
  await own('memorize', { email: DANA, content: KNOWN, extract: false })
  guidelineId = (await own('guidelines', { name: 'Warranty', value: RULE })).body.data.id
  await own('mcps', { name: 'Orders', url: server.url })
  const agent = { name: 'Helper', instructions: 'Help.', mcps: ['orders'], guidelineIds: [guidelineId] }
  agentId = (await own('agents', agent)).body.data.id
  server.received.length = 0
  model.requests.length = 0
  steps = [{ answer: ANSWER }]
})
afterEach(() => server[Symbol.asyncDispose]())

const keyWith = (...scopes: Permission[]): Promise<string> => organization.keyFor({ role: 'member', scopes })
const call = (key: string, path: string, body: object, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  app.call('POST', `/${path}`, { key, body, headers })

/** What a call has touched of what it has no scope for. */
async function touched(): Promise<Effect[]> {
  const sent = model.requests.map(({ body }) => body).join('\n')
  const memories = await app.database.query<{ content: string }>('SELECT content FROM memories WHERE tenant_id = $1', [
    organization.tenants.live,
  ])
  const found: Record<Effect, boolean> = {
    'memory:read': sent.includes('bees'),
    'memory:write': memories.some(({ content }) => content !== KNOWN),
    'guidelines:read': sent.includes('warranty'),
    'mcps:call': server.received.length > 0,
  }
  return EFFECTS.filter(effect => found[effect])
}

const toolCall: Step = { toolCalls: [{ name: 'orders__search_orders', arguments: { customer: 'Dana' } }] }
const chat = { model: 'default', messages: [{ role: 'user', content: 'What fits?' }] }
const input = { model: 'default', input: 'What fits?' }

/** What each operation can be asked for. A function gets the id of the guideline. */
const ASKS: readonly [
  name: string,
  effect: Effect,
  path: string,
  body: (id: string) => object,
  headers?: Record<string, string>,
][] = [
  ['prompt names a record', 'memory:read', 'api/v1/prompt', () => ({ prompt: 'x', email: DANA, showInput: true })],
  [
    'prompt has the tool memory',
    'memory:read',
    'api/v1/prompt',
    () => ({ prompt: 'x', email: DANA, tools: ['memory'], memorize: true }),
  ],
  ['prompt stores', 'memory:write', 'api/v1/prompt', () => ({ prompt: 'x', email: DANA, memorize: true })],
  ['prompt selects guidelines', 'guidelines:read', 'api/v1/prompt', () => ({ prompt: 'warranty', guidelines: 'auto' })],
  ['prompt names a guideline', 'guidelines:read', 'api/v1/prompt', id => ({ prompt: 'x', guidelines: [id] })],
  [
    'prompt has the tool guidelines',
    'guidelines:read',
    'api/v1/prompt',
    () => ({ prompt: 'x', tools: ['guidelines'] }),
  ],
  ['prompt names a tool server', 'mcps:call', 'api/v1/prompt', () => ({ prompt: 'x', mcps: ['orders'] })],
  [
    'a streamed prompt names a record',
    'memory:read',
    'api/v1/prompt',
    () => ({ prompt: 'x', email: DANA, stream: true }),
  ],
  [
    'a streamed prompt names a tool server',
    'mcps:call',
    'api/v1/prompt',
    () => ({ prompt: 'x', mcps: ['orders'], stream: true }),
  ],
  ['chat names a record', 'memory:read', 'api/v1/chat/completions', () => ({ ...chat, keepsake: { email: DANA } })],
  [
    'chat names a record in a header',
    'memory:read',
    'api/v1/chat/completions',
    () => chat,
    { 'X-Keepsake-Email': DANA },
  ],
  [
    'chat names a guideline',
    'guidelines:read',
    'api/v1/chat/completions',
    id => ({ ...chat, keepsake: { guidelines: [id] } }),
  ],
  ['chat of OpenAI names a record', 'memory:read', 'openai/v1/chat/completions', () => ({ ...chat, user: DANA })],
  [
    'chat of OpenAI stores',
    'memory:write',
    'openai/v1/chat/completions',
    () => ({ ...chat, user: DANA }),
    { 'X-Keepsake-Memorize': 'true' },
  ],
  [
    'chat of OpenAI names a guideline',
    'guidelines:read',
    'openai/v1/chat/completions',
    () => chat,
    { 'X-Keepsake-Guidelines': 'auto' },
  ],
  ['responses of OpenAI name a record', 'memory:read', 'openai/v1/responses', () => ({ ...input, user: DANA })],
  [
    'responses of OpenAI store',
    'memory:write',
    'openai/v1/responses',
    () => ({ ...input, user: DANA }),
    { 'X-Keepsake-Memorize': 'true' },
  ],
  [
    'responses of OpenAI select guidelines',
    'guidelines:read',
    'openai/v1/responses',
    () => input,
    { 'X-Keepsake-Guidelines': 'auto' },
  ],
  [
    'a response names a record',
    'memory:read',
    'api/v1/responses',
    () => ({ steps: [{ prompt: 'x' }], memory: { email: DANA } }),
  ],
  [
    'a response stores',
    'memory:write',
    'api/v1/responses',
    () => ({ steps: [{ prompt: 'x' }], memory: { email: DANA }, memorize: true }),
  ],
  [
    'a response recalls',
    'memory:read',
    'api/v1/responses',
    () => ({ steps: [{ prompt: 'x', tools: ['recall_memory'] }], memory: { email: DANA }, memorize: true }),
  ],
  [
    'a response names a guideline',
    'guidelines:read',
    'api/v1/responses',
    id => ({ steps: [{ prompt: 'x' }], guidelines: [id] }),
  ],
  [
    'a response selects guidelines',
    'guidelines:read',
    'api/v1/responses',
    () => ({ steps: [{ prompt: 'warranty' }], guidelines: 'auto' }),
  ],
  [
    'a response names a tool server',
    'mcps:call',
    'api/v1/responses',
    () => ({ steps: [{ prompt: 'x' }], mcps: ['orders'] }),
  ],
]

describe('with prompts:run alone', () => {
  it.each(ASKS)('%s: 403 that names %s, and nothing is touched', async (_name, effect, path, body, headers) => {
    const scopes = EFFECTS.filter(other => other !== effect && !(effect === 'memory:read' && other === 'memory:write'))
    for (const others of [[], scopes]) {
      if (effect === 'mcps:call') steps = [toolCall, { answer: ANSWER }]
      const key = await keyWith('prompts:run', ...others)
      const { status, body: answer } = await call(key, path, body(guidelineId), headers)
      expect([status, JSON.stringify(answer)], JSON.stringify(answer)).toEqual([
        403,
        expect.stringContaining(`needs ${effect}`),
      ])
      expect(model.requests).toEqual([])
      expect(await touched()).toEqual([])
    }
  })
})

describe('with prompts:run and one scope', () => {
  it.each(ASKS)('%s: %s is enough, and nothing else is touched', async (name, effect, path, body, headers) => {
    // a record that is read and stored for needs both
    const asksBoth = name.includes('tool memory') || name.includes('recalls')
    steps = effect === 'mcps:call' ? [toolCall, { answer: ANSWER }] : [{ answer: ANSWER }]
    const key = await keyWith('prompts:run', effect, ...(asksBoth ? (['memory:write'] as const) : []))
    const { status, body: answer } = await call(key, path, body(guidelineId), headers)
    expect(status, JSON.stringify(answer)).toBe(200)
    const allowed: Effect[] = asksBoth ? ['memory:read', 'memory:write'] : [effect]
    const found = await touched()
    for (const each of found) expect(allowed).toContain(each)
    if (effect === 'memory:write') expect(found).toEqual(['memory:write'])
    if (effect === 'mcps:call') expect(found).toEqual(['mcps:call'])
  })

  it('stores without reading what is known, and reads it too if it may', async () => {
    const body = { prompt: 'x', email: DANA, memorize: true, showInput: true }
    const without = await call(await keyWith('prompts:run', 'memory:write'), 'api/v1/prompt', body)
    expect(without.body.memory.memoryIds).toHaveLength(1)
    expect(JSON.stringify(without.body.input)).not.toContain('bees')
    const both = await keyWith('prompts:run', 'memory:write', 'memory:read')
    expect(JSON.stringify((await call(both, 'api/v1/prompt', body)).body.input)).toContain('bees')
  })
})

describe('an agent', () => {
  const run = (key: string, body: object) => call(key, `api/v1/agents/${agentId}/run`, { message: 'x', ...body })

  it('needs the scopes of what it uses from who runs it, in the call and in the background', async () => {
    for (const [scopes, missing] of [
      [[], 'guidelines:read'],
      [['guidelines:read'], 'mcps:call'],
      [['mcps:call'], 'guidelines:read'],
    ] as const)
      for (const async of [false, true]) {
        const { status, body } = await run(await keyWith('prompts:run', ...scopes), { async })
        expect([status, body.message]).toEqual([403, expect.stringContaining(`needs ${missing}`)])
      }
    expect(await touched()).toEqual([])
    const key = await keyWith('prompts:run', 'guidelines:read', 'mcps:call')
    steps = [toolCall, { answer: ANSWER }]
    expect((await run(key, {})).status).toBe(200)
    expect(await touched()).toEqual(['guidelines:read', 'mcps:call'])
  })

  it('is not created or changed with guidelines or tool servers that its author may not use', async () => {
    const key = await organization.keyFor({ role: 'admin', scopes: ['agents:write'] })
    const create = (more: object) => call(key, 'api/v1/agents', { name: 'Other', instructions: 'Help.', ...more })
    expect((await create({ guidelineIds: [guidelineId] })).body.message).toContain('guidelines:read')
    expect((await create({ mcps: ['orders'] })).body.message).toContain('mcps:call')
    const { data } = (await create({})).body
    const changed = await app.call('PATCH', `/api/v1/agents/${data.id}`, { key, body: { mcps: ['orders'] } })
    expect([changed.status, changed.body.message]).toEqual([403, expect.stringContaining('mcps:call')])
  })

  it('ends in the background, before it touches anything, if the key was revoked meanwhile', async () => {
    const key = await keyWith('prompts:run', 'guidelines:read', 'mcps:call')
    steps = ['hang']
    const { eventId } = (await run(key, { async: true })).body
    await vi.waitFor(() => expect(model.requests.length).toBeGreaterThan(0), { timeout: 20_000, interval: 50 })
    await app.database.query('UPDATE api_keys SET revoked_at = app_now() WHERE tenant_id = $1 AND last4 = $2', [
      organization.tenants.live,
      key.slice(-4),
    ])
    await vi.waitFor(
      async () => {
        const { data } = (await app.call('GET', `/api/v1/events/${eventId}/details`, { key: organization.key })).body
        expect(JSON.stringify(data)).toContain('was revoked')
      },
      { timeout: 20_000, interval: 50 },
    )
    expect(server.received.filter(({ method }) => method === 'tools/call')).toEqual([])
  })
})

it('a response that another key continues needs the scopes of both', async () => {
  const tools = [{ type: 'function', function: { name: 'lookup' } }]
  steps = [{ toolCalls: [{ name: 'lookup', arguments: {} }] }, { answer: ANSWER }]
  const begin = await call(organization.key, 'api/v1/responses', {
    steps: [{ prompt: 'x' }],
    memory: { email: DANA },
    tools,
    memorize: true,
  })
  expect(begin.body.status).toBe('requires_action')
  const [waiting] = begin.body.required_action.tool_calls
  const results = { previousResponseId: begin.body.id, toolOutputs: [{ toolCallId: waiting.id, output: 'x' }] }
  const refused = await call(await keyWith('prompts:run'), 'api/v1/responses', results)
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('memory:')])
  expect(await touched()).toEqual(['memory:read'])
  expect((await call(organization.key, 'api/v1/responses', results)).status).toBe(200)
})
