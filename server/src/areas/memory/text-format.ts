import { estimateTokens } from '../../platform/tokens.ts'

/** Characters; further back no end of a word is looked for, in writing without spaces there is none. */
const LONGEST_WORD = 30

/** As much of a text as a number of tokens gives, cut at a word where there are words. */
export function cut(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text
  const ellipsis = ' …'
  let end = 0
  let left = tokens - estimateTokens(ellipsis)
  for (const character of text) {
    left -= character.charCodeAt(0) < 128 ? 0.25 : 1
    if (left < 0) break
    end += character.length
  }
  const word = text.lastIndexOf(' ', end)
  return `${text.slice(0, word > Math.max(0, end - LONGEST_WORD) ? word : end)}${ellipsis}`
}

/** A property's value as a reader would write it. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** How it begins to be told that a memory no longer holds; a memory that comes back is known without it. */
export const CHANGED_LATER = '(changed later: '

/** What follows a memory in a text where later ones, or somebody, said otherwise; nothing where it still stands. */
export function changedLater(
  superseding: readonly { propertyName: string; value: unknown; timestamp: string }[] | null | undefined,
): string {
  if (!superseding?.length) return ''
  const later = superseding.map(
    ({ propertyName, value, timestamp }) =>
      `${propertyName} since ${new Date(timestamp).toISOString().slice(0, 10)}: ${valueText(value)}`,
  )
  return ` ${oneLine(`${CHANGED_LATER}${later.join('; ')})`)}`
}

/**
 * A text on one line: what people wrote must not become headings or list items of a text that is made of it.
 * @param most characters, after which it may end
 */
export function oneLine(text: string, most = Number.POSITIVE_INFINITY): string {
  let line = ''
  for (const [word] of text.matchAll(/[^\s\p{Cc}]+/gu)) {
    line += line === '' ? word : ` ${word}`
    if (line.length > most) break
  }
  return line
}
