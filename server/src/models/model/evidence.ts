import type { Span } from '../port.ts'

const LONGEST_QUOTE = 2_000

/**
 * Where `quote` stands in `content`, word for word; runs of white space may differ. Undefined when it does not stand there:
 * then the model has made it up.
 */
export function findQuote(content: string, quote: string): Span | undefined {
  const wanted = quote.trim()
  if (wanted === '' || wanted.length > LONGEST_QUOTE) return undefined
  const exact = content.indexOf(wanted)
  if (exact >= 0) return { start: exact, end: exact + wanted.length, text: wanted }
  // a pattern made of the quote would be tried in full at each place of a content that repeats itself
  const at = spaced(content).indexOf(spaced(wanted))
  if (at < 0) return undefined
  const start = offsetIn(content, at)
  const end = offsetIn(content, at + spaced(wanted).length)
  return { start, end, text: content.slice(start, end) }
}

const WORD = /\S+/g

/** The words of a text with one space between them. */
const spaced = (text: string): string => (text.match(WORD) ?? []).join(' ')

/** Where a place of `spaced(text)` is in the text. */
function offsetIn(text: string, place: number): number {
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (place <= from + word.length) return index + place - from
    from += word.length + 1
  }
  return text.length
}
