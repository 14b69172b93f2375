import { isRecord } from './is-record.ts'
import type { JsonSchema } from './tool.ts'

/** The schema's message for text that is only white space. */
const NOT_BLANK = 'must match pattern "\\S"'
const NOT_ALLOWED = 'must be equal to one of the allowed values'

/**
 * Explains to a model what is wrong with an argument: its path as the model wrote it, and what would be valid.
 * @param message from the validator: `data/records/1/content must …`
 */
export function explainIssue(schema: JsonSchema, message: string): string {
  const [, pointer, what] = /^data((?:\/\S*)?) (.*)$/s.exec(message) ?? []
  if (pointer === undefined || what === undefined) return message
  const parts = pointer.split('/').slice(1)
  const place = parts.length === 0 ? 'The arguments' : parts.join('.')
  if (what === NOT_BLANK) return `${place} must have more in it than white space`
  if (what !== NOT_ALLOWED) return `${place} ${what}`
  const allowed = fieldAt(schema, parts)?.enum
  return Array.isArray(allowed) ? `${place} must be one of ${allowed.join(', ')}` : `${place} ${what}`
}

/** Returns the schema at a path. */
function fieldAt(schema: unknown, [name, ...rest]: string[]): JsonSchema | undefined {
  if (!isRecord(schema)) return undefined
  if (name === undefined) return schema
  const { properties, items } = schema
  return fieldAt(isRecord(properties) && Object.hasOwn(properties, name) ? properties[name] : items, rest)
}
