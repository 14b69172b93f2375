import { z } from 'zod'
import { fenced, oneLine } from '../fenced.ts'
import type { PaidModel } from '../language-models.ts'
import type { TokenUsage } from '../port.ts'
import type { QuestionInput, QuestionReading } from '../question.ts'
import { ask } from './ask.ts'
import { findQuote } from './evidence.ts'

const SCALAR = z.union([z.string(), z.number(), z.boolean()])
const SCHEMA = z.object({
  type: z.string(),
  logic: z.enum(['and', 'or']),
  conditions: z.array(
    z.object({
      property: z.number().int(),
      operator: z.string(),
      value: z.union([SCALAR, z.array(SCALAR), z.null()]),
      quote: z.string(),
    }),
  ),
})

const INSTRUCTIONS = `You convert a question about records to a filter on their properties.
Return {"type", "logic", "conditions": [{"property", "operator", "value", "quote"}]}. If the question names no property and no value of one, return no conditions.
- type: the record type that the question asks for, as listed. Empty if it names none.
- logic: "and" if all conditions must match, "or" if one is enough.
- property: the number of the property in the list.
- operator: one of the list. in, notIn and between take an array; exists and notExists take null.
- value: in the type of the property. Dates as YYYY-MM-DD; relative dates count from today. Options as listed. Numbers in the unit of the property.
- quote: the words of the question that state the condition, copied word for word.
Return only what the question states. Never guess. The question is between lines of ~~~.`

/** Asks the model. A reading with an unknown property or without a quote from the question is dropped as a whole. */
export async function readQuestionWithModel(
  model: PaidModel,
  input: QuestionInput,
): Promise<QuestionReading & { usage: TokenUsage }> {
  const { output, usage } = await ask(model, {
    instructions: INSTRUCTIONS,
    prompt: promptOf(input),
    schema: SCHEMA,
    signal: input.signal,
  })
  const conditions = output.conditions.flatMap(({ property, operator, value, quote }) => {
    const known = input.properties[property - 1]
    const evidence = findQuote(input.question, quote)
    return known && evidence ? [{ property: known.name, operator, value, evidence }] : []
  })
  if (conditions.length === 0 || conditions.length < output.conditions.length) return { usage }
  return { reading: { type: output.type.trim() || undefined, logic: output.logic, conditions }, usage }
}

function promptOf({ question, properties, types, operators, now }: QuestionInput): string {
  const list = properties.map(({ name, aliases = [], type, unit, values }, index) => {
    const also = aliases.length === 0 ? '' : `; also called ${aliases.map(oneLine).join(' | ')}`
    const known = values.length === 0 ? '' : `; values: ${values.map(oneLine).join(' | ')}`
    return `${index + 1}. ${oneLine(name)} (${type}${unit === undefined ? '' : `; in ${oneLine(unit)}`}${also}${known})`
  })
  return [
    `Properties:\n${list.join('\n')}`,
    `Record types: ${types.map(oneLine).join(', ')}`,
    `Operators: ${operators.join(', ')}`,
    `Today is ${now.toISOString().slice(0, 10)}.`,
    fenced('question', question),
  ].join('\n\n')
}
