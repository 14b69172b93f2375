import { toolMaterial } from '../../models/fenced.ts'
import type { ToolCall, ToolDefinition } from '../../models/language-models.ts'
import { heldByRequest } from '../../platform/concurrency/request-failure.ts'
import type { BillingContext } from '../../platform/credits/credits.ts'
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

export interface ServerTools {
  definitions: readonly ToolDefinition[]
  /** Runs a call. What the model can act on is a result with `isError`. @returns undefined for a tool of the client */
  run(call: ToolCall, available: readonly ToolDefinition[], signal: AbortSignal): Promise<ToolResult | undefined>
  /** Ends the connections to MCP servers. */
  close(): Promise<void>
}

export interface ServerToolRequest {
  /** The record whose memories can be searched, which may not exist yet. Absent without the tool. */
  memory?: { recordId: string | undefined } | undefined
  guidelines?: {
    find: boolean
    /** Whether the model can read a guideline by its name. */
    read: boolean
    /** Only guidelines with all of these tags. */
    tags?: readonly string[] | undefined
  }
  mcpTools?: readonly McpTool[]
  /** Called once, before the first call of an MCP server, whose effect must not be repeated. */
  beginExternal?: () => Promise<void>
}

export const RECALL_MEMORY = 'recall_memory'
const FIND_GUIDELINES = 'find_guidelines'
const READ_GUIDELINE = 'read_guideline'
/** What these return are rules of the organization, not material. */
const POLICY_TOOLS: readonly string[] = [FIND_GUIDELINES, READ_GUIDELINE]
/** Tools of a client cannot have these names. */
export const SERVER_TOOL_NAMES: readonly string[] = [RECALL_MEMORY, ...POLICY_TOOLS]

/** What a tool returned, as the model gets it: guidelines as policies, and all else as material. */
export const toolText = (result: ToolResult & { name: string }): string =>
  POLICY_TOOLS.includes(result.name) && !result.isError
    ? `<policies>\n${result.content}\n</policies>`
    : toolMaterial(result)

/** The tools of one call of a model, which is the limit of most providers. */
const MAX_TOOLS = 128
const MAX_RECALLED = 20
/** Characters of the results of MCP servers in one run, which the model reads with each call. */
const MAX_MCP_CHARACTERS = 1_000_000
const GUIDELINE_TOKENS = 4_000
const MAX_QUERY_LENGTH = 1_000

/** @param parameters the descriptions of the texts that it takes. All but those with a `?` are required */
const definitionOf = (
  name: string,
  description: string,
  parameters: Readonly<Record<string, string>>,
): ToolDefinition => {
  const names = Object.keys(parameters)
  return {
    name,
    description,
    parameters: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(parameters).map(([key, text]) => [key.replace('?', ''), { type: 'string', description: text }]),
      ),
      required: names.filter(key => !key.endsWith('?')),
      additionalProperties: false,
    },
  }
}

/**
 * The tools that models can call without the client: `recall_memory`, `find_guidelines`, and those of MCP servers as
 * `slug__tool`. Searching memories costs what smart recall costs, and a call of an MCP server has its own price; both
 * are free if they fail. Guidelines only cost the tokens that the model reads.
 */
export function createServerTools(
  { records, guidelines, mcps }: Pick<OrchestrationPorts, 'records' | 'guidelines' | 'mcps'>,
  { billing, bill }: { billing: Pick<BillingContext, 'principal'> & { scope: TenantScope }; bill: RequestCredits },
  request: ServerToolRequest,
): ServerTools {
  const { scope } = billing
  const tools: ServerTool[] = []
  const { memory } = request
  if (memory)
    tools.push({
      definition: definitionOf(RECALL_MEMORY, 'Searches what is remembered about the record.', {
        query: 'What to look for.',
      }),
      async execute(input) {
        const query = textIn(input, 'query')
        if (memory.recordId === undefined) return { content: NOTHING_KNOWN }
        const note = await bill.reserve(records.recallPrice)
        const found = await records.recall(billing, memory.recordId, query, MAX_RECALLED)
        note(records.recallPrice)
        return { content: found.length > 0 ? found.map(line => `- ${line}`).join('\n') : NOTHING_KNOWN }
      },
    })
  const { find = false, read = false, tags } = request.guidelines ?? {}
  if (find)
    tools.push({
      definition: definitionOf(
        FIND_GUIDELINES,
        'Searches the rules of the organization. Call it before you promise, refuse, pay, delete or send anything, with what you are about to do.',
        { query: 'What you are about to do.' },
      ),
      execute: async input => ({
        content: await guidelines.find(scope, { message: textIn(input, 'query'), tags, maxTokens: GUIDELINE_TOKENS }),
      }),
    })
  if (read)
    tools.push({
      definition: definitionOf(
        READ_GUIDELINE,
        'Reads a rule of the organization that the index lists. Call it before you act on its subject.',
        { guideline: 'Its ID or its name.', 'section?': 'The heading of one of its sections. All of it if absent.' },
      ),
      async execute(input) {
        const guideline = textIn(input, 'guideline')
        const section = input.section === undefined ? {} : { section: textIn(input, 'section') }
        return { content: await guidelines.read(scope, { guideline, ...section, tags }) }
      },
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

function textIn(input: JsonObject, name: string): string {
  const text = input[name]
  if (typeof text === 'string' && text.trim() !== '') return text.slice(0, MAX_QUERY_LENGTH)
  throw invalid(name, `The arguments must have "${name}", a text. Call the tool again.`)
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
