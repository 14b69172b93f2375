import { lookUp, OPERATIONS, type Operation } from '../../src/contract/operations.ts'

/** A place in a schema of the spec, and what the tests of this process have seen there. */
interface Place {
  /** `data[].keys[].name`; `{}` is any name, `|2` the second of alternatives. */
  path: string
  schema: Record<string, unknown>
  properties: ReadonlyMap<string, Place>
  items: Place | undefined
  /** The values of a map. */
  rest: Place | undefined
  alternatives: readonly Place[]
  isSeen: boolean
  /** Everything within it has been seen, so it need not be looked through again. */
  isDone: boolean
}

/**
 * The components that one function writes wherever they are returned: a field that is seen in one place is seen in all,
 * and is named by the component: `Failure details[].path`.
 */
const WRITTEN_ONCE = new Set([
  'Failure',
  'PaymentFailure',
  'RateLimitFailure',
  'ChatFailure',
  'ChatError',
  'OpenAiFailure',
  'OpenAiError',
  'Warnings',
  'FollowedValue',
  'DestinationFailure',
  'WebhookCircuit',
  'WebhookFailure',
  'WebhookRotation',
  'WebhookSourceSignature',
  'WebhookSourceRoute',
  'RecordLabel',
  'MemoryFact',
  'PropertyDefinition',
])
const writtenOnce = new Map<string, Place>()
/** Begins the path in a component that is named without the place of it. */
const OWN_NAME = '#'

const fullName = (name: string, path: string): string =>
  path.startsWith(OWN_NAME) ? path.slice(OWN_NAME.length) : `${name} ${path}`

const lastName = (reference: string): string => reference.split('/').at(-1) ?? ''

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param parents the references on the way, since a schema can contain itself */
function placeOf(node: unknown, path: string, parents: readonly string[] = []): Place {
  const { $ref: reference } = Object(node)
  const component = typeof reference === 'string' ? lastName(reference) : ''
  if (!WRITTEN_ONCE.has(component)) return ownPlaceOf(node, path, parents)
  const shared = writtenOnce.get(component) ?? ownPlaceOf(node, `${OWN_NAME}${component} `, parents)
  writtenOnce.set(component, shared)
  return { ...shared, path, properties: new Map(), items: undefined, rest: undefined, alternatives: [shared] }
}

function ownPlaceOf(node: unknown, path: string, parents: readonly string[]): Place {
  let schema = Object(node)
  let within = parents
  let repeats = false
  while (typeof schema.$ref === 'string') {
    repeats ||= within.includes(schema.$ref)
    within = [...within, schema.$ref]
    schema = Object(lookUp(schema.$ref))
  }
  const place = (child: unknown, name: string): Place => placeOf(child, `${path}${name}`, within)
  const children = (name: string): object => (repeats ? {} : Object(schema[name]))
  const list = [...Object.values(children('oneOf')), ...Object.values(children('anyOf'))]
  return {
    path,
    schema,
    properties: new Map(
      Object.entries(children('properties')).map(([name, child]) => [
        name,
        place(child, path === '' || path.endsWith(' ') ? name : `.${name}`),
      ]),
    ),
    items: !repeats && isObject(schema.items) ? place(schema.items, '[]') : undefined,
    rest: !repeats && isObject(schema.additionalProperties) ? place(schema.additionalProperties, '{}') : undefined,
    // what differs only by its type has no properties in common
    alternatives: list.map((child, n) => place(child, list.filter(isDescribed).length > 1 ? `|${n + 1}` : '')),
    isSeen: false,
    isDone: false,
  }
}

/** Whether an alternative has properties. */
const isDescribed = (schema: unknown): boolean => 'properties' in Object(schema) || '$ref' in Object(schema)

const within = ({ properties, items, rest, alternatives }: Place): Place[] =>
  [...properties.values(), items, rest, ...alternatives].filter(each => each !== undefined)

/** Whether a value is of an alternative: the names that are fixed in it, and that it has, are those of the value. */
const fits = ({ properties }: Place, value: unknown): boolean =>
  [...properties].every(
    ([name, { schema }]) => !('const' in schema) || !(name in Object(value)) || Object(value)[name] === schema.const,
  )

/**
 * Notes which properties a value has. One that is null does not count, unless it is always null.
 * @param onNew is called with the path of each that has not been seen before
 */
function look(place: Place, value: unknown, onNew: (path: string) => void): void {
  if (place.isDone || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const item of place.items ? value : []) place.items && look(place.items, item, onNew)
  else
    for (const [name, child] of Object.entries(value)) {
      const property = place.properties.get(name)
      if (!property) {
        if (place.rest) look(place.rest, child, onNew)
        continue
      }
      if (!property.isSeen && (child !== null || property.schema.type === 'null')) {
        property.isSeen = true
        onNew(property.path)
      }
      look(property, child, onNew)
    }
  for (const alternative of place.alternatives) if (fits(alternative, value)) look(alternative, value, onNew)
  place.isDone =
    [...place.properties.values()].every(({ isSeen }) => isSeen) && within(place).every(({ isDone }) => isDone)
}

/** The schemas of a request or of a response, by its media type. */
type Contents = Record<string, Place>

const JSON_TYPE = 'application/json'

function contentsOf(node: unknown): Contents {
  return Object.fromEntries(
    Object.entries(Object(Object(node).content)).map(([type, media]) => [
      type,
      placeOf(Object(media).schema, type === JSON_TYPE ? '' : `${type} `),
    ]),
  )
}

/** Parameters and body of a request, by where they are. */
function requestOf(operation: Operation): Contents {
  const parameters = (where: 'path' | 'query'): Place => {
    const wanted = operation.parameters.filter(parameter => parameter.in === where)
    const properties = Object.fromEntries(wanted.map(({ name, pointer }) => [name, lookUp(pointer)]))
    return placeOf({ properties }, `${where} `)
  }
  const body = operation.hasBody ? lookUp(`${operation.pointer}/requestBody`) : {}
  return { path: parameters('path'), query: parameters('query'), ...contentsOf(body) }
}

const known = new Map<string, Contents>()

function contents(name: string, make: () => Contents): Contents {
  const made = known.get(name) ?? make()
  known.set(name, made)
  return made
}

const requestContents = (operation: Operation): [string, Contents] => {
  const name = `${operation.id} request`
  return [name, contents(name, () => requestOf(operation))]
}

/** A response that operations share by `$ref` is one, so it is named without them. */
const responseContents = (operation: Operation, status: number): [string, Contents] => {
  const own = Object(lookUp(`${operation.pointer}/responses/${status}`))
  const shared = typeof own.$ref === 'string' ? own.$ref : undefined
  const name = shared === undefined ? `${operation.id} ${status}` : lastName(shared)
  return [name, contents(name, () => contentsOf(shared === undefined ? own : lookUp(shared)))]
}

/**
 * Notes the properties of a valid part of a request.
 * @param part `path`, `query`, or the media type of a body
 * @param onNew is called with each that this process has not seen before, such as `memorize request body.email`
 */
export function lookThroughRequest(
  operation: Operation,
  part: string,
  value: unknown,
  onNew: (property: string) => void,
): void {
  const [name, { [part]: place }] = requestContents(operation)
  if (place) look(place, value, path => onNew(fullName(name, path)))
}

/** Notes the properties of a valid response. */
export function lookThroughResponse(
  operation: Operation,
  { status, type = JSON_TYPE, value }: { status: number; type: string | undefined; value: unknown },
  onNew: (property: string) => void,
): void {
  const [name, { [type]: place }] = responseContents(operation, status)
  if (place) look(place, value, path => onNew(fullName(name, path)))
}

/** Every property of the spec: `memorize request email`, `memorize 200 data.recordId`, `Failure details[].path`. */
export function declaredProperties(): string[] {
  const all = OPERATIONS.flatMap(operation => [
    requestContents(operation),
    ...operation.statuses.map(status => responseContents(operation, status)),
  ])
  const properties = (place: Place): string[] => [
    ...[...place.properties.values()].map(({ path }) => path),
    ...within(place).flatMap(properties),
  ]
  return [
    ...new Set(
      all.flatMap(([name, parts]) =>
        Object.values(parts)
          .flatMap(properties)
          .map(path => fullName(name, path)),
      ),
    ),
  ]
}
