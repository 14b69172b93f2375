import {
  type CallToolResult,
  fromJsonSchema,
  McpServer,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server'
import manifest from '../package.json' with { type: 'json' }
import { isRecord } from './is-record.ts'
import { explainFailure, explainSilence } from './recovery.ts'
import type { JsonSchema, Tool, ToolOperation } from './tool.ts'
import { selectTools } from './toolsets.ts'

/** The arguments of a tool, in the places of its operation. */
export interface CallInput {
  path: Record<string, string>
  query: Record<string, unknown>
  /** Absent if the operation has no body. */
  body?: Record<string, unknown>
}

export interface CallAnswer {
  status: number
  /** The parsed body. */
  body: unknown
}

/** Performs one operation. A server failure is returned as a response; a thrown error becomes a failed tool call. */
export type Call = (operation: ToolOperation, input: CallInput, signal: AbortSignal) => Promise<CallAnswer>

export interface ServerOptions {
  call: Call
  /** Names separated by commas, or `all`; see `selectTools`. */
  toolsets?: string | undefined
}

const INSTRUCTIONS = `Keepsake remembers what agents learn about people, companies and projects.
Before you answer about somebody, look: smartRecall for a question, memory_digest for everything known about one record.
After you learn something, store it with memory_store_pro, in the words it was said, under an identity key (email, websiteUrl, phoneNumber or recordId).
When a condition is about a property's value, use filterByProperty without a query: it is exact and costs nothing.`

/**
 * Creates a server with the tools of the requested sets; one per connection, or one per request.
 * @throws UnknownToolsetError
 */
export function createServer({ call, toolsets }: ServerOptions): McpServer {
  const server = new McpServer(
    { name: 'keepsake', title: 'Keepsake', version: manifest.version },
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  )
  for (const tool of selectTools(toolsets)) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: checkedByServer(tool.inputSchema),
        outputSchema: compiledOnce(tool.outputSchema),
        annotations: tool.annotations,
      },
      (args, { mcpReq }) => callTool(tool, isRecord(args) ? args : {}, call, mcpReq.signal),
    )
  }
  return server
}

async function callTool(
  tool: Tool,
  args: Record<string, unknown>,
  call: Call,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const operation = operationOf(tool, args)
  if (operation === undefined) return failed(`operation must be one of ${namesOf(tool)}.`)
  const missing = operation.pathFields.filter(name => !isText(args[name]))
  if (missing.length > 0) return failed(`${missing.join(' and ')} must be a text that is not empty.`)
  const answer = await call(operation, inputOf(tool, operation, args), signal).catch(explainSilence)
  if (typeof answer === 'string') return failed(answer)
  const { status, body } = answer
  if (status >= 400) return failed(explainFailure(status, body))
  // Some operations respond without a body; a tool always has a result.
  const result = isRecord(body) ? body : { success: true }
  return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result }
}

/** The operation requested by name. Without a name, the first that accepts all given fields. */
function operationOf({ operations }: Tool, { operation: wanted, ...given }: Record<string, unknown>) {
  if (wanted !== undefined && operations.length > 1) return operations.find(({ operationId }) => operationId === wanted)
  const takes = ({ pathFields, queryFields, bodyFields = [] }: ToolOperation): boolean =>
    Object.keys(given).every(name => [pathFields, queryFields, bodyFields].some(names => names.includes(name)))
  return operations.find(takes) ?? operations[0]
}

const namesOf = ({ operations }: Tool): string => operations.map(({ operationId }) => operationId).join(', ')

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

const failed = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })

/** Unknown arguments are sent too: the server refuses them, and suggests the one that was meant. */
function inputOf({ operations }: Tool, operation: ToolOperation, args: Record<string, unknown>): CallInput {
  const { pathFields, queryFields, bodyFields } = operation
  const input = { path: {}, query: {}, body: {} }
  const placeOf = (name: string): keyof CallInput => {
    if (pathFields.includes(name)) return 'path'
    return bodyFields === undefined || queryFields.includes(name) ? 'query' : 'body'
  }
  for (const [name, value] of Object.entries(args))
    if (value !== undefined && !(name === 'operation' && operations.length > 1))
      Object.assign(input[placeOf(name)], { [name]: value })
  const { body, ...rest } = input
  return bodyFields ? input : rest
}

/** The schema as the model reads it. The server checks the arguments, and explains in one way what is wrong. */
const checkedByServer = (schema: JsonSchema): StandardSchemaWithJSON => ({
  '~standard': {
    version: 1,
    vendor: 'keepsake',
    jsonSchema: { input: () => schema, output: () => schema },
    validate: value => ({ value }),
  },
})

const compiled = new Map<JsonSchema, StandardSchemaWithJSON>()

/** Servers are created per request; a schema is compiled once, on the first call of its tool. */
const compiledOnce = (schema: JsonSchema): StandardSchemaWithJSON => ({
  '~standard': {
    version: 1,
    vendor: 'keepsake',
    jsonSchema: { input: () => schema, output: () => schema },
    validate: value => {
      const known = compiled.get(schema) ?? fromJsonSchema(schema)
      compiled.set(schema, known)
      return known['~standard'].validate(value)
    },
  },
})
