import type { PropertyType } from '../../models/port.ts'
import type { Scope, SqlValue } from '../../platform/database/scope.ts'
import type { Json, JsonObject } from '../../platform/json.ts'

export interface MemoryRow {
  id: string
  recordId: string
  content: string
  speaker: string | null
  sessionId: string | null
  tags: string[]
  metadata: JsonObject
  timestamp: Date
  createdAt: Date
}

const MEMORY = `m.id, m.record_id AS "recordId", m.content, m.speaker, m.session_id AS "sessionId", m.tags, m.metadata,
  m."timestamp", m.created_at AS "createdAt"`

const PROPERTIES_BY_NAME = `(SELECT coalesce(jsonb_object_agg(p.name, p.value), '{}') FROM property_values p
  WHERE p.record_id = m.record_id) AS properties`

/** Memories with their records' properties, in the order of the ids. */
export const memoriesByIds = (
  scope: Scope,
  ids: readonly string[],
): Promise<(MemoryRow & { properties: JsonObject })[]> =>
  scope.query(
    `SELECT ${MEMORY}, ${PROPERTIES_BY_NAME} FROM memories m JOIN unnest($2::text[]) WITH ORDINALITY AS wanted(id, place)
     ON m.id = wanted.id WHERE m.tenant_id = $1 ORDER BY place`,
    [ids],
  )

/** What narrows a list of memories. */
export interface MemoryFilter {
  recordIds?: readonly string[] | undefined
  type?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
  tags?: readonly string[] | undefined
}

export interface MemoryPosition {
  timestamp: string
  id: string
}

/** Memories, newest first, behind a position. */
export const newestMemories = (
  scope: Scope,
  { recordIds, type, since, until, tags }: MemoryFilter,
  after: MemoryPosition | undefined,
  limit: number,
): Promise<(MemoryRow & { properties: JsonObject })[]> => {
  const values: SqlValue[] = [scope.tenantId]
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  const conditions = [
    'm.tenant_id = $1',
    ...(recordIds ? [`m.record_id = ANY(${bind(recordIds)}::text[])`] : []),
    ...(type ? [`m.record_id IN (SELECT r.id FROM records r WHERE r.tenant_id = $1 AND r.type = ${bind(type)})`] : []),
    ...(since ? [`m."timestamp" >= ${bind(since)}::timestamptz`] : []),
    ...(until ? [`m."timestamp" <= ${bind(until)}::timestamptz`] : []),
    ...(tags?.length ? [`m.tags @> ${bind(tags)}::text[]`] : []),
    ...(after ? [`(m."timestamp", m.id) < (${bind(after.timestamp)}::timestamptz, ${bind(after.id)})`] : []),
  ]
  return scope.query(
    `SELECT ${MEMORY}, ${PROPERTIES_BY_NAME} FROM memories m WHERE ${conditions.join(' AND ')}
     ORDER BY m."timestamp" DESC, m.id DESC LIMIT ${bind(limit)}`,
    values.slice(1),
  )
}

export interface PropertyRow {
  name: string
  systemName: string
  value: Json
  type: PropertyType
  collectionId: string
  version: number
  updatedAt: Date
  source: string
  confidence: number
}

/** A record's properties by name; all of them, or those with one of the given names. */
export const propertiesOf = (scope: Scope, recordId: string, names?: readonly string[]): Promise<PropertyRow[]> =>
  scope.query(
    `SELECT name, system_name AS "systemName", value, type, collection_id AS "collectionId", version,
       updated_at AS "updatedAt", source, confidence
     FROM property_values WHERE tenant_id = $1 AND record_id = $2
       AND ($3::text[] IS NULL OR lower(name) = ANY($3) OR system_name = ANY($3))
     ORDER BY name, collection_id`,
    [recordId, names ? names.map(name => name.toLowerCase()) : null],
  )

export interface RecordRow {
  id: string
  type: string
  keys: Record<string, string>
}

const KEYS_BY_NAME = `(SELECT coalesce(jsonb_object_agg(k.name, k.value), '{}') FROM record_keys k WHERE k.record_id = r.id) AS keys`

/** The records that an identity's keys name, the one of the usual type first; at most two of interest. */
export const findRecords = (
  scope: Scope,
  keys: readonly { name: string; value: string }[],
  { recordId, type, newType }: { recordId: string | undefined; type: string | undefined; newType: string },
): Promise<(RecordRow & { matched: number })[]> =>
  scope.query(
    `WITH named AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS n(name text, value text)),
     hits AS (
       SELECT k.record_id AS id, count(DISTINCT k.name)::int AS matched FROM record_keys k JOIN named n USING (name, value)
       WHERE k.tenant_id = $1 AND ($4::text IS NULL OR k.type = $4) GROUP BY k.record_id
       UNION ALL SELECT $3::text, 0 WHERE $3 IS NOT NULL
     )
     SELECT r.id, r.type, ${KEYS_BY_NAME}, sum(h.matched)::int AS matched
     FROM hits h JOIN records r ON r.id = h.id AND r.tenant_id = $1
     GROUP BY r.id, r.type ORDER BY (r.id = $3) DESC NULLS LAST, sum(h.matched) DESC, (r.type = $5) DESC, r.id LIMIT 2`,
    [JSON.stringify(keys), recordId ?? null, type ?? null, newType],
  )
