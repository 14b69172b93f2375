import { Keepsake } from '@keepsake/sdk'
import { SimpleChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages'
import { createAgent } from 'langchain'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../server/test/support/use-app.ts'
import { failingAfter, HARD_TEXTS, takesForDuplicates } from '../../shared/testing/hard-texts.ts'
import { KeepsakeChatMessageHistory } from './chat-message-history.ts'
import { keepsakeMiddleware, type MemoryWarning } from './middleware/middleware.ts'
import { KeepsakeRetriever } from './retriever.ts'

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

describe('the chat message history', () => {
  it('returns messages of every kind as they were, in another process', async () => {
    const history = new KeepsakeChatMessageHistory(client, { record, sessionId: 'chat-1' })
    expect(await history.getMessages()).toEqual([])
    await history.addMessages([new SystemMessage('Be brief.'), new HumanMessage({ content: 'Yes.', name: 'Dana' })])
    await history.addUserMessage('Yes.')
    await history.addMessage(
      new AIMessage({ content: '', tool_calls: [{ id: 'c1', name: 'weather', args: { city: 'Leeds' } }] }),
    )
    await history.addMessage(new ToolMessage({ content: 'sunny', tool_call_id: 'c1' }))
    const messages = await new KeepsakeChatMessageHistory(client, { record, sessionId: 'chat-1' }).getMessages()
    expect(messages.map(message => [message.type, message.text])).toEqual([
      ['system', 'Be brief.'],
      ['human', 'Yes.'],
      ['human', 'Yes.'],
      ['ai', ''],
      ['tool', 'sunny'],
    ])
    expect(messages[1]?.name).toBe('Dana')
    expect((messages[3] as AIMessage).tool_calls).toMatchObject([
      { id: 'c1', name: 'weather', args: { city: 'Leeds' } },
    ])
    await history.clear()
    expect(await history.getMessages()).toEqual([])
  })

  it('keeps messages whose parts repeat, and equal ones', async () => {
    const history = new KeepsakeChatMessageHistory(client, { record, sessionId: 'chat-1' })
    for (const text of HARD_TEXTS) await history.addUserMessage(text)
    await history.addMessages(HARD_TEXTS.map(text => new AIMessage(text)))
    expect((await history.getMessages()).map(({ type, text }) => [type, text])).toEqual([
      ...HARD_TEXTS.map(text => ['human', text]),
      ...HARD_TEXTS.map(text => ['ai', text]),
    ])
  })

  it('stores all parts of a message, or fails and stores none', async () => {
    const text = '-'.repeat(160_000)
    const broken = (fetch: typeof globalThis.fetch) =>
      new KeepsakeChatMessageHistory(new Keepsake({ secretKey: own.key, baseUrl, fetch, maxRetries: 0 }), {
        record,
        sessionId: 'chat-1',
      })
    await expect(broken(failingAfter(2)).addUserMessage(text)).rejects.toMatchObject({ code: 'server_error' })
    await expect(broken(takesForDuplicates).addUserMessage(text)).rejects.toMatchObject({ code: 'not_stored' })
    const history = new KeepsakeChatMessageHistory(client, { record, sessionId: 'chat-1' })
    expect(await history.getMessages()).toEqual([])
    await history.addUserMessage(text)
    expect((await history.getMessages()).map(message => message.text)).toEqual([text])
  })
})

describe('the retriever', () => {
  it('finds the memories of a record, or of all records', async () => {
    const other = { email: 'max@northwind.example' }
    const retriever = (fields: object = {}) => new KeepsakeRetriever({ client, ...fields })
    expect(await retriever({ record }).invoke('When to call?')).toEqual([])
    const { data } = await client.memory.memorize({ ...record, content: FACT, tags: ['call'] })
    await client.memory.memorize({ ...other, content: 'Calls are fine all day.' })
    const [document, ...others] = await retriever({ record, memoryTags: ['call'] }).invoke('When to call?')
    expect(others).toEqual([])
    expect(document).toMatchObject({
      id: data.memories[0]?.id,
      pageContent: FACT,
      metadata: { memoryId: data.memories[0]?.id, recordId: data.recordId, tags: ['call'], score: expect.any(Number) },
    })
    expect(await retriever().invoke('When to call?')).toHaveLength(2)
    expect(await retriever({ limit: 1 }).invoke('When to call?')).toHaveLength(1)
    expect(await retriever({ minScore: 1 }).invoke('When to call?')).toEqual([])
  })
})

describe('the middleware', () => {
  /** A model that keeps what it was asked. */
  class Listening extends SimpleChatModel {
    readonly asked: string[] = []
    readonly #answer: string
    constructor(answer: string) {
      super({})
      this.#answer = answer
    }
    override _llmType(): string {
      return 'listening'
    }
    override bindTools(): this {
      return this
    }
    override async _call(messages: BaseMessage[]): Promise<string> {
      this.asked.push(messages.map(({ type, text }) => `${type}: ${text}`).join('\n'))
      return this.#answer
    }
  }

  const agentOf = (model: Listening, options: object = {}) =>
    createAgent({ model, systemPrompt: 'Be brief.', middleware: [keepsakeMiddleware({ client, record, ...options })] })

  it('gives a later agent what an earlier one was told', async () => {
    const first = new Listening('I will remember that.')
    await agentOf(first).invoke({ messages: [new HumanMessage(FACT)] })
    expect(first.asked).toEqual([`system: Be brief.\nhuman: ${FACT}`])
    const second = new Listening('Before noon.')
    const { messages } = await agentOf(second).invoke({ messages: [new HumanMessage('When should you call me?')] })
    expect(second.asked[0]).toMatch(
      /^system: Be brief\.\s+What is stored about the user[\s\S]*<memory>[\s\S]*before noon/,
    )
    // what was recalled is no part of the conversation
    expect(messages.map(({ type }) => type)).toEqual(['human', 'ai'])
    const { data } = await client.memory.recall({ ...record, tags: ['chat'] })
    expect(data.map(({ content }) => content).sort()).toEqual([
      'Before noon.',
      FACT,
      'I will remember that.',
      'When should you call me?',
    ])
  })

  it('lets the agent answer without a memory that fails', async () => {
    const warnings: MemoryWarning[] = []
    const broken = new Keepsake({ secretKey: own.key, baseUrl: 'http://127.0.0.1:9' })
    const onWarning = (warning: MemoryWarning): void => {
      warnings.push(warning)
      throw new Error('a hook that fails')
    }
    const agent = agentOf(new Listening('Hello.'), { client: broken, onWarning })
    const { messages } = await agent.invoke({ messages: [new HumanMessage('Hello?')] })
    expect(messages.at(-1)?.text).toBe('Hello.')
    expect(warnings.map(({ during }) => during)).toEqual(['recall', 'memorize'])
  })
})
