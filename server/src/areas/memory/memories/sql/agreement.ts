import type { Scope } from '../../../../platform/database/scope.ts'
import { ofTenant } from '../../../../platform/database/scope.ts'
import { LISTS } from '../../properties/filter/values.ts'

/** A value to compare others with. Exactly one of `text`, `number`, `moment` and `items` is set. */
export interface ComparedValue {
  n: number
  collection_id: string
  system_name: string
  text: string | null
  number: number | null
  moment: string | null
  /** List elements, in lowercase. */
  items: string[] | null
  /** The difference at which a number, or a moment in days, has no similarity. */
  reach: number | null
}

/** A record with values that agree. */
export interface AgreeingRecord {
  recordId: string
  /** The share of the seed's values, by weight, that the record has too, 0..1. */
  share: number
  /** Numbers of the values that agree, highest weight first. */
  values: number[]
}

/** Maximum number of records read per value. */
const MAX_FOUND = 5_000
/** Maximum weight of a value, however rare: ln(1 + records / records with the value). */
const MAX_TOLD = 3
/** Weight of a value that more than `MAX_FOUND` records share. */
const COMMON = 0.5
/** Weight of a value that no other record has. It distinguishes the record, but free text rarely repeats exactly. */
const UNSHARED = 0.5

const NEAR = (value: string): string => `p.tenant_id = $1 AND p.system_name = a.system_name AND ${value}
      AND p.collection_id = a.collection_id AND p.record_id IS DISTINCT FROM $3`

const AGREEING = `
WITH asked AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($2::jsonb) AS a(n int, collection_id text, system_name text, text text, number float8,
    moment timestamptz, items text[], reach float8)
),
hits AS MATERIALIZED (
  SELECT a.n, p.record_id, 1::float8 AS closeness FROM asked a CROSS JOIN LATERAL (
    SELECT p.record_id FROM property_values p WHERE ${NEAR('p.text_value = a.text')} LIMIT ${MAX_FOUND}) p
  UNION ALL
  SELECT a.n, p.record_id, 1 - abs(p.number_value - a.number) / greatest(a.reach, 1e-9) FROM asked a CROSS JOIN LATERAL (
    SELECT p.record_id, p.number_value FROM property_values p
    WHERE ${NEAR('p.number_value BETWEEN a.number - a.reach AND a.number + a.reach')} LIMIT ${MAX_FOUND}) p
  UNION ALL
  SELECT a.n, p.record_id, 1 - abs(extract(epoch FROM p.date_value - a.moment))::float8 / 86400 / a.reach
  FROM asked a CROSS JOIN LATERAL (
    SELECT p.record_id, p.date_value FROM property_values p
    WHERE ${NEAR(`p.date_value BETWEEN a.moment - make_interval(days => a.reach::int) AND a.moment + make_interval(days => a.reach::int)`)}
    LIMIT ${MAX_FOUND}) p
  UNION ALL
  SELECT a.n, p.record_id, p.common / greatest(1, cardinality(a.items))::float8 FROM asked a CROSS JOIN LATERAL (
    SELECT p.record_id, (
        SELECT count(DISTINCT lower(item)) FROM jsonb_array_elements_text(p.value) AS item WHERE lower(item) = ANY(a.items)
      ) AS common
    FROM (
      SELECT p.record_id, p.value FROM property_values p WHERE ${NEAR(LISTS)}
      LIMIT ${MAX_FOUND}
    ) p) p
  WHERE a.items IS NOT NULL AND p.common > 0
),
size AS (SELECT count(*) AS records FROM (SELECT FROM records WHERE tenant_id = $1 LIMIT 100000) r),
told AS MATERIALIZED (
  SELECT a.n, f.agreeing, CASE f.agreeing WHEN 0 THEN ${UNSHARED} WHEN ${MAX_FOUND} THEN ${COMMON}
    ELSE least(${MAX_TOLD}, ln(1 + size.records / f.agreeing::float8)) END AS weight
  FROM asked a CROSS JOIN size CROSS JOIN LATERAL (SELECT count(*) AS agreeing FROM hits h WHERE h.n = a.n) f
)
SELECT h.record_id AS "recordId", sum(t.weight * h.closeness) / (SELECT sum(weight) FROM told) AS share,
  array_agg(h.n ORDER BY t.weight * h.closeness DESC, h.n) AS values
FROM hits h
JOIN told t ON t.n = h.n
CROSS JOIN LATERAL (SELECT type FROM records WHERE id = h.record_id AND ${ofTenant()} OFFSET 0) r
WHERE h.closeness > 0 AND ($4::text IS NULL OR r.type = $4)
GROUP BY h.record_id
ORDER BY share DESC, h.record_id
LIMIT $5`

/**
 * Records whose values agree with these, most similar first. One statement with bounded cost. SQL: compares values of
 * thousands of records where they are stored.
 */
export async function agreeingRecords(
  scope: Scope,
  values: readonly ComparedValue[],
  { type, except, limit }: { type: string | undefined; except: string | undefined; limit: number },
): Promise<AgreeingRecord[]> {
  if (values.length === 0) return []
  return scope.query(AGREEING, [JSON.stringify(values), except ?? null, type ?? null, limit])
}
