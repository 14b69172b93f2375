import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'
import type { PropertyRow } from './read.ts'

/** A memory that current values come from. */
export interface StatingMemory {
  content: string
  speaker: string | null
  timestamp: Date
  /** The values, each with what was noted when it was stated, or null. */
  stated: { collectionId: string; systemName: string; evidence: Json }[]
}

// what states a value is in the history, or a mention if something else had stated it before; a conversion is no statement
const STATING = `
  WITH value AS (
    SELECT *, split_part(substr(source, 8), '@', 1) AS memory_id
    FROM jsonb_to_recordset($3::jsonb) AS v("collectionId" text, "systemName" text, value jsonb, version int, source text)
  ),
  noted AS MATERIALIZED (
    SELECT v.memory_id, jsonb_agg(jsonb_build_object('collectionId', v."collectionId", 'systemName', v."systemName", 'evidence', (
      SELECT evidence FROM (
        (SELECT c.evidence, c."to" AS value, c.at FROM property_changes c
          WHERE c.tenant_id = $1 AND c.record_id = $2 AND c.collection_id = v."collectionId" AND c.system_name = v."systemName"
            AND c.version <= v.version AND c.source = v.source
          ORDER BY c.version DESC LIMIT 1)
        UNION ALL SELECT m.evidence, m.value, m.at FROM value_mentions m
          WHERE m.tenant_id = $1 AND m.record_id = $2 AND m.collection_id = v."collectionId" AND m.system_name = v."systemName"
            AND m.source = v.source
      ) n ORDER BY (n.value = v.value) DESC, n.at DESC LIMIT 1))) AS stated
    FROM value v GROUP BY v.memory_id
  )
  SELECT m.content, m.speaker, m."timestamp", n.stated FROM noted n
  CROSS JOIN LATERAL (
    SELECT content, speaker, "timestamp" FROM memories WHERE id = n.memory_id AND ${ofTenant()} OFFSET 0
  ) m`

/**
 * The memories that values of a record come from; those that were deleted are left out. SQL: reads each memory once, and
 * of each value's history one row.
 */
export const memoriesStating = (
  scope: Scope,
  recordId: string,
  rows: readonly PropertyRow[],
): Promise<StatingMemory[]> => {
  const values = rows
    .filter(({ source }) => source.startsWith('memory:'))
    .map(({ collectionId, systemName, value, version, source }) => ({
      collectionId,
      systemName,
      value,
      version,
      source,
    }))
  return values.length === 0 ? Promise.resolve([]) : scope.query(STATING, [recordId, JSON.stringify(values)])
}
