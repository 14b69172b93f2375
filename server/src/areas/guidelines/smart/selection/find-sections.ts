import type { EmbedQuery } from '../../../../models/query-embedding.ts'
import type { TenantScope } from '../../../../platform/database/database.ts'
import { given } from '../../../../platform/values/given.ts'
import { rank } from '../../../../search/rank.ts'
import type { Meaning, SearchQuery } from '../../../../search/types.ts'
import { guidelineIdOf } from '../search-source.ts'
import type { Narrowed } from './text-cache.ts'

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

export interface SectionQuery extends Narrowed {
  text: string
  limit: number
}

/** Characters of a text that are embedded. Most models take about this much. */
const MAX_EMBEDDED = 2_000

// Guidelines have no speakers, and a time that the message names does not say which one applies. Related words and
// sections without a match of their own put the right section first no more often, and take time.
const SIGNALS = { date: false, speaker: false, collapse: false, related: false, neighbors: false }

/** The sections that match a text best, best first. */
export async function findSections(
  scope: TenantScope,
  embedQuery: EmbedQuery,
  query: SectionQuery,
): Promise<SectionHit[]> {
  const embedding = await embedQuery(scope, query.text.slice(0, MAX_EMBEDDED))
  return findByWords(scope, query, embedding === 'failed' ? undefined : embedding)
}

/** The sections that share words with a text, best first; with `meaning` those near in meaning too. */
export async function findByWords(
  scope: TenantScope,
  { text, limit, ids, tags }: SectionQuery,
  meaning?: Meaning,
): Promise<(SectionHit & { part: number })[]> {
  const narrowed = given({ recordIds: ids, tags, meaning })
  const query: SearchQuery = { text, source: 'guideline', limit, now: new Date(), signals: SIGNALS, ...narrowed }
  const hits = await rank(scope, query)
  return hits.map(({ id, score, matched, part }) => ({ id, part, guidelineId: guidelineIdOf(id), score, matched }))
}
