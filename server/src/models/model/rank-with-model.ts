import { z } from 'zod'
import { fenced } from '../fenced.ts'
import type { PaidModel } from '../language-models.ts'
import type { RankInput, Ranking } from '../port.ts'
import { ask } from './ask.ts'
import { passagesWithin } from './passages-within.ts'

const SCHEMA = z.object({ order: z.array(z.number().int()) })

const INSTRUCTIONS = `You order numbered passages by how well they answer a question.
Return {"order": [numbers]}: the passages that answer it first, then those that help to answer it. Leave out all others.
"by" is who said a passage, and "of" whose record it belongs to: one that is about another person or time than the question names
does not answer it. The passages and the question are each between lines of ~~~.`

/** In tokens. What is left out of them keeps its place. */
const MAX_TOKENS = 8_000

/** Asks the model. Unknown and repeated numbers are dropped. */
export async function rankWithModel(
  model: PaidModel,
  { question, passages, now, signal }: RankInput,
): Promise<Ranking> {
  const read = passagesWithin(passages, MAX_TOKENS)
  const list = read.map(({ passage: { timestamp, speaker, about }, text }, index) => {
    const by = speaker === undefined ? '' : ` by ${speaker}`
    const of = about === undefined ? '' : ` of ${about}`
    return fenced(`passage [${index + 1}] ${timestamp.toISOString().slice(0, 10)}${by}${of}`, text)
  })
  const { output, usage } = await ask(model, {
    instructions: INSTRUCTIONS,
    prompt: [...list, `Today is ${now.toISOString().slice(0, 10)}.`, fenced('question', question)].join('\n\n'),
    schema: SCHEMA,
    signal,
  })
  const ids = output.order.flatMap(number => read[number - 1]?.passage.id ?? [])
  return { ids: [...new Set(ids)], usage }
}
