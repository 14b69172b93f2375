import type { Embedder } from '../models/port.ts'
import type { Contribution } from '../platform/contribution/contribution.ts'
import type { Platform } from '../platform/contribution/platform.ts'
import type { SearchSource } from '../platform/contribution/search-source.ts'
import { reanalyzeTexts } from './indexing/reanalyze.ts'
import { countWaiting, dropWaiting, embedWaitingTexts, expectVectors } from './meaning/embed-texts.ts'

export interface SearchDependencies {
  /** Undefined if search uses words only. */
  embedder: Embedder | undefined
  sources: readonly SearchSource[]
}

/** The background work of the ranking engine: analyzes texts again after a change of the analyzer, and embeds them. */
export function createSearch(
  { database, log, metrics }: Platform,
  { embedder, sources }: SearchDependencies,
): Contribution {
  metrics.gauge('embeddings_waiting', 'Texts that wait for their vectors.', () => countWaiting(database))
  return {
    prepare: () => (embedder ? expectVectors(database) : dropWaiting(database)),
    schedules: {
      'search.analyze': reanalyzeTexts(database, sources),
      ...(embedder && { 'search.embed': embedWaitingTexts({ database, embedder, log, sources }) }),
    },
  }
}
