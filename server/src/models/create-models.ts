import { createOfflineEngine, EngineUnavailableError, type OfflineEngine } from '@keepsake/offline-engine'
import type { ModelPayer } from './budget/budget.ts'
import { BudgetExceededError } from './budget/budget-exceeded.ts'
import type { Extractor } from './extractor.ts'
import { DEFAULT_MODEL, type LanguageModels, type PaidModel } from './language-models.ts'
import { ModelError } from './model-error.ts'
import type { AnswerInput, Answering, Models } from './port.ts'
import { answerSafely, type ReaderMonitoring, safely } from './safely.ts'

/** CPU time of an extraction that somebody waits for, in milliseconds. The rest of the text is read later. */
const MAX_CPU_MS = 400

export interface ModelOptions {
  /** Id of the language model that describes images. */
  vision?: string | undefined
  transcribe?: Models['transcribe']
  /** Tokens that a model reads of passages for one answer. [6,000] */
  answerTokens?: number | undefined
}

/**
 * Creates the engine: the language model `default` if it is configured, otherwise the offline engine. Engines load on
 * first use, so that they do not slow down the start.
 */
export function createModels(
  languageModels: LanguageModels,
  { vision, transcribe, answerTokens = 6_000, ...monitoring }: ModelOptions & ReaderMonitoring,
): Models & Extractor {
  const models = languageModels.list().some(({ id }) => id === DEFAULT_MODEL)
    ? createLanguageModelEngine(languageModels, answerTokens)
    : createOfflineModels()
  return {
    ...models,
    extract: safely(models, monitoring),
    answer: answerSafely(models, monitoring),
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

function createLanguageModelEngine(languageModels: LanguageModels, answerTokens: number): Models & Extractor {
  const by = (payer: ModelPayer): PaidModel => paidBy(languageModels, payer)
  const engine = createOfflineEngine()
  return {
    engine: 'model',
    extract: async (payer, input) => (await import('./model/extract-with-model.ts')).extractWithModel(by(payer), input),
    async answer(payer, input) {
      const { answerWithModel } = await import('./model/answer-with-model.ts')
      try {
        const { answer, ...answering } = await answerWithModel(by(payer), input, answerTokens)
        const checked = answer && (await engine.checkAnswer(input, answer))
        return { ...answering, ...(checked ? { answer: checked } : { nothingOf: await engine.nothingOf(input) }) }
      } catch (error) {
        if (!(error instanceof BudgetExceededError)) return rethrow(error)
        const message = `The answer is one without a model: ${error.message}`
        return { ...(await answerOffline(engine, input)), warning: { code: 'model_failed', message } }
      }
    },
    rank: async (payer, input) => (await import('./model/rank-with-model.ts')).rankWithModel(by(payer), input),
    writeProfile: async (payer, input) =>
      (await import('./model/profile-with-model.ts')).profileWithModel(by(payer), input),
    readQuestion: async (payer, input) =>
      (await import('./model/read-question-with-model.ts')).readQuestionWithModel(by(payer), input),
    choose: async (payer, input) => (await import('./model/choose-with-model.ts')).chooseWithModel(by(payer), input),
    planUpdate: async (payer, input) =>
      (await import('./model/plan-update-with-model.ts')).planUpdateWithModel(by(payer), input),
    close: () => engine.close(),
  }
}

function createOfflineModels(): Models & Extractor {
  const engine = createOfflineEngine()
  return {
    engine: 'offline',
    extract: (_payer, { isWhole, ...input }) =>
      engine.extract({ ...input, maxCpuMs: isWhole ? undefined : MAX_CPU_MS }).catch(rethrow),
    answer: (_payer, input) => answerOffline(engine, input),
    askedValues: input => engine.askedValues(input),
    close: () => engine.close(),
  }
}

async function answerOffline(engine: OfflineEngine, input: AnswerInput): Promise<Answering> {
  try {
    const answer = await engine.answer(input)
    return answer === undefined ? { nothingOf: await engine.nothingOf(input) } : { answer }
  } catch (error) {
    return rethrow(error)
  }
}

function rethrow(error: unknown): never {
  if (!(error instanceof EngineUnavailableError)) throw error
  throw new ModelError('failed', 'server_error', error.message, {
    status: 503,
    headers: { 'Retry-After': String(error.retryAfterSeconds) },
  })
}
