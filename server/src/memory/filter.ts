import type { components } from '../contract/openapi.gen.ts'
import type { SqlValue } from '../platform/database/scope.ts'
import { invalid } from '../platform/errors.ts'
import type { CollectionDefinition } from './definitions.ts'
import type { RecordCondition } from './statements/read.ts'
import { comparableText, isComparedWhole, SURELY_WHOLE, toMoment } from './typed-value.ts'

export type PropertyFilter = components['schemas']['PropertyFilter']
type Operator = components['schemas']['PropertyCondition']['operator']
type Scalar = string | number | boolean

/** Adds a value to a statement. @returns its placeholder */
type Bind = (value: SqlValue) => string
/** SQL of a condition on the property's row `p`. */
type Condition = (bind: Bind) => string
/** Reads the value of a condition. @throws ApiError `validation_error` naming `path` */
type Reader = (value: unknown, path: string) => Condition

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

function scalar(value: unknown, path: string): Scalar {
  if (isScalar(value)) return value
  throw invalid(path, `${path} must be a text, a number or a boolean.`)
}

/** The elements of a list, or the value itself: lax mode takes either. */
const someElement = (condition: string): string =>
  `EXISTS (SELECT FROM jsonb_path_query(p.value, '$[*]') AS element WHERE ${condition})`

/** The property, or an element of it, is one of these; texts without regard to case. */
function isOneOf(wanted: readonly Scalar[]): Condition {
  const numbers = wanted.filter(value => typeof value === 'number')
  const texts = wanted.filter(value => typeof value !== 'number').map(String)
  const moments = texts.flatMap(text => toMoment(text) ?? [])
  return bind => {
    // a list has neither of these columns: the index that finds the values finds the lists as well
    const inList = `(p.text_value IS NULL AND p.number_value IS NULL AND jsonb_typeof(p.value) = 'array' AND ${someElement(
      `lower(element #>> '{}') = ANY(${bind(wanted.map(value => String(value).toLowerCase()))}::text[])`,
    )})`
    const whole = texts.filter(isComparedWhole).map(comparableText)
    const parts = [
      ...(whole.length > 0 ? [`p.text_value = ANY(${bind(whole)}::text[])`] : []),
      ...texts
        .filter(text => !isComparedWhole(text))
        .map(
          text => `(p.text_value = ${bind(comparableText(text))} AND p.value = ${bind(JSON.stringify(text))}::jsonb)`,
        ),
      ...(moments.length > 0 ? [`p.date_value = ANY(${bind(moments)}::timestamptz[])`] : []),
      ...(numbers.length > 0 ? [`p.number_value = ANY(${bind(numbers)}::float8[])`] : []),
    ]
    return `(${[...parts, inList].join(' OR ')})`
  }
}

const compares =
  (sign: '>' | '>=' | '<' | '<='): Reader =>
  (value, path) => {
    if (typeof value === 'number') return bind => `p.number_value ${sign} ${bind(value)}::float8`
    const moment = typeof value === 'string' ? toMoment(value) : undefined
    if (moment === undefined) throw invalid(path, `${path} must be a number or a date such as 2026-11-20.`)
    return bind => `p.date_value ${sign} ${bind(moment)}::timestamptz`
  }

const comparesDates =
  (sign: '>' | '<'): Reader =>
  (value, path) => {
    if (typeof value !== 'string' || toMoment(value) === undefined)
      throw invalid(path, `${path} must be a date such as 2026-11-20.`)
    return compares(sign)(value, path)
  }

const equals: Reader = (value, path) => isOneOf([scalar(value, path)])

const MOST_WANTED = 200

const isIn: Reader = (value, path) => {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_WANTED)
    throw invalid(path, `${path} must be an array of 1 to ${MOST_WANTED} texts, numbers or booleans.`)
  return isOneOf(value.map((item, index) => scalar(item, `${path}.${index}`)))
}

const contains: Reader = (value, path) => {
  const wanted = scalar(value, path)
  if (typeof wanted !== 'string') return bind => someElement(`element = ${bind(JSON.stringify(wanted))}::jsonb`)
  const pattern = `%${wanted.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return bind => {
    const like = `LIKE ${bind(pattern)}`
    // every value of the property is looked at, most of them without opening their JSON
    return `CASE WHEN length(p.text_value) < ${SURELY_WHOLE} THEN p.text_value ${like}
      ELSE ${someElement(`lower(element #>> '{}') ${like}`)} END`
  }
}

const startsWith: Reader = (value, path) => {
  if (typeof value !== 'string' || value === '') throw invalid(path, `${path} must be a text.`)
  return bind => {
    const beginning = `starts_with(p.text_value, ${bind(comparableText(value))})`
    if (isComparedWhole(value)) return beginning
    return `(${beginning} AND starts_with(lower(p.value #>> '{}'), ${bind(value.toLowerCase())}))`
  }
}

const isBetween: Reader = (value, path) => {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== typeof value[1])
    throw invalid(path, `${path} must be an array of two numbers or two dates.`)
  const from = compares('>=')(value[0], `${path}.0`)
  const to = compares('<=')(value[1], `${path}.1`)
  return bind => `(${from(bind)} AND ${to(bind)})`
}

const isThere: Reader = (value, path) => {
  if (value !== undefined) throw invalid(path, `${path} must be left out: exists and notExists take no value.`)
  return () => 'true'
}

/** For each operator how its value is read, and whether it holds where no such property is found. */
const OPERATORS: Record<Operator, { read: Reader; negated?: true }> = {
  equals: { read: equals },
  notEquals: { read: equals, negated: true },
  in: { read: isIn },
  notIn: { read: isIn, negated: true },
  contains: { read: contains },
  notContains: { read: contains, negated: true },
  startsWith: { read: startsWith },
  gt: { read: compares('>') },
  gte: { read: compares('>=') },
  lt: { read: compares('<') },
  lte: { read: compares('<=') },
  between: { read: isBetween },
  exists: { read: isThere },
  notExists: { read: isThere, negated: true },
  before: { read: comparesDates('<') },
  after: { read: comparesDates('>') },
}

/** The system name of a property that no collection defines. */
export const systemNameOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')

/** The system names that a property may have which a filter calls so: several collections may have one of that name. */
export function systemNames(property: string, collections: readonly CollectionDefinition[]): string[] {
  const wanted = property.trim().toLowerCase()
  const defined = collections
    .flatMap(({ properties }) => properties)
    .filter(({ name }) => name.toLowerCase() === wanted)
    .map(({ systemName }) => systemName)
  return [...new Set([systemNameOf(property), ...defined])]
}

/**
 * A filter as a condition on records.
 * @param path where the filter stands in the request, for messages
 * @throws ApiError `validation_error`
 */
export function readFilter(
  { conditions, logic }: PropertyFilter,
  collections: readonly CollectionDefinition[],
  path: string,
): RecordCondition {
  const read = conditions.map(({ property, operator, value }, index) => ({
    names: systemNames(property, collections),
    negated: OPERATORS[operator].negated,
    condition: OPERATORS[operator].read(value, `${path}.conditions.${index}.value`),
  }))
  return (recordId, values, asked = 'all') => {
    const bind: Bind = value => `$${values.push(value)}`
    const records = (names: string[], condition: Condition): string =>
      `SELECT p.record_id FROM property_values p
        WHERE p.tenant_id = $1 AND p.system_name = ANY(${bind(names)}::text[]) AND ${condition(bind)}`
    // the offset keeps it from being turned into a set, which is what `each` is there to avoid
    const own = (names: string[], condition: Condition): string =>
      `EXISTS (${records(names, condition)} AND p.record_id = ${recordId} OFFSET 0)`
    const having = read.filter(({ negated }) => !negated)
    // a NOT IN of very many records would be compared one by one
    const lacking = read
      .filter(({ negated }) => negated)
      .map(({ names, condition }) => `NOT EXISTS (${records(names, condition)} AND p.record_id = ${recordId})`)
    const found = (): string[] => {
      if (asked === 'each') return having.map(({ names, condition }) => own(names, condition))
      const all = having.map(({ names, condition }) => records(names, condition))
      // as one set the index finds them all; as alternatives each record would be looked at
      const sets = logic === 'or' && all.length > 0 ? [all.join(' UNION ALL ')] : all
      return sets.map(set => `${recordId} IN (${set})`)
    }
    return `(${[...found(), ...lacking].join(logic === 'or' ? ' OR ' : ' AND ')})`
  }
}
