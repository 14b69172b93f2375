import {
  type CallToolResult,
  fromJsonSchema,
  McpServer,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server'
import manifest from '../package.json' with { type: 'json' }
import { isRecord } from './is-record.ts'
import { explainIssue } from './issue.ts'
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
        inputSchema: standardSchema(tool.inputSchema),
        outputSchema: standardSchema(tool.outputSchema),
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
  if (operation === undefined) throw new Error(`${tool.name} has no operation.`)
  const answer = await call(operation, inputOf(operation, args), signal).catch(explainSilence)
  if (typeof answer === 'string') return failed(answer)
  const { status, body } = answer
  if (status >= 400) return failed(explainFailure(status, body))
  // Some operations respond without a body; a tool always has a result.
  const result = isRecord(body) ? body : { success: true }
  return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result }
}

/** The operation requested by name, or the first that accepts all given fields. */
function operationOf({ operations }: Tool, { operation: wanted, ...given }: Record<string, unknown>) {
  const takes = ({ pathFields, queryFields, bodyFields = [] }: ToolOperation): boolean =>
    Object.keys(given).every(name => [pathFields, queryFields, bodyFields].some(names => names.includes(name)))
  return operations.find(({ operationId }) => operationId === wanted) ?? operations.find(takes) ?? operations[0]
}

const failed = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })

function inputOf(operation: ToolOperation, args: Record<string, unknown>): CallInput {
  const pick = (names: string[]): Record<string, unknown> =>
    Object.fromEntries(names.filter(name => args[name] !== undefined).map(name => [name, args[name]]))
  const path = Object.entries(pick(operation.pathFields)).map(([name, value]) => [name, String(value)])
  return {
    path: Object.fromEntries(path),
    query: pick(operation.queryFields),
    ...(operation.bodyFields && { body: pick(operation.bodyFields) }),
  }
}

const compiled = new Map<JsonSchema, StandardSchemaWithJSON>()

/** Servers are created per request; a schema is compiled once, on the first call of its tool. */
function standardSchema(schema: JsonSchema): StandardSchemaWithJSON {
  return {
    '~standard': {
      version: 1,
      vendor: 'keepsake',
      jsonSchema: { input: () => schema, output: () => schema },
      validate: async value => {
        const unknown = unknownIn(schema, value)
        if (unknown.length > 0) return { issues: [{ message: `It takes no ${unknown.join(', ')}.` }] }
        const known = compiled.get(schema) ?? fromJsonSchema(schema)
        compiled.set(schema, known)
        const result = await known['~standard'].validate(value)
        if (!result.issues) return result
        return { issues: result.issues.map(issue => ({ ...issue, message: explainIssue(schema, issue.message) })) }
      },
    },
  }
}

/** Arguments that the schema does not name: the validator only reports that there are some. */
function unknownIn({ properties, additionalProperties }: JsonSchema, value: unknown): string[] {
  if (additionalProperties !== false || !isRecord(properties) || !isRecord(value)) return []
  return Object.keys(value).filter(name => !Object.hasOwn(properties, name))
}
