import { estimateTokens } from '../platform/tokens.ts'

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

// what people wrote must not become headings or list items of a text that is made of it
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
