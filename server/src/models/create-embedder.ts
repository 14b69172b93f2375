import type { EmbeddingModelV4 } from '@ai-sdk/provider'
import type { ModelBudget } from './budget/budget.ts'
import { type LocalHost, openBuiltInModel, openLocalModel } from './local/open-local-model.ts'
import type { ConfiguredEmbedder, Embedder, EmbeddingSettings } from './port.ts'

export interface EmbedderHost extends LocalHost {
  /** What a provider is paid for. A model of this machine costs nothing, so it does not count. */
  budget: ModelBudget
}

/**
 * Creates the embedding model of the settings. Without any, it is the built-in one, or undefined where none can run. It
 * loads on first use, so that it does not slow down the start.
 *
 * @throws Error with the fix if a model that is named cannot run here or lacks its files
 */
export async function createEmbedder(
  { provider, name, ...rest }: EmbeddingSettings,
  host: EmbedderHost,
): Promise<ConfiguredEmbedder | undefined> {
  if (provider === undefined) return openBuiltInModel(host)
  if (provider === 'off' || name === undefined) return undefined
  if (provider === 'local') return openLocalModel({ ...rest, name }, host)
  const open = async (): Promise<EmbeddingModelV4> =>
    (await import('./model/embedding-model.ts')).embeddingModel({ ...rest, provider, name })
  let loaded: Promise<Embedder['embed']> | undefined
  return {
    provider,
    name,
    async embed(payer, texts, options) {
      loaded ??= import('./model/embed-with-model.ts').then(file =>
        file.embedWithModel({ ...rest, name }, open, host.budget),
      )
      return (await loaded)(payer, texts, options)
    },
    close: async () => {},
  }
}
