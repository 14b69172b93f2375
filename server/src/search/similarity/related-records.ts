import type { Scope } from '../../platform/database/scope.ts'
import { having, SCOPES } from '../search-scope.ts'
import type { Source } from '../types.ts'
import type { SignificantTerm } from './significant-terms.ts'

/** A record whose texts share words with the seed. */
export interface RelatedRecord {
  recordId: string
  /** The share of the seed's words, by weight, that its texts contain, 0..1. */
  share: number
  /** Indices of the words in common, highest weight first. */
  words: number[]
}

export interface RelatedQuery {
  source: Source
  words: readonly SignificantTerm[]
  /** Only texts of records of this type. */
  type: string | undefined
  /** The seed record, which is excluded. */
  except: string | undefined
  limit: number
}

/** Maximum number of passages read per word; for a more frequent word these are a sample. */
const MAX_FOUND = 500
/**
 * Weight of a word that only the seed has. It is low because few others use exactly the same words; at zero, a single
 * word in common would count as full agreement.
 */
const UNSHARED = 0.3
/** Saturation: n passages of a record with the word count as n / (n + HALF). */
const HALF = 0.5

const RELATED = `
WITH ${SCOPES},
asked AS MATERIALIZED (
  SELECT * FROM unnest($4::integer[], $5::float8[], $6::float8[]) WITH ORDINALITY AS t(key, weight, share, n)
),
hits AS MATERIALIZED (
  SELECT t.n, d.record_id, count(*) AS passages
  FROM asked t
  CROSS JOIN LATERAL (
    SELECT d.record_id FROM search.documents d
    WHERE ${having('t.key')} AND ($7::text IS NULL OR d.type = $7) LIMIT ${MAX_FOUND}
  ) d
  WHERE d.record_id IS NOT NULL
  GROUP BY t.n, d.record_id
),
size AS (
  SELECT greatest(1, count(*)) AS passages
  FROM (SELECT FROM search.documents d WHERE d.tenant_id = $1 AND d.source = $2 LIMIT 100000) d
),
words AS MATERIALIZED (
  SELECT t.n, t.weight * CASE f.others WHEN 0 THEN ${UNSHARED} ELSE 1 END * ln(1 + greatest(0, size.passages - f.passages + 0.5) / (f.passages + 0.5)) AS weight
  FROM asked t
  CROSS JOIN size
  CROSS JOIN LATERAL (
    SELECT greatest(coalesce(sum(h.passages), 0), CASE WHEN sum(h.passages) >= ${MAX_FOUND} THEN t.share * size.passages END) AS passages,
      count(*) FILTER (WHERE h.record_id IS DISTINCT FROM $8) AS others
    FROM hits h WHERE h.n = t.n
  ) f
)
SELECT h.record_id AS "recordId",
  sum(w.weight * h.passages / (h.passages + ${HALF}))::float8 / greatest((SELECT sum(weight) FROM words), 1e-9)::float8 AS share,
  array_agg((h.n - 1)::integer ORDER BY w.weight DESC, h.n) AS words
FROM hits h
JOIN words w ON w.n = h.n
WHERE h.record_id IS DISTINCT FROM $8
GROUP BY h.record_id
ORDER BY share DESC, h.record_id
LIMIT $9`

/** Records whose texts share the words, most similar first. One statement with bounded cost. */
export async function relatedRecords(scope: Scope, query: RelatedQuery): Promise<RelatedRecord[]> {
  const { source, words, type, except, limit } = query
  if (words.length === 0) return []
  return scope.query<RelatedRecord>(RELATED, [
    source,
    [null],
    words.map(({ key }) => key),
    words.map(({ weight }) => weight),
    words.map(({ share }) => share),
    type ?? null,
    except ?? null,
    limit,
  ])
}
