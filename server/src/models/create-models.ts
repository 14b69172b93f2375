import { createOfflineEngine, EngineUnavailableError } from '@keepsake/offline-engine'
import type { ModelPayer } from './budget/budget.ts'
import { DEFAULT_MODEL, type LanguageModels, type PaidModel } from './language-models.ts'
import { ModelError } from './model-error.ts'
import type { Models } from './port.ts'
import { withStances } from './stances.ts'

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
    extract: async (payer, input) => withStances(input, await models.extract(payer, input)),
    transcribe,
    ...(vision !== undefined && {
      describeImage: async (payer, input) =>
        (await import('./model/describe-image.ts')).describeImageWithModel(
          paidBy(languageModels, payer),
          vision,
          input,
        ),
    }),
  }
}

const paidBy = (models: LanguageModels, payer: ModelPayer): PaidModel => ({
  generate: input => models.generate(payer, input),
})

function createLanguageModelEngine(languageModels: LanguageModels): Models {
  const by = (payer: ModelPayer): PaidModel => paidBy(languageModels, payer)
  return {
    engine: 'model',
    extract: async (payer, input) => (await import('./model/extract-with-model.ts')).extractWithModel(by(payer), input),
    answer: async (payer, input) => (await import('./model/answer-with-model.ts')).answerWithModel(by(payer), input),
    readQuestion: async (payer, input) =>
      (await import('./model/read-question-with-model.ts')).readQuestionWithModel(by(payer), input),
    choose: async (payer, input) => (await import('./model/choose-with-model.ts')).chooseWithModel(by(payer), input),
    planUpdate: async (payer, input) =>
      (await import('./model/plan-update-with-model.ts')).planUpdateWithModel(by(payer), input),
    close: async () => {},
  }
}

function createOfflineModels(): Models {
  const engine = createOfflineEngine()
  return {
    engine: 'offline',
    async extract(_payer, input) {
      return { properties: await engine.extract(input).catch(rethrow) }
    },
    async answer(_payer, input) {
      const answer = await engine.answer(input)
      return answer === undefined ? {} : { answer }
    },
    close: () => engine.close(),
  }
}

function rethrow(error: unknown): never {
  if (!(error instanceof EngineUnavailableError)) throw error
  throw new ModelError('failed', 'server_error', error.message, {
    status: 503,
    headers: { 'Retry-After': String(error.retryAfterSeconds) },
  })
}
