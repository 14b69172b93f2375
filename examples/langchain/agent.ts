// A LangChain agent with memory as middleware: it recalls before the first model call, and stores what was said at the end.
import { Keepsake } from '@keepsake/sdk'
import { ChatOpenAI } from '@langchain/openai'
import { AIMessage, createAgent, createMiddleware, HumanMessage } from 'langchain'
import { z } from 'zod'

const keepsake = new Keepsake()

const memory = createMiddleware({
  name: 'KeepsakeMemory',
  contextSchema: z.object({ email: z.string() }),
  stateSchema: z.object({ known: z.string().default('Nothing yet.') }),
  beforeAgent: async ({ messages }, { context: { email } }) => {
    const focus = messages.findLast(HumanMessage.isInstance)?.text ?? 'the user'
    // the record is created with its first memory
    const { digest } = await keepsake.memory.smartDigest({ email, ifUnknown: 'empty', focus, tokenBudget: 500 })
    return digest ? { known: digest } : undefined
  },
  wrapModelCall: (request, handler) => {
    const known = `\n\nWhat you know about the user:\n\n${request.state.known}`
    return handler({ ...request, systemMessage: request.systemMessage.concat(known) })
  },
  afterAgent: async ({ messages }, { context: { email } }) => {
    const said = messages.slice(messages.findLastIndex(HumanMessage.isInstance))
    const turns = said.filter(message => HumanMessage.isInstance(message) || AIMessage.isInstance(message))
    await keepsake.memory.memorizeConversation({
      email,
      messages: turns
        .filter(({ text }) => text !== '') // a call of a tool has no text
        .map(turn => ({ role: HumanMessage.isInstance(turn) ? 'user' : 'assistant', content: turn.text })),
      tags: ['chat'],
    })
  },
})

const agent = createAgent({
  model: new ChatOpenAI({ model: 'gpt-5' }),
  systemPrompt: 'You are a helpful assistant.',
  middleware: [memory],
})

const { messages } = await agent.invoke(
  { messages: [new HumanMessage(process.argv[2] ?? 'What do you know about me?')] },
  { context: { email: 'dana.reyes@northwind.example' } },
)
console.log(messages.at(-1)?.text)
