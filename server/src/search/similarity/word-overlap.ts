import type { Scope } from '../../platform/database/scope.ts'
import type { Source } from '../types.ts'

export interface SharedWording {
  recordId: string
  words: number
  /** Their weight in relation to all words of both, 0..1. */
  share: number
}

/** The newest passages that describe a record, and those that show how frequent a word is. */
const OF_RECORD = 60
const SAMPLED = 1_000
/** Saturation: n passages with the word count as n / (n + HALF). */
const HALF = 0.5
/**
 * Weight of a word that a single record uses. It is low because few others use exactly the same words; at zero, a single
 * word in common would count as full agreement.
 */
const UNSHARED = 0.3

const SHARED = `
WITH newest AS MATERIALIZED (
  SELECT d.record_id, d.keys FROM search.documents d WHERE d.tenant_id = $1 AND d.source = $2 ORDER BY d."timestamp" DESC LIMIT ${SAMPLED}
),
size AS (SELECT count(*) AS passages FROM newest),
used AS MATERIALIZED (
  SELECT key, count(*) AS passages, min(n.record_id) <> max(n.record_id) AS by_several
  FROM newest n CROSS JOIN LATERAL unnest(n.keys) AS key GROUP BY key
),
words AS MATERIALIZED (
  SELECT w.record_id, w.key, w.weight * ln(1 + (size.passages - coalesce(u.passages, 0) + 0.5) / (coalesce(u.passages, 0) + 0.5))::float8 AS weight,
    CASE WHEN u.by_several THEN 1 ELSE ${UNSHARED} END::float8 AS alone
  FROM (
    SELECT r.id AS record_id, key, count(*) / (count(*) + ${HALF}) AS weight
    FROM unnest($3::text[]) AS r(id)
    CROSS JOIN LATERAL (
      SELECT d.keys FROM search.documents d WHERE d.tenant_id = $1 AND d.source = $2 AND d.record_id = r.id
      ORDER BY d."timestamp" DESC, d.id DESC, d.part LIMIT ${OF_RECORD}
    ) d
    CROSS JOIN LATERAL unnest(d.keys) AS key
    GROUP BY r.id, key
  ) w
  CROSS JOIN size
  LEFT JOIN used u ON u.key = w.key
),
seed AS MATERIALIZED (SELECT * FROM words WHERE record_id = $4)
SELECT o.record_id AS "recordId", count(s.key)::integer AS words,
  coalesce(sum(least(o.weight, s.weight)) FILTER (WHERE s.key IS NOT NULL), 0)
    / (sum(CASE WHEN s.key IS NULL THEN o.weight * o.alone ELSE greatest(o.weight, s.weight) - s.weight * s.alone END)
      + (SELECT sum(weight * alone) FROM seed)) AS share
FROM words o
LEFT JOIN seed s ON s.key = o.key
WHERE o.record_id <> $4 AND EXISTS (SELECT FROM seed)
GROUP BY o.record_id`

/**
 * How much of their wording a record and each of others share: the weighted Jaccard index of the words of their newest
 * passages, which is the same in both directions. Omits those without words. One statement.
 */
export const sharedWording = async (
  scope: Scope,
  source: Source,
  { recordId, others }: { recordId: string; others: readonly string[] },
): Promise<SharedWording[]> =>
  others.length === 0 ? [] : scope.query<SharedWording>(SHARED, [source, [recordId, ...others], recordId])
