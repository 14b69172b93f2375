import type { Embedder } from '../models/port.ts'
import type { Contribution } from '../platform/contribution/contribution.ts'
import type { Platform } from '../platform/contribution/platform.ts'
import type { SearchSource } from '../platform/contribution/search-source.ts'
import type { Database } from '../platform/database/database.ts'
import { dropWaiting, embedWaitingTexts, expectVectors } from './meaning/embed-texts.ts'
import { reanalyzeTexts } from './reanalyze.ts'

export interface SearchDependencies {
  /** Undefined if search uses words only. */
  embedder: Embedder | undefined
  sources: readonly SearchSource[]
}

const WAITING = 'SELECT count(*)::int AS n FROM search.unembedded'

/** The number of texts that wait for their vectors. */
export async function countWaiting(database: Database): Promise<number> {
  const [row] = await database.query<{ n: number }>(WAITING)
  return row?.n ?? 0
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
