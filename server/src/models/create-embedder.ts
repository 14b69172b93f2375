import type { Embedder, EmbeddingSettings } from './port.ts'

/** The embedding model that the settings ask for; undefined with none set. It is loaded on first use, so that start-up stays short. */
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
