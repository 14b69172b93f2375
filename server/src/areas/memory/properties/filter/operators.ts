import type { components } from '../../../../contract/openapi.gen.ts'
import { toMoment } from '../../../../models/value-types.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import { comparableText, isComparedWhole } from '../../typed-value.ts'
import { type Bind, holdsForAny, type Test } from './condition.ts'
import { CUT, isListWith, LISTS, opened, patternOf, someElement } from './values.ts'

type Operator = components['schemas']['PropertyCondition']['operator']
type Scalar = string | number | boolean

/** Parses the value of a condition. @throws ApiError `validation_error` naming `path` */
type Reader = (value: unknown, path: string) => Test

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

function scalar(value: unknown, path: string): Scalar {
  if (isScalar(value)) return value
  throw invalid(path, `${path} must be a string, a number or a boolean.`)
}

/** A test that an index can serve without other conditions. */
const indexed = (holds: Test['holds'], rank: number): Test => ({ holds, among: [holds], rank })

/** The property, or an element of it, is one of these; texts are case-insensitive. */
function isOneOf(wanted: readonly Scalar[]): Test {
  const numbers = wanted.filter(value => typeof value === 'number')
  const texts = wanted.filter(value => typeof value !== 'number').map(String)
  const moments = texts.flatMap(text => toMoment(text) ?? [])
  const whole = texts.filter(isComparedWhole).map(comparableText)
  const columns: ((bind: Bind) => string)[] = [
    ...(whole.length > 0 ? [(bind: Bind) => holdsForAny('p.text_value =', whole, 'text', bind)] : []),
    ...(moments.length > 0 ? [(bind: Bind) => holdsForAny('p.date_value =', moments, 'timestamptz', bind)] : []),
    ...(numbers.length > 0 ? [(bind: Bind) => holdsForAny('p.number_value =', numbers, 'float8', bind)] : []),
    ...texts
      .filter(text => !isComparedWhole(text))
      .map(
        text => (bind: Bind) =>
          `(p.text_value = ${bind(comparableText(text))} AND ${opened(`lower(v.value #>> '{}') = ${bind(text.toLowerCase())}`)})`,
      ),
  ]
  const elements = wanted.map(value => String(value).toLowerCase())
  return {
    holds: bind => `(${[...columns.map(sql => sql(bind)), isListWith(elements, bind)].join(' OR ')})`,
    among: [...columns, () => LISTS],
    rank: wanted.length === 1 ? 1 : 5,
  }
}

const compares =
  (sign: '>' | '>=' | '<' | '<='): Reader =>
  (value, path) => {
    if (typeof value === 'number') return indexed(bind => `p.number_value ${sign} ${bind(value)}::float8`, 4)
    const moment = typeof value === 'string' ? toMoment(value) : undefined
    if (moment === undefined) throw invalid(path, `${path} must be a number or a date such as 2026-11-20.`)
    return indexed(bind => `p.date_value ${sign} ${bind(moment)}::timestamptz`, 4)
  }

const comparesDates =
  (sign: '>' | '<'): Reader =>
  (value, path) => {
    if (typeof value !== 'string' || toMoment(value) === undefined)
      throw invalid(path, `${path} must be a date such as 2026-11-20.`)
    return compares(sign)(value, path)
  }

const equals: Reader = (value, path) => isOneOf([scalar(value, path)])

const MAX_WANTED = 200

const isIn: Reader = (value, path) => {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_WANTED)
    throw invalid(path, `${path} must be an array of 1 to ${MAX_WANTED} strings, numbers or booleans.`)
  return isOneOf(value.map((item, index) => scalar(item, `${path}.${index}`)))
}

const contains: Reader = (value, path) => {
  const wanted = scalar(value, path)
  if (typeof wanted !== 'string') {
    const { holds } = isOneOf([wanted])
    // a list of texts has no number, and a text is not a boolean
    const element = JSON.stringify(wanted)
    return { holds: bind => `(${holds(bind)} AND ${someElement(`element = ${bind(element)}::jsonb`)})`, rank: 6 }
  }
  const pattern = patternOf(wanted.toLowerCase())
  return {
    holds: bind => {
      const like = `LIKE ${bind(pattern)}`
      return `(p.text_value ${like} OR p.number_value::text ${like}
        OR (${CUT} AND ${someElement(`lower(element #>> '{}') ${like}`)}))`
    },
    rank: 6,
  }
}

const startsWith: Reader = (value, path) => {
  if (typeof value !== 'string' || value === '') throw invalid(path, `${path} must be a string.`)
  const begins = (bind: Bind): string => `starts_with(p.text_value, ${bind(comparableText(value))})`
  if (isComparedWhole(value)) return indexed(begins, 3)
  const beginsSo = (bind: Bind): string => opened(`starts_with(lower(v.value #>> '{}'), ${bind(value.toLowerCase())})`)
  return { holds: bind => `(${begins(bind)} AND ${beginsSo(bind)})`, among: [begins], rank: 3 }
}

const isBetween: Reader = (value, path) => {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== typeof value[1])
    throw invalid(path, `${path} must be an array of two numbers or two dates.`)
  const from = compares('>=')(value[0], `${path}.0`)
  const to = compares('<=')(value[1], `${path}.1`)
  return indexed(bind => `(${from.holds(bind)} AND ${to.holds(bind)})`, 2)
}

const isThere: Reader = (value, path) => {
  if (value !== undefined) throw invalid(path, `${path} must be omitted: exists and notExists take no value.`)
  return { holds: () => 'true', rank: 9 }
}

/** For each operator: how its value is parsed, and whether it holds if the property is missing. */
export const OPERATORS: Record<Operator, { read: Reader; negated?: true }> = {
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
