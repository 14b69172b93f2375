import type { Token } from './tokens.ts'

/** What a passage is like, whatever is asked: bits of `Passage.traits`. */
export const TRAIT = { asks: 1, firstPerson: 2, names: 4, time: 8, place: 16 } as const

const FIRST_PERSON = /^(?:i|i'm|i've|i'll|i'd|my|me|mine|we|we're|we've|our|us)$/
const TIME =
  /^(?:yesterday|today|tonight|tomorrow|ago|week|weeks|weekend|month|months|year|years|day|days|night|morning|evening|afternoon|last|next|recently|since|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|date|deadline|due|(?:19|20)\d\d)$/
const PLACE =
  /^(?:in|at|from|near|to|city|town|country|street|park|beach|lake|home|house|hotel|office|school|place|moved|visited|travel|traveled|trip|live|lives|lived|located|headquarters)$/

export function traitsOf(text: string, tokens: readonly Token[]): number {
  let traits = /[?？]["'”’)\]\s]*$/u.test(text) ? TRAIT.asks : 0
  for (const { word, surface, start } of tokens) {
    if (FIRST_PERSON.test(word)) traits |= TRAIT.firstPerson
    else if (/^\p{Lu}/u.test(surface) && !beginsSentence(text, start)) traits |= TRAIT.names
    if (TIME.test(word)) traits |= TRAIT.time
    if (PLACE.test(word)) traits |= TRAIT.place
  }
  return traits
}

const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:\n]["'”’)\]]*)\s*["'“‘([]*$/u.test(text.slice(Math.max(0, at - 6), at))
