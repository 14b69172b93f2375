import { asArray, asObject, asString, isObject, type Json, type JsonObject } from './json.ts'
import { resolve } from './schemas.ts'

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const
export type Method = (typeof METHODS)[number]

/** The bundled OpenAPI document: plain JSON with internal references only (`#/components/…`). */
export type Document = JsonObject
/** A JSON Schema of the spec, references kept; use `schemas.ts` to resolve them. */
export type Schema = JsonObject

export interface Example {
  /** `default` if the spec has one unnamed example. */
  name: string
  summary: string
  value: Json
}

export interface Content {
  mediaType: string
  schema: Schema
  examples: Example[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: Schema
  example?: Json
}

export interface RequestBody {
  required: boolean
  description: string
  /** One entry per media type; `application/json` first if present. */
  contents: Content[]
}

export interface OperationResponse {
  status: number
  description: string
  contents: Content[]
}

/** One operation of the spec with everything that an emitter needs; sorted and defaulted, never partly filled. */
export interface Operation {
  operationId: string
  method: Method
  /** The path template, e.g. `/api/v1/events/{id}`. */
  path: string
  tag: string
  summary: string
  description: string
  parameters: Parameter[]
  requestBody?: RequestBody
  /** By ascending status. */
  responses: OperationResponse[]
  /** From `x-protocol: openai`: the operation belongs to the API of OpenAI, whose clients call it, so ours have no name for it. */
  isForOtherClients: boolean
  /** Names on the SDK client: `memory.smartRecall`; without a dot it sits on the client itself. At least one. */
  xSdk: string[]
  /** Command lines without the program name: `memory smart-recall`. At least one. */
  xCli: string[]
  /** From `x-cli-examples`: examples of the command, if those that follow from the request body are not what people type. */
  cliExamples: string[]
  /** From `x-cli-verdict`: the command fails if `data.passed` of the response is false. */
  cliVerdict: boolean
  /** From `x-cli-confirm`: what the command asks on a terminal before it deletes data. Empty if it does not ask. */
  cliConfirm: string
  /** MCP tool names; several operations may share one. Empty if the operation is not a tool. */
  xMcp: string[]
  /** What the tool says to a model instead of the summary and the description. Empty if they are short enough. */
  mcpDescription: string
  /** The fields of the body that the tool has: each costs every agent context. Empty if it has all of them. */
  mcpFields: string[]
  /** From `x-permission`: a row of the server's permission table, `key` for every key, `operator` or `none`. */
  permission: string
  /** From `x-writes`: the server accepts `Idempotency-Key`, and the clients send it. */
  writes: boolean
  /** From `x-transaction: own`: the handler commits in several steps; otherwise it runs in one transaction with its key. */
  ownTransaction: boolean
  /** From `x-raw-body`: the handler gets the bytes of the body as they arrived. */
  rawBody: boolean
  /** From `x-body-limit`, in bytes; absent if the server's default applies. */
  bodyLimit?: number
  /** From `x-pagination`. */
  pagination: 'none' | 'cursor'
  /** Names of the accepted security schemes; empty if no key is needed. */
  security: string[]
}

/** The output of an emitter: a path from the repository root and the complete file. */
export interface GeneratedFile {
  path: string
  content: string
}

export type Emitter = (operations: Operation[], document: Document) => GeneratedFile[] | Promise<GeneratedFile[]>

/** Everything wrong with the spec at once, so that one run is enough to fix it. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`openapi.yaml cannot be generated from:\n${problems.map(problem => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/**
 * Reads the operations of a bundled document, in its order.
 * @throws DocumentError naming each operation and what it lacks.
 */
export function readOperations(document: Document): Operation[] {
  const operations: Operation[] = []
  const problems: string[] = []
  for (const [path, pathItem] of Object.entries(asObject(document.paths))) {
    for (const method of METHODS) {
      const source = asObject(pathItem)[method]
      if (!isObject(source)) continue
      const operation = readOperation(document, asObject(pathItem), path, method, source)
      operations.push(operation)
      for (const problem of problemsOf(operation, source)) {
        problems.push(
          `${method.toUpperCase()} ${path}${operation.operationId && ` (${operation.operationId})`}: ${problem}`,
        )
      }
    }
  }
  problems.push(...repeated(operations, 'operationId', operation => [operation.operationId]))
  problems.push(...repeated(operations, 'x-sdk name', operation => operation.xSdk))
  problems.push(...repeated(operations, 'x-cli name', operation => operation.xCli))
  if (operations.length === 0)
    problems.push('it has no operations; each path of openapi.yaml is a $ref into openapi/<area>.yaml')
  if (problems.length > 0) throw new DocumentError(problems)
  return operations
}

function readOperation(
  document: Document,
  pathItem: JsonObject,
  path: string,
  method: Method,
  source: JsonObject,
): Operation {
  const bodyLimit = source['x-body-limit']
  const requestBody = readRequestBody(document, source.requestBody)
  return {
    operationId: asString(source.operationId),
    method,
    path,
    tag: asString(asArray(source.tags)[0]),
    summary: asString(source.summary).trim(),
    description: asString(source.description).trim(),
    parameters: [...asArray(pathItem.parameters), ...asArray(source.parameters)].map(raw =>
      readParameter(document, raw),
    ),
    ...(requestBody && { requestBody }),
    responses: Object.entries(asObject(source.responses))
      .map(([status, raw]) => readResponse(document, status, raw))
      .sort((one, other) => one.status - other.status),
    isForOtherClients: source['x-protocol'] === 'openai',
    xSdk: names(source['x-sdk']),
    xCli: names(source['x-cli']),
    cliExamples: names(source['x-cli-examples']),
    cliVerdict: source['x-cli-verdict'] === true,
    cliConfirm: asString(source['x-cli-confirm']),
    xMcp: names(source['x-mcp']),
    mcpDescription: asString(source['x-mcp-description']).trim(),
    mcpFields: names(source['x-mcp-fields']),
    permission: asString(source['x-permission']),
    writes: source['x-writes'] === true,
    ownTransaction: source['x-transaction'] === 'own',
    rawBody: source['x-raw-body'] === true,
    ...(typeof bodyLimit === 'number' && { bodyLimit }),
    pagination: source['x-pagination'] === 'cursor' ? 'cursor' : 'none',
    security: asArray(source.security ?? document.security).flatMap(requirement => Object.keys(asObject(requirement))),
  }
}

function readParameter(document: Document, raw: Json): Parameter {
  const source = resolve(document, raw)
  const place = source.in
  return {
    name: asString(source.name),
    in: place === 'path' || place === 'header' ? place : 'query',
    required: source.required === true,
    description: asString(source.description).trim(),
    schema: asObject(source.schema),
    ...(source.example !== undefined && { example: source.example }),
  }
}

function readRequestBody(document: Document, raw: Json | undefined): RequestBody | undefined {
  if (raw === undefined) return undefined
  const source = resolve(document, raw)
  return {
    required: source.required === true,
    description: asString(source.description).trim(),
    contents: readContents(document, source.content),
  }
}

function readResponse(document: Document, status: string, raw: Json): OperationResponse {
  const source = resolve(document, raw)
  return {
    status: Number(status),
    description: asString(source.description).trim(),
    contents: readContents(document, source.content),
  }
}

function readContents(document: Document, raw: Json | undefined): Content[] {
  return Object.entries(asObject(raw))
    .map(([mediaType, source]) => ({
      mediaType,
      schema: asObject(asObject(source).schema),
      examples: readExamples(document, asObject(source)),
    }))
    .sort((one, other) => Number(other.mediaType === 'application/json') - Number(one.mediaType === 'application/json'))
}

function readExamples(document: Document, source: JsonObject): Example[] {
  if (source.example !== undefined) return [{ name: 'default', summary: '', value: source.example }]
  return Object.entries(asObject(source.examples)).map(([name, raw]) => {
    const example = resolve(document, raw)
    return { name, summary: asString(example.summary), value: example.value ?? null }
  })
}

function names(raw: Json | undefined): string[] {
  return (Array.isArray(raw) ? raw : [raw]).map(asString).filter(name => name !== '')
}

function problemsOf(operation: Operation, source: JsonObject): string[] {
  const problems: string[] = []
  const wants = (present: boolean, what: string): void => {
    if (!present) problems.push(`has no ${what}`)
  }
  wants(operation.operationId !== '', 'operationId')
  wants(operation.summary !== '', 'summary')
  wants(operation.description !== '', 'description')
  wants(operation.tag !== '', 'tag')
  const isNamed = operation.xSdk.length > 0 || operation.xCli.length > 0 || operation.xMcp.length > 0
  if (operation.isForOtherClients && isNamed)
    problems.push('has names for our clients, and an x-protocol of other ones')
  wants(
    operation.isForOtherClients || operation.xSdk.length > 0,
    'x-sdk (its name on the SDK client, e.g. memory.smartRecall)',
  )
  wants(operation.isForOtherClients || operation.xCli.length > 0, 'x-cli (its command, e.g. memory smart-recall)')
  wants(operation.permission !== '', "x-permission (its row in the server's permission table)")
  const canFail = operation.security.length > 0 || operation.requestBody || operation.parameters.length > 0
  wants(
    !canFail || operation.responses.some(({ status }) => status >= 400 && status < 500),
    '4xx response, though a caller can get it wrong',
  )
  wants(
    operation.responses.some(({ status }) => status >= 200 && status < 300),
    '2xx response',
  )
  const shown =
    operation.requestBody?.contents ?? operation.responses.filter(isSuccess).flatMap(({ contents }) => contents)
  wants(
    shown.length === 0 || shown.some(({ examples }) => examples.length > 0),
    operation.requestBody ? 'example of its request body' : 'example of its answer',
  )
  if (operation.responses.some(({ status }) => !Number.isInteger(status))) {
    problems.push('has a response that is not a plain status code, such as default or 4XX; name each status')
  }
  if (source['x-pagination'] !== undefined && operation.pagination === 'none') {
    problems.push(`has x-pagination ${JSON.stringify(source['x-pagination'])}; the one kind there is is cursor`)
  }
  if (source['x-transaction'] !== undefined && !(operation.writes && operation.ownTransaction)) {
    problems.push('has an x-transaction other than own, or does not have x-writes')
  }
  for (const name of pathNames(operation.path)) {
    const declared = operation.parameters.some(parameter => parameter.in === 'path' && parameter.name === name)
    wants(declared, `path parameter for {${name}}`)
  }
  return problems
}

/** Names in a path template, in order: `/guidelines/{id}/attachments/{attId}` returns `id`, `attId`. */
export const pathNames = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')

export const isSuccess = ({ status }: OperationResponse): boolean => status >= 200 && status < 300

function repeated(operations: Operation[], what: string, namesOf: (operation: Operation) => string[]): string[] {
  const seen = new Map<string, string>()
  const problems: string[] = []
  for (const operation of operations) {
    for (const name of namesOf(operation)) {
      const place = `${operation.method.toUpperCase()} ${operation.path}`
      const first = seen.get(name)
      if (name !== '' && first !== undefined) problems.push(`${place}: ${what} ${name} is taken by ${first}`)
      else seen.set(name, place)
    }
  }
  return problems
}
