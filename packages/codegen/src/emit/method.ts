import { asObject, asString, type Json } from '../json.ts'
import {
  type Content,
  type Document,
  DocumentError,
  isSuccess,
  type Operation,
  type Parameter,
  pathNames,
} from '../operations.ts'
import { objectShape, refName, resolve } from '../schemas.ts'
import { literal, quoted } from './literal.ts'

/** A type of the method, with its definition if it is not a schema of the spec. */
export interface TypeName {
  name: string
  /** Right-hand side in terms of `operations`; absent if `name` is a component schema. */
  alias?: string
}

/** One operation as a method of the SDK. The order of its arguments is always path parameters, body, query, options. */
export interface Method {
  operation: Operation
  /** Groups from the client down: `['memory']`, `['chat', 'completions']`, `[]` for the client itself. */
  groups: string[]
  name: string
  pathParameters: { name: string; type: string }[]
  /** Single-valued path parameters, which the method sets itself. */
  fixed: { name: string; value: string }[]
  /** `empty`: a body is required, and `{}` is enough. */
  body?: TypeName & { required: boolean; empty: boolean }
  query?: TypeName & { required: boolean }
  /** Absent if the operation responds without a body. */
  result?: TypeName
  paged: boolean
  /** Whether the response is streamed line by line, each line one `result`. */
  lines: boolean
  /**
   * The class of the SDK that reads the response if it is a stream of events: `PromptStream` of `ai.promptStream`,
   * `WebhooksStream` of `webhooks.stream`.
   */
  stream?: string
  /** Whether such a stream has no end, because the operation only streams. */
  endless: boolean
  /** Whether the same operation can stream, and this method sets `stream` to false. */
  unstreamed: boolean
  /** Whether a list of the result always has one entry, which the types of openapi-fetch cannot say. */
  narrowed: boolean
}

/** One method for each SDK name of each operation; an operation with two names has two methods. */
export function methodsOf(operations: Operation[], document: Document): Method[] {
  return operations.flatMap(operation => operation.xSdk.map(sdkName => methodOf(operation, sdkName, document)))
}

function methodOf(operation: Operation, sdkName: string, document: Document): Method {
  const parts = sdkName.split('.')
  const body = bodyOf(operation, document)
  const query = queryOf(operation)
  const result = resultOf(operation)
  const isSecond = operation.xSdk.some(name => STREAM_NAME.test(name))
  const isStream = STREAM_NAME.test(sdkName) && operation.responses.some(({ contents }) => ofType(contents, EVENTS))
  const name = parts.at(-1) ?? sdkName
  return {
    operation,
    groups: parts.slice(0, -1),
    name,
    ...pathParametersOf(operation, document),
    ...(body && { body }),
    ...(query && { query }),
    ...(result && { result }),
    paged: operation.pagination === 'cursor',
    lines: answersInLines(operation),
    ...(isStream && { stream: pascal(name === 'stream' ? parts.join(' ') : name) }),
    endless: isStream && !operation.responses.some(({ contents }) => json(contents) && ofType(contents, EVENTS)),
    unstreamed: isSecond && !isStream,
    narrowed: hasSingle(operation, document),
  }
}

function hasSingle(operation: Operation, document: Document): boolean {
  const schemas = operation.responses.filter(isSuccess).flatMap(({ contents }) => json(contents)?.schema ?? [])
  const fields = schemas.flatMap(schema => objectShape(document, schema).properties.map(([, field]) => field))
  return fields.some(({ minItems, maxItems }) => minItems === 1 && maxItems === 1)
}

const EVENTS = 'text/event-stream'
const STREAM_NAME = /(Stream|\.stream)$/

function pathParametersOf(operation: Operation, document: Document): Pick<Method, 'pathParameters' | 'fixed'> {
  const pathParameters: Method['pathParameters'] = []
  const fixed: Method['fixed'] = []
  for (const name of pathNames(operation.path)) {
    const declared = operation.parameters.find(parameter => parameter.in === 'path' && parameter.name === name)
    const schema = resolve(document, declared?.schema)
    const [only, ...others] = Array.isArray(schema.enum) ? schema.enum : []
    if (typeof only === 'string' && others.length === 0) fixed.push({ name, value: only })
    else pathParameters.push({ name, type: schema.type === 'integer' ? 'number' : 'string' })
  }
  return { pathParameters, fixed }
}

function bodyOf(operation: Operation, document: Document): Method['body'] {
  const { requestBody, operationId } = operation
  const content = requestBody && json(requestBody.contents)
  if (!content) return undefined
  const needsFields =
    objectShape(document, content.schema).required.size > 0 ||
    resolve(document, content.schema)['x-alternatives'] !== undefined
  const required = requestBody.required && needsFields
  const empty = requestBody.required && !required
  const alias = `NonNullable<operations['${operationId}']['requestBody']>['content']['application/json']`
  return { ...named(content, `${pascal(operationId)}Request`, alias), required, empty }
}

function queryOf(operation: Operation): Method['query'] {
  const parameters = queryParameters(operation)
  if (parameters.length === 0) return undefined
  return {
    name: `${pascal(operation.operationId)}Query`,
    alias: `NonNullable<operations['${operation.operationId}']['parameters']['query']>`,
    required: parameters.some(({ required }) => required),
  }
}

function resultOf(operation: Operation): TypeName | undefined {
  const answers = operation.responses.filter(isSuccess).filter(({ contents }) => contents.length > 0)
  const readable = answers.flatMap(({ status, contents }) => {
    const content = json(contents) ?? ofType(contents, LINES) ?? ofType(contents, EVENTS)
    return content ? { status, content } : []
  })
  if (answers.length > 0 && readable.length === 0)
    throw new DocumentError([
      `${operation.operationId}: the SDK returns JSON, lines of it or events; no response has them`,
    ])
  const types = readable.map(({ status, content }) => {
    const alias = `operations['${operation.operationId}']['responses'][${status}]['content']['${content.mediaType}']`
    return { reference: refName(content.schema), alias }
  })
  const [first, ...others] = types
  if (!first) return undefined
  const same = others.every(({ reference }) => reference === first.reference)
  if (first.reference !== undefined && same) return { name: first.reference }
  return { name: `${pascal(operation.operationId)}Response`, alias: types.map(({ alias }) => alias).join(' | ') }
}

const named = (content: Content, name: string, alias: string): TypeName => {
  const reference = refName(content.schema)
  return reference === undefined ? { name, alias } : { name: reference }
}

/** Whether the response is always streamed line by line. If it can be JSON as well, clients ask for that. */
export const answersInLines = (operation: Operation): boolean =>
  operation.responses
    .filter(isSuccess)
    .some(({ contents }) => ofType(contents, LINES) !== undefined && json(contents) === undefined)

/** One JSON value per line. */
export const LINES = 'application/x-ndjson'

export const ofType = (contents: Content[], wanted: string): Content | undefined =>
  contents.find(({ mediaType }) => mediaType === wanted)

export const json = (contents: Content[]): Content | undefined => ofType(contents, 'application/json')

const queryParameters = (operation: Operation): Parameter[] =>
  operation.parameters.filter(parameter => parameter.in === 'query')

/** `smartRecall`, `smart-recall` → `SmartRecall`. */
export const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The arguments as declared: `id: string, body: UpdateRequest, options?: RequestOptions`. */
export function declaration({ pathParameters, body, query, unstreamed, stream, endless }: Method): string {
  const streams = unstreamed ? ' & { stream?: false }' : stream !== undefined && !endless ? ' & { stream?: true }' : ''
  return [
    ...pathParameters.map(({ name, type }) => `${name}: ${type}`),
    ...(body ? [`${body.required ? 'body' : 'body?'}: ${body.name}${streams}`] : []),
    ...(query ? [query.required ? `query: ${query.name}` : `query?: ${query.name}`] : []),
    'options?: RequestOptions',
  ].join(', ')
}

export function returned({ result, paged, lines, stream }: Method): string {
  if (stream !== undefined) return stream
  const name = result?.name ?? 'undefined'
  if (lines) return `LineStream<${name}>`
  return paged ? `PagePromise<${name}>` : `ApiPromise<${name}>`
}

/** The call with the spec's example values: `client.events.get('job_01…')`. */
export function exampleCall(method: Method, indent = ''): string {
  const { operation, groups, name, pathParameters, body, query } = method
  const values: (string | undefined)[] = pathParameters.map(({ name }) => {
    const example = operation.parameters.find(parameter => parameter.in === 'path' && parameter.name === name)?.example
    return typeof example === 'number' ? String(example) : quoted(asString(example ?? name))
  })
  if (body) values.push(exampleOf(bodyExample(operation), indent))
  if (query) values.push(exampleOf(queryExample(operation), indent))
  while (values.length > 0 && values.at(-1) === undefined) values.pop()
  return `client.${[...groups, name].join('.')}(${values.map(value => value ?? 'undefined').join(', ')})`
}

/** The call as a statement: awaited, or iterated. */
export const exampleStatement = (method: Method): string =>
  method.stream !== undefined
    ? `for await (const event of ${exampleCall(method)}) console.log(event)`
    : method.lines
      ? `for await (const line of ${exampleCall(method)}) console.log(line)`
      : `await ${exampleCall(method)}`

const bodyExample = (operation: Operation): Json | undefined =>
  json(operation.requestBody?.contents ?? [])?.examples[0]?.value

/** Examples of the query parameters of a first call: the required ones, and `limit`. */
function queryExample(operation: Operation): Json | undefined {
  const shown = queryParameters(operation).filter(({ required, name }) => required || name === 'limit')
  const example = Object.fromEntries(
    shown.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
  )
  return Object.keys(asObject(example)).length === 0 ? undefined : asObject(example)
}

const exampleOf = (value: Json | undefined, indent: string): string | undefined =>
  value === undefined ? undefined : literal(value, indent)
