// A chat that remembers: what is known about the person goes into the prompt, and both sides are stored.
import { openai } from '@ai-sdk/openai'
import { Keepsake } from '@keepsake/sdk'
import { generateText } from 'ai'

const keepsake = new Keepsake()
const email = 'dana.reyes@northwind.example'

/** Everything stored about the person, the most relevant to the message first, as Markdown. */
async function recall(message: string): Promise<string> {
  const { digest } = await keepsake.memory.smartDigest({
    email,
    ifUnknown: 'empty', // the record is created with its first memory
    focus: message,
    tokenBudget: 500,
  })
  return digest || 'Nothing yet.'
}

async function chat(message: string): Promise<string> {
  const { text } = await generateText({
    model: openai('gpt-5'),
    instructions: `You are a helpful assistant. What you know about the user:\n\n${await recall(message)}`,
    prompt: message,
  })
  await keepsake.memory.memorizeConversation({
    email,
    messages: [
      { role: 'user', content: message },
      { role: 'assistant', content: text },
    ],
    tags: ['chat'],
  })
  return text
}

console.log(await chat(process.argv[2] ?? 'What do you know about me?'))
