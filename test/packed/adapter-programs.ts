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
}
