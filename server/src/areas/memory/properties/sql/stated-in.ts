import type { Scope } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'

/** A value that a memory states, current or suggested. */
export interface StatedRow {
  memoryId: string
  collectionId: string
  systemName: string
  evidence: Json
}

/** SQL: of the memories, or of the properties, whichever are given. */
const isWanted = (memoryId: string, systemName: string): string =>
  `($3::text[] IS NULL OR ${memoryId} = ANY($3)) AND ($4::text[] IS NULL OR ${systemName} = ANY($4))`

const STATED_IN = `
  SELECT * FROM (
    SELECT split_part(substr(p.source, 8), '@', 1) AS "memoryId", p.collection_id AS "collectionId", p.system_name AS "systemName", (
      SELECT c.evidence FROM property_changes c
      WHERE c.tenant_id = $1 AND c.record_id = p.record_id AND c.collection_id = p.collection_id
        AND c.system_name = p.system_name AND c.version <= p.version AND c.source = p.source
      ORDER BY c.version DESC LIMIT 1) AS evidence
    FROM property_values p
    WHERE p.tenant_id = $1 AND p.record_id = ANY($2::text[]) AND p.collection_id <> '' AND p.source LIKE 'memory:%'
  ) v WHERE ${isWanted('v."memoryId"', 'v."systemName"')}
  UNION ALL
  SELECT s.memory_id, s.collection_id, s.system_name, s.evidence FROM suggestions s
  WHERE s.tenant_id = $1 AND s.record_id = ANY($2::text[]) AND s.memory_id = ANY($3::text[]) AND s.collection_id <> ''
    AND s.status = 'open' AND (s.stance IS NULL OR s.stance IN ('unrelated', 'by_another'))
    -- what has a value is answered from that
    AND NOT EXISTS (
      SELECT FROM property_values p WHERE p.tenant_id = $1 AND p.record_id = s.record_id
        AND p.collection_id = s.collection_id AND p.system_name = s.system_name)`

/** Which memories, or which properties. */
interface Wanted {
  memoryIds?: readonly string[]
  systemNames?: readonly string[]
}

/**
 * The current values of records that memories state, and what the given memories suggest for properties without a value.
 * SQL: reads of each value's history one row.
 */
export const statedInMemories = (
  scope: Scope,
  recordIds: readonly string[],
  { memoryIds, systemNames }: Wanted,
): Promise<StatedRow[]> => scope.query(STATED_IN, [recordIds, memoryIds ?? null, systemNames ?? null])
