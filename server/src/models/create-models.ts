import { createOfflineEngine, EngineUnavailableError } from '@keepsake/offline-engine'
import { ApiError } from '../platform/errors.ts'
import { DEFAULT_MODEL, type LanguageModels } from './language-models.ts'
import type { Models } from './port.ts'

export interface MediaModels {
  /** Id of the language model that describes images. */
  vision?: string | undefined
  transcribe?: Models['transcribe']
}

/**
 * Creates the engine: the language model `default` if it is configured, otherwise the offline engine. Engines load on
 * first use, so that they do not slow down the start.
 */
export function createModels(languageModels: LanguageModels, { vision, transcribe }: MediaModels = {}): Models {
  const models = languageModels.list().some(({ id }) => id === DEFAULT_MODEL)
    ? createLanguageModelEngine(languageModels)
    : createOfflineModels()
  return {
    ...models,
    transcribe,
    ...(vision !== undefined && {
      describeImage: async input =>
        (await import('./model/describe-image.ts')).describeImageWithModel(languageModels, vision, input),
    }),
  }
}

function createLanguageModelEngine(languageModels: LanguageModels): Models {
  return {
    engine: 'model',
    extract: async input => (await import('./model/extract-with-model.ts')).extractWithModel(languageModels, input),
    answer: async input => (await import('./model/answer-with-model.ts')).answerWithModel(languageModels, input),
    readQuestion: async input =>
      (await import('./model/read-question-with-model.ts')).readQuestionWithModel(languageModels, input),
    choose: async input => (await import('./model/choose-with-model.ts')).chooseWithModel(languageModels, input),
    planUpdate: async input =>
      (await import('./model/plan-update-with-model.ts')).planUpdateWithModel(languageModels, input),
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
