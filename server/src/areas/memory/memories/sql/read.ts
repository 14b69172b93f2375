import type { Memory } from '../../../../platform/database/prisma/client.ts'
import { CUSTOM_PLAN, ofTenant, type Scope, type SqlValue } from '../../../../platform/database/scope.ts'
import type { Json, JsonObject } from '../../../../platform/values/json.ts'
import { type Bind, type Condition, heldByEach } from '../../properties/filter/condition.ts'
import { pageOfRecords } from '../../properties/filter/page.ts'
import { newestMemoriesOf } from '../../records/sql/memory-lookup.ts'
import type { StoredFact } from './facts.ts'
import { SUPERSEDED, type SupersedingRow, TOLD } from './superseded.ts'

export interface MemoryRow
  extends Omit<Memory, 'tenantId' | 'contentHash' | 'position' | 'collectionId' | 'searchable' | 'metadata' | 'facts'> {
  /** The workspace of a note. */
  actionId: string | null
  metadata: JsonObject
  /** Null if no model has read it. */
  facts: StoredFact[] | null
  /** The later values that contradict it; null if it still holds. */
  superseded: SupersedingRow[] | null
}

/** SQL of a row `m`. Requires the common table expression `told` with the values extracted from the memories. */
const MEMORY = `m.id, m.record_id AS "recordId", m.content, m.speaker, m.session_id AS "sessionId", m.collection_id AS "actionId", m.tags, m.metadata, m.version, m.facts,
  m."timestamp", m.created_at AS "createdAt", ${SUPERSEDED}`

/** A memory with its record's properties, in the order of their last change. */
export type MemoryWithProperties = MemoryRow & {
  properties: { name: string; systemName: string; collectionId: string; value: Json }[]
}

const PROPERTIES = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'systemName', p.system_name, 'collectionId', p.collection_id,
    'value', p.value) ORDER BY p.updated_at), '[]')
  FROM property_values p WHERE p.tenant_id = $1 AND p.record_id = m.record_id) AS properties`

const BY_IDS = (columns: string): string => `
  WITH wanted AS (
    SELECT w.id, w.place, m.record_id FROM unnest($2::text[]) WITH ORDINALITY AS w(id, place)
    CROSS JOIN LATERAL (SELECT record_id FROM memories WHERE id = w.id AND ${ofTenant()}) m
  ), first AS (
    SELECT DISTINCT ON (CASE WHEN $3 THEN record_id ELSE id END) id, place, record_id FROM wanted
    ORDER BY CASE WHEN $3 THEN record_id ELSE id END, place
  ), best AS (SELECT id, place, record_id FROM first ORDER BY place LIMIT $4), ${TOLD}
  SELECT ${columns} FROM best b
  CROSS JOIN LATERAL (SELECT * FROM memories WHERE id = b.id AND ${ofTenant()}) m ORDER BY b.place`

const MEMORIES_BY_IDS = BY_IDS(MEMORY)
const MEMORIES_WITH_PROPERTIES_BY_IDS = BY_IDS(`${MEMORY}, ${PROPERTIES}`)

/** Memories in the order of the ids. SQL: reads them, their superseding values and their order in one round trip. */
export const memoriesByIds = (scope: Scope, ids: readonly string[]): Promise<MemoryRow[]> =>
  scope.query(MEMORIES_BY_IDS, [ids, false, ids.length])

/**
 * Like `memoriesByIds`, with properties and at most `limit`; with `groupByRecord` only the first memory of each record.
 * SQL: recall reads memories with the properties of their records in one round trip.
 */
export const recalledByIds = (
  scope: Scope,
  ids: readonly string[],
  { limit, groupByRecord }: { limit: number; groupByRecord: boolean },
): Promise<MemoryWithProperties[]> => scope.query(MEMORIES_WITH_PROPERTIES_BY_IDS, [ids, groupByRecord, limit])

const RECORDS_OF = `SELECT m.id, m.record_id AS "recordId" FROM unnest($2::text[]) AS w(id)
  CROSS JOIN LATERAL (SELECT id, record_id FROM memories WHERE id = w.id AND ${ofTenant()}) m`

/** The record id of each memory. SQL: looks each id up separately, so that a cached plan cannot read all memories. */
export async function recordsOfMemories(scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await scope.query<{ id: string; recordId: string }>(RECORDS_OF, [ids])
  return new Map(rows.map(({ id, recordId }) => [id, recordId]))
}

/** Records with notes of a workspace, at most `most`. SQL: Prisma reads all notes to list their records. */
export async function recordsWithNotes(scope: Scope, actionId: string, most: number): Promise<string[]> {
  const rows = await scope.query<{ id: string }>(
    'SELECT DISTINCT record_id AS id FROM memories WHERE tenant_id = $1 AND collection_id = $2 LIMIT $3',
    [actionId, most],
  )
  return rows.map(({ id }) => id)
}

/** SQL: a memory is of a session, by the index of the passages, which has the order of sessions. */
const ofSession = (id: string, sessionId: string): string =>
  `${id} IN (SELECT p.id FROM search.documents p WHERE p.tenant_id = $1 AND p.source = 'memory' AND p.session_id = ${sessionId})`

/** SQL: the memory is of a session. What is not found is not in the index, and has an index of its own. */
const inSession = (m: string, sessionId: string, searchable: boolean | undefined): string =>
  searchable === false ? `${m}.session_id = ${sessionId}` : ofSession(`${m}.id`, sessionId)

/** SQL: the memory of a row with its id is of the session. SQL: part of the statements that search. */
export const isOfSession = (sessionId: string, row: string, bind: Bind): string =>
  ofSession(`${row}.id`, bind(sessionId))

/** Records with memories of a session, at most `most`. SQL: the session is found by the index of the passages. */
export async function recordsInSession(scope: Scope, sessionId: string, most: number): Promise<string[]> {
  const rows = await scope.query<{ id: string }>(
    `SELECT DISTINCT record_id AS id FROM search.documents
     WHERE tenant_id = $1 AND source = 'memory' AND session_id = $2 LIMIT $3`,
    [sessionId, most],
  )
  return rows.map(({ id }) => id)
}

/** SQL: the memory of a row with its id is a note of the workspace. SQL: part of the statements that search. */
export const isNoteOf = (actionId: string, row: string, bind: Bind): string =>
  `EXISTS (SELECT FROM memories n WHERE n.id = ${row}.id AND ${ofTenant('n')} AND n.collection_id = ${bind(actionId)} OFFSET 0)`

const NEWEST_OF_EACH = `
  WITH best AS MATERIALIZED (
    SELECT m.* FROM unnest($2::text[]) AS w(id)
    CROSS JOIN LATERAL (${newestMemoriesOf('w.id', '$3')}) m
  ), ${TOLD}
  SELECT ${MEMORY} FROM best m
  ORDER BY m.record_id, m."timestamp" DESC, m.id DESC`

/** The newest memories of each record, at most `most` per record. SQL: the newest of each record in one round trip. */
export const newestOfEach = (scope: Scope, recordIds: readonly string[], most: number): Promise<MemoryRow[]> =>
  scope.query(NEWEST_OF_EACH, [recordIds, most])

export interface MemoryFilter {
  recordId?: string | undefined
  type?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
  tags?: readonly string[] | undefined
  /** Only memories of this conversation. */
  sessionId?: string | undefined
  /** False: only what is kept and not found. [only what is found] */
  searchable?: boolean | undefined
  /** Only notes of this workspace. */
  actionId?: string | undefined
  condition?: Condition | undefined
}

export interface MemoryPosition {
  timestamp: string
  id: string
}

interface List {
  after?: MemoryPosition | undefined
  limit: number
}

/** Memories after a position, newest first. SQL: filters on properties and superseding values in the same query. */
export async function newestMemories(scope: Scope, filter: MemoryFilter, { after, limit }: List): Promise<MemoryRow[]> {
  const values: SqlValue[] = [scope.tenantId]
  const conditions = [...conditionsOf('m', filter, values), ...(await ofRecords(scope, filter, values))]
  return list(scope, values, MEMORY, [...conditions, ...behind(after, values)], limit)
}

/**
 * Like `newestMemories`, with properties; with `groupByRecord` only the newest memory of each record. SQL: one memory
 * of each record, with properties, in one round trip.
 */
export async function newestRecalled(
  scope: Scope,
  filter: MemoryFilter,
  { limit, groupByRecord }: { limit: number; groupByRecord: boolean },
): Promise<MemoryWithProperties[]> {
  const values: SqlValue[] = [scope.tenantId]
  const conditions = [...conditionsOf('m', filter, values), ...(await ofRecords(scope, filter, values))]
  const newer = groupByRecord
    ? [
        `NOT EXISTS (SELECT FROM memories n WHERE n.record_id = m.record_id
        AND (n."timestamp", n.id) > (m."timestamp", m.id) AND ${conditionsOf('n', filter, values).join(' AND ')})`,
      ]
    : []
  return list(scope, values, `${MEMORY}, ${PROPERTIES}`, [...conditions, ...newer], limit)
}

const list = <Row extends object>(
  scope: Scope,
  values: SqlValue[],
  columns: string,
  conditions: readonly string[],
  limit: number,
): Promise<Row[]> =>
  scope.query(
    `WITH best AS MATERIALIZED (
       SELECT * FROM memories m WHERE ${conditions.join(' AND ')}
       ORDER BY m."timestamp" DESC, m.id DESC LIMIT $${values.push(limit)}
     ), ${TOLD}
     SELECT ${columns} FROM best m ORDER BY m."timestamp" DESC, m.id DESC ${CUSTOM_PLAN}`,
    values.slice(1),
  )

/** Conditions on the memory with this alias; appends their parameters to the values. */
function conditionsOf(
  m: string,
  { recordId, type, since, until, tags, sessionId, actionId, searchable }: MemoryFilter,
  values: SqlValue[],
): string[] {
  const bind: Bind = value => `$${values.push(value)}`
  return [
    `${m}.tenant_id = $1`,
    `${m}.searchable IS ${searchable === false ? '' : 'NOT '}FALSE`,
    ...(recordId === undefined ? [] : [`${m}.record_id = ${bind(recordId)}`]),
    ...(since ? [`${m}."timestamp" >= ${bind(since)}::timestamptz`] : []),
    ...(until ? [`${m}."timestamp" <= ${bind(until)}::timestamptz`] : []),
    ...(tags?.length ? [`${m}.tags <> '{}' AND ${m}.tags @> ${bind(tags)}::text[]`] : []),
    ...(sessionId === undefined ? [] : [inSession(m, bind(sessionId), searchable)]),
    ...(actionId === undefined ? [] : [`${m}.collection_id = ${bind(actionId)}`]),
    ...(type === undefined
      ? []
      : [`${m}.record_id IN (SELECT r.id FROM records r WHERE r.tenant_id = $1 AND r.type = ${bind(type)})`]),
  ]
}

async function ofRecords(scope: Scope, { recordId, condition }: MemoryFilter, values: SqlValue[]): Promise<string[]> {
  if (!condition) return []
  if (recordId !== undefined) return [heldByEach(condition, 'm.record_id', value => `$${values.push(value)}`)]
  return [`m.record_id IN (SELECT record_id FROM (${await pageOfRecords(scope, condition, values)}) f)`]
}

function behind(after: MemoryPosition | undefined, values: SqlValue[]): string[] {
  if (!after) return []
  return [`(m."timestamp", m.id) < ($${values.push(after.timestamp)}::timestamptz, $${values.push(after.id)})`]
}
