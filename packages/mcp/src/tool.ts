/** A JSON Schema as plain data. */
export type JsonSchema = { [word: string]: unknown }

/** What `generated/tools.gen.ts` holds: the operations of the spec that are tools, in the spec's order. */
export interface Tool {
  name: string
  title: string
  /** Written for a model. */
  description: string
  /** The name of the set that it is loaded with: the spec's tag. */
  toolset: string
  /** An object at the root; everything it refers to is in it. */
  inputSchema: JsonSchema
  outputSchema: JsonSchema
  annotations: {
    readOnlyHint: boolean
    destructiveHint: boolean
    idempotentHint: boolean
    openWorldHint: boolean
  }
  /** What stands behind it; several are told apart by the argument `operation`. */
  operations: ToolOperation[]
}

export interface ToolOperation {
  operationId: string
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  /** The path template: `/api/v1/events/{id}`. */
  path: string
  /** The server honours `Idempotency-Key`. */
  writes: boolean
  pathFields: string[]
  queryFields: string[]
  /** Fields of the JSON body; absent where the operation has none. */
  bodyFields?: string[]
}
