import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import { LISTS } from '../../properties/filter/values.ts'

/** A value to compare others with. Of `text`, `number`, `moment` and `items`, one is set. */
export interface ComparedValue {
  n: number
  collection_id: string
  system_name: string
  text: string | null
  number: number | null
  moment: string | null
  /** Distinct list elements, in lowercase. */
  items: string[] | null
}

/** A record with values that agree. */
export interface AgreeingRecord {
  recordId: string
  /** The sum of the weights of the values that agree, each by how close it is. */
  agreed: number
  /** The sum of their weights. */
  weight: number
  /** Numbers of the values that agree, highest weight first. */
  values: number[]
}

/** How many of its values could agree. */
export interface Comparable {
  recordId: string
  /** Values that can be compared. */
  values: number
  /** Those of properties that the seed has too. */
  common: number
}

/** Maximum number of records read per value. */
const MAX_FOUND = 5_000
/** Maximum weight of a text, however rare: ln(1 + records / records with the text). */
const MAX_TOLD = 3
/** Weight of a text that more than `MAX_FOUND` records have. */
const COMMON = 0.5
/** Weight of numbers, dates and lists: how many records are near depends on the side from which one counts. */
const GRADED = 1
/** A number whose difference is this share of the larger one has no similarity. */
const NUMBER_REACH = 0.5
const DATE_REACH_DAYS = 60
export const MAX_ITEMS = 50

const ASKED = `asked AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($2::jsonb) AS a(n int, collection_id text, system_name text, text text, number float8,
    lowest float8, highest float8, moment timestamptz, items text[])
)`

const NEAR = (value: string): string => `p.tenant_id = $1 AND p.system_name = a.system_name AND ${value}
      AND p.collection_id = a.collection_id AND p.record_id IS DISTINCT FROM $3`

/**
 * The numbers that are near a number. SQL would refuse to compute those of the largest and the smallest numbers, and
 * half of a smallest one.
 */
function reachOf(number: number | null): { lowest: number; highest: number } | undefined {
  if (number === null) return undefined
  const bound = (end: number): number => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, end))
  const ends = [bound(number * NUMBER_REACH), bound(number / NUMBER_REACH)]
  return { lowest: Math.min(...ends), highest: Math.max(...ends) }
}

const AGREEING = `
WITH ${ASKED},
hits AS MATERIALIZED (
  SELECT a.n, p.record_id, 1::float8 AS closeness FROM asked a CROSS JOIN LATERAL (
    SELECT p.record_id FROM property_values p WHERE ${NEAR('p.text_value = a.text')} LIMIT ${MAX_FOUND}) p
  UNION ALL
  SELECT a.n, p.record_id, 1 - abs(p.number_value - a.number) / ${NUMBER_REACH}
    / greatest(abs(a.number), abs(p.number_value), 1e-9) FROM asked a CROSS JOIN LATERAL (
    SELECT p.record_id, p.number_value FROM property_values p
    WHERE ${NEAR('p.number_value BETWEEN a.lowest AND a.highest')} LIMIT ${MAX_FOUND}) p
  UNION ALL
  SELECT a.n, p.record_id, 1 - abs(extract(epoch FROM p.date_value - a.moment))::float8 / 86400 / ${DATE_REACH_DAYS}
  FROM asked a CROSS JOIN LATERAL (
    SELECT p.record_id, p.date_value FROM property_values p
    WHERE ${NEAR(`p.date_value BETWEEN a.moment - interval '${DATE_REACH_DAYS} days' AND a.moment + interval '${DATE_REACH_DAYS} days'`)}
    LIMIT ${MAX_FOUND}) p
  UNION ALL
  SELECT a.n, p.record_id, c.common / (cardinality(a.items) + c.items - c.common)::float8 FROM asked a CROSS JOIN LATERAL (
    SELECT p.record_id, p.value FROM property_values p WHERE ${NEAR(LISTS)} LIMIT ${MAX_FOUND}
  ) p
  CROSS JOIN LATERAL (
    SELECT count(*) AS items, count(*) FILTER (WHERE i.item = ANY(a.items)) AS common FROM (
      SELECT lower(e.item #>> '{}') AS item FROM jsonb_array_elements(p.value) WITH ORDINALITY AS e(item, place)
      WHERE jsonb_typeof(e.item) <> ALL ('{object,array}') GROUP BY 1 ORDER BY min(e.place) LIMIT ${MAX_ITEMS}
    ) i
  ) c
  WHERE cardinality(a.items) > 0 AND c.common > 0
),
size AS (SELECT count(*) AS records FROM (SELECT FROM records WHERE tenant_id = $1 LIMIT 100000) r),
told AS MATERIALIZED (
  SELECT a.n, CASE WHEN a.text IS NULL THEN ${GRADED} WHEN f.agreeing = ${MAX_FOUND} THEN ${COMMON}
    ELSE least(${MAX_TOLD}, ln(1 + size.records / f.agreeing::float8)) END AS weight
  FROM asked a CROSS JOIN size CROSS JOIN LATERAL (SELECT count(*) AS agreeing FROM hits h WHERE h.n = a.n) f
  WHERE f.agreeing > 0
)
SELECT h.record_id AS "recordId", sum(t.weight * h.closeness)::float8 AS agreed, sum(t.weight)::float8 AS weight,
  array_agg(h.n ORDER BY t.weight * h.closeness DESC, h.n) AS values
FROM hits h
JOIN told t ON t.n = h.n
CROSS JOIN LATERAL (SELECT type FROM records WHERE id = h.record_id AND ${ofTenant()} OFFSET 0) r
WHERE h.closeness > 0 AND ($4::text IS NULL OR r.type = $4)
GROUP BY h.record_id
ORDER BY agreed DESC, h.record_id
LIMIT $5`

/**
 * Records whose values agree with these, those that agree most first. One statement with bounded cost. SQL: compares
 * values of thousands of records where they are stored.
 */
export async function agreeingRecords(
  scope: Scope,
  values: readonly ComparedValue[],
  { type, except, limit }: { type: string | undefined; except: string | undefined; limit: number },
): Promise<AgreeingRecord[]> {
  if (values.length === 0) return []
  const asked = values.map(value => ({ ...value, ...reachOf(value.number) }))
  return scope.query(AGREEING, [JSON.stringify(asked), except ?? null, type ?? null, limit])
}

const COMPARABLE = `
WITH ${ASKED}
SELECT p.record_id AS "recordId", count(*)::integer AS values, count(a.n)::integer AS common
FROM property_values p
LEFT JOIN asked a ON a.collection_id = p.collection_id AND a.system_name = p.system_name
WHERE p.tenant_id = $1 AND p.record_id = ANY($3::text[])
  AND (p.number_value IS NOT NULL OR (left(p.text_value, 1) NOT IN ('', E'\\x1E') AND p.text_value <> E'\\x1F\\x1F'))
GROUP BY p.record_id`

/**
 * How many values each record has that could agree with these: neither objects nor empty lists. SQL: counts values of
 * many records by a list of properties.
 */
export const comparableValues = async (
  scope: Scope,
  values: readonly ComparedValue[],
  recordIds: readonly string[],
): Promise<Comparable[]> =>
  values.length === 0 || recordIds.length === 0 ? [] : scope.query(COMPARABLE, [JSON.stringify(values), [...recordIds]])
