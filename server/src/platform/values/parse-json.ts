import { setImmediate } from 'node:timers/promises'
import type { Json } from './json.ts'
import { MAX_JSON_DEPTH } from './unicode.ts'

/** Limit for values and distinct names in a text. Each takes far more time than the characters it is written with. */
const MAX_VALUES = 500_000
const MAX_NAMES = 50_000
/** After this many characters, other work gets a turn. */
const SLICE = 2_000_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
const COMMA = 0x2c

/** Returns the index after the string that starts at `start`. The end of the text if it never closes. */
const afterString = (text: string, start: number): number => {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let first = quote
    while (text.charCodeAt(first - 1) === BACKSLASH) first--
    if ((quote - first) % 2 === 0) return quote + 1
  }
  return text.length
}

/** Decodes a name, so that two spellings of one name (`a` and `\u0061`) are the same. */
const nameAt = (text: string, start: number, end: number): string => {
  const raw = text.slice(start + 1, end - 1)
  if (!raw.includes('\\')) return raw
  try {
    return JSON.parse(text.slice(start, end))
  } catch {
    return raw
  }
}

/** Finds problems with the nesting, the names or the number of values, before anything is built. */
const structureProblem = async (text: string, maxDepth: number): Promise<string | undefined> => {
  // the names of each open object, undefined for an array
  const open: (Set<string> | undefined)[] = []
  const distinct = new Set<string>()
  let names: Set<string> | undefined
  let nameIsNext = false
  let values = 0
  let index = 0
  let pauseAt = SLICE
  while (index < text.length) {
    if (index > pauseAt) {
      await setImmediate()
      pauseAt = index + SLICE
    }
    const code = text.charCodeAt(index)
    if (code === QUOTE) {
      const end = afterString(text, index)
      if (nameIsNext && names) {
        const name = nameAt(text, index, end)
        if (names.has(name)) return 'The JSON names a field twice in one object.'
        names.add(name)
        distinct.add(name)
        if (distinct.size > MAX_NAMES) return `The JSON has more than ${MAX_NAMES} different names of fields.`
        nameIsNext = false
      }
      index = end
      continue
    }
    if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      values++
      names = code === OPEN_BRACE ? new Set() : undefined
      nameIsNext = code === OPEN_BRACE
      if (open.push(names) > maxDepth) return `The JSON is nested deeper than ${maxDepth} levels.`
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
      open.pop()
      names = open.at(-1)
    } else if (code === COMMA) {
      values++
      nameIsNext = true
    }
    if (values > MAX_VALUES) return `The JSON has more than ${MAX_VALUES} values. Send it in several calls.`
    index++
  }
  return undefined
}

/**
 * Parses JSON from outside. Nesting, values and names are checked before anything is built, so that nested brackets do
 * not exhaust memory and no text blocks the process for long.
 * A duplicate name in an object is rejected, since parsers disagree on which one counts.
 * `findBadText` checks the values themselves.
 * @param input text, or UTF-8 bytes. A byte order mark is dropped.
 * @returns the value, or the problem as a sentence that contains nothing of the input
 */
export const parseJson = async (
  input: string | Uint8Array,
  { maxDepth = MAX_JSON_DEPTH }: { maxDepth?: number } = {},
): Promise<{ value: Json } | { problem: string }> => {
  let text: string
  try {
    text = typeof input === 'string' ? input : new TextDecoder('utf-8', { fatal: true }).decode(input)
  } catch {
    return { problem: 'The JSON is not valid UTF-8.' }
  }
  const problem = await structureProblem(text, maxDepth)
  if (problem) return { problem }
  if (text.length > SLICE) await setImmediate()
  try {
    const value: Json = JSON.parse(text)
    return { value }
  } catch (error) {
    const where = error instanceof Error ? / at position \d+/.exec(error.message)?.[0] : undefined
    return { problem: `This is not valid JSON${where ?? ''}.` }
  }
}
