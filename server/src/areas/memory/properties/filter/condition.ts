import type { SqlValue } from '../../../../platform/database/scope.ts'

/** Adds a parameter to a statement. @returns its placeholder */
export type Bind = (value: SqlValue) => string

/**
 * A test of a value. Its SQL uses only the columns of the index that stores a property's values in record order, so
 * that the row is read only if the index has just the beginning of the value.
 */
export interface Test {
  /** SQL of the test on value `p`. */
  holds: (bind: Bind) => string
  /**
   * Conditions on `p`, each of which an index can serve. Together they match every value that passes the test. Absent
   * if no index helps.
   */
  among?: ((bind: Bind) => string)[]
  /** 1 to 9. Among conditions that match many values, the one with the lowest rank tends to match fewest. */
  rank: number
}

/** A test of a property, by the system names that it may have; or its negation. */
export interface PropertyTest {
  names: readonly string[]
  test: Test
  negated: boolean
}

export type Condition =
  | { property: PropertyTest }
  | { ids: readonly string[] }
  | { type: string }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }

/** The columns of value `p` that a test may use. The index that stores values in record order has all of them. */
export const COMPARED = 'p.system_name, p.record_id, p.text_value, p.number_value, p.date_value'

/** SQL: a comparison with any of these values holds. A single value is compared directly, which is faster. */
export const holdsForAny = (
  compared: string,
  values: readonly (string | number)[],
  type: 'text' | 'float8' | 'timestamptz',
  bind: Bind,
): string => {
  const [value, ...others] = values
  return value !== undefined && others.length === 0
    ? `${compared} ${bind(value)}::${type}`
    : `${compared} ANY(${bind(values)}::${type}[])`
}

/** SQL: value `p` has one of these names. */
export const isNamed = (names: readonly string[], bind: Bind): string =>
  holdsForAny('p.system_name =', names, 'text', bind)

/**
 * SQL of a condition on a given record. Its cost depends on that record's values, not on how many records match.
 * @param recordId SQL of the record's id
 */
export function heldByEach(condition: Condition, recordId: string, bind: Bind): string {
  if ('property' in condition) {
    const { names, test, negated } = condition.property
    // looks the value up by its key before comparing: on tables that were never analyzed, the planner may choose an
    // index by value
    const own = `SELECT ${COMPARED} FROM property_values p
      WHERE p.tenant_id = $1 AND ${isNamed(names, bind)} AND p.record_id = ${recordId} OFFSET 0`
    return `${negated ? 'NOT ' : ''}EXISTS (SELECT FROM (${own}) p WHERE ${test.holds(bind)})`
  }
  if ('ids' in condition) return `${recordId} = ANY(${bind(condition.ids)}::text[])`
  if ('type' in condition)
    return `EXISTS (SELECT FROM records t WHERE t.id = ${recordId} AND t.tenant_id = $1 AND t.type = ${bind(condition.type)} OFFSET 0)`
  if ('all' in condition) return joined(condition.all, 'AND', each => heldByEach(each, recordId, bind))
  return joined(condition.any, 'OR', each => heldByEach(each, recordId, bind))
}

const joined = (conditions: readonly Condition[], by: 'AND' | 'OR', sqlOf: (each: Condition) => string): string =>
  `(${conditions.map(sqlOf).join(` ${by} `)})`
