import type { TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { Generated, GenerateInput, LanguageModels, ModelInfo } from '../../../models/language-models.ts'
import { modelNotConfigured } from '../../../models/model-error.ts'
import type { ConfiguredEmbedder } from '../../../models/port.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import { isObject } from '../../../platform/values/json.ts'
import { formatUsd } from '../../../platform/values/money.ts'
import { createModelCalls } from '../model-call.ts'
import { createRequestCredits } from '../request-credits.ts'

type Check = Schemas['ModelCheck']
type Outcome = Omit<Check, 'model' | 'provider' | 'name' | 'check' | 'seconds'>

/** A check that takes longer has failed, so that the test ends within a minute. */
const MAX_SECONDS = 50
/** Enough for a model that reasons before it answers. */
const MAX_TOKENS = 2_000

const CITY = {
  type: 'object',
  additionalProperties: false,
  required: ['city'],
  properties: { city: { type: 'string' } },
}

/** What each language model is asked, and what is wrong with its answer. */
const CHECKS: readonly {
  check: Check['check']
  input: Omit<GenerateInput, 'model' | 'signal'>
  problem(generated: Generated): string | undefined
}[] = [
  {
    check: 'chat',
    input: { messages: [{ role: 'user', content: 'Reply with the word ready.' }] },
    problem: ({ text }) => (text.trim() === '' ? 'It answered with an empty text.' : undefined),
  },
  {
    check: 'structured_output',
    input: { messages: [{ role: 'user', content: 'Dana moved to Leeds. Return the city as JSON.' }], output: CITY },
    problem: ({ output }) =>
      isObject(output) && /leeds/i.test(String(output.city))
        ? undefined
        : 'Its answer has the right form and the wrong value.',
  },
  {
    check: 'tools',
    input: {
      messages: [{ role: 'user', content: 'What is the weather in Leeds? Call the tool get_weather.' }],
      tools: [{ name: 'get_weather', description: 'The current weather in a city.', parameters: CITY }],
    },
    problem: ({ toolCalls: [call] }) =>
      call?.name === 'get_weather' && /leeds/i.test(call.arguments)
        ? undefined
        : 'It answered without calling the tool with the city.',
  },
]

/**
 * Checks what the configured models can do, all at once. What fails is part of the result.
 * @throws ApiError `model_not_configured`, `not_found_error` for an unknown model, `payment_required`
 */
export async function testModels(
  { languageModels, embedder }: { languageModels: LanguageModels; embedder: ConfiguredEmbedder | undefined },
  { model }: Schemas['TestModelsRequest'],
  call: TenantCall,
): Promise<Schemas['ModelTest']> {
  const models = model === undefined ? languageModels.list() : [languageModels.find(model)]
  const embedding = model === undefined ? embedder : undefined
  if (models.length === 0 && !embedding) throw modelNotConfigured('body', 'The test')
  const started = performance.now()
  const bill = createRequestCredits(billingOf(call), 'testModels')
  const calls = createModelCalls(languageModels, call.scope, bill)
  const late = AbortSignal.timeout(MAX_SECONDS * 1_000)
  const signal = AbortSignal.any([call.signal, late])

  async function timed(
    info: Pick<Check, 'model' | 'provider' | 'name' | 'check'>,
    run: () => Promise<Outcome>,
  ): Promise<Check> {
    const began = performance.now()
    const outcome = await run().catch((error: unknown): Outcome => {
      call.signal.throwIfAborted()
      if (late.aborted)
        return {
          passed: false,
          problem: `It gave no answer within ${MAX_SECONDS} seconds. Choose a faster model, or check its address.`,
        }
      if (!(error instanceof ApiError) || error.code === 'payment_required') throw error
      return { passed: false, problem: error.message }
    })
    return { ...info, ...outcome, seconds: secondsSince(began) }
  }

  const language = ({ id, provider, name }: ModelInfo): Promise<Check>[] =>
    CHECKS.map(({ check, input, problem }) =>
      timed({ model: id, provider, name, check }, async () => {
        const asked = { ...input, model: id, maxTokens: MAX_TOKENS, withoutFallbacks: true, signal }
        const generated = await calls.generate(asked)
        const found = problem(generated)
        const shape = languageModels.shapeOf(id)
        const { usage, costUsd } = generated
        return {
          passed: found === undefined,
          ...usage,
          ...(costUsd !== undefined && { costUsd: formatUsd(costUsd) }),
          ...(shape !== undefined && { shape }),
          ...(found !== undefined && { problem: `${found} Choose another model than ${name}.` }),
        }
      }),
    )

  try {
    const checks = await Promise.all([
      ...models.flatMap(language),
      ...(embedding
        ? [
            timed(
              { model: 'embedding', provider: embedding.provider, name: embedding.name, check: 'embeddings' },
              async () => {
                const { vectors, tokens } = await embedding.embed(call.scope, ['Dana moved to Leeds.'], { signal })
                return { passed: true, inputTokens: tokens, dimensions: vectors[0]?.length ?? 0 }
              },
            ),
          ]
        : []),
    ])
    await bill.settle()
    return {
      passed: checks.every(({ passed }) => passed),
      seconds: secondsSince(started),
      checks,
      creditsCharged: bill.total(),
    }
  } catch (error) {
    await bill.release()
    throw error
  }
}

const secondsSince = (began: number): number => Math.round(performance.now() - began) / 1_000
