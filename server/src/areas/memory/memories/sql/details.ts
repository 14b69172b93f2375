import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import type { ChangeHistoryRow } from '../../properties/sql/history.ts'

/** A change of a property by a memory, with the value that it replaced. */
export interface StatedRow extends Omit<ChangeHistoryRow, 'actor'> {
  /** Whether the property has the value now. */
  current: boolean
  /** The memory that stated the value before; null if a caller set it. */
  earlierMemoryId: string | null
  /** When the value before was said or set; null if there was none. */
  earlierAt: Date | null
}

const STATED = `
  SELECT h.collection_id AS "collectionId", h.system_name AS "systemName", p.name, h.version, h."from", h."to", h.confidence,
    h.source, h.evidence, h.at, coalesce(p.source = $3 AND p.version = h.version, false) AS current,
    e.memory_id AS "earlierMemoryId", coalesce(m."timestamp", e.at) AS "earlierAt"
  FROM (
    SELECT * FROM property_changes
    WHERE tenant_id = $1 AND record_id = $2 AND (source = $3 OR starts_with(source, $3 || '@'))
    ORDER BY at DESC, version DESC, collection_id, system_name LIMIT $4
  ) h
  LEFT JOIN LATERAL (
    SELECT name, source, version FROM property_values
    WHERE record_id = h.record_id AND collection_id = h.collection_id AND system_name = h.system_name AND tenant_id = $1 OFFSET 0
  ) p ON true
  LEFT JOIN LATERAL (
    SELECT at, CASE WHEN source LIKE 'memory:%' THEN split_part(substr(source, 8), '@', 1) END AS memory_id
    FROM property_changes
    WHERE record_id = h.record_id AND collection_id = h.collection_id AND system_name = h.system_name AND tenant_id = $1
      AND version = h.version - 1 OFFSET 0
  ) e ON true
  LEFT JOIN LATERAL (
    SELECT "timestamp" FROM memories WHERE id = e.memory_id AND ${ofTenant()} OFFSET 0
  ) m ON true
  ORDER BY h.at DESC, h.version DESC, h.collection_id, h.system_name`

/** Property changes that a memory made, newest first. SQL: reads each with the one before in one round trip. */
export const valuesStatedBy = (
  scope: Scope,
  { id, recordId }: { id: string; recordId: string },
  most: number,
): Promise<StatedRow[]> => scope.query(STATED, [recordId, `memory:${id}`, most])

/** A deleted memory that can be restored. */
export interface DeletedMemory {
  recordId: string
  deletionId: string
  deletedAt: Date
  recoverableUntil: Date
}

const DELETED = `
  SELECT t."row" ->> 'record_id' AS "recordId", d.id AS "deletionId", d.deleted_at AS "deletedAt",
    d.recoverable_until AS "recoverableUntil"
  FROM trash t JOIN deletions d ON d.tenant_id = t.tenant_id AND d.id = t.deletion_id
  WHERE t.tenant_id = $1 AND t.source = 'memories' AND t."row" ->> 'id' = $2
    AND d.kind <> 'merge' AND d.recoverable_until > app_now()`

/** A deleted memory by its id. SQL: the index of the deleted rows is on a field of their JSON. */
export async function deletedMemory(scope: Scope, id: string): Promise<DeletedMemory | undefined> {
  const [row] = await scope.query<DeletedMemory>(DELETED, [id])
  return row
}
