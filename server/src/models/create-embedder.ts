import type { EmbeddingModelV4 } from '@ai-sdk/provider'
import type { Logger } from '../platform/log/log.ts'
import type { ModelBudget } from './budget/budget.ts'
import { localModel } from './local/local-model.ts'
import { createLocalThread } from './local/local-thread.ts'
import { localModelSource } from './local/model-source.ts'
import type { ConfiguredEmbedder, Embedder, EmbeddingSettings } from './port.ts'

/** What a model in this process needs. */
export interface EmbedderHost {
  /** Downloaded models are stored in its folder `models`. */
  dataDirectory: string
  log: Logger
  /** What a provider is paid for. A model in this process costs nothing, so it does not count. */
  budget: ModelBudget
}

/**
 * Creates the configured embedding model. Undefined if none is set. It loads on first use, so that it does not slow
 * down the start.
 *
 * @throws Error with the fix if a local model lacks its library or its files
 */
export function createEmbedder(
  { provider, name, ...rest }: EmbeddingSettings,
  { dataDirectory, log, budget }: EmbedderHost,
): ConfiguredEmbedder | undefined {
  if (provider === undefined || name === undefined) return undefined
  const embedWith = (open: () => Promise<EmbeddingModelV4>, paid?: ModelBudget): Embedder['embed'] => {
    let loaded: Promise<Embedder['embed']> | undefined
    return async (payer, texts, options) => {
      loaded ??= import('./model/embed-with-model.ts').then(file => file.embedWithModel({ ...rest, name }, open, paid))
      return (await loaded)(payer, texts, options)
    }
  }
  if (provider === 'local') {
    const source = localModelSource(name, { mirror: rest.baseUrl, dataDirectory })
    const thread = createLocalThread(source, log)
    return { provider, name, embed: embedWith(async () => localModel(name, thread)), close: () => thread.close() }
  }
  const open = async () => (await import('./model/embedding-model.ts')).embeddingModel({ ...rest, provider, name })
  return { provider, name, embed: embedWith(open, budget), close: async () => {} }
}
