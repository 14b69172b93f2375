import { CUSTOM_PLAN, ofTenant, type Scope, type SqlValue } from '../../../../../platform/database/scope.ts'
import type { Json, JsonObject } from '../../../../../platform/values/json.ts'
import type { IdentityKey } from '../../../records/identity.ts'
import { KEYS } from '../../../records/sql/find.ts'
import { propertiesByName } from '../../sql/read.ts'
import { type Bind, type Condition, heldByEach, isNamed, type PropertyTest } from '../condition.ts'
import { pageOfRecords } from '../page.ts'

export interface FilteredRecord {
  recordId: string
  type: string
  keys: IdentityKey[]
  properties: JsonObject
  /** The values that the conditions match; absent without conditions. */
  matched?: MatchedValue[]
}

/** A value that a condition matches, with its collection. */
export interface MatchedValue {
  propertyName: string
  systemName: string
  value: Json
  collectionId?: string
  collectionName?: string
}

/** Which records a list contains. */
export interface RecordFilter {
  /** Absent: every record. */
  condition?: Condition | undefined
  type?: string | undefined
  ids?: readonly string[] | undefined
}

export interface RecordPage {
  /** The last record of the previous page. */
  after?: string | undefined
  offset?: number
  limit: number
}

/** The tests of a condition that a value passes if it matches. */
function testsIn(condition: Condition | undefined): PropertyTest[] {
  if (!condition) return []
  if ('property' in condition) return condition.property.negated ? [] : [condition.property]
  if ('all' in condition) return condition.all.flatMap(testsIn)
  return 'any' in condition ? condition.any.flatMap(testsIn) : []
}

/**
 * SQL of the values that match, and of those by name; none without a test. Where several collections have a name, the value
 * that passes most of the tests is shown.
 */
function matchedBy(condition: Condition | undefined, bind: Bind): string {
  const tests = testsIn(condition)
  if (tests.length === 0) return 'NULL'
  const passed = tests
    .map(({ names, test }) => `(${isNamed(names, bind)} AND (${test.holds(bind)}) IS TRUE)::int`)
    .join(' + ')
  return `(SELECT jsonb_build_object(
      'byName', jsonb_object_agg(p.name, p.value ORDER BY p.updated_at),
      'values', jsonb_agg(jsonb_build_object('propertyName', p.name, 'systemName', p.system_name, 'value', p.value)
        || CASE WHEN p.collection_id = '' THEN '{}' ELSE jsonb_build_object('collectionId', p.collection_id) END
        || CASE WHEN p.collection_name IS NULL THEN '{}' ELSE jsonb_build_object('collectionName', p.collection_name) END
        ORDER BY p.name, p.collection_id))
    FROM (
      SELECT p.*, rank() OVER (PARTITION BY p.name ORDER BY p.passed DESC) AS place, (
        SELECT name FROM collections c WHERE c.tenant_id = $1 AND c.id = p.collection_id) AS collection_name
      FROM (SELECT p.*, ${passed} AS passed FROM property_values p WHERE p.tenant_id = $1 AND p.record_id = r.id OFFSET 0) p
      WHERE p.passed > 0) p
    WHERE p.place = 1 HAVING count(*) > 0)`
}

/** Conditions on records `r` that match few, or all conditions. */
const conditionsOf = ({ condition, type, ids }: RecordFilter, bind: Bind): string =>
  [
    'r.tenant_id = $1',
    ...(type === undefined ? [] : [`r.type = ${bind(type)}`]),
    ...(ids ? [`r.id = ANY(${bind(ids)}::text[])`] : []),
    ...(condition ? [heldByEach(condition, 'r.id', bind)] : []),
  ].join(' AND ')

/** Columns of matching records `r`, in the order of their ids. SQL: filters on properties are SQL. */
export async function listRecords<Row extends object>(
  scope: Scope,
  columns: string | ((bind: Bind) => string),
  filter: RecordFilter,
  { after, offset = 0, limit }: RecordPage,
): Promise<Row[]> {
  const values: SqlValue[] = [scope.tenantId]
  const bind: Bind = value => `$${values.push(value)}`
  const { condition, type, ids } = filter
  const page =
    condition && !ids
      ? await pageOfRecords(scope, narrowed(condition, type), values, { after, limit: offset + limit })
      : `SELECT r.id AS record_id FROM records r WHERE ${conditionsOf(filter, bind)}
          ${after === undefined ? '' : `AND r.id > ${bind(after)}`} ORDER BY r.id LIMIT ${bind(offset + limit)}`
  const selected = typeof columns === 'string' ? columns : columns(bind)
  return scope.query(
    `SELECT ${selected} FROM (SELECT record_id FROM (${page}) f ORDER BY record_id OFFSET ${bind(offset)}) f
     CROSS JOIN LATERAL (SELECT * FROM records WHERE id = f.record_id AND ${ofTenant()} OFFSET 0) r
     ORDER BY r.id ${CUSTOM_PLAN}`,
    values.slice(1),
  )
}

const narrowed = (condition: Condition, type: string | undefined): Condition =>
  type === undefined ? condition : { all: [condition, { type }] }

interface Row extends Omit<FilteredRecord, 'matched'> {
  matched: { byName: JsonObject; values: MatchedValue[] } | null
}

/** Records that match, with their keys and properties. SQL: filters on properties are SQL. */
export async function filteredRecords(scope: Scope, filter: RecordFilter, page: RecordPage): Promise<FilteredRecord[]> {
  const columns = (bind: Bind): string =>
    `r.id AS "recordId", r.type, ${KEYS} AS keys, ${propertiesByName('r.id')} AS properties,
     ${matchedBy(filter.condition, bind)} AS matched`
  const rows = await listRecords<Row>(scope, columns, filter, page)
  return rows.map(({ matched, properties, ...row }) => ({
    ...row,
    properties: { ...properties, ...matched?.byName },
    ...(matched && { matched: matched.values }),
  }))
}

/** Records that match, with id and type only. SQL: filters on properties are SQL. */
export const bareRecords = (
  scope: Scope,
  filter: RecordFilter,
  page: RecordPage,
): Promise<Pick<FilteredRecord, 'recordId' | 'type'>[]> =>
  listRecords(scope, 'r.id AS "recordId", r.type', filter, page)

/** How many records match. SQL: filters on properties are SQL. */
export async function countRecords(scope: Scope, filter: RecordFilter): Promise<number> {
  const values: SqlValue[] = [scope.tenantId]
  const { condition, type, ids } = filter
  const found =
    condition && !ids
      ? await pageOfRecords(scope, narrowed(condition, type), values)
      : `SELECT FROM records r WHERE ${conditionsOf(filter, value => `$${values.push(value)}`)}`
  const [row] = await scope.query<{ n: number }>(
    `SELECT count(*)::float8 AS n FROM (${found}) f ${CUSTOM_PLAN}`,
    values.slice(1),
  )
  return row?.n ?? 0
}

/** Ids of the records that match, at most `limit`; limited to `ids` if given. SQL: filters on properties are SQL. */
export async function filteredIds(
  scope: Scope,
  condition: Condition,
  { type, among, limit }: { type?: string | undefined; among?: readonly string[] | undefined; limit: number },
): Promise<string[]> {
  const rows = await listRecords<{ id: string }>(scope, 'r.id', { condition, type, ids: among }, { limit })
  return rows.map(({ id }) => id)
}
