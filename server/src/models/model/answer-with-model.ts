import { z } from 'zod'
import { fenced } from '../fenced.ts'
import type { PaidModel } from '../language-models.ts'
import type { AnswerInput, Answering, AnswerSource } from '../port.ts'
import { ask } from './ask.ts'
import { findQuote } from './evidence.ts'

const SCHEMA = z.object({
  answer: z.string(),
  confidence: z.number(),
  sources: z.array(z.object({ passage: z.number().int(), quote: z.string() })),
})

const INSTRUCTIONS = `You answer a question from numbered passages, and from nothing else.
Return {"answer", "confidence", "sources": [{"passage", "quote"}]}.
- answer: short and direct. Empty if the passages do not answer the question.
- confidence: the probability that the answer is right, from 0 to 1.
- sources: the passages that support the answer. Each quote is copied word for word from the passage with that number.
If passages contradict each other, the newest one is right. The passages and the question are each between lines of ~~~.`

/** Asks the model. An answer without a quote from a passage is dropped. */
export async function answerWithModel(model: PaidModel, input: AnswerInput): Promise<Answering> {
  if (input.passages.length === 0) return {}
  const passages = input.passages.map(({ content, timestamp, speaker }, index) =>
    fenced(
      `passage [${index + 1}] ${timestamp.toISOString()}${speaker === undefined ? '' : ` by ${speaker}`}`,
      content,
    ),
  )
  const { output, usage } = await ask(model, {
    instructions: INSTRUCTIONS,
    prompt: [...passages, fenced('question', input.question)].join('\n\n'),
    schema: SCHEMA,
    signal: input.signal,
  })
  const sources = output.sources.flatMap(({ passage, quote }): AnswerSource[] => {
    const source = input.passages[passage - 1]
    const span = source === undefined ? undefined : findQuote(source.content, quote)
    return source === undefined || span === undefined ? [] : [{ id: source.id, ...span }]
  })
  const answer = output.answer.trim()
  if (answer === '' || sources.length === 0) return { usage }
  const confidence = Math.max(0, Math.min(1, output.confidence))
  return { answer: { answer, confidence, sources, engine: 'model' }, usage }
}
