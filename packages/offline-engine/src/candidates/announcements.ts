import { framesAt } from '@keepsake/english/frames'
import { NEGATIONS, STOP_WORDS } from '@keepsake/english/words'
import type { Compiled } from '../property/definition.ts'
import type { View } from '../view/view.ts'
import { answerStart, askedOf } from './previous-question.ts'

/** A place in a sentence where the text announces a value of a property. */
export interface Announcement {
  /** The token index at which the value begins (`after`) or before which it ends (`before`). */
  at: number
  side: 'after' | 'before'
  strength: number
  label: boolean
}

const COPULAS =
  /^(?:is|are|was|were|would|will|should|=|remains|becomes|became|named|called|be|includes?|of|changed|moved|now)$/
const PAST_FORM = /^(?:used|formerly|previously|former|old|was|were)$/

/** "Label: value", "the X is value", and the frames of the property's subject. */
export function announcements(view: View, compiled: Compiled): Announcement[] {
  const found: Announcement[] = []
  const owned = view.label?.owners.get(compiled)
  if (view.label !== undefined && owned !== undefined) {
    return [{ at: view.label.to, side: 'after', strength: 0.8 + 0.15 * owned, label: true }]
  }
  const answer = answerAt(view, compiled)
  if (answer >= 0) found.push({ at: answer, side: 'after', strength: 0.72, label: false })
  for (const run of compiled.runs) {
    if (!view.concepts.includes(run[0] ?? '')) continue
    for (let at = 0; at < view.tokens.length; at += 1) {
      const next = matchRun(view, run, at)
      if (next < 0 || isInName(view, at)) continue
      const strength = connection(view, at, next)
      if (strength > 0) found.push({ at: next, side: 'after', strength, label: strength >= 0.9 })
    }
  }
  for (let at = 0; compiled.frames.size > 0 && at < view.tokens.length; at += 1) {
    for (const [frame, next] of framesAt(compiled.frames, view.tokens, at)) {
      // "It is privately held; chief executive …": a frame announces a value in its own clause only.
      if (frame.side === 'after' && view.tokens[next]?.before === 'hard' && !/^\s*[:–—-]/.test(gapBefore(view, next)))
        continue
      const weak = isPast(view, at) || isDenied(view, at)
      found.push({
        at: frame.side === 'after' ? next : at,
        side: frame.side,
        strength: frame.strength - (weak ? 0.35 : 0),
        label: false,
      })
    }
  }
  return found
}

/** Where the answer begins if the previous question was about this property; -1 otherwise. */
const answerAt = (view: View, compiled: Compiled): number =>
  view.asked === undefined || view.answering < 0.8 || askedOf(view, compiled) < 0.6 ? -1 : answerStart(view)

/** The word is part of a longer name ("the Orrin Vale Fund is glad"), so it does not name the property. */
function isInName(view: View, at: number): boolean {
  const token = view.tokens[at]
  return token?.capital === true && view.names.some(name => name.start < token.start && token.end <= name.end)
}

const gapBefore = (view: View, at: number): string =>
  view.content.slice(view.tokens[at - 1]?.end ?? view.start, view.tokens[at]?.start ?? view.end)

/** A negation that is not part of the frame itself. */
const isDenied = (view: View, at: number): boolean =>
  view.tokens[at]?.before === 'none' &&
  (NEGATIONS.has(view.tokens[at - 1]?.lower ?? '') || NEGATIONS.has(view.tokens[at - 2]?.lower ?? ''))

const isPast = (view: View, at: number): boolean =>
  PAST_FORM.test(view.tokens[at - 1]?.lower ?? '') ||
  (view.tokens[at - 1]?.lower === 'to' && view.tokens[at - 2]?.lower === 'used') ||
  (view.tokens[at]?.lower === 'from' &&
    /^(?:mov|relocat|switch|migrat|fly|flew|driv|travel|depart)/.test(view.tokens[at - 1]?.lower ?? ''))

/** Matches the words of a name in order, allowing stop words between them; -1 if they are not at `at`. */
function matchRun(view: View, run: readonly string[], at: number): number {
  let position = at
  for (const [index, word] of run.entries()) {
    while (index > 0 && STOP_WORDS.has(view.tokens[position]?.lower ?? '') && position - at < 6) position += 1
    const token = view.tokens[position]
    if (token === undefined || view.concepts[position] !== word || (index > 0 && token.before === 'hard')) return -1
    position += 1
  }
  return position
}

/** How strongly a name is connected to what follows: a label's colon, a copula, or not at all (0). */
function connection(view: View, at: number, next: number): number {
  const token = view.tokens[next]
  const previous = view.tokens[next - 1]
  if (token === undefined || previous === undefined) return 0
  const gap = view.content.slice(previous.end, token.start)
  if (/^\**(?:\s+\**|\s*\([^)]*\)\s*\**)?(?::|=|→|->|\t|\|)/.test(gap))
    return at <= 2 || view.tokens[at]?.before !== 'none' ? 0.95 : 0.85
  if (/^\s+[-–—]\s+$/.test(gap)) return at <= 1 ? 0.85 : 0.6
  if (/^(?:including|namely|like|such|e\.g)$/.test(token.lower) && token.before !== 'hard') return 0.75
  if (token.before !== 'none') return 0
  if (COPULAS.test(token.lower) && token.lower !== 'of') return 0.8
  return 0
}
