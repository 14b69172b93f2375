import { z } from 'zod'
import { fenced } from '../fenced.ts'
import type { PaidModel } from '../language-models.ts'
import type { Choice, ChooseInput, ListedGuideline } from '../port.ts'
import { ask } from './ask.ts'

const SCHEMA = z.object({
  chosen: z.array(z.object({ section: z.number().int(), score: z.number(), reason: z.string() })),
})

const INSTRUCTIONS = `You choose the sections of an organization's policies that someone needs to carry out a task, out of a directory: names of policies, and under each the numbers and headings of its sections.
Answer with {"chosen": [{"section", "score", "reason"}]}, the most important first. Most tasks need one to three sections. Many need none, such as arithmetic, translations and general knowledge: then the list is empty.
- section: its number.
- score: 0 to 1, how likely the section governs the task.
- reason: at most 15 words.
The directory and the task are each between lines of ~~~.`

const MAX_REASON_LENGTH = 300

/** Asks the model. Unknown and repeated numbers are dropped. */
export async function chooseWithModel(model: PaidModel, { task, guidelines, signal }: ChooseInput): Promise<Choice> {
  const { output, usage } = await ask(model, {
    instructions: INSTRUCTIONS,
    prompt: [fenced('directory', directory(guidelines)), fenced('task', task)].join('\n\n'),
    schema: SCHEMA,
    signal,
  })
  const known = guidelines.reduce((sum, { sections }) => sum + sections.length, 0)
  const chosen = new Map<number, Choice['chosen'][number]>()
  for (const { section, score, reason } of output.chosen) {
    const index = section - 1
    if (index < 0 || index >= known || chosen.has(index)) continue
    chosen.set(index, {
      index,
      score: Math.max(0, Math.min(1, score)),
      reason: reason.trim().slice(0, MAX_REASON_LENGTH),
    })
  }
  return { chosen: [...chosen.values()], usage }
}

/** The sections are numbered from 1, across the guidelines. */
function directory(guidelines: readonly ListedGuideline[]): string {
  let number = 0
  const entries = guidelines.map(({ name, description, sections }) =>
    [
      description === undefined ? name : `${name}: ${description}`,
      ...sections.map(title => {
        number++
        return `[${number}] ${title}`
      }),
    ].join('\n'),
  )
  return entries.join('\n\n')
}
