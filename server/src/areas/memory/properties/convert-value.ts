import type { PropertyType } from '../../../models/port.ts'
import { fits } from '../../../models/value-types.ts'
import type { Json } from '../../../platform/values/json.ts'

/** What a definition requires of a value. */
export interface ValueShape {
  type: PropertyType
  mode: 'replace' | 'append'
  options?: readonly string[] | undefined
}

/**
 * Converts a stored value to its current definition, only if the meaning is the same: `"12"` becomes 12, `"about 12"`
 * does not.
 * @returns undefined if it does not fit
 */
export function convertValue(value: Json, { type, mode, options = [] }: ValueShape): Json | undefined {
  if (type === 'array') return Array.isArray(value) ? value : [value]
  if (mode === 'append') {
    const elements = (Array.isArray(value) ? value : [value]).map(element => convertOne(element, type, options))
    return elements.every(element => element !== undefined) ? elements : undefined
  }
  if (!Array.isArray(value)) return convertOne(value, type, options)
  const [only] = value
  return only !== undefined && value.length === 1 ? convertOne(only, type, options) : undefined
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false }

const asText = (value: Json): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

const CONVERT: Record<PropertyType, (value: Json, options: readonly string[]) => Json | undefined> = {
  text: asText,
  number: value => {
    const text = asText(value)?.trim() ?? ''
    const number = NUMBER.test(text) ? Number(text) : Number.NaN
    return Number.isFinite(number) ? number : undefined
  },
  boolean: value => {
    const word = asText(value)?.trim().toLowerCase() ?? ''
    return Object.hasOwn(BOOLEANS, word) ? BOOLEANS[word] : undefined
  },
  date: value => asText(value)?.trim(),
  options: (value, options) => {
    const wanted = asText(value)?.trim().toLowerCase()
    return options.find(option => option.toLowerCase() === wanted)
  },
  array: value => value,
  object: value => value,
}

function convertOne(value: Json, type: PropertyType, options: readonly string[]): Json | undefined {
  if (fits(type, value, options)) return value
  const next = CONVERT[type](value, options)
  return next !== undefined && fits(type, next, options) ? next : undefined
}
