import type { PropertyCondition } from '@keepsake/sdk'

/** What the address of the list of records says: the words and the filter. */
export interface RecordsSearch {
  q?: string
  type?: string
  logic?: 'or'
  where?: Condition[]
}

export interface Condition {
  property: string
  operator: Operator
  /** As it was typed. Absent for an operator that needs no value. */
  value?: string
}

export type Operator = PropertyCondition['operator']

/** The operators with what the person reads. */
export const OPERATORS: Readonly<Record<Operator, string>> = {
  equals: 'is',
  notEquals: 'is not',
  in: 'is one of (a, b)',
  notIn: 'is none of (a, b)',
  contains: 'contains',
  notContains: 'does not contain',
  startsWith: 'starts with',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  between: 'is between (a, b)',
  exists: 'has a value',
  notExists: 'has no value',
  before: 'is before',
  after: 'is after',
}

const isOperator = (value: unknown): value is Operator => typeof value === 'string' && Object.hasOwn(OPERATORS, value)
export const needsValue = (operator: Operator): boolean => operator !== 'exists' && operator !== 'notExists'

const LISTS = new Set<Operator>(['in', 'notIn', 'between'])

/** Reads the address. What cannot be read is left out. */
export function readRecordsSearch(search: Record<string, unknown>): RecordsSearch {
  const where = (Array.isArray(search.where) ? search.where : []).flatMap((each: unknown): Condition[] => {
    const { property, operator, value }: Partial<Record<string, unknown>> = Object(each)
    if (typeof property !== 'string' || !isOperator(operator)) return []
    return [{ property, operator, ...(needsValue(operator) && { value: value === undefined ? '' : String(value) }) }]
  })
  return {
    ...(search.q !== undefined && search.q !== '' && { q: String(search.q) }),
    ...(typeof search.type === 'string' && search.type !== '' && { type: search.type }),
    ...(search.logic === 'or' && { logic: 'or' }),
    ...(where.length > 0 && { where }),
  }
}

/** A value as the API takes it: numbers and yes or no by their look, lists by their commas. */
export function toCondition({ property, operator, value = '' }: Condition): PropertyCondition {
  if (!needsValue(operator)) return { property, operator }
  return {
    property,
    operator,
    value: LISTS.has(operator) ? value.split(',').map(part => typed(part.trim())) : typed(value),
  }
}

function typed(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+(\.\d+)?$/.test(text) && Number.isSafeInteger(Math.trunc(Number(text))) ? Number(text) : text
}
