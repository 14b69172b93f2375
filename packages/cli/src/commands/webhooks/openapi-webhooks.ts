import { usage } from '../../terminal/failure.ts'
import { type Fields, isFields } from '../../terminal/json.ts'
import { exampleOf } from './schema-example.ts'

/** An event type as an OpenAPI document describes it. */
export interface DescribedType {
  type: string
  description: string
  /** JSON Schema of `data`. */
  schema: Fields
  example: Fields
  /** Whether the document has the example; otherwise it is made from the schema. */
  hasExample: boolean
}

/** A webhook of the document that describes no event type. */
export interface SkippedWebhook {
  type: string
  reason: string
}

const EVENT_TYPE = /^([a-z][a-z0-9_]*\.)+[a-z][a-z0-9_]*$/
const MAX_DESCRIPTION = 500
/** References that lead to others. */
const MAX_HOPS = 20
const SCHEMAS = '#/components/schemas/'
/** Keywords of OpenAPI that check nothing. */
const NOTES = new Set(['example', 'discriminator', 'xml', 'externalDocs'])

/** The `webhooks` of an OpenAPI document. @throws Failure if it has none */
export function readWebhooks(document: unknown): (DescribedType | SkippedWebhook)[] {
  if (!isFields(document) || !isFields(document.webhooks))
    throw usage('The file has no webhooks. An OpenAPI document of version 3.1 or later describes them under webhooks.')
  return Object.entries(document.webhooks).map(([name, item]) => read(document, name, item))
}

function read(document: Fields, name: string, given: unknown): DescribedType | SkippedWebhook {
  const skipped = (reason: string): SkippedWebhook => ({ type: name, reason })
  const item = follow(document, given)
  const operation = isFields(item) ? (item.post ?? item.put) : undefined
  if (!isFields(operation)) return skipped('It has no post operation.')
  const request = follow(document, operation.requestBody)
  const media = isFields(request) && isFields(request.content) ? jsonIn(request.content) : undefined
  const body = follow(document, media?.schema)
  if (!media || !isFields(body)) return skipped('Its request body has no schema for application/json.')
  const envelope = envelopeIn(document, body)
  const type = envelope?.type ?? name
  if (!EVENT_TYPE.test(type))
    return skipped(`${type} is not <resource>.<past_tense_verb>. Rename the webhook, or give its type as a const.`)
  const schema = withDefinitions(document, envelope ? envelope.data : media.schema)
  const sent = exampleIn(document, media, body)
  const example = envelope ? envelope.dataOf(sent) : sent
  const said = operation.summary ?? operation.description
  return {
    type,
    description: (typeof said === 'string' ? said : '').slice(0, MAX_DESCRIPTION),
    schema,
    example: isFields(example) ? example : exampleOf(schema),
    hasExample: isFields(example),
  }
}

const jsonIn = (content: Fields): Fields | undefined =>
  Object.entries(content).flatMap(([type, media]) => (/[/+]json\b/.test(type) && isFields(media) ? [media] : []))[0]

/** What a reference refers to, or the value itself. */
function follow(document: Fields, value: unknown): unknown {
  let found = value
  for (let hops = 0; isFields(found) && typeof found.$ref === 'string' && hops < MAX_HOPS; hops++)
    found = found.$ref.startsWith('#/') ? at(document, found.$ref) : undefined
  return found
}

const at = (document: Fields, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (found, part) => (isFields(found) && Object.hasOwn(found, part) ? found[part] : undefined),
      document,
    )

interface Envelope {
  /** The event type, if the schema says it. */
  type: string | undefined
  /** The schema of the data. */
  data: unknown
  dataOf(example: unknown): unknown
}

/** A body with `type` and `data` is an envelope, as in Standard Webhooks. That of this service has its data in `data.object`. */
function envelopeIn(document: Fields, body: Fields): Envelope | undefined {
  const { properties } = body
  if (!isFields(properties) || !isFields(properties.type) || properties.data === undefined) return undefined
  const type = follow(document, properties.type)
  const only = isFields(type)
    ? (type.const ?? (Array.isArray(type.enum) && type.enum.length === 1 ? type.enum[0] : ''))
    : ''
  const data = follow(document, properties.data)
  const inner =
    'api_version' in properties && isFields(data) && isFields(data.properties) ? data.properties.object : undefined
  return {
    type: typeof only === 'string' && only !== '' ? only : undefined,
    data: inner ?? properties.data,
    dataOf(example) {
      const sent = isFields(example) ? example.data : undefined
      return inner !== undefined && isFields(sent) ? sent.object : sent
    },
  }
}

function exampleIn(document: Fields, media: Fields, body: Fields): unknown {
  if (media.example !== undefined) return media.example
  const [named] = isFields(media.examples) ? Object.values(media.examples) : []
  const first = follow(document, named)
  if (isFields(first) && first.value !== undefined) return first.value
  return body.example ?? (Array.isArray(body.examples) ? body.examples[0] : undefined)
}

/** A schema with the parts of the document that it refers to as its own definitions, and without notes of OpenAPI. */
function withDefinitions(document: Fields, schema: unknown): Fields {
  const $defs: Fields = {}
  function copy(value: unknown, isMap: boolean): unknown {
    if (Array.isArray(value)) return value.map(each => copy(each, false))
    if (!isFields(value)) return value
    const kept = Object.entries(value).filter(([key]) => isMap || !(NOTES.has(key) || key.startsWith('x-')))
    return Object.fromEntries(
      kept.map(([key, inner]) => {
        if (key === '$ref' && !isMap && typeof inner === 'string') return [key, referTo(inner)]
        const isData = !isMap && ['const', 'enum', 'default', 'examples'].includes(key)
        return [key, isData ? inner : copy(inner, !isMap && key === 'properties')]
      }),
    )
  }
  function referTo(reference: string): string {
    if (!reference.startsWith(SCHEMAS)) return reference
    const name = reference.slice(SCHEMAS.length)
    if (!Object.hasOwn($defs, name)) {
      const found = at(document, reference)
      if (found !== undefined) {
        // before its parts are read, since it may refer to itself
        $defs[name] = true
        $defs[name] = copy(found, false)
      }
    }
    return `#/$defs/${name}`
  }
  // the fields of the data are at the top, where filters look for them
  const isReference = isFields(schema) && Object.keys(schema).join() === '$ref'
  const whole = copy(isReference ? follow(document, schema) : schema, false)
  return { ...(isFields(whole) && whole), ...(Object.keys($defs).length > 0 && { $defs }) }
}
