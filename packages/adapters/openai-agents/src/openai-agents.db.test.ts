import { Keepsake } from '@keepsake/sdk'
import {
  Agent,
  type AgentInputItem,
  type Model,
  type ModelRequest,
  type ModelResponse,
  Runner,
  Usage,
} from '@openai/agents'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../server/test/support/use-app.ts'
import { failingAfter, HARD_TEXTS, takesForDuplicates } from '../../shared/testing/hard-texts.ts'
import { KeepsakeSession } from './session.ts'
import { keepsakeTools } from './tools.ts'

const app = useApp()
const own = useOrganization(app, { credits: 1_000 })
const record = { email: 'dana.reyes@northwind.example' }
const FACT = 'I prefer calls before noon.'
let baseUrl: string
let client: Keepsake
beforeEach(async () => {
  baseUrl ??= await app.listen()
  client = new Keepsake({ secretKey: own.key, baseUrl })
})

type Reply = { text: string } | { tool: string; arguments: object }

/** A model that sees only what is in its request. */
function scripted(reply: (input: string) => Reply): Model & { requests: string[] } {
  const requests: string[] = []
  return {
    requests,
    getResponse: async ({ input }: ModelRequest): Promise<ModelResponse> => {
      const text = JSON.stringify(input)
      requests.push(text)
      const next = reply(text)
      const output: ModelResponse['output'] =
        'text' in next
          ? [
              {
                type: 'message',
                role: 'assistant',
                status: 'completed',
                content: [{ type: 'output_text', text: next.text }],
              },
            ]
          : [
              {
                type: 'function_call',
                callId: `call_${next.tool}`,
                name: next.tool,
                status: 'completed',
                arguments: JSON.stringify(next.arguments),
              },
            ]
      return { output, usage: new Usage() }
    },
    getStreamedResponse: () => {
      throw new Error('The test does not stream.')
    },
  }
}

const runner = new Runner({ tracingDisabled: true })

describe('a session', () => {
  it('continues in another process', async () => {
    const model = scripted(input => ({ text: input.includes(FACT) ? 'Before noon.' : 'I do not know.' }))
    const agent = new Agent({ name: 'Assistant', model })
    const tell = async (message: string, id: string) => {
      const session = new KeepsakeSession(new Keepsake({ secretKey: own.key, baseUrl }), { record, sessionId: id })
      return (await runner.run(agent, message, { session })).finalOutput
    }
    await tell(FACT, 'chat-1')
    expect(await tell('When should you call me?', 'chat-1')).toBe('Before noon.')
    expect(await tell('When should you call me?', 'chat-2')).toBe('I do not know.')
  })

  it('returns the items exactly, the newest ones on request, and removes the last', async () => {
    const session = new KeepsakeSession(client, { record, sessionId: 'chat-1' })
    const items: AgentInputItem[] = ['Yes.', 'Yes.', 'No.'].map(content => ({ type: 'message', role: 'user', content }))
    expect(await session.getSessionId()).toBe('chat-1')
    expect(await session.getItems()).toEqual([])
    expect(await session.popItem()).toBeUndefined()
    await session.addItems(items.slice(0, 1))
    await session.addItems(items.slice(1))
    expect(await session.getItems()).toEqual(items)
    expect(await session.getItems(1)).toEqual(items.slice(2))
    expect(await session.getItems(0)).toEqual([])
    expect(await session.popItem()).toEqual(items[2])
    expect(await session.getItems()).toEqual(items.slice(0, 2))
    await session.clearSession()
    expect(await session.getItems()).toEqual([])
  })

  it('keeps messages whose parts repeat, and equal ones', async () => {
    const session = new KeepsakeSession(client, { record, sessionId: 'chat-1' })
    const items = HARD_TEXTS.map((content): AgentInputItem => ({ type: 'message', role: 'user', content }))
    for (const item of items) await session.addItems([item])
    await session.addItems(items)
    expect(await session.getItems()).toEqual([...items, ...items])
    expect(await session.popItem()).toEqual(items.at(-1))
    expect(await session.getItems()).toEqual([...items, ...items.slice(0, -1)])
  })

  it('stores all parts of what it adds, or fails and adds nothing', async () => {
    const long: AgentInputItem[] = [{ type: 'message', role: 'user', content: '-'.repeat(160_000) }]
    const adding = (broken: typeof fetch) =>
      new KeepsakeSession(new Keepsake({ secretKey: own.key, baseUrl, fetch: broken, maxRetries: 0 }), {
        record,
        sessionId: 'chat-1',
      }).addItems(long)
    for (const calls of [0, 1, 2, 3, 4])
      await expect(adding(failingAfter(calls))).rejects.toMatchObject({ code: 'server_error' })
    await expect(adding(takesForDuplicates)).rejects.toMatchObject({ code: 'not_stored' })
    const session = new KeepsakeSession(client, { record, sessionId: 'chat-1' })
    expect(await session.getItems()).toEqual([])
    await session.addItems(long)
    expect(await session.getItems()).toEqual(long)
  })

  it('has a name of its own if none is given', async () => {
    const [a, b] = [new KeepsakeSession(client, { record }), new KeepsakeSession(client, { record })]
    expect(await a.getSessionId()).not.toBe(await b.getSessionId())
  })

  it('gives each item of two processes once, in order, without IDs', async () => {
    const said = ['a', 'b', 'b', 'c'].map((content): AgentInputItem => ({ type: 'message', role: 'user', content }))
    const open = () => new KeepsakeSession(client, { record, sessionId: 'chat-1' })
    const [one, other] = [open(), open()]
    await one.addItems(said.slice(0, 1))
    await other.getItems()
    await one.addItems(said.slice(1, 2))
    await other.addItems([...said.slice(1, 2), ...said.slice(3)])
    expect(await open().getItems()).toEqual([said[0], said[1], said[3]])
    const { data } = await client.memory.recall({ ...record, sessionId: 'chat-1', query: 'c' })
    expect(data[0]).toMatchObject({ speaker: 'user' })
  })

  it('reads more items than a page', async () => {
    const session = new KeepsakeSession(client, { record, sessionId: 'chat-1' })
    const items: AgentInputItem[] = Array.from({ length: 105 }, (_, index) => ({
      type: 'message',
      role: 'user',
      content: `Turn ${index}`,
    }))
    await Promise.all(items.map(item => session.addItems([item])))
    const read = await session.getItems()
    expect(read).toHaveLength(items.length)
    expect(read).toEqual(expect.arrayContaining(items))
  })
})

describe('the tools', () => {
  it('let the model store and find memories of the record', async () => {
    const model = scripted(input => {
      if (input.includes('function_call_result')) return { text: input }
      return input.includes(FACT)
        ? { tool: 'store_memory', arguments: { content: FACT } }
        : { tool: 'recall_memory', arguments: { query: 'When to call?' } }
    })
    const agent = new Agent({ name: 'Assistant', model, tools: keepsakeTools(client, { record }) })
    const tell = async (message: string) => String((await runner.run(agent, message)).finalOutput)
    expect(await tell(FACT)).toContain('Stored.')
    expect(await tell(FACT)).toContain('This was already stored.')
    expect(await tell('When should you call me?')).toContain(`{\\"memory\\":\\"${FACT}\\"`)
    const { data } = await client.memory.recall(record)
    expect(data.map(({ content, tags }) => [content, tags])).toEqual([[FACT, ['chat']]])
  })

  it('tell the model what is wrong with its input', async () => {
    const model = scripted(input =>
      input.includes('function_call_result') ? { text: input } : { tool: 'store_memory', arguments: { text: FACT } },
    )
    const agent = new Agent({ name: 'Assistant', model, tools: keepsakeTools(client, { record }) })
    expect((await runner.run(agent, FACT)).finalOutput).toMatch(/content|InvalidToolInput/i)
  })
})
