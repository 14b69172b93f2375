import { asArray, asString, isObject, type Json, type JsonObject } from '../json.ts'
import type { Document } from '../operations.ts'
import { objectShape, resolve } from '../schemas.ts'

/** One field of a body, with its path: `conditions[].operator`. */
export interface Field {
  path: string
  type: string
  required: boolean
  description: string
}

/** Fields nested deeper than this are described by their type only. */
const DEPTH = 4

/** The fields of an object schema in the spec's order; fields of a nested object follow that object. */
export function fieldsOf(document: Document, schema: Json | undefined, prefix = '', depth = DEPTH): Field[] {
  const { properties, required } = objectShape(document, schema)
  return properties.flatMap(([name, property]) => {
    const path = `${prefix}${name}`
    const { inner, suffix } = throughArrays(document, property)
    const nested = depth > 1 ? fieldsOf(document, inner, `${path}${suffix}.`, depth - 1) : []
    const field = {
      path,
      type: typeOf(document, property),
      required: required.has(name),
      description: told(document, property),
    }
    return [field, ...nested]
  })
}

function throughArrays(document: Document, schema: JsonObject): { inner: JsonObject; suffix: string } {
  let inner = resolve(document, schema)
  let suffix = ''
  while (inner.type === 'array') {
    inner = resolve(document, inner.items)
    suffix += '[]'
  }
  return { inner, suffix }
}

/** A schema's type as text: `string (date-time)`, `"fast" or "deep"`, `array of object`. */
export function typeOf(document: Document, schema: Json | undefined): string {
  const resolved = resolve(document, schema)
  if (resolved.const !== undefined) return code(resolved.const)
  if (Array.isArray(resolved.enum)) return listed(resolved.enum.map(code))
  for (const kind of ['oneOf', 'anyOf']) {
    const options = asArray(resolved[kind])
    if (options.length > 0) return listed([...new Set(options.map(option => typeOf(document, option)))])
  }
  if (resolved.type === 'array') return `array of ${typeOf(document, resolved.items)}`
  if (Array.isArray(resolved.type)) return listed(resolved.type.map(String))
  if (resolved.type === undefined) return isObject(resolved.properties) || resolved.allOf ? 'object' : 'any'
  const format = asString(resolved.format)
  return `${asString(resolved.type)}${format && ` (${format})`}`
}

/** Description, default and bounds of a schema; a reference's own description wins over that of its target. */
export function told(document: Document, schema: JsonObject): string {
  const resolved = resolve(document, schema)
  const description = asString(schema.description) || asString(resolved.description)
  return [description.replace(/\s+/g, ' ').trim(), ...bounds(resolved)].filter(part => part !== '').join(' ')
}

function bounds(schema: JsonObject): string[] {
  const range = (least: string, most: string, unit: string): string => {
    const [from, to] = [schema[least], schema[most]]
    if (from === undefined && to === undefined) return ''
    if (from === undefined) return `At most ${to}${unit}.`
    return to === undefined ? `At least ${from}${unit}.` : `${from} to ${to}${unit}.`
  }
  return [
    range('minimum', 'maximum', ''),
    range('minLength', 'maxLength', ' characters'),
    range('minItems', 'maxItems', ' entries'),
    schema.default === undefined ? '' : `Default: ${code(schema.default)}.`,
  ]
}

const code = (value: Json): string => `\`${JSON.stringify(value)}\``

const listed = (options: string[]): string =>
  options.length < 2 ? options.join('') : `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`
