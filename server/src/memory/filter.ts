import type { components } from '../contract/openapi.gen.ts'
import type { Scope, SqlValue } from '../platform/database/scope.ts'
import { invalid } from '../platform/errors.ts'
import type { Json } from '../platform/json.ts'
import type { CollectionDefinition } from './definitions.ts'
import { comparableText, toMoment } from './typed-value.ts'

export type PropertyFilter = components['schemas']['PropertyFilter']
type Condition = components['schemas']['PropertyCondition']
type Operator = Condition['operator']

/** SQL with its values; `bind` gives the placeholder of a further value. */
interface Builder {
  bind(value: SqlValue): string
}

type Scalar = string | number | boolean

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** SQL for "the property equals this", on the column of the value's type. */
function equals(value: Scalar, { bind }: Builder): string {
  if (typeof value === 'number') return `p.number_value = ${bind(value)}::float8`
  const moment = toMoment(value)
  const text = `(p.text_value = ${bind(comparableText(String(value)))} OR p.value @> ${bind(JSON.stringify([value]))}::jsonb)`
  return moment ? `(p.date_value = ${bind(moment)}::timestamptz OR ${text})` : text
}

function compares(sign: '>' | '>=' | '<' | '<=', value: unknown, path: string, { bind }: Builder): string {
  if (typeof value === 'number') return `p.number_value ${sign} ${bind(value)}::float8`
  const moment = typeof value === 'string' ? toMoment(value) : undefined
  if (moment) return `p.date_value ${sign} ${bind(moment)}::timestamptz`
  throw invalid(path, `${path} must be a number or a date such as 2026-11-20.`)
}

function contains(value: unknown, path: string, { bind }: Builder): string {
  if (!isScalar(value)) throw invalid(path, `${path} must be a text, a number or a boolean.`)
  const like = bind(
    `%${String(value)
      .toLowerCase()
      .replaceAll(/[\\%_]/g, '\\$&')}%`,
  )
  return `(p.value @> ${bind(JSON.stringify([value]))}::jsonb OR lower(p.value::text) LIKE ${like})`
}

function anyOf(value: unknown, path: string, builder: Builder): string {
  if (!Array.isArray(value) || value.length === 0 || value.length > 200 || !value.every(isScalar))
    throw invalid(path, `${path} must be an array of 1 to 200 texts, numbers or booleans.`)
  return `(${value.map(item => equals(item, builder)).join(' OR ')})`
}

function within(value: unknown, path: string, builder: Builder): string {
  if (!Array.isArray(value) || value.length !== 2)
    throw invalid(path, `${path} must be an array of two numbers or two dates.`)
  return `(${compares('>=', value[0], path, builder)} AND ${compares('<=', value[1], path, builder)})`
}

type Test = (value: unknown, path: string, builder: Builder) => string

const scalarEquals: Test = (value, path, builder) => {
  if (!isScalar(value)) throw invalid(path, `${path} must be a text, a number or a boolean.`)
  return equals(value, builder)
}
const dateCompares =
  (sign: '<' | '>'): Test =>
  (value, path, builder) => {
    if (typeof value !== 'string') throw invalid(path, `${path} must be a date such as 2026-11-20.`)
    return compares(sign, value, path, builder)
  }
const startsWith: Test = (value, path, { bind }) => {
  if (typeof value !== 'string' || value === '') throw invalid(path, `${path} must be a text.`)
  return `starts_with(p.text_value, ${bind(comparableText(value))})`
}
const anything: Test = (value, path) => {
  if (value !== undefined) throw invalid(path, 'exists and notExists take no value.')
  return 'true'
}

/** For each operator the SQL on the property's row `p`, and whether it holds where that finds nothing. */
const OPERATORS: Record<Operator, { sql: Test; negated: boolean }> = {
  equals: { sql: scalarEquals, negated: false },
  notEquals: { sql: scalarEquals, negated: true },
  in: { sql: anyOf, negated: false },
  notIn: { sql: anyOf, negated: true },
  contains: { sql: contains, negated: false },
  notContains: { sql: contains, negated: true },
  startsWith: { sql: startsWith, negated: false },
  gt: { sql: (value, path, builder) => compares('>', value, path, builder), negated: false },
  gte: { sql: (value, path, builder) => compares('>=', value, path, builder), negated: false },
  lt: { sql: (value, path, builder) => compares('<', value, path, builder), negated: false },
  lte: { sql: (value, path, builder) => compares('<=', value, path, builder), negated: false },
  between: { sql: within, negated: false },
  exists: { sql: anything, negated: false },
  notExists: { sql: anything, negated: true },
  before: { sql: dateCompares('<'), negated: false },
  after: { sql: dateCompares('>'), negated: false },
}

/** The system name of a property that no collection defines. */
export const systemNameOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')

/** The system names that a property's name, or system name, may stand for. */
export type PropertyNames = (property: string) => string[]

/** A filter may call a property by its name in any case; several collections may have one of that name. */
export const propertyNames =
  (collections: readonly CollectionDefinition[]): PropertyNames =>
  property => {
    const wanted = property.trim().toLowerCase()
    const defined = collections
      .flatMap(({ properties }) => properties)
      .filter(({ name }) => name.toLowerCase() === wanted)
      .map(({ systemName }) => systemName)
    return [...new Set([systemNameOf(property), ...defined])]
  }

/**
 * A filter as a SQL condition on `records r`.
 * @param values the statement's values, from `$1`; what the condition needs is added to them
 * @param path where the conditions stand, for messages
 * @throws ApiError `validation_error`
 */
function filterSql(
  { conditions, logic }: PropertyFilter,
  names: PropertyNames,
  values: SqlValue[],
  path: string,
): string {
  const builder: Builder = { bind: value => `$${values.push(value)}` }
  const parts = conditions.map(({ property, operator, value }, index) => {
    const { sql, negated } = OPERATORS[operator]
    const wanted = builder.bind(names(property))
    const test = sql(value, `${path}.conditions.${index}.value`, builder)
    return `${negated ? 'NOT ' : ''}EXISTS (SELECT FROM property_values p
      WHERE p.tenant_id = $1 AND p.record_id = r.id AND p.system_name = ANY(${wanted}::text[]) AND ${test})`
  })
  return `(${parts.join(logic === 'or' ? ' OR ' : ' AND ')})`
}

interface FilterScope {
  names: PropertyNames
  /** Where the filter stands in the request, for messages. */
  path: string
}

export interface FilteredRecord {
  recordId: string
  type: string
  keys: Record<string, string>
  properties: Record<string, Json>
}

/** Records that match, after a cursor's record, in the order of their ids: the order in which they were made. */
export async function filterRecords(
  scope: Scope,
  filter: PropertyFilter,
  {
    names,
    type,
    after,
    limit,
    path,
  }: FilterScope & { type: string | undefined; after: string | undefined; limit: number },
): Promise<FilteredRecord[]> {
  const values: SqlValue[] = [scope.tenantId, type ?? null, after ?? '', limit]
  const condition = filterSql(filter, names, values, path)
  return scope.query<FilteredRecord>(
    `SELECT r.id AS "recordId", r.type,
       (SELECT coalesce(jsonb_object_agg(k.name, k.value), '{}') FROM record_keys k WHERE k.record_id = r.id) AS keys,
       (SELECT coalesce(jsonb_object_agg(p.name, p.value), '{}') FROM property_values p WHERE p.record_id = r.id) AS properties
     FROM records r
     WHERE r.tenant_id = $1 AND ($2::text IS NULL OR r.type = $2) AND r.id > $3 AND ${condition}
     ORDER BY r.id LIMIT $4`,
    values.slice(1),
  )
}

/** Ids of the records that match, at most `most`; of the records `within`, when they are given. */
export async function filteredIds(
  scope: Scope,
  filter: PropertyFilter,
  { names, path, most, within }: FilterScope & { most: number; within: readonly string[] | undefined },
): Promise<string[]> {
  const values: SqlValue[] = [scope.tenantId, within ?? null, most]
  const condition = filterSql(filter, names, values, path)
  const rows = await scope.query<{ id: string }>(
    `SELECT r.id FROM records r
     WHERE r.tenant_id = $1 AND ($2::text[] IS NULL OR r.id = ANY($2)) AND ${condition} ORDER BY r.id LIMIT $3`,
    values.slice(1),
  )
  return rows.map(({ id }) => id)
}
