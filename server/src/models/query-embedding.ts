import type { Logger } from '../platform/log/log.ts'
import { type Metrics, REQUEST_SECONDS } from '../platform/telemetry/metrics.ts'
import type { ModelPayer } from './budget/budget.ts'
import { BudgetExceededError } from './budget/budget-exceeded.ts'
import { EmbedderNotReady } from './embedder-not-ready.ts'
import type { Embedder } from './port.ts'
import { RefusedTextsError } from './refused-texts.ts'
import { UNRELATED_TEXTS } from './unrelated-texts.ts'

/** Embeds a query. Undefined if there is no model, `failed` if the model fails or is too slow. */
export type EmbedQuery = (payer: ModelPayer, question: string) => Promise<QueryEmbedding | 'failed' | undefined>

interface QueryEmbedding {
  model: string
  vector: Float32Array
  /** Vectors of `UNRELATED_TEXTS` by the same model. */
  unrelated: readonly Float32Array[]
}

/** How long a search waits for the model. */
const PATIENCE_MS = 1_000
/** After a failure, searches do not call the model for this long. */
const PAUSE_MS = 10_000
/** Cached queries, so that the next page of a search, or a repeated one, needs no call. */
const MAX_REMEMBERED = 1_000

export interface EmbedQueryOptions {
  embedder: Embedder | undefined
  log: Logger
  metrics: Pick<Metrics, 'histogram'>
}

export function createEmbedQuery({ embedder, log, metrics }: EmbedQueryOptions): EmbedQuery {
  if (!embedder) return async () => undefined
  const askedSeconds = metrics.histogram({
    name: 'embedding_question_duration_seconds',
    help: 'Time in which the embedding model answered for a question, or failed.',
    labelNames: ['outcome'],
    buckets: REQUEST_SECONDS,
  })
  // the map is in order of last use
  const remembered = new Map<string, ReturnType<EmbedQuery>>()
  let unrelated: readonly Float32Array[] | undefined
  let pausedUntil = 0

  async function ask(embedder: Embedder, payer: ModelPayer, question: string): ReturnType<EmbedQuery> {
    const started = performance.now()
    const seconds = (): number => (performance.now() - started) / 1_000
    try {
      const once = { timeoutMs: PATIENCE_MS, retries: 0 }
      const [{ model, vectors }, others] = await Promise.all([
        embedder.embed(payer, [question], { ...once, as: 'query' }),
        unrelated ?? embedder.embed('server', UNRELATED_TEXTS, once).then(embedding => embedding.vectors),
      ])
      askedSeconds.observe({ outcome: 'completed' }, seconds())
      unrelated = others
      const [vector] = vectors
      return vector ? { model, vector, unrelated } : 'failed'
    } catch (error) {
      askedSeconds.observe({ outcome: 'failed' }, seconds())
      remembered.delete(question)
      // a model of this machine pauses and reports for itself
      if (error instanceof EmbedderNotReady) return error.never ? undefined : 'failed'
      // the ceiling of one organization says nothing about others
      if (error instanceof BudgetExceededError) return 'failed'
      // an error about one query, such as its length, says nothing about other queries
      if (error instanceof RefusedTextsError) {
        log.warn({ err: error, characters: question.length }, 'A search goes by words alone')
        return 'failed'
      }
      pausedUntil = performance.now() + PAUSE_MS
      log.warn({ err: error }, `Searches go by words alone for ${PAUSE_MS / 1_000} seconds`)
      return 'failed'
    }
  }

  return async (payer, question) => {
    const known = remembered.get(question)
    if (!known && performance.now() < pausedUntil) return 'failed'
    const answer = known ?? ask(embedder, payer, question)
    remembered.delete(question)
    remembered.set(question, answer)
    const [oldest] = remembered.keys()
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    return answer
  }
}
