import { type Fields, isFields } from '../../terminal/json.ts'

/** An event type whose `data.object` has a schema. */
export interface TypedEvent {
  type: string
  description: string
  schema: Fields
}

const MAX_DEPTH = 40
const NAME = /^[A-Za-z_$][\w$]*$/

/** The TypeScript of a catalogue: a type for the object of each event, and one for what is delivered. */
export function typescriptOf(events: readonly TypedEvent[]): string {
  const names = namesOf(events)
  const objects = events.map(
    ({ type, description, schema }) =>
      `${comment(description, '')}export type ${names.get(type)} = ${typeOf(schema, { root: schema, depth: 0, indent: '', trail: [] })}\n`,
  )
  const entries = events.map(({ type }) => `  '${type}': ${names.get(type)}`)
  // line by line: checkers of packages take a line that begins with `export` for a statement of the bundle
  const objectsByType = ['export interface WebhookObjects {', ...entries, '}']
  return `${['// Written by `keepsake webhooks types`.', '', objects.join('\n'), '/** The object of an event, by its type. */', ...objectsByType, '', ...EVENT].join('\n')}\n`
}

const EVENT = [
  '/** An event as it is delivered. An object that is too large has only its ids, and `fetch_url` the URL of all of it. */',
  'export type WebhookEvent = {',
  '  [Type in keyof WebhookObjects]: {',
  '    id: string',
  '    type: Type',
  '    api_version: string',
  '    created_at: string',
  '    data: { object: WebhookObjects[Type]; previous_attributes?: Record<string, unknown>; fetch_url?: string }',
  '    livemode: boolean',
  '  }',
  '}[keyof WebhookObjects]',
]

/** `invoice.payment_failed` is `InvoicePaymentFailed`. */
function namesOf(events: readonly TypedEvent[]): Map<string, string> {
  const taken = new Set(['WebhookObjects', 'WebhookEvent'])
  const names = new Map<string, string>()
  for (const { type } of events) {
    const bare = type
      .split(/[._]/)
      .map(word => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')
    let name = bare
    for (let n = 2; taken.has(name); n++) name = `${bare}${n}`
    taken.add(name)
    names.set(type, name)
  }
  return names
}

interface Place {
  /** The schema that has the definitions. */
  root: Fields
  depth: number
  indent: string
  /** The references that led here. */
  trail: readonly string[]
}

function typeOf(schema: unknown, place: Place): string {
  if (schema === false) return 'never'
  if (!isFields(schema) || place.depth > MAX_DEPTH) return 'unknown'
  if (schema.nullable === true) {
    const type = typeOf({ ...schema, nullable: false }, place)
    return type === 'unknown' ? type : union([type, 'null'])
  }
  const inside = { ...place, depth: place.depth + 1 }
  const parts: string[] = []
  const { $ref: reference } = schema
  // a type that has itself inside would need a name
  if (typeof reference === 'string' && !place.trail.includes(reference))
    parts.push(typeOf(referred(place.root, reference), { ...inside, trail: [...place.trail, reference] }))
  if ('const' in schema) parts.push(JSON.stringify(schema.const))
  else if (Array.isArray(schema.enum)) parts.push(union(schema.enum.map(value => JSON.stringify(value))))
  else {
    const own = ownType(schema, inside)
    if (own !== 'unknown') parts.push(own)
  }
  for (const list of [schema.oneOf, schema.anyOf])
    if (Array.isArray(list)) parts.push(union(list.map(each => typeOf(each, inside))))
  if (Array.isArray(schema.allOf)) parts.push(...schema.allOf.map(each => typeOf(each, inside)))
  const known = [...new Set(parts)].filter(part => part !== 'unknown')
  if (known.length === 0) return 'unknown'
  return known.length === 1 ? known.join('') : known.map(part => (isUnion(part) ? `(${part})` : part)).join(' & ')
}

const isUnion = (type: string): boolean => type.includes(' | ') && !/^[{(]/.test(type)

const union = (types: readonly string[]): string =>
  types.includes('unknown') || types.length === 0 ? 'unknown' : [...new Set(types)].join(' | ')

function referred(root: Fields, reference: string): unknown {
  return decodeURIComponent(reference)
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (found, part) => (typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined),
      root,
    )
}

function ownType(schema: Fields, place: Place): string {
  const types = [schema.type].flat().filter(type => typeof type === 'string')
  if (types.length > 0) return union(types.map(type => plainType(type, schema, place)))
  if (schema.properties !== undefined || schema.required !== undefined) return objectType(schema, place)
  return schema.items !== undefined || schema.prefixItems !== undefined ? listType(schema, place) : 'unknown'
}

function plainType(type: string, schema: Fields, place: Place): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return listType(schema, place)
    default:
      return objectType(schema, place)
  }
}

function listType({ items, prefixItems }: Fields, place: Place): string {
  const rest = items === undefined ? 'unknown' : typeOf(items, place)
  if (!Array.isArray(prefixItems)) return /^[\w.]+$/.test(rest) ? `${rest}[]` : `Array<${rest}>`
  // fewer entries are valid too, unless minItems says otherwise
  const first = prefixItems.map(each => `(${typeOf(each, place)})?`)
  return `[${[...first, ...(items === false ? [] : [`...Array<${rest}>`])].join(', ')}]`
}

function objectType({ properties, required, additionalProperties: others }: Fields, place: Place): string {
  const fields = Object.entries(isFields(properties) ? properties : {})
  if (fields.length === 0)
    return `Record<string, ${others === undefined || others === true ? 'unknown' : typeOf(others, place)}>`
  const indent = `${place.indent}  `
  const lines = fields.map(([name, schema]) => {
    const mark = Array.isArray(required) && required.includes(name) ? '' : '?'
    const said = isFields(schema) && typeof schema.description === 'string' ? schema.description : ''
    const key = NAME.test(name) ? name : JSON.stringify(name)
    return `${comment(said, indent)}${indent}${key}${mark}: ${typeOf(schema, { ...place, indent })}\n`
  })
  // a field that no property names may have any value of its own
  const more = isFields(others) ? `${indent}[name: string]: unknown\n` : ''
  return `{\n${lines.join('')}${more}${place.indent}}`
}

const comment = (text: string, indent: string): string =>
  text.trim() === '' ? '' : `${indent}/** ${text.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/')} */\n`
