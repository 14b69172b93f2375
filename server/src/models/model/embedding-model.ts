import type { EmbeddingModelV4 } from '@ai-sdk/provider'
import { boundedFetch } from '../edge/bounded-fetch.ts'
import { tolerantFetch } from '../edge/tolerant-fetch.ts'
import type { EmbeddingSettings } from '../port.ts'

/** Settings that are complete enough to call a model of a service. */
export interface RemoteModel extends Pick<EmbeddingSettings, 'baseUrl' | 'apiKey'> {
  provider: Exclude<EmbeddingSettings['provider'], 'local' | 'off' | undefined>
  name: string
}

/** Creates the client of a model that another service runs. */
export async function embeddingModel({ provider, baseUrl, apiKey, name }: RemoteModel): Promise<EmbeddingModelV4> {
  const base = { fetch: tolerantFetch(boundedFetch), ...(baseUrl !== undefined && { baseURL: baseUrl }) }
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ ...base, apiKey: apiKey ?? '' }).embeddingModel(name)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const key = apiKey === undefined ? {} : { apiKey }
  return createOpenAICompatible({ name: 'embedding', baseURL: '', ...base, ...key }).embeddingModel(name)
}
