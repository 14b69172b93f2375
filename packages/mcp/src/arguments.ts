import { isRecord } from './is-record.ts'
import type { Tool } from './tool.ts'

type Schema = Record<string, unknown>

/** Arguments that n8n adds to each call of its MCP client. */
const INJECTED = new Set(['toolCallId', 'action', 'chatInput', 'sessionId'])
/** Those of them that mark the fields of its chat, whose session is not one of Keepsake. */
const OF_A_CHAT = ['action', 'chatInput']

/**
 * The arguments as the schema of the tool has them. Models and hosts send null for what they leave out, and numbers,
 * lists and objects as JSON text. Where the schema allows one type only, it is clear what they mean; all else is passed on,
 * so that the server says what is wrong.
 */
export function readArguments({ inputSchema }: Tool, args: Record<string, unknown>): Record<string, unknown> {
  const known = isRecord(inputSchema.properties) ? inputSchema.properties : {}
  const isOfChat = OF_A_CHAT.some(name => name in args && !Object.hasOwn(known, name))
  const isInjected = (name: string): boolean => INJECTED.has(name) && (isOfChat || !Object.hasOwn(known, name))
  const own = Object.entries(args).filter(([name]) => !isInjected(name))
  return readObject(Object.fromEntries(own), inputSchema)
}

function readObject(value: Record<string, unknown>, schema: Schema): Record<string, unknown> {
  const properties = isRecord(schema.properties) ? schema.properties : {}
  const read = Object.entries(value).flatMap(([name, given]): [string, unknown][] => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!isRecord(known)) return given === null && isClosed(schema) ? [] : [[name, given]]
    return given === null && !typesOf(known).includes('null') ? [] : [[name, readValue(given, known)]]
  })
  return Object.fromEntries(read)
}

/** Whether the schema names its fields, so that null for another one means that it is left out. */
const isClosed = ({ properties, additionalProperties }: Schema): boolean =>
  isRecord(properties) && additionalProperties !== true && !isRecord(additionalProperties)

function readValue(given: unknown, schema: Schema): unknown {
  const value = typeof given === 'string' ? fromText(given, typesOf(schema)) : given
  if (isRecord(value)) return readObject(value, schema)
  const { items } = schema
  return Array.isArray(value) && isRecord(items) ? value.map(item => readValue(item, items)) : value
}

/** What a text means for a schema without texts. The text itself if that is not clear. */
function fromText(text: string, types: readonly string[]): unknown {
  if (types.length === 0 || types.includes('string')) return text
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return text
  }
  const type = typeOf(value)
  return types.includes(type) || (type === 'integer' && types.includes('number')) ? value : text
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** The types that a schema allows. Empty if it does not say, or allows everything. */
function typesOf({ type, anyOf, oneOf, enum: values }: Schema): string[] {
  if (typeof type === 'string') return [type]
  if (Array.isArray(type)) return type.filter(each => typeof each === 'string')
  const choices = Array.isArray(anyOf) ? anyOf : oneOf
  if (Array.isArray(choices)) {
    const each = choices.map(choice => (isRecord(choice) ? typesOf(choice) : []))
    return each.some(types => types.length === 0) ? [] : each.flat()
  }
  return Array.isArray(values) ? values.map(typeOf) : []
}
