import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { afterEach, describe, expect, it } from 'vitest'
import { tools } from './generated/tools.gen.ts'
import { type Call, type CallAnswer, type CallInput, createServer } from './server.ts'
import type { ToolOperation } from './tool.ts'

interface Called {
  operation: ToolOperation
  input: CallInput
}

const open: Client[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(client => client.close()))
})

async function connect(answer: CallAnswer | Error, toolsets?: string) {
  const called: Called[] = []
  const call: Call = async (operation, input) => {
    called.push({ operation, input })
    if (answer instanceof Error) throw answer
    return answer
  }
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  open.push(client)
  await createServer({ call, toolsets }).connect(serverSide)
  await client.connect(clientSide)
  return { client, called }
}

const recalled = { success: true, results: [], warnings: [{ code: 'meaning_unavailable', message: 'Words alone.' }] }

describe('the tools', () => {
  it('are listed by toolset, with everything a host needs to call them', async () => {
    const { client } = await connect({ status: 200, body: recalled }, 'all')
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
    const { client } = await connect({ status: 200, body: recalled }, 'collections')
    const { tools: listed } = await client.listTools()
    expect(new Set(listed.map(({ name }) => name.split('_')[0]))).toEqual(new Set(['collection', 'entity']))
  })

  it('refuse a set that does not exist, and name the existing ones', () => {
    const call: Call = async () => ({ status: 200, body: {} })
    expect(() => createServer({ call, toolsets: 'memory,nope' })).toThrow(
      /No toolset nope\. Available toolsets: memory, .*all/,
    )
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
      { path: {}, query: { nope: 1 } },
    ])
  })

  it('does not start if its operation or its id is missing', async () => {
    const { client, called } = await connect({ status: 200, body: recalled })
    const textOfCall = async (name: string, args: Record<string, unknown>): Promise<string> =>
      textOf(await client.callTool({ name, arguments: args }))
    expect(await textOfCall('smartRecall', { operation: 'nope' })).toMatch(/^operation must be one of smartRecall, /)
    for (const id of [undefined, '', 7]) expect(await textOfCall('event_get', { id })).toMatch(/^id must be a text/)
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
    await expect(client.callTool({ name: 'nope', arguments: {} })).rejects.toThrow(/nope not found/)
  })
})

const textOf = ({ content }: { content: unknown }): string => {
  const [first] = Array.isArray(content) ? content : []
  return String(first?.text)
}
