import type { Token } from '@keepsake/offline-engine/language'

/** Properties of a passage that do not depend on the question: bits of `Passage.traits`. */
export const TRAIT = { asks: 1, firstPerson: 2, tellsTime: 4 } as const

const FIRST_PERSON = /^(?:i|i'm|i've|i'll|i'd|my|me|mine|we|we're|we've|our|us)$/
const TIME =
  /^(?:yesterday|today|tonight|tomorrow|ago|last|next|recently|week|weekend|month|since|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|(?:19|20)\d\d)$/

export function traitsOf(text: string, tokens: readonly Token[]): number {
  let traits = /[?？]["'”’)\]\s]*$/u.test(text) ? TRAIT.asks : 0
  for (const { word } of tokens) {
    if (FIRST_PERSON.test(word)) traits |= TRAIT.firstPerson
    else if (TIME.test(word)) traits |= TRAIT.tellsTime
  }
  return traits
}
