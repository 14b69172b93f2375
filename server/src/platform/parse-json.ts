import type { Json } from './json.ts'
import { MAX_JSON_DEPTH } from './unicode.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

/** Index after the string that opens at `start`; the end of the text when it never closes. */
const afterString = (text: string, start: number): number => {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let first = quote
    while (text.charCodeAt(first - 1) === BACKSLASH) first--
    if ((quote - first) % 2 === 0) return quote + 1
  }
  return text.length
}

const deeperThan = (text: string, maxDepth: number): boolean => {
  let depth = 0
  let index = 0
  while (index < text.length) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) {
      index = afterString(text, index)
      continue
    }
    if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      if (++depth > maxDepth) return true
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth--
    index++
  }
  return false
}

/**
 * Parses JSON that somebody else sent. Nesting is measured before anything is built, so a body of brackets costs no memory.
 * What the values hold is for `findBadText` to judge.
 * @param input text, or UTF-8 bytes; a byte order mark is dropped
 * @returns the value, or the problem as a sentence that shows nothing of the input
 */
export const parseJson = (
  input: string | Uint8Array,
  { maxDepth = MAX_JSON_DEPTH }: { maxDepth?: number } = {},
): { value: Json } | { problem: string } => {
  let text: string
  try {
    text = typeof input === 'string' ? input : new TextDecoder('utf-8', { fatal: true }).decode(input)
  } catch {
    return { problem: 'The JSON is not valid UTF-8.' }
  }
  if (deeperThan(text, maxDepth)) return { problem: `The JSON is nested deeper than ${maxDepth} levels.` }
  try {
    const value: Json = JSON.parse(text)
    return { value }
  } catch (error) {
    const where = error instanceof Error ? / at position \d+/.exec(error.message)?.[0] : undefined
    return { problem: `This is not valid JSON${where ?? ''}.` }
  }
}
