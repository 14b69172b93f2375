import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Message } from '../language-models.ts'

/** The form is wrong, although the model could have followed the schema. */
class InvalidOutputError extends Error {
  override readonly name = 'InvalidOutputError'
}

const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
const validators = new WeakMap<object, ValidateFunction>()

function validatorOf(schema: Record<string, unknown>): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const validate = ajv.compile(schema)
  // the library would keep every schema of every call
  ajv.removeSchema(schema)
  validators.set(schema, validate)
  return validate
}

type ReadOutput = { output: unknown } | { problem: string; error: InvalidOutputError }

/** Reads the answer of a model as JSON and validates it. */
export function readOutput(text: string, schema: Record<string, unknown>): ReadOutput {
  const parsed = parse(text)
  if (parsed === undefined) return wrong('it is not JSON')
  const validate = validatorOf(schema)
  return validate(parsed.value)
    ? { output: parsed.value }
    : wrong(ajv.errorsText(validate.errors, { dataVar: 'answer' }))
}

const wrong = (problem: string): ReadOutput => ({ problem, error: new InvalidOutputError(problem) })

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(unfenced(text.trim())) }
  } catch {
    return undefined
  }
}

/** Models without structured output often put their JSON into a code block. */
function unfenced(text: string): string {
  if (!text.startsWith('```') || !text.endsWith('```')) return text
  return text.slice(text.indexOf('\n') + 1, -3)
}

/** Errors of a validator can repeat the answer. */
const MAX_PROBLEM_LENGTH = 1_000

/** The messages that ask the model to correct its answer. */
export const repairing = (messages: readonly Message[], answer: string, problem: string): Message[] => [
  ...messages,
  { role: 'assistant', content: answer },
  {
    role: 'user',
    content: `Your answer does not match the JSON Schema: ${problem.slice(0, MAX_PROBLEM_LENGTH)}. Answer again, with only the corrected JSON.`,
  },
]
