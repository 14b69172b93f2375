import type { Tool as ListedTool } from '@modelcontextprotocol/server'

/** Content of `generated/tools.gen.ts`: the operations of the spec that are tools, in the spec's order. */
export interface Tool {
  name: string
  title: string
  /** Written for a model. */
  description: string
  /** The toolset of its area: the spec's tag. */
  toolset: string
  /** A self-contained schema with an object at the root. */
  inputSchema: ListedTool['inputSchema']
  outputSchema: NonNullable<ListedTool['outputSchema']>
  annotations: {
    readOnlyHint: boolean
    destructiveHint: boolean
    idempotentHint: boolean
    openWorldHint: boolean
  }
  /** Its size in a tool list, in tokens of `o200k_base`. */
  tokens: number
  /** The operations of the tool; if there are several, the argument `operation` selects one. */
  operations: ToolOperation[]
}

export interface ToolOperation {
  operationId: string
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  /** The path template: `/api/v1/events/{id}`. */
  path: string
  /** The server accepts `Idempotency-Key`. */
  writes: boolean
  pathFields: string[]
  queryFields: string[]
  /** Fields of the JSON body; absent if the operation has none. */
  bodyFields?: string[]
  /** Arguments of a call that does not have them: the size of a page. */
  defaults?: Record<string, unknown>
}
