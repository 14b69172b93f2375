import { conceptOf } from '@keepsake/english/concepts'
import type { DateMention } from '@keepsake/english/dates/date-mention'
import { stem } from '@keepsake/english/words'
import type { Compiled } from '../property/definition.ts'
import { ownedByOther } from '../view/labels.ts'
import { traitsOf } from '../view/traits.ts'
import { isLeft, tokenAt, type View } from '../view/view.ts'
import { type Candidate, clamp, FLOOR } from './candidate.ts'
import { support } from './support.ts'

/** Properties that the only date in a text is likely to belong to. */
const MAIN_DATES = new Set(['event', 'date', 'incident', 'accident'].map(word => conceptOf(stem(word))))

/** Dates next to the property's words. */
export function datesFor(view: View, compiled: Compiled): Candidate[] {
  return view.dates.flatMap(mention => {
    const near = support(
      view,
      compiled,
      mention,
      view.dates.filter(one => !isLeft(view, one, view.dates)),
    )
    const off = CALLED_OFF.test(view.content.slice(mention.end, view.end))
    const by = /^(?:by|before|until|due)$/.test(view.tokens[tokenAt(view, mention.start) - 1]?.lower ?? '')
    const wantsEnd = [...compiled.main.keys(), ...compiled.side.keys()].some(word => DEADLINES.has(word))
    const moved = MOVES.test(view.content.slice(view.start, mention.start)) && isLeft(view, mention, view.dates)
    const again = compiled.hasNext && /\b(?:next|again|follow(?:ing)?[- ]up)\b/i.test(clauseBefore(view, mention))
    const only = view.dates.length === 1 && !off ? 1.2 : 1
    const denied = /\b(?:no|not|never|none|don't|won't|without) (?:\w+ ){0,3}$/i.test(
      view.content.slice(Math.max(view.start, mention.start - 40), mention.start),
    )
    const side = rangeSide(view, mention)
    const edge =
      side !== undefined && !moved && [...compiled.main.keys()].some(word => EDGES[side].has(word)) ? 0.62 : 0
    const score = Math.max(edge, near * 0.95 * only + (by && wantsEnd ? 0.3 : 0)) - (again ? 0.45 : 0)
    const fallback =
      score < FLOOR &&
      compiled.sole &&
      [...compiled.main.keys()].some(word => MAIN_DATES.has(word)) &&
      !ownedByOther(view, compiled)
    const wrongEnd = side !== undefined && !moved && traitsOf(compiled).edge === (side === 'first' ? 1 : -1)
    if (off || denied) return []
    const read: Candidate = {
      compiled,
      ...(fallback ? { fallback } : {}),
      value: mention.value,
      start: mention.start,
      end: mention.end,
      score: moved || wrongEnd ? clamp(score * 0.3) : fallback ? FLOOR : clamp(score),
      exclusive: true,
    }
    return mention.also === undefined ? [read] : [read, { ...read, value: mention.also, other: true }]
  })
}

const CALLED_OFF = /^[^,;.]{0,20}\b(?:is|was|has been|got|are) (?:cancell?ed|called off|off|postponed|dropped)\b/i

/** The words of the sentence from the last hard break up to a date. */
function clauseBefore(view: View, mention: DateMention): string {
  const at = tokenAt(view, mention.start)
  let from = at
  while (from > 0 && view.tokens[from]?.before !== 'hard') from -= 1
  return view.content.slice(view.tokens[from]?.start ?? view.start, mention.start)
}

const EDGES: Record<'first' | 'last', ReadonlySet<string>> = {
  first: new Set(['start', 'departure', 'begin', 'from', 'check-in', 'checkin'].map(word => conceptOf(stem(word)))),
  last: new Set(['end', 'return', 'until', 'check-out', 'checkout', 'finish'].map(word => conceptOf(stem(word)))),
}

/** Which end of "from 1 May to 3 June" a date is. */
function rangeSide(view: View, mention: DateMention): 'first' | 'last' | undefined {
  const joined = (a: DateMention, b: DateMention): boolean =>
    b.start > a.end && /^\s*(?:to|until|till|through|-|–)\s*(?:the )?$/i.test(view.content.slice(a.end, b.start))
  if (view.dates.some(other => joined(mention, other))) return 'first'
  return view.dates.some(other => joined(other, mention)) ? 'last' : undefined
}

/** "from 1 to 3 May" is a range; it is a change of date if something is moved. */
const MOVES = /\b(?:mov|chang|push|postpon|shift|reschedul|delay|brought|bring|switch|slip|extend)\p{L}*\b/iu
const DEADLINES = new Set(['deadlin', 'clos', 'decid', 'target', 'expir', 'end', 'finish', 'sign'])
