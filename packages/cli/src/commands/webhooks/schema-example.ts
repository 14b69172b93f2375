import { type Fields, isFields } from '../../terminal/json.ts'

const MAX_DEPTH = 20

/** Texts of formats that a validator checks. */
const TEXTS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T15:04:05Z',
  date: '2026-11-20',
  time: '15:04:05Z',
  duration: 'P1D',
  email: 'dana@northwind.example',
  hostname: 'northwind.example',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://northwind.example',
  'uri-reference': '/orders/4711',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  'json-pointer': '/id',
}

/** Data that a schema is likely to allow: with all its properties, and the first of each choice. A pattern is not tried. */
export function exampleOf(schema: Fields): Fields {
  const made = sampleOf(schema, { root: schema, depth: 0 })
  return isFields(made) ? made : {}
}

interface Place {
  root: Fields
  depth: number
}

function sampleOf(schema: unknown, { root, depth }: Place): unknown {
  if (!isFields(schema) || depth > MAX_DEPTH) return null
  const inside: Place = { root, depth: depth + 1 }
  if (typeof schema.$ref === 'string') {
    const { $defs } = root
    return sampleOf(isFields($defs) ? $defs[schema.$ref.replace('#/$defs/', '')] : undefined, inside)
  }
  if (schema.const !== undefined) return schema.const
  for (const list of [schema.enum, schema.examples]) if (Array.isArray(list) && list.length > 0) return list[0]
  if (schema.default !== undefined) return schema.default
  const [choice] = [schema.oneOf, schema.anyOf].flatMap(list =>
    Array.isArray(list) && list.length > 0 ? [list[0]] : [],
  )
  if (choice !== undefined && schema.properties === undefined) return sampleOf(choice, inside)
  const parts = Array.isArray(schema.allOf) ? schema.allOf.map(part => sampleOf(part, inside)).filter(isFields) : []
  const type = [schema.type].flat()[0] ?? (isFields(schema.properties) || parts.length > 0 ? 'object' : undefined)
  if (type === 'object') {
    const own = Object.entries(isFields(schema.properties) ? schema.properties : {})
    return Object.assign({}, ...parts, Object.fromEntries(own.map(([name, part]) => [name, sampleOf(part, inside)])))
  }
  if (type === 'array') return listOf(schema, inside)
  if (type === 'string') return textOf(schema)
  if (type === 'integer' || type === 'number') return numberOf(schema)
  return type === 'boolean' ? true : null
}

function listOf(schema: Fields, place: Place): unknown[] {
  if (Array.isArray(schema.prefixItems)) return schema.prefixItems.map(part => sampleOf(part, place))
  const length = Math.max(1, Math.min(Number(schema.minItems ?? 1), 10))
  return schema.items === undefined ? [] : Array.from({ length }, () => sampleOf(schema.items, place))
}

function textOf({ format, minLength, maxLength }: Fields): string {
  const text = TEXTS[String(format)] ?? 'text'
  const long = typeof minLength === 'number' ? text.padEnd(Math.min(minLength, 1_000), 'x') : text
  return typeof maxLength === 'number' ? long.slice(0, maxLength) : long
}

function numberOf({ minimum, exclusiveMinimum, maximum, multipleOf }: Fields): number {
  const step = typeof multipleOf === 'number' && multipleOf > 0 ? multipleOf : 1
  const least = Math.max(Number(minimum ?? 1), Number(exclusiveMinimum ?? 0) + step, step)
  const value = Math.ceil(least / step) * step
  return typeof maximum === 'number' && value > maximum ? maximum : value
}
