import type { Schemas } from '../../contract/schemas.ts'
import type { GenerateInput, Message } from '../../models/language-models.ts'
import { isObject } from '../../platform/values/json.ts'

/** A value that a caller wants in addition to the text. */
type RequestedOutput = Schemas['ResponseOutputInput']

const SCHEMAS = {
  text: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  array: { type: 'array', items: { type: 'string' } },
  object: { type: 'object', additionalProperties: true },
} as const

export const outputSchema = (outputs: readonly RequestedOutput[]): Record<string, unknown> => ({
  type: 'object',
  additionalProperties: false,
  required: outputs.map(({ name }) => name),
  properties: Object.fromEntries(
    outputs.map(({ name, type = 'text', description }) => [
      name,
      { ...SCHEMAS[type], ...(description !== undefined && { description }) },
    ]),
  ),
})

/** The call that asks for the values after the conversation. */
export const askForOutputs = (
  messages: readonly Message[],
  outputs: readonly RequestedOutput[],
): Pick<GenerateInput, 'messages' | 'output'> => ({
  messages: [
    ...messages,
    { role: 'user', content: 'Return the requested values of this conversation as JSON, and nothing else.' },
  ],
  output: outputSchema(outputs),
})

/** The values in the order of the request. */
export const readOutputs = (outputs: readonly RequestedOutput[], written: unknown): Schemas['ResponseOutput'][] =>
  outputs.flatMap(({ name }) =>
    isObject(written) && Object.hasOwn(written, name) ? [{ name, data: written[name] }] : [],
  )
