import { NEGATIONS } from '@keepsake/english/words'
import type { View } from '../view/view.ts'

/** Words that reverse the meaning of a statement. */
const REVERSALS =
  /^(?:stopped|quit|gave|lost|sold|cancel\p{L}*|unsubscrib\p{L}*|refus\p{L}*|declin\p{L}*|lacks?|without|opted|expired|former|ex|against|instead)$/u

interface Polarity {
  value: boolean
  /** The negating token, if it precedes the words. */
  at?: number
}

/** Whether the words from one token to another are affirmed or negated. How surely is for the gate to judge. */
export function polarityAround(view: View, from: number, to: number): Polarity {
  let denials = 0
  let denied: number | undefined
  for (let at = from - 1; at >= 0 && from - at <= 6; at -= 1) {
    if (view.tokens[at + 1]?.before === 'hard') break
    const lower = view.tokens[at]?.lower ?? ''
    if (/^(?:but|and)$/.test(lower) && from - at > 1) break
    if (NEGATIONS.has(lower) || REVERSALS.test(lower)) {
      denials += 1
      denied = at
    }
  }
  for (let at = from + 1; at < view.tokens.length && at <= to + 4; at += 1) {
    if (at > to && view.tokens[at]?.before === 'hard') break
    const lower = view.tokens[at]?.lower ?? ''
    if (at > to && /^(?:but|and|because)$/.test(lower)) break
    if (NEGATIONS.has(lower) || (at > to && /^(?:cancelled|declined|refused|expired)$/.test(lower))) denials += 1
  }
  const after = view.content.slice(view.tokens[to]?.end ?? view.end, view.end)
  if (/^[^.;]{0,40}\b(?:was|were|got|been) (?:turned down|rejected|refused|denied|declined)\b/i.test(after))
    denials += 1
  return { value: denials % 2 === 0, ...(denied === undefined ? {} : { at: denied }) }
}
