import type { Scope } from '../../../../platform/database/scope.ts'
import type { IdentityKey } from '../identity.ts'
import type { EntityRow, ProblemRow } from './records.ts'

export interface RecordRow {
  id: string
  type: string
  keys: IdentityKey[]
}

/**
 * SQL of all identity keys of record `r`, sorted by bytes, so that their order does not depend on the database's
 * collation. SQL: part of the statements that read records.
 */
export const KEYS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'value', k.value)
    ORDER BY k.name COLLATE "C", k.value COLLATE "C"), '[]')
  FROM record_keys k WHERE k.tenant_id = $1 AND k.record_id = r.id)`

/** SQL condition: the record with this id has a type. SQL: part of searches. */
export const isOfType = (id: string, type: string): string =>
  `EXISTS (SELECT FROM records WHERE tenant_id = $1 AND id = ${id} AND type = ${type})`

export interface FoundRecords {
  problems: ProblemRow[]
  /** `e` is the entity's number. */
  records: (RecordRow & { e: number })[]
}

const FIND = `
  SELECT f.problems, (
    SELECT coalesce(jsonb_agg(jsonb_build_object('e', r.e, 'id', r.id, 'type', r.type, 'keys', ${KEYS})), '[]')
    FROM jsonb_to_recordset(f.resolved) AS found(e int, record_id text, type text, is_new boolean)
    CROSS JOIN LATERAL (SELECT e, record_id AS id, type) r WHERE NOT is_new
  ) AS records
  FROM runtime.resolve_records_v1(tenant_id => $1, entities => $2, making => false) f`

/** The existing records of entities. SQL: finds them as memorize does. */
export async function findRecords(scope: Scope, entities: readonly EntityRow[]): Promise<FoundRecords> {
  const [row] = await scope.query<FoundRecords>(FIND, [JSON.stringify(entities)])
  if (!row) throw new Error('The statement that finds records gave no row.')
  return row
}
