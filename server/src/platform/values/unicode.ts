import { pathOf } from './errors.ts'
import type { Json } from './json.ts'

/** Maximum nesting of a JSON value. `[[1]]` has a depth of 2. */
export const MAX_JSON_DEPTH = 64

export interface BadText {
  /** Path, e.g. `records.3.email`. Empty for the value itself. */
  path: string
  problem: string
}

// An object with keys from outside must not contain this name: copying it by assignment would set a prototype.
const PROTOTYPE = '__proto__'
// From here on, JavaScript writes numbers with an exponent, so they are accepted as approximate values.
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

// The path is built while the recursion returns, so that valid values cost nothing.
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
 * Finds the first value in JSON that the database could not store unchanged: a NUL character, half a surrogate pair, a
 * key named `__proto__`, a number that overflows or loses digits, nesting deeper than 64 levels.
 */
export const findBadText = (value: Json): BadText | undefined => {
  const found = find(value, 0)
  return found && { path: pathOf(found.path), problem: found.problem }
}
