import type { SqlValue } from '../../../../platform/database/scope.ts'

/** Adds a value to a statement. @returns its placeholder */
export type Bind = (value: SqlValue) => string

/**
 * What has to hold of a value. Its SQL names the columns of the index in which the values of a property lie in the order of
 * their records, so that a row is opened only where the index has no more than the beginning of a value.
 */
export interface Test {
  /** SQL of what has to hold of value `p`. */
  holds: (bind: Bind) => string
  /**
   * Conditions on `p` that one index each finds, as its first rows: whatever holds is among what they find together. Absent
   * where no index tells.
   */
  among?: ((bind: Bind) => string)[]
  /** 1 to 9: of conditions that leave many, that of the lowest rank tends to leave least. */
  rank: number
}

/** A property, by the system names that it may have, of which something holds; or, negated, of which it does not hold. */
export interface PropertyTest {
  names: readonly string[]
  test: Test
  negated: boolean
}

/** What has to hold of a record. */
export type Condition =
  | { property: PropertyTest }
  /** One of these records. */
  | { ids: readonly string[] }
  /** Of one type. */
  | { type: string }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }

/** The columns of value `p` that a test may name. The index that has values in the order of records has them all. */
export const COMPARED = 'p.system_name, p.record_id, p.text_value, p.number_value, p.date_value'

/** SQL: a comparison with one of these values holds. One is compared as one, which is faster. */
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
 * SQL of what has to hold of a record that is at hand: it costs what is at hand, however many records match.
 * @param recordId SQL of the record's id
 */
export function heldByEach(condition: Condition, recordId: string, bind: Bind): string {
  if ('property' in condition) {
    const { names, test, negated } = condition.property
    // looked up by its key before anything is compared: on tables that were never analysed an index by value looks as good
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
