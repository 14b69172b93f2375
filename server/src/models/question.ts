import type { PropertyType, Span } from '@keepsake/offline-engine'

/** A question about records, and what it can be about. */
export interface QuestionInput {
  question: string
  properties: readonly {
    name: string
    /** Other names of it in texts. */
    aliases?: readonly string[] | undefined
    type: PropertyType
    unit?: string | undefined
    /** Values that the question may mean. */
    values: readonly string[]
  }[]
  /** Types of records. */
  types: readonly string[]
  /** Names of the operators of a filter. */
  operators: readonly string[]
  /** The reference date for "this year" and the like. */
  now: Date
  signal?: AbortSignal | undefined
}

export interface QuestionReading {
  /** The filter that the question states, not validated. Absent if it states none. */
  reading?: {
    type: string | undefined
    logic: 'and' | 'or'
    conditions: { property: string; operator: string; value: unknown; evidence: Span }[]
  }
}
