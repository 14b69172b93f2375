import type { Json } from '../../../../platform/values/json.ts'
import { lockedRecords, NOW } from '../../records/sql/records.ts'

/** Maximum bytes of JSON in a value: each change reads and writes all of it, and the history stores it twice. */
export const MAX_BYTES = 256 * 1024

/**
 * SQL of the time by which a value `alias` is compared with others. One that is more than a day in the future is a mistake,
 * such as a wrong clock, and would win against everything that is said later: it counts as the oldest.
 */
export const comparedTime = (alias: string): string =>
  `CASE WHEN ${alias}.as_of > ${NOW} + interval '1 day' THEN '-infinity' ELSE ${alias}.as_of END`

/** SQL of whether `i` is from an earlier time than the value `c`. */
const IS_OLDER = `${comparedTime('i')} < ${comparedTime('c')}`

/**
 * SQL of whether a memory states a number that is more than ten times the current one, or less than a tenth: that is
 * hardly a change, but another unit or a slip.
 */
const farOff = (i: string, c: string): string => `CASE
  WHEN ${i}.source NOT LIKE 'memory:%' OR ${i}.source = ${c}.source OR jsonb_typeof(${i}.value) <> 'number' OR jsonb_typeof(${c}.value) <> 'number' THEN false
  ELSE least(abs(${i}.value::numeric), abs(${c}.value::numeric)) > 0 AND greatest(abs(${i}.value::numeric), abs(${c}.value::numeric)) > 10 * least(abs(${i}.value::numeric), abs(${c}.value::numeric))
END`

/**
 * Common table expressions that merge values into properties; `keptProperties` writes the result.
 *
 * A value set by a caller always wins. An extracted value does not replace a value with a later timestamp, nor a
 * caller's value if it is less certain, nor a number that it is far off; a timestamp in the future counts as the oldest. `append` adds the elements that a list does not have yet, unless it would
 * exceed `MAX_BYTES`: then the list does not change. They define `changed`, one row for each property with a new
 * value, and `full`, one for each list that is too large.
 *
 * SQL: part of the statements that upsert and change run. `merge_values_v1` does the same for memories.
 * @param incoming SQL of a select of `IncomingRow` with its `record_id`; each property at most once
 * @param wins SQL of whether a value `i` always wins
 */
export const mergeProperties = (incoming: string, wins: string): string => `
  incoming AS (${incoming}),
  changing_records AS MATERIALIZED (${lockedRecords('SELECT record_id FROM incoming', 'NO KEY UPDATE')}),
  current AS (
    SELECT p.* FROM (
      SELECT * FROM incoming WHERE (SELECT count(*) FROM changing_records) >= 0
      ORDER BY record_id, collection_id, system_name
    ) i CROSS JOIN LATERAL (
      SELECT * FROM property_values
      WHERE record_id = i.record_id AND collection_id = i.collection_id AND system_name = i.system_name AND tenant_id = $1 FOR UPDATE) p
  ),
  joined AS (
    SELECT i.*, c.value AS previous,
      -- a value that was taken away goes on counting where it stopped, as its history is still there
      1 + coalesce(c.version, (SELECT max(version) FROM property_changes h
        WHERE h.tenant_id = $1 AND h.record_id = i.record_id AND h.collection_id = i.collection_id AND h.system_name = i.system_name), 0) AS version,
      CASE WHEN i.mode = 'append' AND jsonb_typeof(c.value) = 'array'
        THEN c.value || coalesce((
          SELECT jsonb_agg(v ORDER BY o) FROM jsonb_array_elements(i.value) WITH ORDINALITY AS a(v, o)
          WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(c.value) AS had WHERE had = v)), '[]')
        ELSE i.value END AS next
    FROM incoming i LEFT JOIN current c
      ON c.record_id = i.record_id AND c.collection_id = i.collection_id AND c.system_name = i.system_name
    WHERE c.version IS NULL OR i.mode = 'append' OR ${wins}
       OR (NOT (${IS_OLDER}) AND NOT (c.source = 'caller' AND i.confidence < c.confidence) AND NOT ${farOff('i', 'c')})
  ),
  merged AS (
    SELECT *, mode = 'append' AND previous IS DISTINCT FROM next AND octet_length(next::text) > ${MAX_BYTES} AS is_full FROM joined
  ),
  changed AS (SELECT * FROM merged WHERE previous IS DISTINCT FROM next AND NOT is_full),
  "full" AS (SELECT n, name FROM merged WHERE is_full)`

/**
 * Common table expressions that write the values and the history of `changed`. SQL: part of the statements that
 * upsert and change run.
 */
export const keptProperties = `
  values_kept AS (
    INSERT INTO property_values (tenant_id, record_id, collection_id, system_name, name, type, value,
      text_value, number_value, date_value, confidence, source, as_of, version, updated_at)
    SELECT $1::int, record_id, collection_id, system_name, name, type, next,
      text_value, number_value, date_value, confidence, source, as_of, version, ${NOW}
    FROM changed ORDER BY record_id, collection_id, system_name
    -- where another statement has just made the value, the change has the number of that one's, and this is run again
    ON CONFLICT (tenant_id, record_id, collection_id, system_name) DO UPDATE SET
      value = excluded.value, name = excluded.name, type = excluded.type, text_value = excluded.text_value,
      number_value = excluded.number_value, date_value = excluded.date_value, confidence = excluded.confidence,
      source = excluded.source, as_of = excluded.as_of, version = excluded.version, updated_at = excluded.updated_at
  ),
  history AS (
    INSERT INTO property_changes (tenant_id, record_id, collection_id, system_name, "from", "to", version,
      confidence, source, actor, evidence, at)
    SELECT $1::int, record_id, collection_id, system_name, previous, next, version,
      confidence, source, actor, evidence, ${NOW}
    FROM changed ORDER BY record_id, collection_id, system_name
  )`

/**
 * A common table expression that keeps what the history does not say: who else stated a value that a property has, or a
 * value older than that. A deletion of memories depends on it. SQL: part of the statements that upsert and change
 * run; `merge_values_v1` does the same for memories.
 * @param stated SQL of what `i` states; null if it is not kept
 */
export const keptMentions = (stated = 'i.value'): string => `
  mentions_kept AS (
    INSERT INTO value_mentions (tenant_id, record_id, collection_id, system_name, source, value, confidence, evidence, at)
    SELECT $1::int, i.record_id, i.collection_id, i.system_name, i.source, i.stated, i.confidence, i.evidence, ${NOW}
    FROM (SELECT i.*, ${stated} AS stated FROM incoming i) i
    JOIN current c ON c.record_id = i.record_id AND c.collection_id = i.collection_id AND c.system_name = i.system_name
    LEFT JOIN merged m ON m.record_id = i.record_id AND m.collection_id = i.collection_id AND m.system_name = i.system_name
    WHERE i.stated IS NOT NULL AND CASE
      WHEN m.n IS NULL THEN i.source <> 'caller' AND ${IS_OLDER}
      -- of a list, the history has only the elements that were added
      ELSE NOT m.is_full AND (m.previous = m.next OR jsonb_typeof(m.previous) = 'array' AND jsonb_typeof(m.next) = 'array') END
    ORDER BY i.record_id, i.collection_id, i.system_name
    ON CONFLICT (tenant_id, record_id, collection_id, system_name, source) DO UPDATE SET
      value = excluded.value, confidence = excluded.confidence, evidence = excluded.evidence, at = excluded.at
  )`

/** The columns of an incoming value, for `jsonb_to_recordset`. SQL: part of the statements that take values. */
export const INCOMING_COLUMNS = `n int, collection_id text, system_name text, name text, type text,
  mode text, value jsonb, text_value text, number_value float8, date_value timestamptz, confidence float8, source text,
  as_of timestamptz, actor text, evidence jsonb`

export interface IncomingRow {
  /** Number of its item or entity. */
  n: number
  /** Empty if no collection defines the property. */
  collection_id: string
  system_name: string
  name: string
  type: string
  mode: 'replace' | 'append'
  value: Json
  text_value: string | null
  number_value: number | null
  date_value: string | null
  confidence: number
  /** `memory:<id>` or `caller`. */
  source: string
  as_of: string
  actor: string
  evidence: Json
}
