import { ok, respond } from '../../../contract/answers.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { LanguageModels, ModelInfo } from '../../../models/language-models.ts'
import type { ConfiguredEmbedder } from '../../../models/port.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import { testModels } from './test-models.ts'

export const createModelsHandlers = ({
  languageModels,
  embedder,
}: {
  languageModels: LanguageModels
  embedder: ConfiguredEmbedder | undefined
}) =>
  ({
    testModels: async ({ body, call }) => ok(await testModels({ languageModels, embedder }, body, call)),
    listModels: async () => respond(200, { object: 'list', data: languageModels.list().map(toModel) }),
    async getModel({ path }) {
      const found = languageModels.list().find(({ id }) => id === path.id)
      if (!found) throw unknownModel(path.id, 'path.id')
      return respond(200, toModel(found))
    },
  }) satisfies Partial<Handlers>

const toModel = ({ id, provider, name }: ModelInfo): Schemas['LanguageModel'] => ({
  id,
  object: 'model',
  created: 0,
  owned_by: provider,
  name,
})

/** The error of OpenAI's API, which clients recognize by its code. */
export const unknownModel = (id: string, path = 'body.model'): ApiError =>
  new ApiError('not_found_error', `No model has the id ${id}. GET /api/v1/models lists those of the server.`, {
    fields: { reason: 'model_not_found' },
    details: [{ path, message: `is not the id of a model of the server: ${id}` }],
  })
