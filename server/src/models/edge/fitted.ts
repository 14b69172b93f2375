import { isObject } from '../../platform/values/json.ts'

type Schema = Record<string, unknown>
type IsValid = (value: unknown, schema: Schema) => boolean

/**
 * Brings what a model wrote closer to the schema that it was asked for, without guessing: unknown keys and items of a list
 * that do not match are left out, numbers and booleans can be text, and null is an empty text or list.
 */
export function fitted(value: unknown, schema: Schema, isValid: IsValid): unknown {
  switch (schema.type) {
    case 'object':
      return isObject(value) ? fittedObject(value, schema, isValid) : value
    case 'array': {
      const { items } = schema
      if (value === null) return []
      if (!Array.isArray(value) || !isObject(items)) return value
      const kept = value.map(item => fitted(item, items, isValid)).filter(item => isValid(item, items))
      // a list of which nothing can be used is no empty list
      return kept.length === 0 ? value : kept
    }
    case 'integer':
    case 'number':
      return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value
    case 'boolean':
      return typeof value === 'string' ? (BOOLEANS.get(value.trim().toLowerCase()) ?? value) : value
    case 'string':
      return value === null ? '' : value
    default:
      return value
  }
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

function fittedObject(value: Record<string, unknown>, schema: Schema, isValid: IsValid): unknown {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const isClosed = schema.additionalProperties === false
  const read = Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (!isObject(known)) return isClosed ? [] : [[name, inner]]
      return [[name, fitted(inner, known, isValid)]]
    }),
  )
  // beside what was answered, a list that is missing is empty
  const isAnswered = Object.keys(properties).some(name => Object.hasOwn(read, name))
  const missing = Object.keys(properties).filter(name => isAnswered && !Object.hasOwn(read, name))
  return { ...read, ...Object.fromEntries(missing.filter(name => isList(properties[name])).map(name => [name, []])) }
}

const isList = (schema: unknown): boolean => isObject(schema) && schema.type === 'array'

/** A list, or one item of it, where an object of lists was asked for: the first of them. Undefined if it is neither. */
export function wrapped(value: unknown, schema: Schema): unknown {
  const [list, ...others] = Object.entries(isObject(schema.properties) ? schema.properties : {})
  if (list === undefined || ![list, ...others].every(([, each]) => isList(each))) return undefined
  if (Array.isArray(value)) return { [list[0]]: value }
  return isObject(value) && !Object.hasOwn(value, list[0]) ? { [list[0]]: [value] } : undefined
}
