// A chat that remembers: what is known about the person goes into the prompt, and both sides are stored.
import { openai } from '@ai-sdk/openai'
import { withKeepsake } from '@keepsake/ai-sdk'
import { Keepsake } from '@keepsake/sdk'
import { generateText } from 'ai'

const record = { email: 'dana.reyes@northwind.example' }
const model = withKeepsake(openai('gpt-5'), { client: new Keepsake(), record })

const { text } = await generateText({ model, prompt: process.argv[2] ?? 'What do you know about me?' })
console.log(text)
