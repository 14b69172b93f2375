import { CUSTOM_PLAN, ofTenant, type Scope, type SqlValue } from '../../../../platform/database/scope.ts'
import { repeatedMemory } from './memory-lookup.ts'
import { lockedRecords } from './records.ts'

export interface MemorySelection {
  ids?: readonly string[] | undefined
  recordId?: string | undefined
  tags?: readonly string[] | undefined
  since?: string | undefined
  until?: string | undefined
  sessionId?: string | undefined
  /** Memories stored later, while the deletion runs, are kept. */
  storedUntil?: string | undefined
  /** Only those whose content the record with this id has too, a note in the same workspace. */
  alsoOf?: string | undefined
}

function conditionsOf(selection: MemorySelection, values: SqlValue[]): string {
  const { ids, recordId, tags, since, until, sessionId, storedUntil, alsoOf } = selection
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  return [
    'm.tenant_id = $1',
    ...(ids ? [`m.id = ANY(${bind(ids)}::text[])`] : []),
    ...(recordId === undefined ? [] : [`m.record_id = ${bind(recordId)}`]),
    ...(tags?.length ? [`m.tags @> ${bind(tags)}::text[]`] : []),
    ...(since === undefined ? [] : [`m."timestamp" >= ${bind(since)}::timestamptz`]),
    ...(until === undefined ? [] : [`m."timestamp" <= ${bind(until)}::timestamptz`]),
    ...(sessionId === undefined ? [] : [`m.session_id = ${bind(sessionId)}`]),
    ...(storedUntil === undefined ? [] : [`m.created_at <= ${bind(storedUntil)}::timestamptz`]),
    ...(alsoOf === undefined ? [] : [`EXISTS (${repeatedMemory(bind(alsoOf), 'm.content_hash', 'm.collection_id')})`]),
  ].join(' AND ')
}

export interface MovedMemory {
  id: string
  recordId: string
}

/** How many memories match a selection. SQL: shares its conditions with the statements that move memories. */
export async function countMemories(scope: Scope, selection: MemorySelection): Promise<number> {
  const values: SqlValue[] = [scope.tenantId]
  const [row] = await scope.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM memories m WHERE ${conditionsOf(selection, values)} ${CUSTOM_PLAN}`,
    values.slice(1),
  )
  return row?.n ?? 0
}

/**
 * Soft-deletes memories with their history and their passages in the index. SQL: moves a batch with both to another table.
 * @param limit maximum number of memories
 */
export async function takeMemories(
  scope: Scope,
  deletionId: string,
  selection: MemorySelection,
  limit: number,
): Promise<MovedMemory[]> {
  const values: SqlValue[] = [scope.tenantId, deletionId, limit]
  return scope.query<MovedMemory>(
    `WITH wanted AS MATERIALIZED (SELECT m.id FROM memories m WHERE ${conditionsOf(selection, values)} ORDER BY m.id LIMIT $3 FOR UPDATE),
    gone AS (DELETE FROM memories WHERE ${ofTenant()} AND id = ANY(ARRAY(SELECT id FROM wanted)) RETURNING *),
    locked_passages AS MATERIALIZED (
      SELECT id FROM search.documents WHERE tenant_id = $1 AND id = ANY(ARRAY(SELECT id FROM wanted)) ORDER BY id, part FOR UPDATE
    ),
    passages AS (
      DELETE FROM search.documents WHERE tenant_id = $1 AND id = ANY(ARRAY(SELECT id FROM locked_passages)) RETURNING *
    ),
    -- the other turns of a window are still to be read
    unread AS (DELETE FROM memory_extractions WHERE tenant_id = $1 AND kind <> 'window' AND target_id = ANY(ARRAY(SELECT id FROM wanted))),
    changes AS (
      DELETE FROM memory_changes WHERE tenant_id = $1 AND memory_id = ANY(ARRAY(SELECT id FROM wanted)) RETURNING *
    ),
    suggested AS (
      DELETE FROM suggestions WHERE tenant_id = $1 AND memory_id = ANY(ARRAY(SELECT id FROM wanted)) RETURNING *
    ),
    kept AS (
      INSERT INTO trash (deletion_id, tenant_id, source, "row")
      SELECT $2, $1, 'memories', jsonb_agg(memory) FILTER (WHERE memory IS NOT NULL) -> 0
        || jsonb_build_object('documents', coalesce(jsonb_agg(passage) FILTER (WHERE passage IS NOT NULL), '[]'),
          'changes', coalesce(jsonb_agg(change) FILTER (WHERE change IS NOT NULL), '[]'),
          'suggestions', coalesce(jsonb_agg(suggestion) FILTER (WHERE suggestion IS NOT NULL), '[]'))
      -- put together by sorting: a join would be planned for a few rows, and take the square of many
      FROM (
        SELECT id, to_jsonb(gone) AS memory, NULL::jsonb AS passage, NULL::jsonb AS change, NULL::jsonb AS suggestion FROM gone
        UNION ALL SELECT id, NULL, to_jsonb(passages), NULL, NULL FROM passages
        UNION ALL SELECT memory_id, NULL, NULL, to_jsonb(changes), NULL FROM changes
        UNION ALL SELECT memory_id, NULL, NULL, NULL, to_jsonb(suggested) FROM suggested
      ) AS all_of GROUP BY id
      RETURNING "row" ->> 'id' AS id, "row" ->> 'record_id' AS record_id
    )
    SELECT id, record_id AS "recordId" FROM kept ${CUSTOM_PLAN}`,
    values.slice(1),
  )
}

const OWNERS = `
  SELECT DISTINCT "row" ->> 'record_id' AS id FROM (
    SELECT "row" FROM trash WHERE tenant_id = $1 AND deletion_id = $2 AND source = 'memories' ORDER BY "position" LIMIT $3) t`

/** The records of the first `limit` deleted memories. SQL: reads inside the JSON of the soft-deleted rows. */
export async function ownersOfDeleted(scope: Scope, deletionId: string, limit: number): Promise<string[]> {
  const rows = await scope.query<{ id: string }>(OWNERS, [deletionId, limit])
  return rows.map(({ id }) => id)
}

// if the same content was stored again meanwhile, that memory stays and replaces the deleted one
const GIVE_BACK = `
  WITH wanted AS MATERIALIZED (
    SELECT "position", "row" ->> 'record_id' AS record_id FROM trash
    WHERE tenant_id = $1 AND deletion_id = $2 AND source = 'memories' ORDER BY "position" LIMIT $3
  ),
  locked_records AS MATERIALIZED (${lockedRecords('SELECT record_id FROM wanted', 'KEY SHARE')}),
  back AS (
    DELETE FROM trash WHERE tenant_id = $1 AND deletion_id = $2 AND source = 'memories'
      AND "position" = ANY(ARRAY(SELECT "position" FROM wanted)) AND (SELECT count(*) FROM locked_records) >= 0
    RETURNING "row"
  ),
  restored AS (
    INSERT INTO memories SELECT r.* FROM back CROSS JOIN LATERAL jsonb_populate_record(NULL::memories, back."row") AS r
    WHERE r.tenant_id = $1 ORDER BY r.record_id, r.content_hash, r.collection_id
    ON CONFLICT (tenant_id, record_id, content_hash, collection_id) DO NOTHING RETURNING id, record_id, tenant_id
  ),
  whole AS (
    SELECT id, jsonb_agg(documents) FILTER (WHERE documents IS NOT NULL) -> 0 AS documents,
      jsonb_agg(changes) FILTER (WHERE changes IS NOT NULL) -> 0 AS changes,
      jsonb_agg(suggestions) FILTER (WHERE suggestions IS NOT NULL) -> 0 AS suggestions
    FROM (
      SELECT "row" ->> 'id' AS id, "row" -> 'documents' AS documents, "row" -> 'changes' AS changes,
        "row" -> 'suggestions' AS suggestions, false AS is_back FROM back
      UNION ALL SELECT id, NULL, NULL, NULL, true FROM restored
    ) AS both_of GROUP BY id HAVING bool_or(is_back)
  ),
  passages AS (
    INSERT INTO search.documents
    SELECT r.* FROM whole CROSS JOIN LATERAL jsonb_populate_recordset(NULL::search.documents, whole.documents) AS r
    WHERE r.tenant_id = $1
  ),
  history AS (
    INSERT INTO memory_changes
    SELECT r.* FROM whole CROSS JOIN LATERAL jsonb_populate_recordset(NULL::memory_changes, whole.changes) AS r
    WHERE r.tenant_id = $1
  ),
  suggested AS (
    INSERT INTO suggestions
    SELECT r.* FROM whole CROSS JOIN LATERAL jsonb_populate_recordset(NULL::suggestions, whole.suggestions) AS r
    WHERE r.tenant_id = $1 ORDER BY r.record_id, r.collection_id, r.system_name, r.value_hash ON CONFLICT DO NOTHING
  ),
  waiting AS (
    SELECT runtime.await_vectors_v1(tenant_id => $1, ids => ARRAY(SELECT id FROM whole), urgent => false)
    WHERE EXISTS (SELECT FROM search.embedding_model)
  )
  SELECT (SELECT count(*)::int FROM back) AS taken,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'recordId', record_id)), '[]') FROM restored) AS restored
  FROM (SELECT count(*) FROM waiting) AS queued`

/**
 * Restores the first `limit` memories. SQL: moves a batch with its passages back from another table.
 * @returns how many were deleted, and those of them that were restored
 */
export async function giveMemoriesBack(
  scope: Scope,
  deletionId: string,
  limit: number,
): Promise<{ taken: number; restored: MovedMemory[] }> {
  const [row] = await scope.query<{ taken: number; restored: MovedMemory[] }>(GIVE_BACK, [deletionId, limit])
  return row ?? { taken: 0, restored: [] }
}
