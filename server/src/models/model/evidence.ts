import type { Span } from '../port.ts'

const MAX_QUOTE_LENGTH = 2_000

/**
 * Finds `quote` in `content`, word for word. White space and the form of apostrophes, quotation marks, dashes and ellipses
 * may differ, and so may the case of the first letter and the marks around the quote. Undefined if it is not there, which
 * means that the model made it up.
 */
export function findQuote(content: string, quote: string): Span | undefined {
  const wanted = quote.trim()
  if (wanted === '' || wanted.length > MAX_QUOTE_LENGTH) return undefined
  const exact = content.indexOf(wanted)
  if (exact >= 0) return { start: exact, end: exact + wanted.length, text: wanted }
  // a regular expression made from the quote would be slow on repetitive content
  const folded = fold(content)
  for (const text of variantsOf(fold(wanted).text)) {
    const at = text === '' ? -1 : folded.text.indexOf(text)
    if (at < 0) continue
    const start = folded.starts[at] ?? 0
    const end = folded.ends[at + text.length - 1] ?? content.length
    return { start, end, text: content.slice(start, end) }
  }
  return undefined
}

/** The quote, without the marks around it, and each of them with its first letter in the other case. */
function variantsOf(quote: string): string[] {
  const bare = quote.replace(/^["' ]+/, '').replace(/(?<![.,;:!?"' ])[.,;:!?"' ]+$/, '')
  return [quote, bare].flatMap(text => {
    const [first = ''] = text
    const rest = text.slice(first.length)
    return [text, first.toLowerCase() + rest, first.toUpperCase() + rest]
  })
}

interface Folded {
  text: string
  /** Where each character of the text begins and ends in the original. */
  starts: number[]
  ends: number[]
}

/** Writes a text with one form of each mark, and single spaces. */
function fold(original: string): Folded {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  for (const { 0: found, index } of original.matchAll(/\s+|\S/g)) {
    const form = /^\s/.test(found) ? ' ' : (FORMS.get(found) ?? found)
    for (const letter of form) {
      text += letter
      starts.push(index)
      ends.push(index + found.length)
    }
  }
  return { text, starts, ends }
}

const FORMS: ReadonlyMap<string, string> = new Map(
  [
    ["'", '‘’‚‛′´`ʼ＇'],
    ['"', '“”„‟″«»＂'],
    ['-', '‐‑‒–—―−﹣－'],
    ['...', '…'],
    // characters of no width
    ['', '\u200B\u200C\u200D\u2060\uFEFF\u00AD'],
  ].flatMap(([form = '', all = '']) => Array.from(all, (letter): [string, string] => [letter, form])),
)
