import type { ToolOperation } from './tool.ts'

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
