import type { Context, Conversation } from '../turn.ts'

/** How one product exports conversations in JSON. */
export interface JsonFormat {
  /** Whether a value is such an export. */
  fits: (value: unknown) => boolean
  read: (value: unknown, context: Context) => Conversation[]
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
