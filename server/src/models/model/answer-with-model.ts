import { wallClock } from '@keepsake/english'
import { z } from 'zod'
import { fenced, oneLine } from '../fenced.ts'
import type { PaidModel } from '../language-models.ts'
import type { AnswerInput, Answering, AnswerSource } from '../port.ts'
import { ask } from './ask.ts'
import { findQuote } from './evidence.ts'
import { passagesWithin, type ReadPassage } from './passages-within.ts'

// in the order in which a model writes: the quotes are there before it concludes
const SCHEMA = z.object({
  sources: z.array(z.object({ passage: z.number().int(), quote: z.string() })),
  answer: z.string(),
  confidence: z.number(),
})

const INSTRUCTIONS = `You answer a question from numbered passages, and from nothing else.
Return {"sources": [{"passage", "quote"}], "answer", "confidence"}, in this order.
- sources: first quote what answers the question, copied word for word from the passage with that number.
- answer: then answer only what is asked, short and direct. If no passage answers it, return no sources and the answer "none".
- confidence: the probability that the answer is right, from 0 to 1.
Answer only from passages about the person, the thing, the place, the number and the time that the question names. "by" is who
said a passage, and "of" whose record it belongs to: a passage of one person says nothing of another.
Of two statements that disagree the later one is current; name the earlier if it helps. "Known values" say what is current.
Relative dates in a passage count from its time. The passages, the values and the question are each between lines of ~~~.`

/** How models say that there is no answer. */
const NONE = /^\W*(?:none|null|n\/?a|no answer|unknown|not (?:known|found|stated|mentioned|specified))\W*$/i

/** Asks the model. An answer without a quote from a passage is dropped. */
export async function answerWithModel(model: PaidModel, input: AnswerInput, maxTokens: number): Promise<Answering> {
  const read = passagesWithin(input.passages, maxTokens)
  if (read.length === 0) return {}
  const { output, usage } = await ask(model, {
    instructions: INSTRUCTIONS,
    prompt: promptOf(input, read),
    schema: SCHEMA,
    signal: input.signal,
  })
  const sources = output.sources.flatMap(({ passage, quote }): AnswerSource[] => {
    const source = read[passage - 1]?.passage
    const span = source === undefined ? undefined : findQuote(source.content, quote)
    return source === undefined || span === undefined ? [] : [{ id: source.id, ...span }]
  })
  const answer = output.answer.trim()
  if (answer === '' || NONE.test(answer) || sources.length === 0) return { usage }
  const confidence = Math.max(0, Math.min(1, output.confidence))
  return { answer: { answer, confidence, sources, engine: 'model' }, usage }
}

function promptOf(
  { question, known = [], now = new Date(), times }: AnswerInput,
  read: readonly ReadPassage[],
): string {
  const passages = read.map(({ passage: { timestamp, speaker, about }, text, isPart }, index) => {
    const by = speaker === undefined ? '' : ` by ${speaker}`
    const of = about === undefined ? '' : ` of ${about}`
    return fenced(`passage [${index + 1}] ${timestamp.toISOString()}${by}${of}${isPart ? ' (a part)' : ''}`, text)
  })
  const values = known.map(({ about, values: each }) =>
    fenced(`known values of ${about}`, each.map(oneLine).join('\n')),
  )
  const today = wallClock(now, times?.timeZone).toISOString().slice(0, 10)
  return [...passages, ...values, `Today is ${today}.`, fenced('question', question)].join('\n\n')
}
