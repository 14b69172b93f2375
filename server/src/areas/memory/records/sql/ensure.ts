import type { Scope } from '../../../../platform/database/scope.ts'
import type { EntityRow, ProblemRow } from './records.ts'

interface Ensured {
  problems: ProblemRow[]
  /** Null if there is a problem. */
  recordId: string | null
}

const ENSURE = `
  WITH found AS MATERIALIZED (
    SELECT * FROM runtime.resolve_records_v1(tenant_id => $1, entities => $2, making => true)
  ),
  made AS MATERIALIZED (
    SELECT runtime.create_records_v1($1, app_now(), resolved) AS events FROM found WHERE is_lacking AND resolved <> '[]'
  ),
  told AS MATERIALIZED (SELECT runtime.emit_v1($1, app_now(), events) FROM made)
  SELECT problems, resolved -> 0 ->> 'record_id' AS "recordId", (SELECT count(*) FROM told) AS made FROM found`

/** SQL: finds or creates a record as memorize does, and locks it. */
export async function ensureRecord(scope: Scope, entity: EntityRow): Promise<Ensured> {
  const [row] = await scope.query<Ensured>(ENSURE, [JSON.stringify([entity])])
  if (!row) throw new Error('The statement that ensures a record gave no row.')
  return row
}
