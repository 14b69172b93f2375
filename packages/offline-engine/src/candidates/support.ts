import type { Compiled } from '../property/definition.ts'
import { type TextRange, tokenAt, type View } from '../view/view.ts'
import { askedOf } from './previous-question.ts'

/**
 * 0 to about 1.2: how much of the property's subject is mentioned near a value. Each word of the property counts at its
 * best place: close, in the same clause, without another value between.
 */
export function support(view: View, compiled: Compiled, value: TextRange, rivals: readonly TextRange[]): number {
  const from = tokenAt(view, value.start)
  const to = Math.max(from, tokenAt(view, value.end - 1))
  const { main, side, hints } = view.mentionsOf(compiled)
  const asked = from <= 6 ? view.asked : undefined
  const nearest = (places: readonly number[]): number => {
    let best = 0
    for (const at of places) best = Math.max(best, nearness(view, at, from, to, rivals, value))
    return best
  }
  let hint = 0
  for (const at of hints) if (at < from || at > to) hint = Math.max(hint, nearness(view, at, from, to, rivals, value))
  let sum = 0
  for (const { concept, weight, places } of main)
    sum += weight * (nearest(places) || (asked?.concepts.has(concept) === true ? view.answering : 0))
  if (asked !== undefined && sum < 0.7) sum = Math.max(sum, askedOf(view, compiled) * view.answering)
  if (isUnmarked(view, compiled)) sum *= 0.6
  let beside = 0
  for (const { weight, places } of side) beside += weight * nearest(places)
  return labelled(view, compiled, from, value, rivals, Math.max(sum, 0.7 * hint + 0.3 * sum) + Math.min(0.35, beside))
}

const isUnmarked = (view: View, { marked }: Compiled): boolean =>
  marked !== undefined && !view.concepts.includes(marked) && view.asked?.concepts.has(marked) !== true

/** A value after a label belongs to the label's property first. */
function labelled(
  view: View,
  compiled: Compiled,
  from: number,
  value: TextRange,
  rivals: readonly TextRange[],
  near: number,
): number {
  const { label } = view
  if (label === undefined || from < label.to || label.owners.size === 0) return near
  const own = label.owners.get(compiled)
  // A value next to the property's own words needs no label: "New member: Ana, joined on 5 May".
  if (own === undefined) return near >= 0.9 ? near * 0.9 : near * 0.6
  const start = view.tokens[label.to]?.start ?? 0
  const before = rivals.filter(rival => rival.start >= start && rival.start < value.start).length
  const first = 0.75 + 0.25 * own
  return before > 0 ? first * 0.65 ** before : Math.max(near, first)
}

function nearness(
  view: View,
  at: number,
  from: number,
  to: number,
  rivals: readonly TextRange[],
  value: TextRange,
): number {
  const { tokens } = view
  if (at >= from && at <= to) return view.names.some(name => name.start === value.start) ? 0 : 1
  const [low, high] = at < from ? [at + 1, from] : [to + 1, at]
  const distance = at < from ? from - at : at - to
  let near = 1 / (1 + 0.07 * (distance - 1))
  const [inside, outside] = [tokens[at]?.aside === true, tokens[from]?.aside === true]
  if (inside !== outside && !(inside && at > to && tokens[to + 1]?.aside === true)) near *= 0.6
  for (let index = low; index <= high; index += 1) {
    const token = tokens[index]
    if (token === undefined) continue
    if (token.before === 'hard') near *= index === high && at < from ? 0.95 : 0.6
    else if (token.before === 'comma') near *= 0.82
    else if (JOINS.has(token.lower)) near *= 0.8
  }
  const start = tokens[Math.min(at, from)]?.start ?? 0
  const end = tokens[Math.max(at, to)]?.end ?? 0
  // In "on 21 May, returning 23 May" the word belongs to the later value.
  const next = at > to && tokens[at + 1]?.before === 'none' ? tokens[at + 1]?.start : undefined
  let between = 0
  let later = false
  for (const rival of rivals) {
    if (rival.start !== value.start && rival.start > start && rival.end < end) between += 1
    later ||= rival.start === next
  }
  if (later) near *= 0.35
  return near * 0.55 ** between * (at > to && distance > 2 ? 0.85 : 1)
}

const JOINS = new Set(['and', 'but', 'while'])
