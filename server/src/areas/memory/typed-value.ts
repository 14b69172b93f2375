import type { PropertyType } from '../../models/port.ts'
import { toMoment } from '../../models/value-types.ts'
import type { Json } from '../../platform/values/json.ts'

/** The columns that filters compare with. */
export interface TypedValue {
  text_value: string | null
  number_value: number | null
  date_value: string | null
}

/** In characters, because index entries must stay small. Longer texts are first compared by their beginning. */
export const MAX_INDEXED_TEXT_LENGTH = 200

/** A text without the separators that the database puts between elements of a list or an object. */
export const withoutSigns = (text: string): string => text.replaceAll('\x1E', ' ').replaceAll('\x1F', ' ')

/** A text as filters compare it: lowercase, without the separators of list elements, and cut to the indexed length. */
export const comparableText = (text: string): string =>
  beginningOf(withoutSigns(text.toLowerCase()), MAX_INDEXED_TEXT_LENGTH)

/** Whether `comparableText` keeps the complete text. */
export const isComparedWhole = (text: string): boolean => {
  const lower = text.toLowerCase()
  return beginningOf(lower, MAX_INDEXED_TEXT_LENGTH) === lower
}

/** The first characters, as the database counts them. */
const beginningOf = (text: string, characters: number): string =>
  text.length <= characters ? text : [...text.slice(0, 2 * characters)].slice(0, characters).join('')

/** The comparison columns of a value, by its type. */
export function typedValue(type: PropertyType, value: Json): TypedValue {
  const none: TypedValue = { text_value: null, number_value: null, date_value: null }
  if (typeof value === 'number') return { ...none, number_value: value }
  if (typeof value === 'boolean') return { ...none, text_value: String(value) }
  if (typeof value !== 'string') return none
  return { ...none, text_value: comparableText(value), date_value: type === 'date' ? (toMoment(value) ?? null) : null }
}

/** The type of a value that no collection defines. */
export function typeOfValue(value: Json): PropertyType {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'object') return 'object'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return toMoment(value) ? 'date' : 'text'
}
