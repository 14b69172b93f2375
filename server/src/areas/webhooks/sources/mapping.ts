import { requireStorable } from '../../../contract/body.ts'
import { OPERATIONS } from '../../../contract/operations.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { validateBody } from '../../../contract/validator.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import type { Json, JsonObject } from '../../../platform/values/json.ts'
import { filled, matchingPattern, type ShownValues, shownValues, textOf, timeOf, valueAt } from './payload.ts'
import type { Scheme, TypePart } from './schemes.ts'

export type Mapping = Schemas['WebhookSourceMapping']
type Step = Schemas['WebhookSourceStep']
type Memory = Schemas['MemorizeRequest']

/** An event as it arrived. */
export interface InboundEvent {
  payload: Json
  headers: Headers
  /** The time of the event if the payload has none. */
  at: Date
}

export interface MappingRules {
  sourceId: string
  scheme: Scheme
  types: readonly string[]
  mapping: Mapping
  /** @throws ApiError if the memory is invalid regardless of stored data */
  check(request: Memory, path: string): unknown
}

export interface Mapped {
  type: string | undefined
  steps: Step[]
  /** Absent if the event is ignored. */
  memory?: Memory
  /** The property values to set on the record, and the time that they are from. Absent if there are none. */
  record?: Schemas['UpsertRecord']
  at: Date
  /** Why the event is ignored. */
  ignored?: { reason: 'type' | 'mapping'; message: string }
}

const KEYS = [
  ['record_id', 'recordId'],
  ['email', 'email'],
  ['website_url', 'websiteUrl'],
  ['phone_number', 'phoneNumber'],
  ['custom_key_value', 'customKeyValue'],
] as const

/** Memories arrive as those of `batchMemorize`, so they are validated as its items. */
const batchMemorize = OPERATIONS.find(({ id }) => id === 'batchMemorize')
const ITEM = 'body.records.0'

/** The same limits as of a memory in the spec. A character takes up to two code units. */
const MAX_CONTENT = 200_000
const MAX_TAG = 64
const CODE_UNITS = 2
/** JSON characters of all property values together. */
const MAX_PROPERTIES = 1_000_000

/** Turns the payload of an event into a memory, and explains each step. */
export function mapEvent(event: InboundEvent, rules: MappingRules): Mapped {
  const { payload } = event
  const { mapping, scheme, types } = rules
  const steps: Step[] = []
  const add = (field: string, path: string | null, status: Step['status'], value: Json, detail: string): void => {
    steps.push({ field, path, status, value, detail })
  }
  const ignored = (reason: 'type' | 'mapping', message: string, type?: string): Mapped => ({
    type,
    steps,
    at: event.at,
    ignored: { reason, message },
  })
  /** A text at an optional path. */
  const optional = (field: string, path: string | undefined): string | undefined => {
    if (path === undefined) return undefined
    const text = textOf(valueAt(payload, path))
    add(field, path, text === undefined ? 'skipped' : 'passed', text ?? null, found(text, path))
    return text
  }

  const { type, path: typePath } = typeOf(event, scheme, mapping)
  add(
    'type',
    typePath,
    type ? 'passed' : 'skipped',
    type ?? null,
    type ? `The event has the type ${type}.` : 'The event has no type.',
  )
  const pattern = matchingPattern(types, type)
  if (pattern === undefined) {
    const message = `The source takes the types ${types.join(', ')}, not ${type ?? 'an event without a type'}.`
    add('types', null, 'failed', [...types], message)
    return ignored('type', message, type)
  }
  add('types', null, 'passed', [...types], `The type matches ${pattern}.`)

  const key: Record<string, string> = {}
  for (const [name, field] of KEYS) {
    const text = optional(`record.${name}`, mapping.record[name])
    // forms and spreadsheets leave spaces around addresses
    if (text !== undefined) key[field] = text.trim()
  }
  if (key.customKeyValue !== undefined && mapping.record.custom_key_name !== undefined)
    key.customKeyName = mapping.record.custom_key_name
  if (Object.keys(key).length === 0) {
    const paths = KEYS.flatMap(([name]) => mapping.record[name] ?? [])
    const message = `The payload has no identity key at ${paths.join(', ')}. Correct mapping.record.`
    add('record', null, 'failed', null, message)
    return ignored('mapping', message, type)
  }

  const values = shownValues(payload)
  const content = filled(mapping.content, values, MAX_CONTENT * CODE_UNITS)
  if (content.text === undefined) {
    const message = `The content would have more than ${MAX_CONTENT} characters with this payload. Shorten mapping.content, or name paths with shorter values.`
    add('content', null, 'failed', null, message)
    return ignored('mapping', message, type)
  }
  const { text } = content
  if (filled(mapping.content, () => '', text.length).text?.trim() === text.trim() && content.missing.length > 0) {
    const message = `The payload has no value at ${content.missing.join(', ')}. Correct mapping.content.`
    add('content', null, 'failed', text, message)
    return ignored('mapping', message, type)
  }
  add('content', null, 'passed', text, without(content.missing))

  const tags = [...new Set((mapping.tags ?? []).flatMap(tag => tagOf(tag, values, add)))]
  const speaker = optional('speaker', mapping.speaker)
  const sessionId = optional('session_id', mapping.session_id)
  const at = timestampOf(event, mapping, add)
  const entityType = mapping.record.type
  const record = propertiesOf(payload, mapping, { key, type: entityType }, add)
  if (record === 'too long') {
    const message = `The values of mapping.properties would have more than ${MAX_PROPERTIES} characters as JSON. Name paths with shorter values.`
    add('properties', null, 'failed', null, message)
    return ignored('mapping', message, type)
  }
  const memory: Memory = {
    ...key,
    ...(entityType !== undefined && { type: entityType }),
    content: text,
    ...(tags.length > 0 && { tags }),
    ...(speaker !== undefined && { speaker }),
    ...(sessionId !== undefined && { sessionId }),
    timestamp: at.toISOString(),
    metadata: { source: rules.sourceId, ...(type !== undefined && { event_type: type }) },
    ...(mapping.extract !== undefined && { extract: mapping.extract }),
  }
  const problem = problemOf(memory, rules)
  if (problem !== undefined) {
    add('memory', null, 'failed', null, problem)
    return ignored('mapping', problem, type)
  }
  return { type, steps, memory, at, ...(record && { record }) }
}

type Add = (field: string, path: string | null, status: Step['status'], value: Json, detail: string) => void

const found = (value: unknown, path: string): string =>
  value === undefined ? `The payload has no value at ${path}.` : `Found at ${path}.`

const without = (missing: readonly string[]): string =>
  missing.length === 0 ? 'All placeholders have a value.' : `The payload has no value at ${missing.join(', ')}.`

const MAX_TYPE_LENGTH = 100

/** The type of an event: at the path of the mapping, or where the scheme has it. */
function typeOf(
  { payload, headers }: InboundEvent,
  scheme: Scheme,
  mapping: Mapping,
): { type: string | undefined; path: string } {
  const parts: readonly TypePart[] = mapping.type === undefined ? scheme.type : [{ paths: [mapping.type] }]
  const values = parts.map(part => partOf(part, payload, headers))
  const found = values.filter(({ value }) => value !== undefined)
  const type = found.length > 0 ? found.map(({ value }) => value).join('.') : undefined
  const places = found.length > 0 ? found : values
  return { type: type?.slice(0, MAX_TYPE_LENGTH), path: places.map(({ place }) => place).join(', ') }
}

function partOf(part: TypePart, payload: Json, headers: Headers): { value: string | undefined; place: string } {
  if ('header' in part) {
    const value = headers.get(part.header) || undefined
    return { value: part.separator === undefined ? value : value?.replaceAll(part.separator, '.'), place: part.header }
  }
  const place = part.paths.find(path => textOf(valueAt(payload, path)) !== undefined) ?? part.paths[0] ?? ''
  return { value: textOf(valueAt(payload, place)), place }
}

function tagOf(template: string, values: ShownValues, add: Add): string[] {
  const { text, missing } = filled(template, values, MAX_TAG * CODE_UNITS)
  if (text === undefined) {
    const detail = `The label is left out: it would have more than ${MAX_TAG} characters.`
    add('tags', template, 'skipped', null, detail)
    return []
  }
  if (missing.length === 0) {
    add('tags', null, 'passed', text, 'The memory has this label.')
    return [text]
  }
  add('tags', missing.join(', '), 'skipped', null, `The label is left out: ${without(missing)}`)
  return []
}

function timestampOf({ payload, at }: InboundEvent, { timestamp: path }: Mapping, add: Add): Date {
  if (path === undefined) return at
  const value = valueAt(payload, path)
  const time = timeOf(value)
  const detail = time
    ? `Found at ${path}.`
    : `There is no time at ${path}. It must be ISO 8601, or Unix seconds or milliseconds. The time of the delivery is used.`
  add('timestamp', path, time ? 'passed' : 'skipped', time?.toISOString() ?? null, detail)
  return time ?? at
}

/** The property values that the payload has. Several paths can name the same long value. */
function propertiesOf(
  payload: Json,
  mapping: Mapping,
  { key, type }: { key: Record<string, string>; type: string | undefined },
  add: Add,
): Schemas['UpsertRecord'] | 'too long' | undefined {
  const properties: JsonObject = {}
  let length = 0
  for (const [name, path] of Object.entries(mapping.properties ?? {})) {
    const value = valueAt(payload, path) ?? undefined
    length += JSON.stringify(value)?.length ?? 0
    if (length > MAX_PROPERTIES) return 'too long'
    add(`properties.${name}`, path, value === undefined ? 'skipped' : 'passed', value ?? null, found(value, path))
    if (value !== undefined) properties[name] = value
  }
  if (Object.keys(properties).length === 0) return undefined
  return { key, properties, ...(type !== undefined && { type }) }
}

/** Why the memory cannot be stored. */
function problemOf(memory: Memory, { check }: MappingRules): string | undefined {
  if (!batchMemorize) throw new Error('The spec has no operation batchMemorize.')
  try {
    const body = { records: [memory] }
    requireStorable(JSON.parse(JSON.stringify(body)))
    validateBody(batchMemorize, body)
    check(memory, ITEM)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return `The memory is invalid: ${error.message.replaceAll(`${ITEM}.`, '').replaceAll(ITEM, 'memory')}`
  }
}
