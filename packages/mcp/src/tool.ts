/** A JSON Schema as plain data. */
export type JsonSchema = { [word: string]: unknown }

/** Content of `generated/tools.gen.ts`: the operations of the spec that are tools, in the spec's order. */
export interface Tool {
  name: string
  title: string
  /** Written for a model. */
  description: string
  /** The toolset it belongs to: the spec's tag. */
  toolset: string
  /** A self-contained schema with an object at the root. */
  inputSchema: JsonSchema
  outputSchema: JsonSchema
  annotations: {
    readOnlyHint: boolean
    destructiveHint: boolean
    idempotentHint: boolean
    openWorldHint: boolean
  }
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
}
