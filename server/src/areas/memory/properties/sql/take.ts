import type { Scope } from '../../../../platform/database/scope.ts'
import { lockedRecords } from '../../records/sql/records.ts'

/** A property of another collection, and the one that takes its values. */
export interface TakenProperty {
  collectionId: string
  systemName: string
  takenAs: string
}

const moved = (table: string): string => `
    UPDATE ${table} t SET collection_id = $2, system_name = l.taken_as FROM latest l
    WHERE t.tenant_id = $1 AND t.record_id = l.record_id AND t.collection_id = l.collection_id AND t.system_name = l.system_name`

// of two values of a record, the later one
const TAKE = `
  WITH given AS (SELECT * FROM jsonb_to_recordset($3::jsonb) AS g("collectionId" text, "systemName" text, "takenAs" text)),
  held AS MATERIALIZED (
    SELECT p.record_id, p.collection_id, p.system_name, g."takenAs" AS taken_as, p.as_of, p.updated_at
    FROM given g CROSS JOIN LATERAL (
      SELECT * FROM property_values WHERE tenant_id = $1 AND system_name = g."systemName" AND collection_id = g."collectionId" OFFSET 0) p
    WHERE $4::text IS NULL OR EXISTS (SELECT FROM records r WHERE r.tenant_id = $1 AND r.id = p.record_id AND r.type = $4)
  ),
  locked_records AS MATERIALIZED (${lockedRecords('SELECT record_id FROM held', 'NO KEY UPDATE')}),
  latest AS MATERIALIZED (
    SELECT DISTINCT ON (record_id, taken_as) * FROM held WHERE (SELECT count(*) FROM locked_records) >= 0
    ORDER BY record_id, taken_as, as_of DESC, updated_at DESC, collection_id
  ),
  changes AS (${moved('property_changes')}),
  mentions AS (${moved('value_mentions')}),
  suggested AS (${moved('suggestions')}),
  taken AS (${moved('property_values')} RETURNING t.record_id)
  SELECT count(*)::int AS n FROM taken`

/**
 * Moves the values of properties with their history to another collection. SQL: moves rows of four tables by their keys.
 * @param type of the records; all if absent
 * @returns how many
 */
export async function takeValues(
  scope: Scope,
  collectionId: string,
  taken: readonly TakenProperty[],
  type: string | undefined,
): Promise<number> {
  const [row] = await scope.query<{ n: number }>(TAKE, [collectionId, JSON.stringify(taken), type ?? null])
  return row?.n ?? 0
}
