import type { Token } from '@keepsake/english/sentences'
import { STOP_WORDS } from '@keepsake/english/words'
import type { Compiled } from '../property/definition.ts'
import { traitsOf } from './traits.ts'

/** "Label: value": the words before the colon and the properties they name. */
export interface Label {
  /** The first token of the value. */
  to: number
  owners: ReadonlyMap<Compiled, number>
}

const MAX_LABEL = 6
/** Minimum fit between a label's words and a property. */
const OWNED = 0.4

/** The label at the start of a sentence, and the properties that it names. */
export function labelOf(
  content: string,
  tokens: readonly Token[],
  concepts: readonly string[],
  compiled: readonly Compiled[],
): Label | undefined {
  for (let at = 1; at <= Math.min(MAX_LABEL, tokens.length - 1); at += 1) {
    const previous = tokens[at - 1]
    const token = tokens[at]
    if (previous === undefined || token === undefined) return undefined
    const gap = content.slice(previous.end, token.start)
    if (/^[.)*"']*(?:\s+\**|\s*\([^)]*\)\s*\**)?(?::|=|→|\t|\|)/.test(gap)) return owned(at, tokens, concepts, compiled)
    if (token.before === 'hard' && !/^\s*[/.]\s*$/.test(gap)) return undefined
  }
  return undefined
}

function owned(
  to: number,
  tokens: readonly Token[],
  concepts: readonly string[],
  compiled: readonly Compiled[],
): Label | undefined {
  // "Next call with Rufus" is a next call.
  const tail = tokens.slice(1, to).findIndex(token => /^(?:with|for|from|to|of)$/.test(token.lower))
  const end = tail < 0 || tokens[tail + 2]?.capital !== true ? to : tail + 1
  const words = concepts.slice(0, end).filter((concept, at) => !STOP_WORDS.has(tokens[at]?.lower ?? concept))
  if (words.length === 0 || tokens.slice(0, end).some(token => /\d{3}/.test(token.lower))) return undefined
  const dated = end === 1 && /^(?:date|day|when)$/.test(tokens[0]?.lower ?? '') ? mainDates(compiled) : []
  if (dated.length > 0) return { to, owners: new Map(dated.map(one => [one, 0.8])) }
  const about = tokens[0]?.lower === 'name' && end === 1 ? compiled.filter(one => one.subject !== undefined) : []
  if (about.length > 0) return { to, owners: new Map(about.map(one => [one, 0.8])) }
  const scores = compiled.map((one): [Compiled, number] => [one, fit(words, one)])
  const best = Math.max(...scores.map(([, score]) => score), 0)
  if (best < OWNED) return { to, owners: new Map(describedBy(words, tokens, end, compiled).map(one => [one, 0.5])) }
  return { to, owners: new Map(scores.filter(([, score]) => score >= OWNED && score >= best * 0.9)) }
}

/** A plain "Date:" is the date of the collection's subject, or its only date. */
const mainDates = (compiled: readonly Compiled[]): Compiled[] => {
  const dates = compiled.filter(one => one.definition.type === 'date')
  const plain = dates.filter(one => one.generic)
  const main = plain.length > 0 ? plain : dates.filter(one => one.sole || traitsOf(one).event)
  return main.length === 1 ? main : []
}

/** "Host:" and "PI:": a word of one property's description only, or the initials of its name. */
function describedBy(
  words: readonly string[],
  tokens: readonly Token[],
  end: number,
  compiled: readonly Compiled[],
): Compiled[] {
  const [word] = words
  const first = tokens[0]
  if (word === undefined || words.length > 1 || first === undefined) return []
  const initials =
    end === 1 && /^\p{Lu}{2,4}$/u.test(first.raw) ? compiled.filter(one => one.initials === first.lower) : []
  if (initials.length > 0) return initials
  const own = compiled.filter(one => one.described.has(word))
  return own.length === 1 ? own : []
}

/** How much of the label the property explains, and how much of the property the label names. */
function fit(words: readonly string[], compiled: Compiled): number {
  let explained = 0
  let named = 0
  for (const word of words) {
    const weight = compiled.main.get(word)
    const side = compiled.side.get(word)
    if (weight !== undefined) named += weight
    else if (side !== undefined) named += Math.max(side, 0.1)
    explained += weight !== undefined || side !== undefined ? 1 : 0
  }
  const onlyDescribed = words.every(
    word => !compiled.main.has(word) && (compiled.described.has(word) || !compiled.side.has(word)),
  )
  if (onlyDescribed && explained < 2) return 0
  const unmarked = compiled.marked !== undefined && !words.includes(compiled.marked) ? 0.7 : 1
  return (explained / words.length) * (0.4 + 0.6 * Math.min(1, named)) * unmarked
}

/** A value after another property's label belongs to that property. */
export const ownedByOther = (view: { label: Label | undefined }, compiled: Compiled): boolean =>
  view.label !== undefined && view.label.owners.size > 0 && !view.label.owners.has(compiled)
