import { z } from 'zod'
import { fenced } from '../fenced.ts'
import type { PaidModel } from '../language-models.ts'
import type { PlannedChange, PlanUpdateInput, UpdatePlan } from '../port.ts'
import { ask } from './ask.ts'
import { findQuote } from './evidence.ts'

const SCHEMA = z.object({
  changes: z.array(
    z.object({
      action: z.enum(['create', 'updateSection', 'appendSection', 'addProperty', 'updateProperty']),
      target: z.number().int(),
      name: z.string(),
      text: z.string(),
      type: z.string(),
      reason: z.string(),
      quote: z.string(),
    }),
  ),
})

const ANSWER = `Answer with {"changes": [{"action", "target", "name", "text", "type", "reason", "quote"}]}; no changes when nothing has to change.`
const RULES = `- reason: at most 20 words.
- quote: the words of the instruction or the material that the change rests on, copied word for word.
Change only what the instruction and the material require. Never guess. The material and the numbered texts are each between lines of ~~~.`

const INSTRUCTIONS = {
  guideline: `You plan how numbered sections of guidelines change to follow an instruction and its material.
${ANSWER}
- action: updateSection replaces the text of a section, appendSection adds to its end, create makes a new guideline.
- target: the number of the section; 0 for create. At most one change for a section.
- name: the name of the new guideline; otherwise empty.
- text: for updateSection the complete new text of the section without its heading, with everything that stays; for appendSection only what is added; for create the complete guideline. Markdown; no headings except in a new guideline.
- type: empty.
${RULES}`,
  collection: `You plan how the properties of numbered collections change to follow an instruction and its material.
${ANSWER}
- action: addProperty or updateProperty.
- target: the number of the collection.
- name: the name of the property; for updateProperty as it is listed.
- text: what the property means.
- type: text, number, boolean, date, array, object, or "options: " with the allowed values separated by commas.
${RULES}`,
} as const

const ALLOWED = {
  guideline: ['create', 'updateSection', 'appendSection'],
  collection: ['addProperty', 'updateProperty'],
} as const satisfies Record<PlanUpdateInput['kind'], readonly PlannedChange['action'][]>

const MAX_REASON_LENGTH = 300

/** Asks the model. Changes of other kinds or targets, and changes without a quote, are dropped. */
export async function planUpdateWithModel(model: PaidModel, input: PlanUpdateInput): Promise<UpdatePlan> {
  const { instruction, material, kind, targets, mayCreate, signal } = input
  const list = targets.map(({ name, text }, index) => fenced(`[${index + 1}] ${name}`, text))
  const { output, usage } = await ask(model, {
    instructions: INSTRUCTIONS[kind],
    prompt: [
      `${kind === 'guideline' ? 'Sections' : 'Collections'}:\n${list.join('\n\n') || '(none)'}`,
      ...(kind === 'guideline' && !mayCreate ? ['No guideline may be created.'] : []),
      ...(material === '' ? [] : [fenced('material', material)]),
      `Instruction: ${instruction}`,
    ].join('\n\n'),
    schema: SCHEMA,
    signal,
  })
  const allowed: readonly PlannedChange['action'][] = ALLOWED[kind]
  const changes = output.changes.flatMap(({ target, quote, reason, ...change }): PlannedChange[] => {
    const evidence = findQuote(instruction, quote) ?? findQuote(material, quote)
    const creates = change.action === 'create'
    const isKnown = creates ? mayCreate : targets[target - 1] !== undefined
    if (!evidence || !isKnown || !allowed.includes(change.action)) return []
    return [
      {
        ...change,
        target: creates ? undefined : target - 1,
        reason: reason.trim().slice(0, MAX_REASON_LENGTH),
        evidence: evidence.text,
      },
    ]
  })
  return { changes, usage }
}
