import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { KEYS, type RecordRow } from '../../records/sql/find.ts'
import { newestMemoriesOf } from '../../records/sql/memory-lookup.ts'

/** The newest texts of a record, each cut to its beginning. SQL: cuts the texts before they are sent. */
export async function newestTexts(
  scope: Scope,
  recordId: string,
  { limit, characters }: { limit: number; characters: number },
): Promise<string[]> {
  const rows = await scope.query<{ text: string }>(
    `SELECT left(m.content, $4) AS text FROM (${newestMemoriesOf('$2', '$3')}) m ORDER BY m."timestamp" DESC, m.id DESC`,
    [recordId, limit, characters],
  )
  return rows.map(({ text }) => text)
}

/**
 * Records with their keys and values by `collection id` and `system name`, in the order of the ids. SQL: keys and
 * values of each record as one object, in one round trip.
 */
export const recordsByIds = (
  scope: Scope,
  ids: readonly string[],
): Promise<(RecordRow & { values: Record<string, Json> })[]> =>
  scope.query(
    `SELECT r.id, r.type, ${KEYS} AS keys,
       (SELECT coalesce(jsonb_object_agg(p.collection_id || ' ' || p.system_name, p.value), '{}')
        FROM property_values p WHERE p.tenant_id = $1 AND p.record_id = r.id) AS values
     FROM unnest($2::text[]) WITH ORDINALITY AS w(id, place)
     CROSS JOIN LATERAL (SELECT id, type FROM records WHERE id = w.id AND ${ofTenant()}) r
     ORDER BY w.place`,
    [ids],
  )
