import type { Span } from '../port.ts'

/**
 * Where `quote` stands in `content`, word for word; runs of white space may differ. Undefined when it does not stand there:
 * then the model has made it up.
 */
export function findQuote(content: string, quote: string): Span | undefined {
  const wanted = quote.trim()
  if (wanted === '' || wanted.length > 2_000) return undefined
  const exact = content.indexOf(wanted)
  if (exact >= 0) return { start: exact, end: exact + wanted.length, text: wanted }
  const pattern = wanted
    .split(/\s+/)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+')
  const loose = new RegExp(pattern).exec(content)
  return loose === null ? undefined : { start: loose.index, end: loose.index + loose[0].length, text: loose[0] }
}
