import { requireStorable } from '../../../contract/body.ts'
import { OPERATIONS } from '../../../contract/operations.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { validateBody } from '../../../contract/validator.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import type { Json, JsonObject } from '../../../platform/values/json.ts'
import { filled, matchingPattern, type ShownValues, shownValues, storable, textOf, timeOf, valueAt } from './payload.ts'
import type { Scheme, TypePart } from './scheme.ts'

export type Mapping = Schemas['WebhookSourceMapping']
type Step = Schemas['WebhookSourceStep']
type Memory = Schemas['MemorizeRequest']

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

type Add = (field: string, path: string | null, status: Step['status'], value: Json, detail: string) => void

/** Why an event is ignored, for the step that found it out. */
class Ignored extends Error {
  readonly reason: 'type' | 'mapping'

  constructor(reason: 'type' | 'mapping', message: string) {
    super(message)
    this.reason = reason
  }
}

/** Turns the payload of an event into a memory, and explains each step. */
export function mapEvent(event: InboundEvent, rules: MappingRules): Mapped {
  const steps: Step[] = []
  const add: Add = (field, path, status, value, detail) => void steps.push({ field, path, status, value, detail })
  const { type, path } = typeOf(event, rules.scheme, rules.mapping)
  add(
    'type',
    path,
    type ? 'passed' : 'skipped',
    type ?? null,
    type ? `The event has the type ${type}.` : 'The event has no type.',
  )
  try {
    return { type, steps, ...memoryOf(event, rules, type, add) }
  } catch (error) {
    if (!(error instanceof Ignored)) throw error
    return { type, steps, at: event.at, ignored: { reason: error.reason, message: error.message } }
  }
}

/** @throws Ignored with the reason, after the step that failed */
function memoryOf(
  event: InboundEvent,
  rules: MappingRules,
  type: string | undefined,
  add: Add,
): Pick<Mapped, 'memory' | 'record' | 'at'> {
  const { payload } = event
  const { mapping } = rules
  requireType(rules.types, type, add)
  const values = shownValues(payload)
  const key = keyOf(payload, mapping, add)
  const content = contentOf(mapping, values, add)
  const tags = [...new Set((mapping.tags ?? []).flatMap(tag => tagOf(tag, values, add)))]
  const speaker = optional('speaker', payload, mapping.speaker, add)
  const sessionId = optional('session_id', payload, mapping.session_id, add)
  const at = timestampOf(event, mapping, add)
  const entityType = mapping.record.type
  const record = propertiesOf(payload, mapping, { key, type: entityType }, add)
  const memory: Memory = {
    ...key,
    ...(entityType !== undefined && { type: entityType }),
    content,
    ...(tags.length > 0 && { tags }),
    ...(speaker !== undefined && { speaker }),
    ...(sessionId !== undefined && { sessionId }),
    timestamp: at.toISOString(),
    metadata: { source: rules.sourceId, ...(type !== undefined && { event_type: type }) },
    ...(mapping.extract !== undefined && { extract: mapping.extract }),
  }
  requireValid(memory, rules, add)
  return { memory, at, ...(record && { record }) }
}

/** Reports a step that failed. @throws Ignored */
function fail(add: Add, field: string, message: string, value: Json = null): never {
  add(field, null, 'failed', value, message)
  throw new Ignored(field === 'types' ? 'type' : 'mapping', message)
}

function requireType(types: readonly string[], type: string | undefined, add: Add): void {
  const pattern = matchingPattern(types, type)
  if (pattern === undefined)
    fail(add, 'types', `The source takes the types ${types.join(', ')}, not ${type ?? 'an event without a type'}.`, [
      ...types,
    ])
  add('types', null, 'passed', [...types], `The type matches ${pattern}.`)
}

function keyOf(payload: Json, { record }: Mapping, add: Add): Record<string, string> {
  const key: Record<string, string> = {}
  for (const [name, field] of KEYS) {
    const text = optional(`record.${name}`, payload, record[name], add)
    // forms and spreadsheets leave spaces around addresses
    if (text !== undefined) key[field] = text.trim()
  }
  if (key.customKeyValue !== undefined && record.custom_key_name !== undefined)
    key.customKeyName = record.custom_key_name
  if (Object.keys(key).length === 0) {
    const paths = KEYS.flatMap(([name]) => record[name] ?? [])
    fail(add, 'record', `The payload has no identity key at ${paths.join(', ')}. Correct mapping.record.`)
  }
  return key
}

function contentOf(mapping: Mapping, values: ShownValues, add: Add): string {
  const { text, missing } = filled(mapping.content, values, MAX_CONTENT * CODE_UNITS)
  if (text === undefined)
    fail(
      add,
      'content',
      `The content would have more than ${MAX_CONTENT} characters with this payload. Shorten mapping.content, or name paths with shorter values.`,
    )
  if (missing.length > 0 && filled(mapping.content, () => '', text.length).text?.trim() === text.trim())
    fail(add, 'content', `The payload has no value at ${missing.join(', ')}. Correct mapping.content.`, text)
  add('content', null, 'passed', text, without(missing))
  return text
}

/** A text at an optional path. */
function optional(field: string, payload: Json, path: string | undefined, add: Add): string | undefined {
  if (path === undefined) return undefined
  const text = textOf(valueAt(payload, path))
  add(field, path, text === undefined ? 'skipped' : 'passed', text ?? null, found(text, path))
  return text
}

const found = (value: unknown, path: string): string =>
  value === undefined ? `The payload has no value at ${path}.` : `Found at ${path}.`

const without = (missing: readonly string[]): string =>
  missing.length === 0 ? 'All placeholders have a value.' : `The payload has no value at ${missing.join(', ')}.`

const MAX_TYPE_LENGTH = 100

/** The type of an event: at the path of the mapping, or where the scheme has it. */
export function typeOf(
  { payload, headers }: Pick<InboundEvent, 'payload' | 'headers'>,
  scheme: Scheme,
  mapping: Pick<Mapping, 'type'>,
): { type: string | undefined; path: string } {
  const parts: readonly TypePart[] = mapping.type === undefined ? scheme.type : [{ paths: [mapping.type] }]
  const values = parts.map(part => partOf(part, payload, headers))
  const found = values.filter(({ value }) => value !== undefined)
  const type = found.length > 0 ? found.map(({ value }) => value).join('.') : undefined
  const places = found.length > 0 ? found : values
  return { type: type && storable(type.slice(0, MAX_TYPE_LENGTH)), path: places.map(({ place }) => place).join(', ') }
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
): Schemas['UpsertRecord'] | undefined {
  const properties: JsonObject = {}
  let length = 0
  for (const [name, path] of Object.entries(mapping.properties ?? {})) {
    const value = valueAt(payload, path) ?? undefined
    length += JSON.stringify(value)?.length ?? 0
    if (length > MAX_PROPERTIES)
      fail(
        add,
        'properties',
        `The values of mapping.properties would have more than ${MAX_PROPERTIES} characters as JSON. Name paths with shorter values.`,
      )
    add(`properties.${name}`, path, value === undefined ? 'skipped' : 'passed', value ?? null, found(value, path))
    if (value !== undefined) properties[name] = value
  }
  if (Object.keys(properties).length === 0) return undefined
  return { key, properties, ...given({ type, collectionId: mapping.collection_id }) }
}

function requireValid(memory: Memory, { check }: MappingRules, add: Add): void {
  if (!batchMemorize) throw new Error('The spec has no operation batchMemorize.')
  try {
    const body = { records: [memory] }
    requireStorable(JSON.parse(JSON.stringify(body)))
    validateBody(batchMemorize, body)
    check(memory, ITEM)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    fail(add, 'memory', `The memory is invalid: ${error.message.replaceAll(`${ITEM}.`, '').replaceAll(ITEM, 'memory')}`)
  }
}
