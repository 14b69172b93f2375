import { createOfflineEngine, EngineUnavailableError } from '@keepsake/offline-engine'
import { ApiError } from '../platform/errors.ts'
import type { ModelSettings, Models } from './port.ts'

/**
 * Creates the configured engine. Without settings, the offline one. Engines load on first use, so that they do not
 * slow down the start.
 *
 * @throws ApiError `server_error` if the settings are incomplete
 */
export function createModels(settings: ModelSettings): Models {
  const { provider, name } = settings
  if (provider === undefined && name === undefined && settings.baseUrl === undefined && settings.apiKey === undefined) {
    return createOfflineModels()
  }
  if (provider === undefined)
    throw new ApiError('server_error', 'A model setting is given without MODEL_PROVIDER. Set it.')
  if (name === undefined) throw new ApiError('server_error', 'MODEL_PROVIDER is set without MODEL_NAME. Set it.')
  const complete = { ...settings, provider, name }
  return {
    engine: 'model',
    extract: async input => (await import('./model/extract-with-model.ts')).extractWithModel(complete, input),
    answer: async input => (await import('./model/answer-with-model.ts')).answerWithModel(complete, input),
    readQuestion: async input =>
      (await import('./model/read-question-with-model.ts')).readQuestionWithModel(complete, input),
    close: async () => {},
  }
}

function createOfflineModels(): Models {
  const engine = createOfflineEngine()
  return {
    engine: 'offline',
    async extract(input) {
      return { properties: await engine.extract(input).catch(rethrow) }
    },
    async answer(input) {
      const answer = await engine.answer(input)
      return answer === undefined ? {} : { answer }
    },
    close: () => engine.close(),
  }
}

function rethrow(error: unknown): never {
  if (!(error instanceof EngineUnavailableError)) throw error
  throw new ApiError('server_error', error.message, {
    status: 503,
    headers: { 'Retry-After': String(error.retryAfterSeconds) },
  })
}
