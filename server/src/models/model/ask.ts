import { z } from 'zod'
import { FENCE_RULE } from '../fenced.ts'
import { DEFAULT_MODEL, type PaidModel } from '../language-models.ts'
import type { TokenUsage } from '../port.ts'

interface Question<Schema extends z.ZodType> {
  instructions: string
  /** Texts of unknown origin in fences, and names in one line. */
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
  model: PaidModel,
  { instructions, prompt, schema, signal }: Question<Schema>,
): Promise<{ output: z.infer<Schema>; usage: TokenUsage }> {
  const { output, usage } = await model.generate({
    model: DEFAULT_MODEL,
    messages: [
      { role: 'system', content: `${instructions}\n\n${FENCE_RULE}` },
      { role: 'user', content: prompt },
    ],
    output: jsonSchemaOf(schema),
    temperature: 0,
    signal,
  })
  return { output: schema.parse(output), usage }
}
