import { z } from 'zod'
import { integer, type SettingsOf, secret, text } from '../platform/settings/setting-types.ts'
import { type EmbeddingSettings, MODEL_PROVIDERS, type SpeechSettings } from './port.ts'

// not trimmed, since spaces in a prefix count
const prefix = z.string().max(1_000).optional()

/** Settings of the language model and of the embedding model. */
export const MODEL_SETTINGS = {
  MODEL_PROVIDER: z
    .enum(MODEL_PROVIDERS)
    .optional()
    .describe('Provider of the language model. If unset, the server uses the offline engine.'),
  MODEL_BASE_URL: z.url().optional().describe('URL of an OpenAI-compatible service.'),
  MODEL_API_KEY: secret(text, 'API key for the language model.'),
  MODEL_NAME: text.optional().describe('Name of the language model.'),
  MODEL_FALLBACK: text
    .optional()
    .describe('ID of the model in `MODELS_FILE` that answers if the language model fails.'),
  MODELS_FILE: text
    .optional()
    .describe('Path of a JSON file with more language models, which prompts can name. See [Models](models.md).'),
  VISION_MODEL: text
    .optional()
    .describe(
      'ID of the language model that describes images: `default`, or a model in `MODELS_FILE`. It must be able to read images. If unset, images are found by their captions only.',
    ),
  MAX_MODEL_CALLS_PER_DAY: integer(1, 2_147_483_647)
    .optional()
    .describe(
      'Requests to models that each organization may cause in a day (UTC), if its plan does not allow less. If unset, only the plan limits them.',
    ),
  MAX_MODEL_TOKENS_PER_DAY: integer(1, 2_147_483_647)
    .optional()
    .describe(
      'Tokens that models may read and write for each organization in a day (UTC), if its plan does not allow less. If unset, only the plan limits them.',
    ),
  MODEL_ANSWER_TOKENS: integer(500, 1_000_000)
    .default(6_000)
    .describe('Tokens of memories or documents that the language model reads for one answer.'),
  SPEECH_PROVIDER: z
    .enum(['openai', 'openai-compatible'])
    .optional()
    .describe('Provider of the model that transcribes audio. If unset, audio needs a transcript or a caption.'),
  SPEECH_BASE_URL: z.url().optional().describe('URL of an OpenAI-compatible service for `/audio/transcriptions`.'),
  SPEECH_API_KEY: secret(text, 'API key for the speech model.'),
  SPEECH_NAME: text.optional().describe('Name of the speech model, such as `whisper-1`.'),
  EMBEDDING_PROVIDER: z
    .enum(['openai', 'openai-compatible', 'local', 'off'])
    .optional()
    .describe(
      'Provider of the embedding model, which finds texts with the same meaning in other words. If unset, the server runs its built-in model for English. `local` runs the model `EMBEDDING_NAME` in the same way. With `off`, search uses words only. `keepsake-server setup embeddings` stores these settings; they apply if the environment has neither `EMBEDDING_PROVIDER` nor `EMBEDDING_NAME`.',
    ),
  EMBEDDING_BASE_URL: z
    .url()
    .optional()
    .describe(
      'URL of an OpenAI-compatible service for embeddings. With `local`, a mirror of `https://huggingface.co`.',
    ),
  EMBEDDING_API_KEY: secret(text, 'API key for the embedding model.'),
  EMBEDDING_NAME: text
    .optional()
    .describe(
      'Name of the embedding model. With `local`, a model on Hugging Face, or the path of a folder, absolute or starting with `.`. Changing it embeds all texts again.',
    ),
  EMBEDDING_QUERY_PREFIX: prefix.describe(
    'Prefix of each query for the embedding model, such as `query: `. Spaces are kept.',
  ),
  EMBEDDING_PASSAGE_PREFIX: prefix.describe(
    'Prefix of each stored text for the embedding model, such as `passage: `. Changing it embeds all texts again.',
  ),
}

export type ModelsSettings = SettingsOf<typeof MODEL_SETTINGS>

/** Returns why the settings of the models conflict, or undefined. */
export function modelContradiction(settings: ModelsSettings): string | undefined {
  const { EMBEDDING_PROVIDER: embedding } = settings
  if (embedding === 'off' && (settings.EMBEDDING_NAME ?? settings.EMBEDDING_BASE_URL ?? settings.EMBEDDING_API_KEY))
    return 'EMBEDDING_PROVIDER=off uses no EMBEDDING_NAME, _BASE_URL or _API_KEY. Remove them.'
  const incomplete =
    incompleteModel(settings, 'MODEL') ?? incompleteModel(settings, 'EMBEDDING') ?? incompleteModel(settings, 'SPEECH')
  if (incomplete) return incomplete
  if (embedding === 'local' && settings.EMBEDDING_API_KEY)
    return 'EMBEDDING_PROVIDER=local uses no EMBEDDING_API_KEY. Remove it.'
  if ((!embedding || embedding === 'off') && (settings.EMBEDDING_QUERY_PREFIX ?? settings.EMBEDDING_PASSAGE_PREFIX))
    return 'EMBEDDING_QUERY_PREFIX and EMBEDDING_PASSAGE_PREFIX need EMBEDDING_PROVIDER.'
  return undefined
}

// an incomplete group of settings would otherwise have no effect, without any error
function incompleteModel(settings: ModelsSettings, model: 'MODEL' | 'EMBEDDING' | 'SPEECH'): string | undefined {
  const { [`${model}_PROVIDER` as const]: provider, [`${model}_NAME` as const]: name } = settings
  const { [`${model}_BASE_URL` as const]: baseUrl, [`${model}_API_KEY` as const]: apiKey } = settings
  const fallback = model === 'MODEL' ? settings.MODEL_FALLBACK : undefined
  if (!provider && fallback) return 'MODEL_FALLBACK needs MODEL_PROVIDER.'
  if (provider === 'off') return undefined
  if (!provider) return (name ?? baseUrl ?? apiKey) && `${model}_NAME, _BASE_URL and _API_KEY need ${model}_PROVIDER.`
  if (!name) return `${model}_PROVIDER needs ${model}_NAME.`
  if (provider === 'openai-compatible' && !baseUrl)
    return `${model}_PROVIDER=openai-compatible needs ${model}_BASE_URL.`
  return undefined
}

export const embeddingSettings = (settings: ModelsSettings): EmbeddingSettings => ({
  provider: settings.EMBEDDING_PROVIDER,
  baseUrl: settings.EMBEDDING_BASE_URL,
  apiKey: settings.EMBEDDING_API_KEY,
  name: settings.EMBEDDING_NAME,
  queryPrefix: settings.EMBEDDING_QUERY_PREFIX,
  passagePrefix: settings.EMBEDDING_PASSAGE_PREFIX,
})

export const speechSettings = (settings: ModelsSettings): SpeechSettings => ({
  provider: settings.SPEECH_PROVIDER,
  baseUrl: settings.SPEECH_BASE_URL,
  apiKey: settings.SPEECH_API_KEY,
  name: settings.SPEECH_NAME,
})
