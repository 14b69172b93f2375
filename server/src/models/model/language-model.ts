import type { LanguageModelV4 } from '@ai-sdk/provider'
import { ApiError } from '../../platform/values/errors.ts'
import { boundedFetch } from '../edge/bounded-fetch.ts'
import type { AnswerHabits } from '../edge/chat-answer.ts'
import { tolerantFetch } from '../edge/tolerant-fetch.ts'
import type { NamedModel } from '../named-models.ts'

/** Creates the client of a language model. @param habits what its answers teach about it */
export async function languageModel(
  { id, provider, baseUrl, apiKey, name }: NamedModel,
  habits: AnswerHabits,
): Promise<LanguageModelV4> {
  const key = apiKey === undefined ? {} : { apiKey }
  const base = { fetch: tolerantFetch(boundedFetch, habits), ...(baseUrl !== undefined && { baseURL: baseUrl }) }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ ...base, apiKey: apiKey ?? '' })(name)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ ...base, apiKey: apiKey ?? '' })(name)
    }
    case 'openai-compatible': {
      if (baseUrl === undefined) {
        throw new ApiError('server_error', `The provider of the model ${id} is openai-compatible. Set its URL.`)
      }
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        ...base,
        name: 'model',
        baseURL: baseUrl,
        ...key,
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(name)
    }
  }
}
