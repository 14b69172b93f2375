// A LangChain agent with memory as middleware: it recalls before the first model call, and stores what was said at the end.
import { keepsakeMiddleware } from '@keepsake/langchain/middleware'
import { Keepsake } from '@keepsake/sdk'
import { ChatOpenAI } from '@langchain/openai'
import { createAgent, HumanMessage } from 'langchain'

const record = { email: 'dana.reyes@northwind.example' }
const middleware = [keepsakeMiddleware({ client: new Keepsake(), record })]
const agent = createAgent({ model: new ChatOpenAI({ model: 'gpt-5' }), middleware })

const { messages } = await agent.invoke({
  messages: [new HumanMessage(process.argv[2] ?? 'What do you know about me?')],
})
console.log(messages.at(-1)?.text)
