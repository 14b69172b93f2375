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
  const made = sampleOf(schema, { root: schema, depth: 0, trail: [], nth: 0 })
  return isFields(made) ? made : {}
}

interface Place {
  root: Fields
  depth: number
  /** The references that led here. */
  trail: readonly string[]
  /** Which of several different values it is. */
  nth: number
}

/** @returns undefined for a part that has itself inside, which is left out */
function sampleOf(schema: unknown, place: Place): unknown {
  const { root, depth, trail, nth } = place
  if (!isFields(schema) || depth > MAX_DEPTH) return null
  const inside: Place = { ...place, depth: depth + 1 }
  const { $ref: reference } = schema
  if (typeof reference === 'string') {
    if (trail.includes(reference)) return undefined
    const { $defs } = root
    const part = isFields($defs) ? $defs[reference.replace('#/$defs/', '')] : undefined
    return sampleOf(part, { ...inside, trail: [...trail, reference] })
  }
  if (schema.const !== undefined) return schema.const
  for (const list of [schema.enum, schema.examples])
    if (Array.isArray(list) && list.length > 0) return list[nth % list.length]
  if (schema.default !== undefined && nth === 0) return schema.default
  const choices = [schema.oneOf, schema.anyOf].flatMap(list => (Array.isArray(list) ? list : []))
  if (choices.length > 0 && schema.properties === undefined)
    return choices.map(choice => sampleOf(choice, inside)).find(made => made !== undefined)
  const parts = Array.isArray(schema.allOf) ? schema.allOf.map(part => sampleOf(part, inside)).filter(isFields) : []
  const type = [schema.type].flat()[0] ?? (isFields(schema.properties) || parts.length > 0 ? 'object' : undefined)
  if (type === 'object') {
    const own = Object.entries(isFields(schema.properties) ? schema.properties : {})
    const made = own.map(([name, part]) => [name, sampleOf(part, inside)])
    return Object.assign({}, ...parts, Object.fromEntries(made.filter(([, value]) => value !== undefined)))
  }
  if (type === 'array') return listOf(schema, inside)
  if (type === 'string') return textOf(schema, nth)
  if (type === 'integer' || type === 'number') return numberOf(schema, nth)
  return type === 'boolean' ? nth % 2 === 0 : null
}

function listOf(schema: Fields, place: Place): unknown[] {
  if (Array.isArray(schema.prefixItems)) return schema.prefixItems.map(part => sampleOf(part, place))
  const length = Math.max(1, Math.min(Number(schema.minItems ?? 1), 10))
  if (schema.items === undefined) return []
  const entries = Array.from({ length }, (_, at) => {
    const nth = schema.uniqueItems === true ? at : place.nth
    return sampleOf(schema.items, { ...place, nth })
  })
  return entries.filter(entry => entry !== undefined)
}

function textOf({ format, minLength, maxLength }: Fields, nth: number): string {
  const text = TEXTS[String(format)] ?? (nth === 0 ? 'text' : `${nth}text`)
  const long = typeof minLength === 'number' ? text.padEnd(Math.min(minLength, 1_000), 'x') : text
  return typeof maxLength === 'number' ? long.slice(0, maxLength) : long
}

function numberOf({ minimum, exclusiveMinimum, maximum, multipleOf }: Fields, nth: number): number {
  const step = typeof multipleOf === 'number' && multipleOf > 0 ? multipleOf : 1
  const least = Math.max(Number(minimum ?? 1), Number(exclusiveMinimum ?? 0) + step, step)
  const value = (Math.ceil(least / step) + nth) * step
  return typeof maximum === 'number' && value > maximum ? maximum : value
}
