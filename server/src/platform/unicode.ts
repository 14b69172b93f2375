import { pathOf } from './errors.ts'
import type { Json } from './json.ts'

/** Nesting that a JSON value may have; `[[1]]` is 2 deep. */
export const MAX_JSON_DEPTH = 64

export interface BadText {
  /** Where, e.g. `records.3.email`; empty for the value itself. */
  path: string
  problem: string
}

// An object keyed from outside must not hold this name: copied by assignment it would set a prototype.
const PROTOTYPE = '__proto__'
// From here on JavaScript writes a number with an exponent, as the measurement that it then is.
const EXPONENT_FROM = 1e21

const inText = (text: string): string | undefined => {
  if (text.includes('\0')) return 'holds a NUL character, which a text cannot store'
  if (!text.isWellFormed()) return 'holds half of a surrogate pair, which is not valid Unicode'
  return
}

const inNumber = (value: number): string | undefined => {
  if (!Number.isFinite(value)) return 'is a number too large to hold'
  if (Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < EXPONENT_FROM)
    return 'is an integer beyond 2^53 and would lose digits; send it as a string'
  return
}

// The path is put together on the way back up, so that the ordinary value costs no text at all.
const find = (value: Json, depth: number): { path: string[]; problem: string } | undefined => {
  if (typeof value === 'string' || typeof value === 'number') {
    const problem = typeof value === 'string' ? inText(value) : inNumber(value)
    return problem === undefined ? undefined : { path: [], problem }
  }
  if (value === null || typeof value === 'boolean') return
  if (depth === MAX_JSON_DEPTH) return { path: [], problem: `is nested deeper than ${MAX_JSON_DEPTH} levels` }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = find(item, depth + 1)
      if (found) return { path: [String(index), ...found.path], problem: found.problem }
    }
    return
  }
  for (const key of Object.keys(value)) {
    const problem = key === PROTOTYPE ? 'is a name that is not taken' : inText(key)
    if (problem) return { path: [key.toWellFormed().replaceAll('\0', '\uFFFD')], problem }
    const item = value[key]
    const found = item === undefined ? undefined : find(item, depth + 1)
    if (found) return { path: [key, ...found.path], problem: found.problem }
  }
  return
}

/**
 * Finds the first thing in a JSON value that the database could not keep as it is: a NUL character, half a surrogate pair,
 * a key named `__proto__`, a number that overflows or loses digits, nesting beyond 64 levels.
 */
export const findBadText = (value: Json): BadText | undefined => {
  const found = find(value, 0)
  return found && { path: pathOf(found.path), problem: found.problem }
}
