import type { PropertyChange } from '../../../../platform/database/prisma/client.ts'
import { CUSTOM_PLAN, type Scope, type SqlValue } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'

export interface ChangeHistoryRow extends Omit<PropertyChange, 'tenantId' | 'recordId' | 'from' | 'to' | 'evidence'> {
  /** The property's current name; null if it no longer has a value. */
  name: string | null
  from: Json
  to: Json
  /** For a value from a memory: its evidence. For a change by a caller: the reason. */
  evidence: Json
}

export interface LastChange extends ChangeHistoryRow {
  /** What made the value before. Null if there was none. */
  before: { source: string; evidence: Json; confidence: number; at: string } | null
}

/** A change's position in a list sorted newest first. */
export interface ChangePosition {
  at: string
  version: number
  collectionId: string
  systemName: string
}

export interface PropertyKey {
  collectionId: string
  systemName: string
}

export interface HistoryFilter {
  recordId: string
  /** All properties if absent. */
  systemNames?: readonly string[] | undefined
  until?: Date | undefined
}

const COLUMNS = `h.collection_id AS "collectionId", h.system_name AS "systemName", p.name, h.version, h."from", h."to",
  h.confidence, h.source, h.actor, h.evidence, h.at`

/** SQL of selected changes `h`, each with the property's current name. */
const withNames = (changes: string): string => `(${changes}) h LEFT JOIN LATERAL (
    SELECT name FROM property_values
    WHERE record_id = h.record_id AND collection_id = h.collection_id AND system_name = h.system_name AND tenant_id = $1) p ON true`

function conditionsOf({ recordId, systemNames, until }: HistoryFilter, values: SqlValue[]): string[] {
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  return [
    'h.tenant_id = $1',
    `h.record_id = ${bind(recordId)}`,
    ...(systemNames ? [`h.system_name = ANY(${bind(systemNames)}::text[])`] : []),
    ...(until ? [`h.at <= ${bind(until)}::timestamptz`] : []),
  ]
}

/**
 * Changes of a record's properties after a position, newest first. SQL: a position has four columns, and each change
 * includes the property's current name.
 */
export function changesOf(
  scope: Scope,
  filter: HistoryFilter,
  { after, limit }: { after: ChangePosition | undefined; limit: number },
): Promise<ChangeHistoryRow[]> {
  const values: SqlValue[] = [scope.tenantId]
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  const conditions = conditionsOf(filter, values)
  if (after)
    conditions.push(`(h.at, h.version, h.collection_id, h.system_name) <
      (${bind(after.at)}::timestamptz, ${bind(after.version)}::int, ${bind(after.collectionId)}, ${bind(after.systemName)})`)
  const newestFirst = 'ORDER BY h.at DESC, h.version DESC, h.collection_id DESC, h.system_name DESC'
  const page = `SELECT h.* FROM property_changes h WHERE ${conditions.join(' AND ')} ${newestFirst} LIMIT ${bind(limit)}`
  return scope.query(`SELECT ${COLUMNS} FROM ${withNames(page)} ${newestFirst} ${CUSTOM_PLAN}`, values.slice(1))
}

/** The last change of each property up to the filter's time. SQL: selects one row per property. */
export function lastChangesOf(scope: Scope, filter: HistoryFilter): Promise<ChangeHistoryRow[]> {
  const values: SqlValue[] = [scope.tenantId]
  const last = `SELECT DISTINCT ON (h.collection_id, h.system_name) h.* FROM property_changes h
    WHERE ${conditionsOf(filter, values).join(' AND ')} ORDER BY h.collection_id, h.system_name, h.version DESC`
  return scope.query(
    `SELECT ${COLUMNS} FROM ${withNames(last)} ORDER BY h.collection_id, h.system_name ${CUSTOM_PLAN}`,
    values.slice(1),
  )
}

const BEFORE = `(
  SELECT jsonb_build_object('source', b.source, 'evidence', b.evidence, 'confidence', b.confidence, 'at', b.at)
  FROM property_changes b
  WHERE b.tenant_id = $1 AND b.record_id = h.record_id AND b.collection_id = h.collection_id
    AND b.system_name = h.system_name AND b.version < h.version AND b."to" = h."from"
    -- an undo makes a value no newer
    AND NOT coalesce(b.evidence ? 'undoes', false)
  ORDER BY b.version DESC LIMIT 1) AS before`

const LAST_CHANGE = `
  SELECT ${COLUMNS}, ${BEFORE} FROM ${withNames(`
    SELECT * FROM property_changes
    WHERE tenant_id = $1 AND record_id = $2 AND collection_id = $3 AND system_name = $4 ORDER BY version DESC LIMIT 1`)}`

/**
 * The last change of one property; undefined if it never had a value. SQL: shares the columns of the statements above.
 */
export async function lastChangeOf(
  scope: Scope,
  recordId: string,
  { collectionId, systemName }: PropertyKey,
): Promise<LastChange | undefined> {
  const [row] = await scope.query<LastChange>(LAST_CHANGE, [recordId, collectionId, systemName])
  return row
}
