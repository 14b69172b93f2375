import { z } from 'zod'
import { type SettingsOf, secret, text } from '../platform/setting-types.ts'
import type { EmbeddingSettings, ModelSettings } from './port.ts'

const provider = z.enum(['openai', 'anthropic', 'openai-compatible'])
// its spaces are part of it
const prefix = z.string().max(1_000).optional()

/** Settings of the language model and of the embedding model. */
export const MODEL_SETTINGS = {
  MODEL_PROVIDER: provider.optional().describe('Language model; the offline engine serves when unset.'),
  MODEL_BASE_URL: z.url().optional().describe('Address of an OpenAI-compatible service.'),
  MODEL_API_KEY: secret(text, 'Key for the language model.'),
  MODEL_NAME: text.optional().describe('Name of the language model.'),
  EMBEDDING_PROVIDER: provider
    .exclude(['anthropic'])
    .optional()
    .describe(
      'Embedding model, by which texts are found that say the same in other words; search goes by words when unset.',
    ),
  EMBEDDING_BASE_URL: z.url().optional().describe('Address of an OpenAI-compatible service for embeddings.'),
  EMBEDDING_API_KEY: secret(text, 'Key for the embedding model.'),
  EMBEDDING_NAME: text
    .optional()
    .describe('Name of the embedding model; under another one everything is embedded again.'),
  EMBEDDING_QUERY_PREFIX: prefix.describe(
    'Put before each question for the embedding model, as some want it, such as `query: `; its spaces stay.',
  ),
  EMBEDDING_PASSAGE_PREFIX: prefix.describe(
    'Put before each stored text for the embedding model, such as `passage: `; under another one everything is embedded again.',
  ),
}

export type ModelsSettings = SettingsOf<typeof MODEL_SETTINGS>

/** Why the settings of the models do not fit together; undefined when they do. */
export function modelContradiction(settings: ModelsSettings): string | undefined {
  const incomplete = incompleteModel(settings, 'MODEL') ?? incompleteModel(settings, 'EMBEDDING')
  if (incomplete) return incomplete
  if (!settings.EMBEDDING_PROVIDER && (settings.EMBEDDING_QUERY_PREFIX ?? settings.EMBEDDING_PASSAGE_PREFIX))
    return 'EMBEDDING_QUERY_PREFIX and EMBEDDING_PASSAGE_PREFIX need EMBEDDING_PROVIDER.'
  return undefined
}

// half of the settings would otherwise do nothing, and nobody would know
function incompleteModel(settings: ModelsSettings, model: 'MODEL' | 'EMBEDDING'): string | undefined {
  const { [`${model}_PROVIDER` as const]: provider, [`${model}_NAME` as const]: name } = settings
  const { [`${model}_BASE_URL` as const]: baseUrl, [`${model}_API_KEY` as const]: apiKey } = settings
  if (!provider) return (name ?? baseUrl ?? apiKey) && `${model}_NAME, _BASE_URL and _API_KEY need ${model}_PROVIDER.`
  if (!name) return `${model}_PROVIDER needs ${model}_NAME.`
  if (provider === 'openai-compatible' && !baseUrl)
    return `${model}_PROVIDER=openai-compatible needs ${model}_BASE_URL.`
  return undefined
}

export const modelSettings = (settings: ModelsSettings): ModelSettings => ({
  provider: settings.MODEL_PROVIDER,
  baseUrl: settings.MODEL_BASE_URL,
  apiKey: settings.MODEL_API_KEY,
  name: settings.MODEL_NAME,
})

export const embeddingSettings = (settings: ModelsSettings): EmbeddingSettings => ({
  provider: settings.EMBEDDING_PROVIDER,
  baseUrl: settings.EMBEDDING_BASE_URL,
  apiKey: settings.EMBEDDING_API_KEY,
  name: settings.EMBEDDING_NAME,
  queryPrefix: settings.EMBEDDING_QUERY_PREFIX,
  passagePrefix: settings.EMBEDDING_PASSAGE_PREFIX,
})
