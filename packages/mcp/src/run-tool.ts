import type { CallToolResult } from '@modelcontextprotocol/server'
import { readArguments } from './arguments.ts'
import type { Call, CallInput } from './call.ts'
import { isRecord } from './is-record.ts'
import { explainFailure, explainSilence } from './recovery.ts'
import { smallResult } from './result.ts'
import type { Tool, ToolOperation } from './tool.ts'

/** How a model gets the rest of what was cut from a result, by tool. */
const REST: Readonly<Record<string, string>> = {
  guideline_read:
    'Read the guideline in sections: getGuidelineStructure returns their slugs, getGuidelineSection the text of one. The resource keepsake://guidelines/{id} has the complete text.',
}

/** Performs a tool call. A failure is a result that says what to do next, because only results reach the model. */
export async function runTool(
  tool: Tool,
  given: Record<string, unknown>,
  call: Call,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const args = readArguments(tool, given)
  const operation = operationOf(tool, args)
  if (operation === undefined) return failed(`operation must be one of ${namesOf(tool)}.`)
  const missing = operation.pathFields.filter(name => !isText(args[name]))
  if (missing.length > 0) return failed(`${missing.join(' and ')} must be a text that is not empty.`)
  const answer = await call(operation, inputOf(tool, operation, args), signal).catch(explainSilence)
  if (typeof answer === 'string') return failed(answer)
  const { status, body } = answer
  if (status >= 400) return failed(explainFailure(status, body))
  // Some operations respond without a body; a tool always has a result.
  const result = smallResult(isRecord(body) ? body : { success: true }, REST[tool.name])
  const texts = [result.text, ...(result.more === undefined ? [] : [result.more])]
  return { content: texts.map(text => ({ type: 'text', text })), structuredContent: result.body }
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
  const { pathFields, queryFields, bodyFields, defaults } = operation
  const input = { path: {}, query: {}, body: {} }
  const placeOf = (name: string): keyof CallInput => {
    if (pathFields.includes(name)) return 'path'
    return bodyFields === undefined || queryFields.includes(name) ? 'query' : 'body'
  }
  for (const [name, value] of Object.entries({ ...defaults, ...args }))
    if (value !== undefined && !(name === 'operation' && operations.length > 1))
      Object.assign(input[placeOf(name)], { [name]: value })
  const { body, ...rest } = input
  return bodyFields ? input : rest
}
