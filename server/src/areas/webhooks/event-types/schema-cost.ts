import { isObject } from '../../../platform/values/json.ts'

export type Schema = Record<string, unknown>

/** How many checks the data of one call may need: at most about 100 ms. */
export const MAX_CHECKS = 500_000
/** How many times cheaper looking up a property is than another check. */
const LOOKUPS_PER_CHECK = 20
/** Number of characters whose measuring costs as much as one check. */
const CHARACTERS_PER_CHECK = 10

export const TOO_MANY_CHECKS = `needs more than ${MAX_CHECKS} checks: that many times its values meet a part of the schema, and its texts steps of patterns. Send fewer values or shorter texts, or remove alternatives (anyOf, oneOf, allOf) and patterns from the schema`

/** How often a schema checks one value at most. Alternatives add up, and a value is under one property only. */
export const checksPerValue = (schema: unknown): number => Math.max(1, ...checksByDepth(schema)) + constantsIn(schema)

/** The checks of one value, by its depth in the data. */
function checksByDepth(schema: unknown): number[] {
  if (!isObject(schema)) return [1]
  const { properties, required, enum: options, additionalProperties, items, anyOf, allOf, oneOf, not } = schema
  const { prefixItems, propertyNames } = schema
  const lookups = countOf(properties) + countOf(required) + countOf(options)
  const checks = [1 + lookups / LOOKUPS_PER_CHECK]
  const below = [
    ...(isObject(properties) ? Object.values(properties) : []),
    additionalProperties,
    items,
    prefixItems,
  ].flat()
  for (const child of below.flatMap(each => (each === undefined ? [] : [checksByDepth(each)])))
    child.forEach((count, depth) => {
      checks[depth + 1] = Math.max(checks[depth + 1] ?? 0, count)
    })
  // names are checked with the values below them
  if (propertyNames !== undefined) checks[1] = (checks[1] ?? 0) + (checksByDepth(propertyNames)[0] ?? 0)
  for (const branch of [anyOf, allOf, oneOf, not]
    .flat()
    .flatMap(each => (each === undefined ? [] : [checksByDepth(each)])))
    branch.forEach((count, depth) => {
      checks[depth] = (checks[depth] ?? 0) + count
    })
  return checks
}

const countOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : 0

/** Lists and objects that data, or its entries, are compared with: with each of them, all values inside are compared too. */
function constantsIn(schema: unknown): number {
  if (!isObject(schema)) return 0
  const constants = [schema.const, ...(Array.isArray(schema.enum) ? schema.enum : [])]
  const lists = schema.uniqueItems === true ? 1 : 0
  const own = constants.filter(each => typeof each === 'object' && each !== null).length + lists
  return innerSchemas(schema).reduce<number>((sum, inner) => sum + constantsIn(inner), own)
}

/** The number of values in data, with those inside of others. Long texts count more. */
export function valuesIn(data: unknown): number {
  if (typeof data === 'string') return 1 + data.length / CHARACTERS_PER_CHECK
  if (Array.isArray(data)) return data.reduce<number>((sum, each) => sum + valuesIn(each), 1)
  return isObject(data) ? Object.values(data).reduce<number>((sum, each) => sum + valuesIn(each), 1) : 1
}

const ONE = ['additionalProperties', 'items', 'not', 'propertyNames']
const LISTS = ['anyOf', 'allOf', 'oneOf', 'prefixItems']

/** A schema with each of those directly inside replaced. */
export function mapInner(schema: Schema, replace: (inner: unknown) => unknown): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties' && isObject(value))
        return [keyword, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner)]))]
      if (ONE.includes(keyword)) return [keyword, replace(value)]
      return [keyword, LISTS.includes(keyword) && Array.isArray(value) ? value.map(replace) : value]
    }),
  )
}

/** The schemas directly inside of one. */
export function innerSchemas(schema: Schema): unknown[] {
  const inner: unknown[] = []
  mapInner(schema, each => inner.push(each))
  return inner
}
