import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { BANNER } from '../generated-file.ts'
import { asArray, asObject, asString, isObject, type Json, type JsonObject } from '../json.ts'
import { type Document, type GeneratedFile, isSuccess, type Operation } from '../operations.ts'
import { objectShape, refName, resolve } from '../schemas.ts'
import { fixedPath } from './fixed-path.ts'
import { shareSchemas } from './share-schemas.ts'

interface ToolOperation {
  operationId: string
  method: string
  path: string
  writes: boolean
  pathFields: string[]
  queryFields: string[]
  bodyFields?: string[]
  defaults?: JsonObject
}

interface Tool {
  name: string
  title: string
  description: string
  toolset: string
  inputSchema: JsonObject
  outputSchema: JsonObject
  annotations: JsonObject
  tokens: number
  operations: ToolOperation[]
}

/** Items on a page if a model does not ask for another number: every item uses context of the agent. */
const PAGE_SIZE = 20
const PAGE_SIZE_FIELDS: ReadonlySet<string> = new Set(['limit', 'pageSize'])

interface Input {
  properties: [name: string, schema: Json][]
  required: string[]
}

/** Generates the table of MCP tools: one per name, with all of its operations. */
export function emitMcp(operations: Operation[], document: Document): GeneratedFile[] {
  const byName = new Map<string, Operation[]>()
  for (const operation of operations) {
    for (const name of operation.xMcp) byName.set(name, [...(byName.get(name) ?? []), operation])
  }
  const tools = [...byName].map(([name, behind]) => readTool(document, name, behind))
  const { constants, text } = shareSchemas(tools, namedSchemas(document))
  const parts = [
    `// ${BANNER}`,
    "import type { Tool } from '../tool.ts'",
    ...constants,
    `export const tools: Tool[] = ${text}`,
  ]
  return [{ path: 'packages/mcp/src/generated/tools.gen.ts', content: `${parts.join('\n\n')}\n` }]
}

function readTool(document: Document, name: string, operations: Operation[]): Tool {
  const readOnly = operations.every(operation => !operation.writes)
  const listed = {
    name,
    title: operations.map(({ summary }) => summary).join('; or: '),
    description: description(operations),
    inputSchema: inputSchema(document, operations),
    outputSchema: outputSchema(document, operations),
    annotations: {
      readOnlyHint: readOnly,
      destructiveHint: operations.some(destroys),
      idempotentHint: readOnly || operations.every(({ method }) => method === 'put' || method === 'delete'),
      openWorldHint: false,
    },
  }
  return {
    ...listed,
    toolset: operations[0]?.tag ?? '',
    tokens: countTokens(JSON.stringify(listed)),
    operations: operations.map(operation => toolOperation(document, operation)),
  }
}

/** Anything that overwrites or removes; operations that only add do not count. */
const destroys = ({ writes, method, path }: Operation): boolean =>
  writes && (method === 'delete' || method === 'patch' || method === 'put' || /\b(delete|update)/.test(path))

function description(operations: Operation[]): string {
  const textOf = ({ mcpDescription, summary, description }: Operation): string =>
    mcpDescription || `${summary}. ${description}`
  if (operations.length === 1) return operations.map(textOf).join('')
  return operations.map(operation => `operation ${operation.operationId}: ${textOf(operation)}`).join('\n')
}

function toolOperation(document: Document, operation: Operation): ToolOperation {
  const { path, places } = fixedPath(document, operation)
  const queryFields = operation.parameters.filter(parameter => parameter.in === 'query').map(({ name }) => name)
  const bodyFields = jsonBody(operation) && bodyOf(document, operation).properties.map(([name]) => name)
  return {
    operationId: operation.operationId,
    method: operation.method.toUpperCase(),
    path,
    writes: operation.writes,
    pathFields: places.map(({ name }) => name),
    queryFields,
    ...(bodyFields && { bodyFields }),
    ...defaultsOf(operation, [...queryFields, ...(bodyFields ?? [])]),
  }
}

/** What a call of the tool has, unless the model says otherwise. */
function defaultsOf({ pagination }: Operation, names: readonly string[]): { defaults?: JsonObject } {
  const sizes = names.filter(name => pagination === 'cursor' && PAGE_SIZE_FIELDS.has(name))
  return sizes.length === 0 ? {} : { defaults: Object.fromEntries(sizes.map(name => [name, PAGE_SIZE])) }
}

const PICK = 'Defaults to the first operation that accepts all the given arguments.'

/** Models and their hosts expect a plain object at the root: no reference, no choice of schemas. */
function inputSchema(document: Document, operations: Operation[]): JsonObject {
  const definitions: JsonObject = {}
  const inputs = operations.map(operation => readInput(document, operation, definitions))
  const joined = operations.length > 1
  const properties: JsonObject = joined
    ? { operation: { type: 'string', enum: operations.map(({ operationId }) => operationId), description: PICK } }
    : {}
  for (const [index, input] of inputs.entries()) {
    for (const [name, schema] of input.properties) {
      const before = properties[name]
      const own = joined && inputs.every((other, at) => at === index || !has(other, name))
      const next = own ? describe(schema, `For ${operations[index]?.operationId}.`) : schema
      properties[name] = before === undefined || same(before, next) ? next : { anyOf: [before, next] }
    }
  }
  const [first = { properties: [], required: [] }] = inputs
  const required = first.required.filter(name => inputs.every(input => input.required.includes(name)))
  return {
    type: 'object',
    properties,
    required,
    additionalProperties: false,
    ...(Object.keys(definitions).length > 0 && { $defs: without(definitions, LIMITS, 'map') }),
  }
}

const has = (input: Input, name: string): boolean => input.properties.some(([other]) => other === name)
const same = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other)

function describe(schema: Json, note: string): Json {
  const source = asObject(schema)
  return { ...source, description: `${asString(source.description)} ${note}`.trim() }
}

function readInput(document: Document, operation: Operation, definitions: JsonObject): Input {
  const properties: [string, Json][] = []
  const required: string[] = []
  const add = (name: string, schema: Json, description?: string): void => {
    const short = asObject(without(inline(document, schema, definitions), LIMITS))
    const preset = defaultsOf(operation, [name]).defaults?.[name]
    properties.push([
      name,
      { ...short, ...(description && { description }), ...(preset !== undefined && { default: preset }) },
    ])
  }
  const inQuery = operation.parameters.filter(parameter => parameter.in === 'query')
  for (const parameter of [...fixedPath(document, operation).places, ...inQuery]) {
    add(parameter.name, parameter.schema, parameter.description)
    if (parameter.required) required.push(parameter.name)
  }
  const shape = bodyOf(document, operation)
  for (const [name, schema] of shape.properties) {
    if (properties.some(([other]) => other === name)) {
      throw new Error(`${operation.operationId}: ${name} is a parameter and a body field; a tool takes one of them.`)
    }
    add(name, schema)
    if (shape.required.has(name)) required.push(name)
  }
  return { properties, required }
}

/** The body without the fields that the tool does not have. */
function bodyOf(document: Document, operation: Operation): ReturnType<typeof objectShape> {
  const shape = objectShape(document, jsonBody(operation))
  const { operationId, mcpFields } = operation
  const properties = shape.properties.filter(([, schema]) => isInTools(schema))
  if (mcpFields.length === 0) return { ...shape, properties }
  const unknown = mcpFields.find(name => !shape.properties.some(([other]) => other === name))
  if (unknown !== undefined) throw new Error(`${operationId}: x-mcp-fields has ${unknown}, which its body has not.`)
  return { ...shape, properties: shape.properties.filter(([name]) => mcpFields.includes(name)) }
}

/** Fields that only programs need are not in the tools, whose descriptions every model reads. */
const isInTools = (schema: Json): boolean => asObject(schema)['x-mcp'] !== false

const jsonBody = (operation: Operation): JsonObject | undefined =>
  operation.requestBody?.contents.find(({ mediaType }) => mediaType === 'application/json')?.schema

function outputSchema(document: Document, operations: Operation[]): JsonObject {
  const [operation] = operations
  const success = operation?.responses.find(isSuccess)?.contents[0]?.schema
  if (operations.length > 1 || success === undefined) {
    return { type: 'object', properties: { success: { type: 'boolean', const: true } }, required: ['success'] }
  }
  const { properties, required } = objectShape(document, success)
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(([name, schema]) => [name, outline(inline(document, schema, {}))])),
    required: [...required],
  }
}

/** The server enforces them, and its error names the argument. In a tool list they would cost every agent context. */
const LIMITS: ReadonlySet<string> = new Set([
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'maxProperties',
  'format',
  'additionalProperties',
])

/**
 * The type of a field of a result. A model reads the fields inside it in the result itself, and a newer server may return
 * fields that this table does not know.
 */
function outline(value: Json): Json {
  const { type, allOf, anyOf, oneOf } = asObject(value)
  const all = (schemas: Json): Json => asArray(schemas).map(outline)
  return {
    ...(type !== undefined && { type }),
    ...(allOf !== undefined && { allOf: all(allOf) }),
    ...(anyOf !== undefined && { anyOf: all(anyOf) }),
    ...(oneOf !== undefined && { anyOf: all(oneOf) }),
  }
}

/** @param as what `value` is: a schema, or a map of schemas by name */
function without(value: Json, keywords: ReadonlySet<string>, as: 'schema' | 'map' = 'schema'): Json {
  if (Array.isArray(value)) return value.map(member => without(member, keywords))
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([key]) => as === 'map' || !keywords.has(key))
  return Object.fromEntries(
    entries.map(([key, member]) => {
      if (as === 'map' || SCHEMA_LISTS.has(key) || SCHEMAS.has(key)) return [key, without(member, keywords)]
      return [key, SCHEMA_MAPS.has(key) ? without(member, keywords, 'map') : member]
    }),
  )
}

/** Every named schema of the spec, in its input form. */
function namedSchemas(document: Document): [name: string, schema: Json][] {
  const schemas = Object.keys(asObject(asObject(document.components).schemas))
  return schemas.map(name => [name, without(inline(document, { $ref: `#/components/schemas/${name}` }, {}), LIMITS)])
}

const SCHEMA_MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas'])
const SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const SCHEMAS = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'])
/** OpenAPI keywords that JSON Schema does not have. */
const FOREIGN = new Set(['example', 'discriminator', 'xml', 'externalDocs'])

/** Inlines references; a recursive schema becomes a definition of the tool. */
function inline(document: Document, raw: Json, definitions: JsonObject, inside: string[] = []): Json {
  if (!isObject(raw)) return raw
  const name = refName(raw)
  if (name !== undefined && inside.includes(name)) {
    if (definitions[name] === undefined) {
      definitions[name] = {}
      definitions[name] = inline(document, resolve(document, raw), definitions, [name])
    }
    return { $ref: `#/$defs/${name}` }
  }
  const { $ref, ...beside } = raw
  const full = $ref === undefined ? raw : { ...resolve(document, { $ref }), ...beside }
  const short = full['x-mcp-description']
  const { description: long, ...bare } = full
  // an empty text leaves the description out: the name of the field says it
  const description = short ?? long
  const target = description === undefined || description === '' ? bare : { ...bare, description }
  const inner = name === undefined ? inside : [...inside, name]
  const into = (value: Json): Json => inline(document, value, definitions, inner)
  const entries = Object.entries(target).flatMap(([key, value]): [string, Json][] => {
    if (FOREIGN.has(key) || key.startsWith('x-')) return []
    if (SCHEMA_MAPS.has(key)) {
      const shown = Object.entries(asObject(value)).filter(([, schema]) => isInTools(schema))
      return [[key, Object.fromEntries(shown.map(([each, schema]) => [each, into(schema)]))]]
    }
    if (SCHEMA_LISTS.has(key)) return [[key, asArray(value).map(into)]]
    return [[key, SCHEMAS.has(key) ? into(value) : value]]
  })
  const schema = Object.fromEntries(entries)
  return full['x-mcp-names'] === true ? asObject(without(schema, DESCRIPTIONS)) : schema
}

/** What `x-mcp-names` leaves out: another tool describes the same fields. */
const DESCRIPTIONS: ReadonlySet<string> = new Set(['description'])
