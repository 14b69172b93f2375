// An agent of the OpenAI Agents SDK that recalls and stores memories itself, with Keepsake as its MCP server.
import { Agent, MCPServerStreamableHttp, run } from '@openai/agents'

const server = process.env.KEEPSAKE_BASE_URL ?? 'http://127.0.0.1:7411'

const keepsake = new MCPServerStreamableHttp({
  name: 'Keepsake',
  url: `${server}/mcp?toolsets=memory`,
  requestInit: { headers: { Authorization: `Bearer ${process.env.KEEPSAKE_API_KEY}` } },
  toolFilter: { allowedToolNames: ['smartRecall', 'memory_store_pro'] },
})

const agent = new Agent({
  name: 'Assistant',
  model: 'gpt-5',
  instructions: [
    'You help the user with the email address dana.reyes@northwind.example. Pass it as `email` to every tool.',
    'Before you answer, call smartRecall with what you need to know.',
    'If the user tells you something worth remembering, store it with memory_store_pro.',
  ].join('\n'),
  mcpServers: [keepsake],
})

await keepsake.connect()
try {
  const { finalOutput } = await run(agent, process.argv[2] ?? 'What do you know about me?')
  console.log(finalOutput)
} finally {
  await keepsake.close()
}
