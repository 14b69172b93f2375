import type { Handlers } from '../../../contract/handlers.ts'
import type { LanguageModels } from '../../../models/language-models.ts'

export const createModelsHandlers = ({
  languageModels,
}: {
  languageModels: LanguageModels
}): Pick<Handlers, 'listModels'> => ({
  listModels: async () => ({
    status: 200,
    body: {
      success: true,
      object: 'list',
      data: languageModels
        .list()
        .map(({ id, provider, name }) => ({ id, object: 'model', created: 0, owned_by: provider, name })),
    },
  }),
})
