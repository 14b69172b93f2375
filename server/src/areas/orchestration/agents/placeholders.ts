import type { Schemas } from '../../../contract/schemas.ts'
import { fenced } from '../../../models/fenced.ts'
import type { Message } from '../../../models/language-models.ts'
import { ApiError, type ErrorDetail, invalid } from '../../../platform/values/errors.ts'

type ExpectedInput = Schemas['AgentInput']

const PLACEHOLDER = /\{\{\s*([A-Za-z][A-Za-z0-9_]{0,63})\s*\}\}/g

/** @throws ApiError unless each placeholder of the instructions is an expected input, and no input is there twice */
export function checkPlaceholders(instructions: string, expected: readonly ExpectedInput[]): void {
  const names = expected.map(({ name }) => name)
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (twice !== -1)
    throw invalid(`body.expectedInputs.${twice}`, `The input ${names[twice]} is there twice. Remove one.`)
  for (const [, name = ''] of instructions.matchAll(PLACEHOLDER))
    if (!names.includes(name))
      throw invalid('body.instructions', `The placeholder {{${name}}} is not in expectedInputs. Add it there.`)
}

/**
 * Puts the names of the inputs in place of the placeholders of instructions. Their values follow as material.
 * @throws ApiError `validation_error` that names each missing and each unknown input
 */
export function fillPlaceholders(
  instructions: string,
  expected: readonly ExpectedInput[],
  inputs: Readonly<Record<string, string>>,
): string {
  const names = expected.map(({ name }) => name)
  const missing = names.filter(name => !Object.hasOwn(inputs, name))
  const unknown = Object.keys(inputs).filter(name => !names.includes(name))
  const details: ErrorDetail[] = [
    ...missing.map(name => ({ path: `body.inputs.${name}`, message: `the input ${name} is missing` })),
    ...unknown.map(name => ({ path: `body.inputs.${name}`, message: `the agent has no input ${name}` })),
  ]
  if (details.length > 0) {
    const expects = names.length > 0 ? `The agent expects ${names.join(', ')}.` : 'The agent expects no inputs.'
    const problems = details.map(({ message }) => message).join('; ')
    throw new ApiError('validation_error', `Wrong inputs: ${problems}. ${expects}`, { details: details.slice(0, 20) })
  }
  return instructions.replaceAll(PLACEHOLDER, '[input $1]')
}

/** The inputs as messages of the user, so that the text of an input cannot give the agent instructions. */
export const inputMessages = (inputs: Readonly<Record<string, string>>): Message[] =>
  Object.entries(inputs).map(([name, value]) => ({ role: 'user', content: fenced(`input ${name}`, value) }))
