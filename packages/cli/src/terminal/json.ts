export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A non-empty list of objects, which can be shown as a table. */
export const isRows = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields)
