import type { LanguageModel } from 'ai'
import { ApiError } from '../../platform/errors.ts'
import type { ModelProvider, ModelSettings } from '../port.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** Settings that are complete enough to call a model. */
export interface CompleteSettings extends ModelSettings {
  provider: ModelProvider
  name: string
}

/** Always returns a model object. The library would send a bare string id to a gateway that nobody configured. */
export async function languageModel({ provider, baseUrl, apiKey, name }: CompleteSettings): Promise<LanguageModel> {
  const key = apiKey === undefined ? {} : { apiKey }
  const base = { fetch: boundedFetch, ...(baseUrl !== undefined && { baseURL: baseUrl }) }
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
        throw new ApiError(
          'server_error',
          'MODEL_PROVIDER is openai-compatible, and MODEL_BASE_URL is not set. Set it.',
        )
      }
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        ...base,
        name: 'model',
        baseURL: baseUrl,
        ...key,
        supportsStructuredOutputs: true,
      })(name)
    }
  }
}
