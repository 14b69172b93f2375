import type { Scope } from '../../../../platform/database/scope.ts'
import type { JsonObject } from '../../../../platform/values/json.ts'

export interface DeletedRow {
  deletionId: string
  recoverableUntil: Date
  source: string
  position: string
  row: JsonObject
}

const LIST = `
  SELECT d.id AS "deletionId", d.recoverable_until AS "recoverableUntil", t.source, t.position::text,
    t."row" - 'documents' - 'tenant_id' - 'content_hash' AS "row"
  FROM deletions d JOIN trash t ON t.tenant_id = d.tenant_id AND t.deletion_id = d.id
  WHERE d.tenant_id = $1 AND d.status IN ('deleting', 'pending', 'restoring') AND (d.record_id = $2 OR d.record_id IS NULL)
    AND t."row" ->> 'record_id' = $2 AND t.position > $3::bigint
  ORDER BY t.position LIMIT $4`

/**
 * Deleted rows of an existing record that can still be restored, in the order of their deletion. SQL: reads inside the
 * JSON of the soft-deleted rows.
 */
export const deletedRows = (scope: Scope, recordId: string, after: string, limit: number): Promise<DeletedRow[]> =>
  scope.query(LIST, [recordId, after, limit])
