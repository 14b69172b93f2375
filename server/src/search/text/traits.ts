import type { Token } from '@keepsake/english'

/** Properties of a passage that do not depend on the question: bits of `Passage.traits`. An index may also have bit 2. */
export const TRAIT = { asks: 1, tellsTime: 4 } as const

const TIME =
  /^(?:yesterday|today|tonight|tomorrow|ago|last|next|recently|week|weekend|month|since|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|(?:19|20)\d\d)$/

export function traitsOf(text: string, tokens: readonly Token[]): number {
  const asks = /[?？]["'”’)\]\s]*$/u.test(text) ? TRAIT.asks : 0
  return tokens.some(({ word }) => TIME.test(word)) ? asks | TRAIT.tellsTime : asks
}
