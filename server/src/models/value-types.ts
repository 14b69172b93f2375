import type { Json } from '../platform/values/json.ts'
import type { PropertyType } from './port.ts'

/** A date or time as ISO 8601 UTC; undefined if it is invalid or outside the years 1 to 9999 in UTC. */
export function toMoment(value: Json): string | undefined {
  if (typeof value !== 'string') return undefined
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:$|T)/.exec(value) ?? []
  const time = Date.parse(value)
  const start = Date.parse(`${day}T00:00:00Z`)
  if (!day || Number.isNaN(time) || Number.isNaN(start)) return undefined
  // otherwise 31 February would be parsed as 3 March
  if (new Date(start).toISOString().slice(0, 10) !== day) return undefined
  const moment = new Date(time).toISOString()
  // the database has no year 0 and cannot parse years with more digits
  return /^(?!0000)\d{4}-/.test(moment) ? moment : undefined
}

const FITS: Record<PropertyType, (value: Json, options: readonly string[]) => boolean> = {
  text: value => typeof value === 'string',
  number: value => typeof value === 'number',
  boolean: value => typeof value === 'boolean',
  date: value => toMoment(value) !== undefined,
  options: (value, options) => typeof value === 'string' && options.includes(value),
  array: value => Array.isArray(value),
  object: value => typeof value === 'object' && value !== null && !Array.isArray(value),
}

/** Whether a value has the type that a collection defines for its property. */
export const fits = (type: PropertyType, value: Json, options: readonly string[] = []): boolean =>
  FITS[type](value, options)
