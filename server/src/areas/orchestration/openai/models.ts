import type { Schemas } from '../../../contract/schemas.ts'
import type { LanguageModels, ModelInfo } from '../../../models/language-models.ts'
import { ApiError } from '../../../platform/values/errors.ts'

/**
 * Finds the model of a call by its ID, or by its name at its provider, which programs for OpenAI's API have in them.
 * @throws ApiError `not_found_error`, or `model_not_configured` if there is none
 */
export function findModel(languageModels: LanguageModels, named: string | undefined): ModelInfo {
  const known = languageModels.list()
  if (named === undefined || known.length === 0) return languageModels.find(undefined)
  const found = known.find(({ id }) => id === named) ?? known.find(({ name }) => name === named)
  if (found) return found
  throw new ApiError(
    'not_found_error',
    `No model has the id ${named}. The server has ${known.map(({ id }) => id).join(', ')}.`,
    {
      fields: { reason: 'model_not_found' },
      details: [{ path: 'body.model', message: `is not the id of a model of the server: ${named}` }],
    },
  )
}

export const toOpenAiModel = ({ id, provider }: ModelInfo): Schemas['OpenAiModel'] => ({
  id,
  object: 'model',
  created: 0,
  owned_by: provider,
})
