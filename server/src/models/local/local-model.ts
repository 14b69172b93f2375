import type { EmbeddingModelV4 } from '@ai-sdk/provider'
import type { LocalThread } from './local-thread.ts'

/** Few, so that a question waits only briefly while stored texts are embedded. */
const TEXTS_AT_ONCE = 8

/** A model on a thread of this process, in the form of a provider of `ai`. */
export const localModel = (name: string, thread: LocalThread): EmbeddingModelV4 => ({
  specificationVersion: 'v4',
  provider: 'local',
  modelId: name,
  maxEmbeddingsPerCall: TEXTS_AT_ONCE,
  supportsParallelCalls: false,
  doEmbed: async ({ values, abortSignal }) => ({
    embeddings: await thread.embed(values, abortSignal),
    warnings: [],
  }),
})
