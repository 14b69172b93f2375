import type { EmbeddingModelV4 } from '@ai-sdk/provider'
import { estimateTokens } from '../../platform/access/tokens.ts'
import { ApiError } from '../../platform/values/errors.ts'
import type { ModelBudget } from '../budget/budget.ts'
import { paidEmbedding } from '../budget/paid-embedding.ts'
import { identityOf, prefixesOf } from '../embedding-identity.ts'
import type { Embedder, EmbeddingSettings } from '../port.ts'
import { RefusedTextsError } from '../refused-texts.ts'
import { reported } from '../reported-tokens.ts'
import { EMBEDDING_MODEL, modelFailure, refuses, statusOf } from './model-failure.ts'

const TIMEOUT_MS = 60_000
/** Limit for the length of a vector. No model has more than half of it. */
const MAX_LENGTH = 16_384

interface NamedModel extends Pick<EmbeddingSettings, 'queryPrefix' | 'passagePrefix'> {
  name: string
}

/**
 * Embeds texts with a model, which the first call opens. The first response sets the length of vectors. Later vectors
 * of another length are rejected.
 * @param budget what requests count against
 */
export function embedWithModel(
  settings: NamedModel,
  open: () => Promise<EmbeddingModelV4>,
  budget: ModelBudget,
): Embedder['embed'] {
  let model: Promise<EmbeddingModelV4> | undefined
  let dimensions: number | undefined
  const before = prefixesOf(settings)
  return async (payer, texts, { as = 'passage', timeoutMs = TIMEOUT_MS, retries = 1, signal } = {}) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      model ??= open()
      const { embedMany, wrapEmbeddingModel } = await import('ai')
      const paying = payer !== 'server' ? paidEmbedding(budget, settings.name, payer, texts) : undefined
      const opened = await model
      const { embeddings, usage } = await embedMany({
        model: paying ? wrapEmbeddingModel({ model: opened, middleware: paying }) : opened,
        values: texts.map(text => before[as] + text),
        maxRetries: retries,
        abortSignal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      })
      const length = dimensions ?? embeddings[0]?.length ?? 0
      const vectors = checked(embeddings, length)
      dimensions = length
      return {
        model: identityOf(settings.name, length, before.passage),
        vectors,
        tokens: reported(usage.tokens) || texts.reduce((sum, text) => sum + estimateTokens(text), 0),
      }
    } catch (error) {
      signal?.throwIfAborted()
      const failure = modelFailure(error, timeout.aborted ? timeoutMs : undefined, EMBEDDING_MODEL)
      throw refuses(statusOf(error)) ? new RefusedTextsError(failure.message) : failure
    }
  }
}

/** Rejects invalid vectors, since a stored one would distort searches permanently. The library checks their number. */
const checked = (embeddings: readonly (readonly number[])[], length: number): Float32Array[] =>
  embeddings.map(embedding => {
    if (embedding.length !== length)
      throw wrong(
        `it gave a vector of ${embedding.length} numbers after others of ${length}; where another model stands behind the name now, start the server again`,
      )
    if (length > MAX_LENGTH) throw wrong(`it gave a vector of ${length} numbers, more than ${MAX_LENGTH}`)
    const vector = Float32Array.from(embedding)
    if (!vector.every(Number.isFinite)) throw wrong('it gave a vector with something else than numbers in it')
    if (vector.every(one => one === 0)) throw wrong('it gave a vector of zeros or of nothing')
    return vector
  })

const wrong = (what: string): ApiError =>
  new ApiError(
    'server_error',
    `The configured embedding model failed: ${what}. Check that EMBEDDING_NAME is an embedding model.`,
  )
