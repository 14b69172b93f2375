import { ofTenant } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'

/** A value set later than the memory, which says another one. */
export interface SupersedingRow {
  propertyName: string
  said: Json
  value: Json
  /** Null if a caller set the value. */
  memoryId: string | null
  timestamp: string
  /** The part of the memory that states the value, if known. */
  evidence: Json
}

/** Maximum number of later values listed per property, newest first. */
const MAX_LATER = 5

/**
 * Common table expression `told`: the values extracted from the memories of `best (id, record_id)`. Scans each record's
 * history once, which is empty if nothing was extracted. SQL: part of the statements that read memories.
 */
export const TOLD = `told AS MATERIALIZED (
  SELECT c.* FROM (SELECT DISTINCT record_id FROM best) r
  CROSS JOIN LATERAL (
    SELECT record_id, collection_id, system_name, "to", version, source, evidence FROM property_changes
    WHERE record_id = r.record_id AND tenant_id = $1
      AND source = ANY(ARRAY(SELECT 'memory:' || id FROM best WHERE record_id = r.record_id))
    -- else it is joined with the history of everybody
    OFFSET 0
  ) c
)`

/**
 * SQL of the later values that contradict memory `m`, newest first: null if it still holds. A list that grew and a
 * restored value are not contradictions. SQL: part of the statements that read memories.
 */
export const SUPERSEDED = `(
  SELECT jsonb_agg(jsonb_build_object('propertyName', p.name, 'said', own."to", 'value', later."to",
    'memoryId', later.memory_id, 'timestamp', later.timestamp, 'evidence', own.evidence) ORDER BY later.timestamp DESC, later.version DESC)
  FROM told own
  CROSS JOIN LATERAL (
    SELECT name, value FROM property_values
    WHERE record_id = own.record_id AND collection_id = own.collection_id AND system_name = own.system_name AND tenant_id = $1
      AND NOT value @> own."to" OFFSET 0
  ) p
  CROSS JOIN LATERAL (
    SELECT c."to", c.version, source.id AS memory_id, coalesce(source.timestamp, c.at) AS timestamp
    FROM property_changes c
    LEFT JOIN LATERAL (
      SELECT id, "timestamp" FROM memories WHERE id = substr(c.source, 8) AND ${ofTenant()} AND c.source LIKE 'memory:%' OFFSET 0
    ) source ON true
    WHERE c.record_id = own.record_id AND c.collection_id = own.collection_id AND c.system_name = own.system_name
      AND c.tenant_id = $1 AND c.version > own.version AND NOT c."to" @> own."to"
      -- what a deleted memory said is no longer said
      AND (source.id IS NOT NULL OR c.source NOT LIKE 'memory:%')
    ORDER BY c.version DESC LIMIT ${MAX_LATER}
  ) later
  WHERE own.source = 'memory:' || m.id
) AS superseded`
