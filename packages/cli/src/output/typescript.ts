import { type Fields, isFields } from '../terminal/json.ts'

const MAX_DEPTH = 40
const NAME = /^[A-Za-z_$][\w$]*$/

/** A key of a type, in quotes if it is no identifier. */
export const keyOf = (name: string): string => (NAME.test(name) ? name : JSON.stringify(name))

/** A line with a comment, or nothing if there is no text. */
export const commentOf = (text: string, indent = ''): string =>
  text.trim() === '' ? '' : `${indent}/** ${text.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/')} */\n`

/** A type that is one of these; unknown if one of them is, or there is none. */
export const unionOf = (types: readonly string[]): string =>
  types.includes('unknown') || types.length === 0 ? 'unknown' : [...new Set(types)].join(' | ')

export const listOf = (type: string): string => (/^[\w.]+$/.test(type) ? `${type}[]` : `Array<${type}>`)

/** The TypeScript type of the values that a JSON Schema allows. */
export const typeOfSchema = (schema: Fields, indent = ''): string =>
  typeOf(schema, { root: schema, depth: 0, indent, trail: [] })

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
    return type === 'unknown' ? type : unionOf([type, 'null'])
  }
  const inside = { ...place, depth: place.depth + 1 }
  const parts: string[] = []
  const { $ref: reference } = schema
  // a type that has itself inside would need a name
  if (typeof reference === 'string' && !place.trail.includes(reference))
    parts.push(typeOf(referred(place.root, reference), { ...inside, trail: [...place.trail, reference] }))
  if ('const' in schema) parts.push(JSON.stringify(schema.const))
  else if (Array.isArray(schema.enum)) parts.push(unionOf(schema.enum.map(value => JSON.stringify(value))))
  else {
    const own = ownType(schema, inside)
    if (own !== 'unknown') parts.push(own)
  }
  for (const list of [schema.oneOf, schema.anyOf])
    if (Array.isArray(list)) parts.push(unionOf(list.map(each => typeOf(each, inside))))
  if (Array.isArray(schema.allOf)) parts.push(...schema.allOf.map(each => typeOf(each, inside)))
  const known = [...new Set(parts)].filter(part => part !== 'unknown')
  if (known.length === 0) return 'unknown'
  return known.length === 1 ? known.join('') : known.map(part => (isUnion(part) ? `(${part})` : part)).join(' & ')
}

const isUnion = (type: string): boolean => type.includes(' | ') && !/^[{(]/.test(type)

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
  if (types.length > 0) return unionOf(types.map(type => plainType(type, schema, place)))
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
  if (!Array.isArray(prefixItems)) return listOf(rest)
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
    return `${commentOf(said, indent)}${indent}${keyOf(name)}${mark}: ${typeOf(schema, { ...place, indent })}\n`
  })
  // a field that no property names may have any value of its own
  const more = isFields(others) ? `${indent}[name: string]: unknown\n` : ''
  return `{\n${lines.join('')}${more}${place.indent}}`
}
