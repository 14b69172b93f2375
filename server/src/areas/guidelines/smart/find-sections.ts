import type { EmbedQuery } from '../../../models/query-embedding.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { given } from '../../../platform/values/given.ts'
import { rank } from '../../../search/rank.ts'
import type { SearchQuery } from '../../../search/types.ts'
import { guidelineIdOf } from './search-source.ts'

/** A section that matches a text. */
export interface SectionHit {
  /** Its id in the search index. */
  id: string
  guidelineId: string
  /** The probability that it is what the text is about, 0..1. */
  score: number
  /** Words of the text that occur in it. */
  matched: string[]
}

export interface SectionQuery {
  text: string
  limit: number
  /** Only these guidelines. */
  ids?: readonly string[] | undefined
  /** Only guidelines with all of these tags. */
  tags?: readonly string[] | undefined
}

/** Characters of a text that are embedded. Most models take about this much. */
const MAX_EMBEDDED = 2_000

// Guidelines have no speakers, and a time that the message names does not say which one applies. Related words and
// sections without a match of their own put the right section first no more often, and take time.
const SIGNALS = { date: false, speaker: false, collapse: false, related: false, neighbors: false }

/**
 * The sections that match a text best, best first.
 * @returns `byWordsAlone` if the embedding model gave no answer
 */
export async function findSections(
  scope: TenantScope,
  embedQuery: EmbedQuery,
  { text, limit, ids, tags }: SectionQuery,
): Promise<{ hits: SectionHit[]; byWordsAlone: boolean }> {
  const embedding = await embedQuery(scope, text.slice(0, MAX_EMBEDDED))
  const meaning = embedding === 'failed' ? undefined : embedding
  const narrowed = given({ recordIds: ids, tags, meaning })
  const query: SearchQuery = { text, source: 'guideline', limit, now: new Date(), signals: SIGNALS, ...narrowed }
  const hits = await rank(scope, query)
  return {
    hits: hits.map(({ id, score, matched }) => ({ id, guidelineId: guidelineIdOf(id), score, matched })),
    byWordsAlone: embedding === 'failed',
  }
}
