import type { ToolCall, ToolDefinition } from '../../models/language-models.ts'

import { heldByRequest } from '../../platform/concurrency/request-failure.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { ApiError, invalid } from '../../platform/values/errors.ts'
import { isObject, type Json, type JsonObject } from '../../platform/values/json.ts'
import type { McpTool, OrchestrationPorts } from './ports.ts'
import { PRICES } from './prices.ts'
import type { RequestCredits } from './request-credits.ts'

/** What a tool returned. It is material for the model: send it in a fence, errors too. */
export interface ToolResult {
  content: string
  isError?: boolean
}

/** A tool that this process runs, or calls on an MCP server. */
interface ServerTool {
  definition: ToolDefinition
  /** @throws ApiError whose message the model can act on */
  execute(input: JsonObject, signal: AbortSignal): Promise<ToolResult>
}

/** The tools of the server in one run. */
export interface ServerTools {
  definitions: readonly ToolDefinition[]
  /**
   * Runs a call. A failure that the model can act on is a result with `isError`.
   * @returns undefined if the tool is one of the client
   */
  run(call: ToolCall, available: readonly ToolDefinition[], signal: AbortSignal): Promise<ToolResult | undefined>
  /** Ends the connections to MCP servers. */
  close(): Promise<void>
}

/** Which tools a run has. */
export interface ServerToolRequest {
  /** The record whose memories can be searched, which may not exist yet. Absent without the tool. */
  memory?: { recordId: string | undefined } | undefined
  guidelines?: boolean
  mcpTools?: readonly McpTool[]
  /** Called once, before the first call of an MCP server, whose effect must not be repeated. */
  beginExternal?: () => Promise<void>
}

const RECALL_MEMORY = 'recall_memory'
const FIND_GUIDELINES = 'find_guidelines'
/** Tools of a client cannot have these names. */
export const SERVER_TOOL_NAMES: readonly string[] = [RECALL_MEMORY, FIND_GUIDELINES]

/** The tools of one call of a model, which is the limit of most providers. */
const MAX_TOOLS = 128
const MAX_RECALLED = 20
/** Characters of the results of MCP servers in one run, which the model reads with each call. */
const MAX_MCP_CHARACTERS = 1_000_000
const GUIDELINE_TOKENS = 4_000
const MAX_QUERY_LENGTH = 1_000

const definitionOf = (name: string, description: string, query: string): ToolDefinition => ({
  name,
  description,
  parameters: {
    type: 'object',
    properties: { query: { type: 'string', description: query } },
    required: ['query'],
    additionalProperties: false,
  },
})

/**
 * The tools that models can call without the client: `recall_memory`, `find_guidelines`, and those of MCP servers as
 * `slug__tool`. Searching memories costs what smart recall costs, and a call of an MCP server has its own price; both
 * are free if they fail. Guidelines only cost the tokens that the model reads.
 */
export function createServerTools(
  { records, guidelines, mcps }: Pick<OrchestrationPorts, 'records' | 'guidelines' | 'mcps'>,
  { scope, bill }: { scope: TenantScope; bill: RequestCredits },
  request: ServerToolRequest,
): ServerTools {
  const tools: ServerTool[] = []
  const { memory } = request
  if (memory)
    tools.push({
      definition: definitionOf(RECALL_MEMORY, 'Searches what is remembered about the record.', 'What to look for.'),
      async execute(input) {
        const query = queryIn(input)
        if (memory.recordId === undefined) return { content: NOTHING_KNOWN }
        const note = await bill.reserve(records.recallPrice)
        const found = await records.recall(scope, memory.recordId, query, MAX_RECALLED)
        note(records.recallPrice)
        return { content: found.length > 0 ? found.map(line => `- ${line}`).join('\n') : NOTHING_KNOWN }
      },
    })
  if (request.guidelines)
    tools.push({
      definition: definitionOf(
        FIND_GUIDELINES,
        'Finds the guidelines of the organization for a task.',
        'What you are about to do.',
      ),
      execute: async input => ({
        content: (await guidelines.select(scope, queryIn(input), GUIDELINE_TOKENS)) || 'No guideline fits.',
      }),
    })
  const calls = mcps.openCalls(scope)
  heldByRequest(() => calls.close())
  let characters = 0
  let begun: Promise<void> | undefined
  for (const tool of request.mcpTools ?? [])
    tools.push({
      definition: { name: tool.callName, description: tool.description, parameters: tool.inputSchema },
      async execute(input, signal) {
        if (characters > MAX_MCP_CHARACTERS)
          return failed('The results of tools are too long already. Answer with what is known.')
        begun ??= request.beginExternal?.()
        await begun
        const note = await bill.reserve(PRICES.mcpToolCall)
        const result = await calls.callMcpTool(tool, input, signal)
        characters += result.content.length
        note(result.isError ? 0 : PRICES.mcpToolCall)
        return result
      },
    })
  const byName = new Map(tools.map(tool => [tool.definition.name, tool]))
  return {
    definitions: tools.map(({ definition }) => definition),
    run: (call, available, signal) => run(call, available, byName, signal),
    close: () => calls.close(),
  }
}

const NOTHING_KNOWN = 'Nothing is remembered about it.'

async function run(
  call: ToolCall,
  available: readonly ToolDefinition[],
  tools: ReadonlyMap<string, ServerTool>,
  signal: AbortSignal,
): Promise<ToolResult | undefined> {
  if (!available.some(({ name }) => name === call.name)) {
    const names = available.map(({ name }) => name).join(', ')
    return failed(`There is no tool ${call.name.slice(0, 100)}. The tools are: ${names}.`)
  }
  const input = argumentsOf(call)
  if (input === undefined) return failed(`The arguments of ${call.name} are not a JSON object. Call it again.`)
  const tool = tools.get(call.name)
  if (tool === undefined) return undefined
  try {
    return await tool.execute(input, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return failed(error.message)
    throw error
  }
}

const failed = (content: string): ToolResult => ({ content, isError: true })

function queryIn({ query }: JsonObject): string {
  if (typeof query === 'string' && query.trim() !== '') return query.slice(0, MAX_QUERY_LENGTH)
  throw invalid('query', 'The arguments must be {"query": "a text"}. Call the tool again.')
}

function argumentsOf({ arguments: text }: ToolCall): JsonObject | undefined {
  try {
    const value: Json = text.trim() === '' ? {} : JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** @throws ApiError `validation_error` if a model cannot get so many tools */
export function requireFewTools(count: number): void {
  if (count <= MAX_TOOLS) return
  throw invalid(
    'body.mcps',
    `The model would get ${count} tools, and at most ${MAX_TOOLS} are possible. Name fewer MCP servers, or disable tools with PATCH /api/v1/mcps/{id}/tools.`,
  )
}
