import { ApiError } from '../platform/errors.ts'
import { createExtractionThread } from './extraction-thread.ts'
import type { ExtractInput, ModelSettings, Models } from './port.ts'

/**
 * The engine that the settings ask for; with none set, the offline one. Engines load on first use, so that start-up stays
 * short.
 *
 * @throws ApiError `server_error` when the settings are incomplete.
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
    close: async () => {},
  }
}

/** Characters times properties that the offline engine reads in about 50 ms. What is more goes to a thread of its own. */
const LONG = 150_000
/** What a text takes without any property, in properties. */
const READING = 4

const isLong = ({ content, definitions }: ExtractInput): boolean =>
  content.length * (definitions.length + READING) > LONG

function createOfflineModels(): Models {
  const thread = createExtractionThread()
  return {
    engine: 'offline',
    async extract(input) {
      if (isLong(input)) return { properties: await thread.extract(input) }
      return { properties: await (await import('./offline/extract.ts')).extractOffline(input) }
    },
    async answer(input) {
      const answer = (await import('./offline/answers/answer.ts')).answerOffline(input)
      return answer === undefined ? {} : { answer }
    },
    close: () => thread.close(),
  }
}
