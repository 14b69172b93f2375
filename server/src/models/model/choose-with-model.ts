import { z } from 'zod'
import { fenced } from '../fenced.ts'
import type { PaidModel } from '../language-models.ts'
import type { Choice, ChooseInput } from '../port.ts'
import { ask } from './ask.ts'

const SCHEMA = z.object({
  chosen: z.array(z.object({ section: z.number().int(), score: z.number(), reason: z.string() })),
})

const INSTRUCTIONS = `You choose the sections of guidelines that someone needs to carry out a task, out of a numbered list.
Answer with {"chosen": [{"section", "score", "reason"}]}, the most important first; none when no section applies.
- section: its number.
- score: 0 to 1, how likely the section governs the task.
- reason: at most 15 words.
The task and the sections are each between lines of ~~~.`

const MAX_REASON_LENGTH = 300

/** Asks the model. Unknown and repeated numbers are dropped. */
export async function chooseWithModel(model: PaidModel, { task, sections, signal }: ChooseInput): Promise<Choice> {
  const list = sections.map((text, index) => fenced(`section [${index + 1}]`, text))
  const { output, usage } = await ask(model, {
    instructions: INSTRUCTIONS,
    prompt: [...list, fenced('task', task)].join('\n\n'),
    schema: SCHEMA,
    signal,
  })
  const chosen = new Map<number, Choice['chosen'][number]>()
  for (const { section, score, reason } of output.chosen) {
    const index = section - 1
    if (sections[index] === undefined || chosen.has(index)) continue
    chosen.set(index, {
      index,
      score: Math.max(0, Math.min(1, score)),
      reason: reason.trim().slice(0, MAX_REASON_LENGTH),
    })
  }
  return { chosen: [...chosen.values()], usage }
}
