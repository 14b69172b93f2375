export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list whose every entry is an object, and that has one: what a table can show. */
export const isRows = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields)
