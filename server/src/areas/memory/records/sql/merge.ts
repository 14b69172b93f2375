import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import { PROPERTY_CHANGED } from '../../events.ts'

// $2 is the record to keep, $3 the one that is merged into it

const LOCK_VALUES = `SELECT system_name FROM property_values WHERE tenant_id = $1 AND record_id IN ($2, $3)
  ORDER BY record_id, collection_id, system_name FOR UPDATE`

const KEYS = `
  WITH moved AS (UPDATE record_keys SET record_id = $2 WHERE tenant_id = $1 AND record_id = $3 RETURNING name)
  SELECT count(*)::int AS n FROM moved`

const MEMORIES = `
  WITH moved AS (UPDATE memories SET record_id = $2 WHERE ${ofTenant()} AND record_id = $3 RETURNING id),
  passages AS (
    UPDATE search.documents SET record_id = $2 WHERE tenant_id = $1 AND source = 'memory' AND record_id = $3
  )
  SELECT count(*)::int AS n FROM moved`

// what both records suggest is suggested once
const SUGGESTIONS = `
  WITH gone AS (
    DELETE FROM suggestions s WHERE s.tenant_id = $1 AND s.record_id = $3 AND EXISTS (
      SELECT FROM suggestions o WHERE o.tenant_id = $1 AND o.record_id = $2 AND o.collection_id = s.collection_id
        AND o.system_name = s.system_name AND o.value_hash = s.value_hash)
    RETURNING id
  ),
  moved AS (
    UPDATE suggestions SET record_id = $2
    WHERE tenant_id = $1 AND record_id = $3 AND id <> ALL(ARRAY(SELECT id FROM gone)) RETURNING id
  )
  SELECT count(*)::int AS n FROM moved`

// memories deleted before the merge are restored to the record that remains
const DELETED_MEMORIES = `
  WITH moved AS (
    UPDATE trash t SET "row" = t."row" || jsonb_build_object('record_id', $2::text, 'documents', (
      SELECT coalesce(jsonb_agg(d || jsonb_build_object('record_id', $2::text)), '[]')
      FROM jsonb_array_elements(t."row" -> 'documents') AS d), 'suggestions', (
      SELECT coalesce(jsonb_agg(s || jsonb_build_object('record_id', $2::text)), '[]')
      FROM jsonb_array_elements(t."row" -> 'suggestions') AS s))
    WHERE t.tenant_id = $1 AND t.source = 'memories' AND t."row" ->> 'record_id' = $3
      AND t.deletion_id = ANY(ARRAY(SELECT id FROM deletions WHERE tenant_id = $1 AND kind = 'memories' AND status = 'pending'))
    RETURNING 1
  )
  SELECT count(*)::int AS n FROM moved`

// the lines of both; what does not fit is left out until the next renewal
const PROFILE = `
  INSERT INTO record_profiles AS k (tenant_id, record_id, profile)
  SELECT $1::int, $2, profile FROM record_profiles WHERE tenant_id = $1 AND record_id = $3
  ON CONFLICT (tenant_id, record_id) DO UPDATE SET profile = excluded.profile || k.profile || jsonb_build_object(
    'lines', (k.profile -> 'lines') || (excluded.profile -> 'lines'),
    'removed', (k.profile -> 'removed') || (excluded.profile -> 'removed'),
    'version', (k.profile ->> 'version')::int + 1)`

// merges two histories of one property in chronological order and renumbers the versions
const HISTORY = `
  WITH gone AS (DELETE FROM property_changes WHERE tenant_id = $1 AND record_id IN ($2, $3) RETURNING *),
  merged AS (
    INSERT INTO property_changes
    SELECT r.* FROM (
      SELECT to_jsonb(gone) AS "row",
        row_number() OVER (PARTITION BY collection_id, system_name ORDER BY at, record_id = $3, version) AS place
      FROM gone
    ) AS g
    CROSS JOIN LATERAL jsonb_populate_record(NULL::property_changes,
      g."row" || jsonb_build_object('record_id', $2::text, 'version', g.place)) AS r
    WHERE r.tenant_id = $1
    RETURNING 1
  )
  SELECT count(*)::int AS n FROM merged`

// of what callers say in both, the later one
const MENTIONS = `
  WITH gone AS (DELETE FROM value_mentions WHERE tenant_id = $1 AND record_id IN ($2, $3) RETURNING *),
  merged AS (
    INSERT INTO value_mentions
    SELECT r.* FROM (
      SELECT DISTINCT ON (collection_id, system_name, source) to_jsonb(gone) AS "row" FROM gone
      ORDER BY collection_id, system_name, source, at DESC
    ) AS g
    CROSS JOIN LATERAL jsonb_populate_record(NULL::value_mentions, g."row" || jsonb_build_object('record_id', $2::text)) AS r
    WHERE r.tenant_id = $1
    RETURNING 1
  )
  SELECT count(*)::int AS n FROM merged`

// lists are combined; for other values the later one wins. If that is not the last change in the history, the merge
// itself is added as the last change
const VALUES = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  gone AS (DELETE FROM property_values WHERE tenant_id = $1 AND record_id IN ($2, $3) RETURNING *),
  ranked AS (
    SELECT to_jsonb(gone) AS "row", collection_id, system_name, name, value, confidence,
      row_number() OVER (PARTITION BY collection_id, system_name ORDER BY as_of DESC, updated_at DESC, record_id = $3) AS place,
      bool_or(record_id = $3) OVER same AS brought,
      -- of both, that of the record that stays first
      jsonb_agg(value) OVER same AS both_values
    FROM gone WINDOW same AS (PARTITION BY collection_id, system_name ORDER BY record_id = $3
      ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
  ),
  standing AS (
    SELECT r.*, last.version, last."to", CASE
      WHEN jsonb_typeof(both_values -> 0) = 'array' AND jsonb_typeof(both_values -> 1) = 'array'
      THEN (both_values -> 0) || (
        SELECT coalesce(jsonb_agg(item ORDER BY n), '[]')
        FROM jsonb_array_elements(both_values -> 1) WITH ORDINALITY AS more(item, n)
        WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(both_values -> 0) AS had WHERE had = item))
      ELSE value END AS stands
    FROM ranked r CROSS JOIN LATERAL (
      SELECT version, "to" FROM property_changes
      WHERE tenant_id = $1 AND record_id = $2 AND collection_id = r.collection_id AND system_name = r.system_name
      ORDER BY version DESC LIMIT 1) AS last
    WHERE r.place = 1
  ),
  counted AS (
    SELECT *, stands IS DISTINCT FROM "to" AS adds, version + (stands IS DISTINCT FROM "to")::int AS next_version
    FROM standing
  ),
  kept AS (
    INSERT INTO property_values
    SELECT r.* FROM counted c CROSS JOIN LATERAL jsonb_populate_record(NULL::property_values,
      c."row" || jsonb_build_object('record_id', $2::text, 'value', c.stands, 'version', c.next_version)) AS r
    WHERE r.tenant_id = $1
    RETURNING 1
  ),
  history AS (
    INSERT INTO property_changes (tenant_id, record_id, collection_id, system_name, "from", "to", version,
      confidence, source, actor, evidence, at)
    SELECT $1::int, $2, c.collection_id, c.system_name, c."to", c.stands, c.next_version,
      c.confidence, 'caller', $4, jsonb_build_object('reason', 'merged with ' || $3, 'derived', true), now
    FROM counted c CROSS JOIN clock WHERE c.adds
  ),
  ${emitted(
    eventRows(
      PROPERTY_CHANGED,
      { recordId: '$2::text', collectionId: 'c.collection_id', property: 'c.name', version: 'c.next_version' },
      'counted c WHERE c.brought',
    ),
    '(SELECT now FROM clock)',
  )}
  SELECT count(*)::int AS n FROM counted WHERE brought`

export interface Merged {
  keys: number
  memories: number
  properties: number
}

/**
 * Moves all data of a record to another one. Both are locked, and the memories that they have in common are already
 * deleted. SQL: moves all data of a record in one statement.
 * @param actor who merges, for the history
 */
export async function mergeInto(scope: Scope, recordId: string, from: string, actor: string): Promise<Merged> {
  const ids = [recordId, from]
  const counted = async (statement: string, values: string[] = ids): Promise<number> => {
    const [row] = await scope.query<{ n: number }>(statement, values)
    return row?.n ?? 0
  }
  await scope.query(LOCK_VALUES, ids)
  const keys = await counted(KEYS)
  const memories = await counted(MEMORIES)
  await counted(SUGGESTIONS)
  await scope.query(PROFILE, ids)
  await counted(DELETED_MEMORIES)
  await counted(HISTORY)
  await counted(MENTIONS)
  return { keys, memories, properties: await counted(VALUES, [...ids, actor]) }
}
