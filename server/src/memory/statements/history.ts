import { PLANNED_EACH_TIME, type Scope, type SqlValue } from '../../platform/database/scope.ts'
import type { Json } from '../../platform/json.ts'

export interface ChangeHistoryRow {
  collectionId: string
  systemName: string
  /** What the value is called; null when it has none any more. */
  name: string | null
  version: number
  from: Json
  to: Json
  confidence: number
  source: string
  actor: string
  /** Where a memory told the value: the words. Where a caller changed it: why. */
  evidence: Json
  at: Date
}

/** A change's place in a list, newest first. */
export interface ChangePosition {
  at: string
  version: number
  collectionId: string
  systemName: string
}

/** A property by its key. */
export interface PropertyKey {
  collectionId: string
  systemName: string
}

export interface HistoryFilter {
  recordId: string
  /** All properties when absent. */
  systemNames?: readonly string[] | undefined
  until?: Date | undefined
}

const COLUMNS = `h.collection_id AS "collectionId", h.system_name AS "systemName", p.name, h.version, h."from", h."to",
  h.confidence, h.source, h.actor, h.evidence, h.at`

const WITH_NAMES = `property_changes h LEFT JOIN property_values p
  ON p.record_id = h.record_id AND p.collection_id = h.collection_id AND p.system_name = h.system_name AND p.tenant_id = $1`

function conditionsOf({ recordId, systemNames, until }: HistoryFilter, values: SqlValue[]): string[] {
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  return [
    'h.tenant_id = $1',
    `h.record_id = ${bind(recordId)}`,
    ...(systemNames ? [`h.system_name = ANY(${bind(systemNames)}::text[])`] : []),
    ...(until ? [`h.at <= ${bind(until)}::timestamptz`] : []),
  ]
}

/** Changes of a record's properties, newest first, behind a position. */
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
  return scope.query(
    `SELECT ${COLUMNS} FROM ${WITH_NAMES} WHERE ${conditions.join(' AND ')}
     ORDER BY h.at DESC, h.version DESC, h.collection_id DESC, h.system_name DESC LIMIT ${bind(limit)} ${PLANNED_EACH_TIME}`,
    values.slice(1),
  )
}

/** The change that each property had last, up to the moment of the filter. */
export function lastChangesOf(scope: Scope, filter: HistoryFilter): Promise<ChangeHistoryRow[]> {
  const values: SqlValue[] = [scope.tenantId]
  return scope.query(
    `SELECT DISTINCT ON (h.collection_id, h.system_name) ${COLUMNS} FROM ${WITH_NAMES}
     WHERE ${conditionsOf(filter, values).join(' AND ')}
     ORDER BY h.collection_id, h.system_name, h.version DESC ${PLANNED_EACH_TIME}`,
    values.slice(1),
  )
}

const LAST_CHANGE = `
  SELECT ${COLUMNS} FROM ${WITH_NAMES}
  WHERE h.tenant_id = $1 AND h.record_id = $2 AND h.collection_id = $3 AND h.system_name = $4
  ORDER BY h.version DESC LIMIT 1`

/** The last change of one property; undefined when it never had a value. */
export async function lastChangeOf(
  scope: Scope,
  recordId: string,
  { collectionId, systemName }: PropertyKey,
): Promise<ChangeHistoryRow | undefined> {
  const [row] = await scope.query<ChangeHistoryRow>(LAST_CHANGE, [recordId, collectionId, systemName])
  return row
}
