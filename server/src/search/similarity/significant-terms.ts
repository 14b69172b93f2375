import type { Scope } from '../../platform/database/scope.ts'
import type { Source } from '../types.ts'
import type { Word } from './informative-words.ts'

/** A word, and how significant it is for its texts. */
export interface SignificantTerm extends Word {
  /** Share of the tenant's passages that contain it, estimated from a sample. */
  share: number
  /** How often the texts use it, saturated, 0..1. */
  weight: number
}

/** Number of newest passages in the sample: enough to distinguish common words from rare ones. */
const SAMPLED = 1_000
/** Maximum number of words to look up. More words add less information, and each takes an index lookup. */
const MAX_TELLING = 40
/** Saturation: n texts with the word count as n / (n + HALF). */
const HALF = 0.5

const SAMPLE = `
WITH newest AS MATERIALIZED (
  SELECT d.keys FROM search.documents d WHERE d.tenant_id = $1 AND d.source = $2 ORDER BY d."timestamp" DESC LIMIT ${SAMPLED}
)
SELECT (SELECT count(*)::integer FROM newest) AS sampled,
  coalesce((
    SELECT jsonb_object_agg(key, passages) FROM (
      SELECT key, count(*) AS passages FROM newest CROSS JOIN LATERAL unnest(keys) AS key WHERE key = ANY($3::integer[]) GROUP BY key
    ) AS counted
  ), '{}') AS counts`

/** BM25's idf, for a share instead of a count. */
const informationOf = (passages: number, sampled: number): number =>
  Math.log(1 + (sampled - passages + 0.5) / (passages + 0.5))

/**
 * The words that are most significant for their texts, compared with everything the tenant has stored. One statement.
 */
export async function significantTerms(
  scope: Scope,
  source: Source,
  words: readonly Word[],
): Promise<SignificantTerm[]> {
  const [row] = await scope.query<{ sampled: number; counts: Record<string, number> }>(SAMPLE, [
    source,
    words.map(({ key }) => key),
  ])
  const { sampled = 0, counts = {} } = row ?? {}
  return words
    .map(word => {
      const passages = counts[word.key] ?? 0
      const weight = word.texts / (word.texts + HALF)
      return {
        ...word,
        weight,
        share: passages / Math.max(1, sampled),
        tells: weight * informationOf(passages, sampled),
      }
    })
    .sort((a, b) => b.tells - a.tells || a.key - b.key)
    .slice(0, MAX_TELLING)
    .map(({ tells: _, ...word }) => word)
}
