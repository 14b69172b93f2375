import { setImmediate } from 'node:timers/promises'
import type { Json } from './json.ts'
import { MAX_JSON_DEPTH } from './unicode.ts'

/** Values that one text may hold, and names that differ. Each costs far more time than the characters it is written with. */
const MOST_VALUES = 500_000
const MOST_NAMES = 50_000
/** After so many characters other work gets its turn. */
const SLICE = 2_000_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
const COMMA = 0x2c

/** Index after the string that opens at `start`; the end of the text when it never closes. */
const afterString = (text: string, start: number): number => {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let first = quote
    while (text.charCodeAt(first - 1) === BACKSLASH) first--
    if ((quote - first) % 2 === 0) return quote + 1
  }
  return text.length
}

/** A name as the object will have it: two spellings of one name (`a` and `\u0061`) are one. */
const nameAt = (text: string, start: number, end: number): string => {
  const raw = text.slice(start + 1, end - 1)
  if (!raw.includes('\\')) return raw
  try {
    return JSON.parse(text.slice(start, end))
  } catch {
    return raw
  }
}

/** What is wrong with the nesting, the names or how many values there are, found before anything is built. */
const structureProblem = async (text: string, maxDepth: number): Promise<string | undefined> => {
  // the names of each object that is open; undefined for an array
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
        if (distinct.size > MOST_NAMES) return `The JSON has more than ${MOST_NAMES} different names of fields.`
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
    if (values > MOST_VALUES) return `The JSON has more than ${MOST_VALUES} values. Send it in several calls.`
    index++
  }
  return undefined
}

/**
 * Parses JSON that somebody else sent. Nesting is measured, and values and names are counted, before anything is built, so that a
 * body of brackets costs no memory and no text holds the process for long.
 * A name that stands twice in one object is refused: which one counts would depend on who reads it.
 * What the values hold is for `findBadText` to judge.
 * @param input text, or UTF-8 bytes; a byte order mark is dropped
 * @returns the value, or the problem as a sentence that shows nothing of the input
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
