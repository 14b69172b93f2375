// An agent of the OpenAI Agents SDK that recalls and stores memories itself.
import { keepsakeTools } from '@keepsake/openai-agents'
import { Keepsake } from '@keepsake/sdk'
import { Agent, run } from '@openai/agents'

const tools = keepsakeTools(new Keepsake(), { record: { email: 'dana.reyes@northwind.example' } })
const instructions =
  'Call recall_memory before you answer, and store_memory if the user tells you something to remember.'
const agent = new Agent({ name: 'Assistant', model: 'gpt-5', instructions, tools })

const { finalOutput } = await run(agent, process.argv[2] ?? 'What do you know about me?')
console.log(finalOutput)
