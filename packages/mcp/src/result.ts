import { compact } from './compact.ts'

/** The largest result, in characters of JSON: about 10,000 tokens, from which hosts warn or cut a result themselves. */
export const MAX_RESULT = 40_000
/** Maximum lengths of the texts in a result; the first that makes the result small enough. */
const TEXT_LENGTHS = [30_000, 10_000, 3_000, 1_000, 300]

export interface SmallResult {
  body: Record<string, unknown>
  /** What a model reads of the body, as JSON. */
  text: string
  /** How the model gets the rest; absent if there is no more. */
  more?: string
}

/**
 * Leaves out of a result what a model does not need, shortens texts that would fill the context of an agent, and says how
 * to get the rest.
 * @param rest how to get a complete text from this tool, if there is a way
 */
export function smallResult(body: Record<string, unknown>, rest = 'Ask for fewer or smaller items.'): SmallResult {
  const read = fitted(compact(body))
  const hints: string[] = []
  if (read.isCut)
    hints.push(`The result was too large: long texts end with the number of characters that were left out. ${rest}`)
  else if (read.text.length > MAX_RESULT) hints.push(`The result is large. ${rest}`)
  if (typeof body.nextCursor === 'string')
    hints.push('There are more results: call again with the same arguments and `nextCursor` as `cursor`.')
  const small = { body: fitted(body).body, text: read.text }
  return hints.length > 0 ? { ...small, more: hints.join('\n') } : small
}

/** Shortens the texts of a body until it is small enough, or no shorter. */
function fitted(body: Record<string, unknown>): { body: Record<string, unknown>; text: string; isCut: boolean } {
  const whole = JSON.stringify(body)
  let small = { body, text: whole }
  for (const length of whole.length > MAX_RESULT ? TEXT_LENGTHS : []) {
    const cut = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, shorten(value, length)]))
    small = { body: cut, text: JSON.stringify(cut) }
    if (small.text.length <= MAX_RESULT) break
  }
  return { ...small, isCut: small.text.length < whole.length }
}

function shorten(value: unknown, length: number): unknown {
  if (typeof value === 'string') return value.length > length ? shortened(value, length) : value
  if (Array.isArray(value)) return value.map(member => shorten(member, length))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shorten(member, length)]))
}

function shortened(text: string, length: number): string {
  const start = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
  return `${start}… [${text.length - start.length} more characters]`
}
