import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { afterEach, describe, expect, it } from 'vitest'
import type { Call, CallAnswer, CallInput } from './call.ts'
import { tools } from './generated/tools.gen.ts'
import { MAX_RESULT } from './result.ts'
import { createServer } from './server.ts'
import type { ToolOperation } from './tool.ts'
import { type Selection, TOOLSETS } from './toolsets.ts'

interface Called {
  operation: ToolOperation
  input: CallInput
}

const open: Client[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(client => client.close()))
})

async function connect(answer: CallAnswer | Error, selection: Selection = {}) {
  const called: Called[] = []
  const call: Call = async (operation, input) => {
    called.push({ operation, input })
    if (answer instanceof Error) throw answer
    return answer
  }
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  open.push(client)
  await createServer({ call, ...selection }).connect(serverSide)
  await client.connect(clientSide)
  return { client, called }
}

const recalled = { success: true, results: [], warnings: [{ code: 'meaning_unavailable', message: 'Words alone.' }] }

describe('the tools', () => {
  it('are listed by toolset, with everything a host needs to call them', async () => {
    const { client } = await connect({ status: 200, body: recalled }, { toolsets: 'all' })
    const { tools: listed } = await client.listTools()
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    for (const { name, inputSchema, outputSchema, description, annotations } of listed) {
      expect(inputSchema.type, name).toBe('object')
      expect(Object.keys(inputSchema), name).not.toContain('oneOf')
      expect(outputSchema?.type, name).toBe('object')
      expect(description?.length, name).toBeGreaterThan(20)
      expect(annotations?.openWorldHint, name).toBe(false)
    }
  })

  it('have self-contained schemas', () => {
    for (const { name, inputSchema, outputSchema } of tools) {
      const references = [...JSON.stringify([inputSchema, outputSchema]).matchAll(/"\$ref":"([^"]+)"/g)]
      for (const [, reference = ''] of references) expect(reference, name).toMatch(/^#\/\$defs\//)
      expect(JSON.stringify([inputSchema, outputSchema]), name).not.toMatch(/"x-[a-z-]+":|"example":(?!{"type")/)
    }
  })

  it('are marked if they are read-only', () => {
    const hint = (name: string) => tools.find(tool => tool.name === name)?.annotations.readOnlyHint
    expect(hint('smartRecall')).toBe(true)
    expect(hint('memory_store_pro')).toBe(false)
  })

  it('are limited to the requested sets', async () => {
    const { client } = await connect({ status: 200, body: recalled }, { toolsets: 'collections' })
    const { tools: listed } = await client.listTools()
    expect(new Set(listed.map(({ name }) => name.split('_')[0]))).toEqual(new Set(['collection', 'entity']))
  })

  it('refuse a set that does not exist, and name the existing ones', () => {
    const call: Call = async () => ({ status: 200, body: {} })
    expect(() => createServer({ call, toolsets: 'memory,nope' })).toThrow(
      /no toolset or tool nope\. The toolsets: default, memory, .*all/,
    )
  })
})

describe('a toolset', () => {
  const listOf = async (selection: Selection) => {
    const { client } = await connect({ status: 200, body: recalled }, selection)
    return (await client.listTools()).tools
  }
  const tokensOf = (listed: object): number => countTokens(JSON.stringify(listed))

  it('is small by default: at most 15 tools and 6,000 tokens', async () => {
    const listed = await listOf({})
    expect(listed.length).toBeGreaterThanOrEqual(8)
    expect(listed.length).toBeLessThanOrEqual(15)
    expect(tokensOf(listed)).toBeLessThanOrEqual(6_000)
  })

  it('of memory has at most 8,000 tokens', async () => {
    expect(tokensOf(await listOf({ toolsets: 'memory' }))).toBeLessThanOrEqual(8_000)
  })

  it('of all tools has at most 40,000 tokens', async () => {
    expect(tokensOf(await listOf({ toolsets: 'all' }))).toBeLessThanOrEqual(40_000)
  })

  it('does not limit the calls if none is selected', async () => {
    const { client, called } = await connect({ status: 200, body: { success: true, data: [] } })
    expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('webhook_list')
    const result = await client.callTool({ name: 'webhook_list', arguments: {} })
    expect(result.isError).toBeFalsy()
    expect(called.map(({ operation }) => operation.operationId)).toEqual(['listWebhooks'])
  })

  it('does not limit the calls in read-only mode more than that', async () => {
    const { client, called } = await connect({ status: 200, body: { success: true, data: [] } }, { readOnly: true })
    await client.callTool({ name: 'webhook_list', arguments: {} })
    await expect(client.callTool({ name: 'webhook_create', arguments: {} })).rejects.toThrow(/read-only/)
    expect(called).toHaveLength(1)
  })

  it('has the size that its tools say', async () => {
    for (const { name, tools: expected } of TOOLSETS) {
      const listed = await listOf({ toolsets: name })
      expect(listed.map(tool => tool.name)).toEqual(expected.map(tool => tool.name))
      const sum = expected.reduce((tokens, tool) => tokens + tool.tokens, 0)
      expect(Math.abs(tokensOf(listed) - sum), name).toBeLessThanOrEqual(2 * expected.length)
    }
  })

  it('exists for every tool, besides all', () => {
    const areas = TOOLSETS.filter(({ name }) => name !== 'default' && name !== 'all')
    expect(new Set(areas.flatMap(area => area.tools))).toEqual(new Set(tools))
    for (const { name, tools: own } of areas) expect(own.length, name).toBeGreaterThan(0)
  })

  it('can be combined with others and with single tools', async () => {
    const names = (await listOf({ toolsets: 'events, memory_segment' })).map(({ name }) => name)
    expect(names).toEqual(['memory_segment', 'event_get', 'event_details'])
  })

  it('has only tools that change nothing in read-only mode', async () => {
    const listed = await listOf({ toolsets: 'all', readOnly: true })
    expect(listed.map(({ name }) => name)).toEqual(
      tools.filter(({ operations }) => operations.every(({ writes }) => !writes)).map(({ name }) => name),
    )
    const { client, called } = await connect({ status: 200, body: recalled }, { readOnly: true })
    const storing = client.callTool({ name: 'memory_store_pro', arguments: { content: 'Likes tea.' } })
    await expect(storing).rejects.toThrow(/memory_store_pro changes data, .*read-only\. Ask the user/)
    expect(called).toHaveLength(0)
  })

  it('is named in the error for a tool that is not selected', async () => {
    const { client } = await connect({ status: 200, body: recalled }, { toolsets: 'memory' })
    await expect(client.callTool({ name: 'webhook_list', arguments: {} })).rejects.toThrow(
      /webhook_list is not selected\. Ask the user to add webhook_list, or its toolset webhooks/,
    )
  })
})

describe('a large result', () => {
  const document = { success: true, data: { id: 'gdl_1', value: 'Refund within 30 days. '.repeat(10_000) } }

  it('is cut, and says how to get the rest', async () => {
    const { client } = await connect({ status: 200, body: document })
    const result = await client.callTool({ name: 'guideline_read', arguments: { operation: 'getGuideline', id: 'g' } })
    const [text, more] = result.content.map(content => (content.type === 'text' ? content.text : ''))
    expect(text?.length).toBeLessThan(MAX_RESULT)
    expect(text).toMatch(/… \[2\d{5} more characters\]/)
    expect(more).toMatch(/too large: .*getGuidelineSection the text of one/)
    expect(JSON.parse(text ?? '')).toEqual(result.structuredContent)
  })

  it('of many items says that fewer can be requested', async () => {
    const body = { success: true, data: Array.from({ length: 2_000 }, (_, n) => ({ memoryId: `mem_${n}`, n })) }
    const { client } = await connect({ status: 200, body })
    const result = await client.callTool({ name: 'memory_digest', arguments: {} })
    expect(result.content[1]).toMatchObject({ text: expect.stringContaining('Ask for fewer or smaller items.') })
  })

  it('has pages: 20 items by default, and a hint how to get the next', async () => {
    const page = { status: 200, body: { success: true, data: [], nextCursor: 'abc' } }
    const { client, called } = await connect(page)
    const result = await client.callTool({ name: 'collection_list', arguments: {} })
    expect(called[0]?.input.query).toEqual({ limit: 20 })
    expect(result.content[1]).toMatchObject({ text: expect.stringMatching(/call again .*`nextCursor` as `cursor`/) })
  })
})

describe('a tool call', () => {
  it('performs its operation with the arguments in their places, and returns the body', async () => {
    const { client, called } = await connect({ status: 200, body: recalled })
    const result = await client.callTool({ name: 'smartRecall', arguments: { query: 'Who decides?', limit: 3 } })
    expect(called).toHaveLength(1)
    expect(called[0]).toMatchObject({
      operation: { operationId: 'smartRecall', method: 'POST', path: '/api/v1/smart-recall' },
      input: { path: {}, query: {}, body: { query: 'Who decides?', limit: 3 } },
    })
    expect(result.isError).toBeFalsy()
    expect(result.structuredContent).toEqual(recalled)
    expect(result.content).toEqual([{ type: 'text', text: JSON.stringify(recalled) }])
  })

  it.each([
    ['by its fields', { message: 'Who is Dana?' }, 'smartRecallUnified'],
    ['by name', { operation: 'smartRecallUnified', limit: 3 }, 'smartRecallUnified'],
    ['as the first one in doubt', { limit: 3 }, 'smartRecall'],
  ])('picks one of several operations %s', async (_, args, operationId) => {
    const { client, called } = await connect({ status: 200, body: { success: true } })
    await client.callTool({ name: 'smartRecall', arguments: args })
    expect(called[0]?.operation).toMatchObject({ operationId })
    expect(called[0]?.input.body).not.toHaveProperty('operation')
  })

  it('puts parameters of a GET into the query, and sends no body', async () => {
    const { client, called } = await connect({ status: 200, body: { success: true, data: [] } })
    await client.callTool({ name: 'collection_list', arguments: { limit: 5 } })
    expect(called[0]?.input).toEqual({ path: {}, query: { limit: 5 } })
  })

  it('sends arguments that the tool does not have, so that the server can suggest others', async () => {
    const { client, called } = await connect({ status: 200, body: recalled })
    await client.callTool({ name: 'smartRecall', arguments: { query: 'Who?', top_k: 'many' } })
    await client.callTool({ name: 'collection_list', arguments: { nope: 1 } })
    expect(called.map(({ input }) => input)).toEqual([
      { path: {}, query: {}, body: { query: 'Who?', top_k: 'many' } },
      { path: {}, query: { limit: 20, nope: 1 } },
    ])
  })

  it.each<[string, string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'null for what is left out',
      'memory_store_pro',
      { content: 'Dana is 41.', email: 'dana@x.example', recordId: null, tags: null, timestamp: null },
      { content: 'Dana is 41.', email: 'dana@x.example' },
    ],
    [
      'null for what is cleared',
      'collection_update',
      { id: 'col_1', description: null, properties: [{ name: 'Age', unit: null, aliases: null }] },
      { description: null, properties: [{ name: 'Age', unit: null }] },
    ],
    [
      'what n8n adds',
      'smartRecall',
      { query: 'tea', toolCallId: 'call_1', action: 'sendMessage', chatInput: 'hi', sessionId: '8f0' },
      { query: 'tea' },
    ],
    [
      'numbers, booleans, lists and objects as text',
      'smartRecall',
      { query: '42', limit: '5', generateAnswer: 'true', tags: '["vip"]', filterByProperty: '{"logic":"and"}' },
      { query: '42', limit: 5, generateAnswer: true, tags: ['vip'], filterByProperty: { logic: 'and' } },
    ],
    [
      'texts that are something else unchanged',
      'smartRecall',
      { query: '[1]', limit: 'many', tags: 'vip' },
      { query: '[1]', limit: 'many', tags: 'vip' },
    ],
    [
      'a session that the operation takes',
      'memory_store_pro',
      { content: 'Hi.', sessionId: 's1' },
      { content: 'Hi.', sessionId: 's1' },
    ],
  ])('takes %s', async (_what, name, args, expected) => {
    const { client, called } = await connect({ status: 200, body: recalled })
    await client.callTool({ name, arguments: args })
    expect(called[0]?.input.body).toEqual(expected)
  })

  it('does not start if its operation or its id is missing', async () => {
    const { client, called } = await connect({ status: 200, body: recalled })
    const textOfCall = async (name: string, args: Record<string, unknown>): Promise<string> =>
      textOf(await client.callTool({ name, arguments: args }))
    expect(await textOfCall('smartRecall', { operation: 'nope' })).toMatch(/^operation must be one of smartRecall, /)
    for (const id of [undefined, '', 7])
      expect(await textOfCall('guideline_read', { id })).toMatch(/^id must be a text/)
    expect(called).toHaveLength(0)
  })

  it('turns a server failure into an error that says what to do', async () => {
    const body = {
      success: false,
      error: 'validation_error',
      message: 'body.since must be before body.until',
      details: [{ path: 'body.since', message: 'must be before body.until' }],
    }
    const { client } = await connect({ status: 400, body })
    const result = await client.callTool({ name: 'smartRecall', arguments: { query: 'Who?' } })
    expect(result.isError).toBe(true)
    expect(textOf(result)).toBe(
      [
        'validation_error: since must be before until',
        '- since: must be before until',
        "What to do: Correct the named arguments and call again. The tool's input schema describes them.",
      ].join('\n'),
    )
  })

  it('says how long to wait if the server limits the rate', async () => {
    const body = { success: false, error: 'rate_limit_error', message: 'Wait 12 seconds.', retryAfterSeconds: 12 }
    const { client } = await connect({ status: 429, body })
    const result = await client.callTool({ name: 'smartRecall', arguments: { query: 'Who?' } })
    expect(textOf(result)).toMatch(/Wait 12 seconds\.\nWhat to do: Wait as long/)
  })

  it('explains the reason in the body, if there is one', async () => {
    const body = { success: false, error: 'conflict_error', message: 'Look up evt_1.', reason: 'outcome_unknown' }
    const { client } = await connect({ status: 409, body })
    const result = await client.callTool({ name: 'smartRecall', arguments: { query: 'Who?' } })
    expect(textOf(result)).toMatch(/^conflict_error: Look up evt_1\.\nWhat to do: .*Do not repeat it/)
  })

  it('is an error, not a crash, if the server is unreachable', async () => {
    const { client } = await connect(new Error('POST http://127.0.0.1:7411/… cannot be reached (ECONNREFUSED).'))
    const result = await client.callTool({ name: 'smartRecall', arguments: { query: 'Who?' } })
    expect(result.isError).toBe(true)
    expect(textOf(result)).toMatch(/^connection_error: .*cannot be reached.*\nWhat to do: /)
  })

  it('of a tool that does not exist is a protocol error', async () => {
    const { client } = await connect({ status: 200, body: recalled })
    await expect(client.callTool({ name: 'nope', arguments: {} })).rejects.toThrow(
      /Tool nope not found\. The tools of this connection: memory_store_pro, /,
    )
  })
})

const textOf = ({ content }: { content: unknown }): string => {
  const [first] = Array.isArray(content) ? content : []
  return String(first?.text)
}
