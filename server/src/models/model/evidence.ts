import type { Span } from '../port.ts'

const MAX_QUOTE_LENGTH = 2_000

/**
 * Finds `quote` in `content`, word for word. White space may differ. Undefined if it is not there, which means that
 * the model made it up.
 */
export function findQuote(content: string, quote: string): Span | undefined {
  const wanted = quote.trim()
  if (wanted === '' || wanted.length > MAX_QUOTE_LENGTH) return undefined
  const exact = content.indexOf(wanted)
  if (exact >= 0) return { start: exact, end: exact + wanted.length, text: wanted }
  // a regular expression made from the quote would be slow on repetitive content
  const at = spaced(content).indexOf(spaced(wanted))
  if (at < 0) return undefined
  const start = offsetIn(content, at)
  const end = offsetIn(content, at + spaced(wanted).length)
  return { start, end, text: content.slice(start, end) }
}

const WORD = /\S+/g

/** The words of a text, separated by single spaces. */
const spaced = (text: string): string => (text.match(WORD) ?? []).join(' ')

/** Maps an index in `spaced(text)` to an index in the text. */
function offsetIn(text: string, place: number): number {
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (place <= from + word.length) return index + place - from
    from += word.length + 1
  }
  return text.length
}
