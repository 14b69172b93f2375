import { conceptOf } from '@keepsake/english/concepts'
import { STOP_WORDS, stem } from '@keepsake/english/words'
import type { NameMention } from '../mentions/mentions.ts'
import type { Compiled } from '../property/definition.ts'
import { tokenAt, type View } from '../view/view.ts'

export type NameKind = 'person' | 'organization' | 'place' | 'thing'
export const isNameKind = (kind: string): kind is NameKind =>
  kind === 'person' || kind === 'organization' || kind === 'place' || kind === 'thing'

/** A client may be a company or a person. */
const BUYERS = ['client', 'customer', 'vendor', 'sponsor', 'lender', 'borrower', 'buyer'].map(word =>
  conceptOf(stem(word)),
)

/** Whether the property asks for a name that a company or a person may have. */
export const asksForBuyer = ({ main }: Compiled): boolean => BUYERS.some(one => main.has(one))

/** Minimum affinity of a name that is not announced. */
export const LIKELY = 0.4

/** 0 to 1: how much a name looks like what the property asks for. */
export function affinity(view: View, mention: NameMention, compiled: Compiled, kind: NameKind): number {
  if (kind === 'place' && mention.country !== undefined && compiled.wants !== undefined) {
    if ((compiled.wants === 'country') !== mention.country) return 0.1
    if (mention.country) return 0.95
  } else if (kind === 'place' && compiled.wants === 'country') return 0.1
  const best = Math.max(mention.person, mention.organization, mention.place)
  const parts = compiled.nameParts
  const made = parts !== undefined && partOf(view, mention, parts)
  if (kind === 'thing') {
    if (made || partEnd(view, mention, compiled) > mention.end) return 0.9
    return mention.person >= 0.7 || mention.place >= 0.85 ? 0.12 : 0.45
  }
  const coded = kind !== 'place' && /\d{3}/.test(view.content.slice(mention.start, mention.end)) ? 0.3 : 1
  const own = (asksForBuyer(compiled) ? Math.max(mention[kind], mention.person * 0.9) : mention[kind]) * coded
  if (made) return Math.max(own, 0.8)
  // Two unknown capitalised words may be either, unless a job title precedes them.
  const either = kind === 'organization' && best <= 0.55 && !view.roles().some(role => mention.start - role.end === 1)
  return own >= best || either ? own : own * 0.6
}

/** "Quarry data platform", "the Kiosk app": the name extends to the word for its kind. */
export function partEnd(view: View, mention: NameMention, compiled: Compiled): number {
  const from = tokenAt(view, mention.end)
  for (let at = from; at < from + 3; at += 1) {
    const token = view.tokens[at]
    if (token === undefined || token.before !== 'none' || STOP_WORDS.has(token.lower)) break
    if (compiled.nameParts?.has(token.lower) === true) return token.end
  }
  return mention.end
}

/** "Harbour Hall", "Hotel Almenara": the first or last word of the name is its kind. */
function partOf(view: View, mention: NameMention, parts: ReadonlySet<string>): boolean {
  const words = view.content.slice(mention.start, mention.end).toLowerCase().split(/\s+/)
  return (
    words.length > 1 &&
    (parts.has(words[0] ?? '') || parts.has(words.at(-1) ?? '') || words.slice(1).some(word => parts.has(word)))
  )
}
