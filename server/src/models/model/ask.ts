import type { z } from 'zod'
import type { TokenUsage } from '../port.ts'
import { type CompleteSettings, languageModel } from './language-model.ts'
import { LANGUAGE_MODEL, modelFailure } from './model-failure.ts'

const TIMEOUT_MS = 60_000

interface Question<Schema extends z.ZodType> {
  instructions: string
  prompt: string
  schema: Schema
  signal?: AbortSignal | undefined
}

/**
 * Sends one prompt to the model and validates its response against `schema`.
 *
 * @throws ApiError `server_error` that names the setting to check. Rejects with the abort reason if `signal` aborts.
 */
export async function ask<Schema extends z.ZodType>(
  settings: CompleteSettings,
  { instructions, prompt, schema, signal }: Question<Schema>,
): Promise<{ output: z.infer<Schema>; usage: TokenUsage }> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const [{ generateText, Output }, model] = await Promise.all([import('ai'), languageModel(settings)])
    const { output, usage } = await generateText({
      model,
      system: instructions,
      prompt,
      output: Output.object({ schema }),
      temperature: 0,
      maxRetries: 1,
      abortSignal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
    // Validated again, since untyped data enters here and the library might not have applied the schema.
    return {
      output: schema.parse(output),
      usage: { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 },
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw modelFailure(error, timeout.aborted ? TIMEOUT_MS : undefined, LANGUAGE_MODEL)
  }
}
