import { PLANNED_EACH_TIME, type Scope, type SqlValue } from '../../platform/database/scope.ts'
import type { JsonObject } from '../../platform/json.ts'
import { KEYS_BY_NAME, type RecordCondition } from './read.ts'

export interface FilteredRecord {
  recordId: string
  type: string
  keys: Record<string, string>
  properties: JsonObject
}

/** Records that match, behind the record of a cursor, in the order of their ids: the order in which they were made. */
export function filteredRecords(
  scope: Scope,
  condition: RecordCondition,
  { type, after, limit }: { type: string | undefined; after: string | undefined; limit: number },
): Promise<FilteredRecord[]> {
  const values: SqlValue[] = [scope.tenantId]
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  const conditions = [
    'r.tenant_id = $1',
    ...(type === undefined ? [] : [`r.type = ${bind(type)}`]),
    ...(after === undefined ? [] : [`r.id > ${bind(after)}`]),
    condition('r.id', values),
  ]
  return scope.query(
    `SELECT r.id AS "recordId", r.type, ${KEYS_BY_NAME} AS keys,
       (SELECT coalesce(jsonb_object_agg(p.name, p.value ORDER BY p.updated_at), '{}') FROM property_values p
        WHERE p.record_id = r.id AND p.tenant_id = $1) AS properties
     FROM records r WHERE ${conditions.join(' AND ')} ORDER BY r.id LIMIT ${bind(limit)}
     ${PLANNED_EACH_TIME}`,
    values.slice(1),
  )
}

/** Ids of the records that match, at most `limit`; among these records, when they are given. */
export async function filteredIds(
  scope: Scope,
  condition: RecordCondition,
  { type, among, limit }: { type?: string | undefined; among?: readonly string[] | undefined; limit: number },
): Promise<string[]> {
  const values: SqlValue[] = [scope.tenantId]
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  const conditions = [
    'r.tenant_id = $1',
    ...(type === undefined ? [] : [`r.type = ${bind(type)}`]),
    ...(among ? [`r.id = ANY(${bind(among)}::text[])`] : []),
    condition('r.id', values),
  ]
  const rows = await scope.query<{ id: string }>(
    `SELECT r.id FROM records r WHERE ${conditions.join(' AND ')} LIMIT ${bind(limit)} ${PLANNED_EACH_TIME}`,
    values.slice(1),
  )
  return rows.map(({ id }) => id)
}

/** Those of the memories whose records match. */
export async function filteredMemories(
  scope: Scope,
  condition: RecordCondition,
  ids: readonly string[],
): Promise<string[]> {
  const values: SqlValue[] = [scope.tenantId, ids]
  const rows = await scope.query<{ id: string }>(
    `SELECT m.id FROM unnest($2::text[]) AS wanted(id)
     CROSS JOIN LATERAL (SELECT id, record_id FROM memories WHERE id = wanted.id AND tenant_id = $1 OFFSET 0) m
     WHERE ${condition('m.record_id', values)} ${PLANNED_EACH_TIME}`,
    values.slice(1),
  )
  return rows.map(({ id }) => id)
}
