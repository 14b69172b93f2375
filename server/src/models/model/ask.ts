import { z } from 'zod'
import { DEFAULT_MODEL, type LanguageModels } from '../language-models.ts'
import type { TokenUsage } from '../port.ts'

interface Question<Schema extends z.ZodType> {
  instructions: string
  prompt: string
  /** The same object in each call, since it is compiled once. */
  schema: Schema
  signal?: AbortSignal | undefined
}

const schemas = new WeakMap<z.ZodType, Record<string, unknown>>()

function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const known = schemas.get(schema)
  if (known) return known
  const written = z.toJSONSchema(schema)
  schemas.set(schema, written)
  return written
}

/**
 * Sends one prompt to the model `default` and validates its response against `schema`.
 *
 * @throws ApiError `server_error` that names the setting to check. Rejects with the abort reason if `signal` aborts.
 */
export async function ask<Schema extends z.ZodType>(
  models: LanguageModels,
  { instructions, prompt, schema, signal }: Question<Schema>,
): Promise<{ output: z.infer<Schema>; usage: TokenUsage }> {
  const { output, usage } = await models.generate({
    model: DEFAULT_MODEL,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: prompt },
    ],
    output: jsonSchemaOf(schema),
    temperature: 0,
    signal,
  })
  return { output: schema.parse(output), usage }
}
