import type { Json } from '../../../../platform/values/json.ts'
import { farOff, IS_OLDER } from './properties.ts'

/** A property for which a text only suggests a value. */
export interface SuggestedKey {
  /** Number of its item. */
  n: number
  collection_id: string
  system_name: string
}

/** An extracted value that was not stored, with what stands instead. */
export interface KeptValue {
  n: number
  collectionId: string
  systemName: string
  reason: 'low_confidence' | 'far_off' | 'caller_value_kept' | 'older_than_current' | 'unchanged' | 'list_full'
  /** Null if the property has no value. */
  current: { value: Json; version: number; source: string } | null
}

/**
 * A common table expression, `kept_value`: one row for each incoming value that `mergeProperties` did not store, with the
 * condition that decided it, and for each suggestion. SQL: part of the statements that store extracted values.
 * @param suggested SQL of a select of `SuggestedKey` with its `record_id`
 * @param older SQL of whether a value `i` is older than `c`, as in the merge
 */
export const keptValues = (suggested: string, older = IS_OLDER): string => `
  not_stored AS (
    SELECT i.n, i.collection_id, i.system_name, c.value, c.version, c.source, CASE
      WHEN m.is_full THEN 'list_full'
      WHEN m.n IS NOT NULL THEN 'unchanged'
      WHEN ${older} THEN 'older_than_current'
      WHEN ${farOff('i', 'c')} THEN 'far_off'
      ELSE 'caller_value_kept' END AS reason
    FROM incoming i
    LEFT JOIN merged m ON m.record_id = i.record_id AND m.collection_id = i.collection_id AND m.system_name = i.system_name
    LEFT JOIN current c ON c.record_id = i.record_id AND c.collection_id = i.collection_id AND c.system_name = i.system_name
    WHERE NOT EXISTS (SELECT FROM changed d
      WHERE d.record_id = i.record_id AND d.collection_id = i.collection_id AND d.system_name = i.system_name)
  ),
  suggested AS (
    SELECT s.n, s.collection_id, s.system_name, coalesce(d.next, p.value) AS value, coalesce(d.version, p.version) AS version,
      coalesce(d.source, p.source) AS source, 'low_confidence' AS reason
    FROM (${suggested}) s
    -- the statement sees the values from before it, so its own change comes first
    LEFT JOIN changed d ON d.record_id = s.record_id AND d.collection_id = s.collection_id AND d.system_name = s.system_name
    LEFT JOIN LATERAL (
      SELECT value, version, source FROM property_values
      WHERE record_id = s.record_id AND collection_id = s.collection_id AND system_name = s.system_name AND tenant_id = $1) p ON true
  ),
  kept_value AS (SELECT * FROM not_stored UNION ALL SELECT * FROM suggested)`

/** SQL: the rows of `kept_value` as JSON, see `KeptValue`. */
export const KEPT_VALUES = `(SELECT coalesce(jsonb_agg(jsonb_build_object('n', n, 'collectionId', collection_id, 'systemName', system_name,
  'reason', reason, 'current', CASE WHEN version IS NOT NULL
    THEN jsonb_build_object('value', value, 'version', version, 'source', source) END)), '[]') FROM kept_value)`

/** The columns of a suggestion, for `jsonb_to_recordset`. SQL: part of the statements that store extracted values. */
export const SUGGESTED_COLUMNS = 'n int, collection_id text, system_name text'
