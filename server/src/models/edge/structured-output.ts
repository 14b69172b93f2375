import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Message } from '../language-models.ts'
import { fitted, wrapped } from './fitted.ts'
import { jsonIn } from './read-json.ts'

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

/** Reads the answer of a model as JSON, with what stands around it, and validates it. */
export function readOutput(text: string, schema: Record<string, unknown>): ReadOutput {
  const values = [...jsonIn(text)]
  let problem: string | undefined
  for (const value of [...values, ...values.flatMap(each => wrapped(each, schema) ?? [])]) {
    const output = fitted(value, schema, isValid)
    const validate = validatorOf(schema)
    if (validate(output)) return { output }
    problem ??= ajv.errorsText(validate.errors, { dataVar: 'answer' })
  }
  return { problem: problem ?? 'it is not JSON', error: new InvalidOutputError(problem) }
}

const isValid = (value: unknown, schema: Record<string, unknown>): boolean => validatorOf(schema)(value)

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
