import type { ModelProvider } from '../../../src/models/port.ts'

/** What a server is to say: a text, or one call of a tool. */
export type Said = { text: string } | { tool: string; arguments: Record<string, unknown> }

/** How one server writes answers. The fields are those of its documentation and of reports about it, the sentences are made up. */
export interface Shape {
  name: string
  provider: ModelProvider
  headers?: Record<string, string>
  /** Events of a stream end with `[DONE]`. [true] */
  endsWithDone?: boolean
  /** A refused request: the pattern of its body, and the answer. */
  refuses?: { pattern: RegExp; status: number; body: unknown }
  answer(said: Said): unknown
  /** The events of a stream: their data, or a name and data. */
  stream(said: Said): readonly (unknown | { event: string; data: unknown })[]
  /** What `models test` says of it. */
  shape: RegExp
}
