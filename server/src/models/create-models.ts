import { stanceOf } from '@keepsake/english'
import { createOfflineEngine, EngineUnavailableError } from '@keepsake/offline-engine'
import type { ModelPayer } from './budget/budget.ts'
import { DEFAULT_MODEL, type LanguageModels, type PaidModel } from './language-models.ts'
import { ModelError } from './model-error.ts'
import type { ExtractInput, Extraction, Models } from './port.ts'

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

/** The most confidence in a value that a text only supposes. A model reads conditions itself. */
const MAX_SUPPOSED = 0.6

/** Adds why the text does not state a value. What it supposes ("if the budget were …") is not certain. */
function withStances({ content, definitions }: ExtractInput, extraction: Extraction): Extraction {
  const properties = extraction.properties.map(property => {
    const { collectionId, systemName } = property
    const definition = definitions.find(one => one.collectionId === collectionId && one.systemName === systemName)
    const about = `${property.propertyName} ${definition?.description ?? ''}`
    const stance = stanceOf(content, { ...property.evidence, about })
    if (stance === undefined) return property
    const isCapped = stance === 'supposed' && property.engine === 'offline'
    return {
      ...property,
      stance,
      confidence: isCapped ? Math.min(property.confidence, MAX_SUPPOSED) : property.confidence,
    }
  })
  return { ...extraction, properties }
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
