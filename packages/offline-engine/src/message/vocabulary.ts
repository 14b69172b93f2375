import type { PropertyType } from '../types.ts'

export interface KnownProperty {
  name: string
  systemName: string
  /** Other names of it in texts. */
  aliases?: readonly string[] | undefined
  type: PropertyType
  unit?: string | undefined
  /** Values that the message may name: all options, and values that records have. */
  values: readonly string[]
}

/** An organization's own names for properties, values and types. */
export interface Vocabulary {
  properties: readonly KnownProperty[]
  types: readonly string[]
}
