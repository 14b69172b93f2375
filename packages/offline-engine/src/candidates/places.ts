import { conceptOf } from '@keepsake/english/concepts'
import { stem } from '@keepsake/english/words'
import type { NameMention } from '../mentions/mentions.ts'
import type { Compiled } from '../property/definition.ts'
import type { View } from '../view/view.ts'

const ORIGINS = ['origin', 'departure', 'from'].map(word => conceptOf(stem(word)))
const DESTINATIONS = ['destination', 'arrival', 'to'].map(word => conceptOf(stem(word)))

/** "Boston to Madrid", "Oslo > Bergen": where a journey starts and where it ends. */
export function onRoute(view: View, mention: NameMention, compiled: Compiled): number {
  const wants = (sides: readonly string[]): boolean => sides.some(side => compiled.main.has(side))
  const joined = (a: NameMention, b: NameMention): boolean =>
    /^\s*(?:to|>|→|->|–)\s*$/.test(view.content.slice(a.end, b.start))
  const starts = view.names.some(other => other.start > mention.end && other.place >= 0.4 && joined(mention, other))
  const ends = view.names.some(other => other.end < mention.start && other.place >= 0.15 && joined(other, mention))
  if (starts && !ends && wants(ORIGINS)) return 0.74
  return ends && !starts && wants(DESTINATIONS) ? 0.74 : 0
}

/** "Austin, TX" and "Lyon, France" are one place, unless the property asks for the city only. */
export function placeEnd(view: View, mention: NameMention, compiled: Compiled): number {
  if (compiled.wants === 'city') return mention.end
  const after = /^, (?:[A-Z]{2}\b|[A-Z]\p{L}+(?: [A-Z]\p{L}+)?)/u.exec(
    view.content.slice(mention.end, Math.min(view.end, mention.end + 40)),
  )
  if (after === null) return mention.end
  const end = mention.end + after[0].length
  const state = /^, [A-Z]{2}$/.test(after[0])
  return state || view.names.some(name => name.place >= 0.7 && name.end === end) ? end : mention.end
}
