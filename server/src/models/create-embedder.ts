import type { Embedder, EmbeddingSettings } from './port.ts'

/**
 * Creates the configured embedding model. Undefined if none is set. It loads on first use, so that it does not slow
 * down the start.
 */
export function createEmbedder({ provider, name, ...rest }: EmbeddingSettings): Embedder | undefined {
  if (provider === undefined || name === undefined) return undefined
  let loaded: Promise<Embedder['embed']> | undefined
  return {
    async embed(texts, options) {
      loaded ??= import('./model/embed-with-model.ts').then(file => file.embedWithModel({ ...rest, provider, name }))
      return (await loaded)(texts, options)
    },
  }
}
