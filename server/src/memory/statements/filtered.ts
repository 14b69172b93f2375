import { PLANNED_EACH_TIME, type Scope, type SqlValue } from '../../platform/database/scope.ts'
import type { JsonObject } from '../../platform/json.ts'
import { KEYS_BY_NAME, propertiesByName, type RecordCondition } from './read.ts'

export interface FilteredRecord {
  recordId: string
  type: string
  keys: Record<string, string>
  properties: JsonObject
}

/** Which records a list has. */
export interface RecordFilter {
  /** None: every record. */
  condition?: RecordCondition | undefined
  type?: string | undefined
  ids?: readonly string[] | undefined
}

export interface RecordPage {
  /** The record that the page before ended with. */
  after?: string | undefined
  offset?: number
  limit: number
}

const PROPERTIES = `${propertiesByName('r.id')} AS properties`

function conditionsOf({ condition, type, ids }: RecordFilter, values: SqlValue[]): string[] {
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  return [
    'r.tenant_id = $1',
    ...(type === undefined ? [] : [`r.type = ${bind(type)}`]),
    ...(ids ? [`r.id = ANY(${bind(ids)}::text[])`] : []),
    ...(condition ? [condition('r.id', values)] : []),
  ]
}

/** Columns of records `r` that match, in the order of their ids: the order in which they were made. */
export function listRecords<Row extends object>(
  scope: Scope,
  columns: string,
  filter: RecordFilter,
  { after, offset = 0, limit }: RecordPage,
): Promise<Row[]> {
  const values: SqlValue[] = [scope.tenantId]
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  const conditions = [...conditionsOf(filter, values), ...(after === undefined ? [] : [`r.id > ${bind(after)}`])]
  return scope.query(
    `SELECT ${columns} FROM records r WHERE ${conditions.join(' AND ')}
     ORDER BY r.id LIMIT ${bind(limit)} OFFSET ${bind(offset)} ${PLANNED_EACH_TIME}`,
    values.slice(1),
  )
}

/** Records that match, with their keys and properties. */
export const filteredRecords = (scope: Scope, filter: RecordFilter, page: RecordPage): Promise<FilteredRecord[]> =>
  listRecords(scope, `r.id AS "recordId", r.type, ${KEYS_BY_NAME} AS keys, ${PROPERTIES}`, filter, page)

/** The same by id and type alone. */
export const bareRecords = (
  scope: Scope,
  filter: RecordFilter,
  page: RecordPage,
): Promise<Pick<FilteredRecord, 'recordId' | 'type'>[]> =>
  listRecords(scope, 'r.id AS "recordId", r.type', filter, page)

/** How many records match. */
export async function countRecords(scope: Scope, filter: RecordFilter): Promise<number> {
  const values: SqlValue[] = [scope.tenantId]
  const [row] = await scope.query<{ n: number }>(
    `SELECT count(*)::float8 AS n FROM records r WHERE ${conditionsOf(filter, values).join(' AND ')} ${PLANNED_EACH_TIME}`,
    values.slice(1),
  )
  return row?.n ?? 0
}

/** Ids of the records that match, at most `limit`; among these records, when they are given. */
export async function filteredIds(
  scope: Scope,
  condition: RecordCondition,
  { type, among, limit }: { type?: string | undefined; among?: readonly string[] | undefined; limit: number },
): Promise<string[]> {
  const values: SqlValue[] = [scope.tenantId]
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  const conditions = [
    'r.tenant_id = $1',
    ...(type === undefined ? [] : [`r.type = ${bind(type)}`]),
    ...(among ? [`r.id = ANY(${bind(among)}::text[])`] : []),
    condition('r.id', values),
  ]
  const rows = await scope.query<{ id: string }>(
    `SELECT r.id FROM records r WHERE ${conditions.join(' AND ')} LIMIT ${bind(limit)} ${PLANNED_EACH_TIME}`,
    values.slice(1),
  )
  return rows.map(({ id }) => id)
}
