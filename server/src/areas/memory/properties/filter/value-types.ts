import type { components } from '../../../../contract/openapi.gen.ts'
import type { PropertyType } from '../../../../models/port.ts'
import { toMoment } from '../../../../models/value-types.ts'
import { invalid } from '../../../../platform/values/errors.ts'

type Operator = components['schemas']['PropertyCondition']['operator']

/** The types of properties that an operator can compare. Absent: all types. */
const COMPARABLE: Partial<Record<Operator, readonly PropertyType[]>> = {
  gt: ['number', 'date'],
  gte: ['number', 'date'],
  lt: ['number', 'date'],
  lte: ['number', 'date'],
  between: ['number', 'date'],
  before: ['date'],
  after: ['date'],
  startsWith: ['text', 'options', 'date'],
}

/** Operators that look for a part of a value, which can be text whatever the type. */
const PARTS: ReadonlySet<Operator> = new Set(['contains', 'notContains', 'startsWith'])

/** What a value must be to equal a value of a type, or an element of it. */
const EXPECTED: Record<PropertyType, { what: string; accepts(value: unknown): boolean }> = {
  text: { what: 'a string', accepts: value => typeof value === 'string' },
  options: { what: 'a string', accepts: value => typeof value === 'string' },
  number: { what: 'a number', accepts: value => typeof value === 'number' },
  boolean: { what: 'true or false', accepts: value => typeof value === 'boolean' },
  date: {
    what: 'a date such as 2026-11-20',
    accepts: value => typeof value === 'string' && toMoment(value) !== undefined,
  },
  array: { what: 'a string, a number or a boolean', accepts: () => true },
  object: { what: 'a string, a number or a boolean', accepts: () => true },
}

/**
 * Checks that a condition can match a value of one of the types that collections define for its property.
 * @param types empty if no collection defines the property: its values can have any type
 * @param path of the condition in the request
 * @throws ApiError `validation_error`
 */
export function requireComparable(
  { property, operator, value }: components['schemas']['PropertyCondition'],
  types: readonly PropertyType[],
  path: string,
): void {
  if (types.length === 0) return
  const is = `${property} is of type ${types.join(' or ')}`
  const comparable = COMPARABLE[operator]
  const compared = types.filter(type => !comparable || comparable.includes(type))
  if (compared.length === 0)
    throw invalid(`${path}.operator`, `${path}.operator ${operator} compares ${comparable?.join(' or ')}: ${is}.`)
  if (value === undefined) return
  for (const [index, one] of [value].flat().entries()) {
    if (PARTS.has(operator) && typeof one === 'string') continue
    if (compared.some(type => EXPECTED[type].accepts(one))) continue
    const at = Array.isArray(value) ? `${path}.value.${index}` : `${path}.value`
    const wanted = [...new Set(compared.map(type => EXPECTED[type].what))].join(' or ')
    throw invalid(at, `${at} must be ${wanted}: ${is}.`)
  }
}
