/** A user's first program with each adapter: a scripted model that knows only what is in its prompt. */
export const PROGRAMS: Readonly<
  Record<string, { program: string /** What the README uses but does not contain. */; declarations: string }>
> = {
  'ai-sdk': {
    declarations: "declare const model: Exclude<import('ai').LanguageModel, string>",
    program: `
import { withKeepsake } from '@keepsake/ai-sdk'
import { Keepsake } from '@keepsake/sdk'
import { generateText } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'

const scripted = new MockLanguageModelV4({
  doGenerate: async ({ prompt }) => ({
    content: [
      { type: 'text', text: JSON.stringify(prompt).includes('before noon') ? 'Before noon.' : 'I do not know.' },
    ],
    finishReason: { unified: 'stop', raw: 'stop' },
    usage: {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    },
    warnings: [],
  }),
})
const model = withKeepsake(scripted, { client: new Keepsake(), record: { email: 'dana.reyes@northwind.example' } })
const { text } = await generateText({ model, prompt: process.argv[2] ?? '' })
console.log(text)
`,
  },
  langchain: {
    declarations: "declare const model: import('@langchain/core/language_models/chat_models').BaseChatModel",
    program: `
import { KeepsakeChatMessageHistory, KeepsakeStore } from '@keepsake/langchain'
import { keepsakeMiddleware } from '@keepsake/langchain/middleware'
import { Keepsake } from '@keepsake/sdk'
import type { BaseStore } from '@langchain/langgraph-checkpoint'
import { SimpleChatModel } from '@langchain/core/language_models/chat_models'
import type { BaseMessage } from '@langchain/core/messages'
import { createAgent, HumanMessage } from 'langchain'

class Scripted extends SimpleChatModel {
  override _llmType(): string { return 'scripted' }
  override bindTools(): this { return this }
  override async _call(messages: BaseMessage[]): Promise<string> {
    return JSON.stringify(messages).includes('before noon') ? 'Before noon.' : 'I do not know.'
  }
}
const client = new Keepsake()
const message = process.argv[2] ?? ''
const middleware = [keepsakeMiddleware({ client, record: { email: 'dana.reyes@northwind.example' } })]
const agent = createAgent({ model: new Scripted({}), middleware })
const { messages } = await agent.invoke({ messages: [new HumanMessage(message)] })
console.log(messages.at(-1)?.text)

const store: BaseStore = new KeepsakeStore({ client })
const last = await store.get(['program'], 'last')
await store.put(['program'], 'last', { message })
const history = new KeepsakeChatMessageHistory(client, { record: { email: 'program@northwind.example' }, sessionId: 'program' })
const said = await history.getMessages()
await history.addUserMessage(message)
if ((last?.value.message ?? undefined) !== said.at(-1)?.text) throw new Error('The store and the history differ.')
`,
  },
  'openai-agents': {
    declarations: '',
    program: `
import { KeepsakeSession, keepsakeTools } from '@keepsake/openai-agents'
import { Keepsake } from '@keepsake/sdk'
import { Agent, Runner, Usage, type Model } from '@openai/agents'

const model: Model = {
  getResponse: async ({ input }) => {
    const text = JSON.stringify(input).includes('before noon') ? 'Before noon.' : 'I do not know.'
    return {
      usage: new Usage(),
      output: [{ type: 'message', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text }] }],
    }
  },
  getStreamedResponse: () => { throw new Error('not streamed') },
}
const client = new Keepsake()
const tools = keepsakeTools(client, { record: { email: 'dana.reyes@northwind.example' } })
const agent = new Agent({ name: 'Assistant', model, tools })
const session = new KeepsakeSession(client, { record: { email: 'dana.reyes@northwind.example' }, sessionId: 'chat-1' })
const { finalOutput } = await new Runner({ tracingDisabled: true }).run(agent, process.argv[2] ?? '', { session })
console.log(finalOutput)
`,
  },
}
