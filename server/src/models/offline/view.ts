import { askedOf, type Question } from './asked.ts'
import type { Direction } from './calendar.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import { conceptOf } from './concepts.ts'
import type { DateFinder } from './dates.ts'
import type { Compiled } from './definition.ts'
import type { Dictionary } from './dictionary.ts'
import { type Label, labelOf } from './labels.ts'
import type { LinkFinder } from './links.ts'
import type { Meaning } from './meaning.ts'
import { type DateMention, type LinkMention, type NameMention, type NumberMention, overlaps } from './mentions.ts'
import { findNames } from './names.ts'
import { findNumbers } from './numbers.ts'
import { type RoleSpan, rolesIn } from './roles.ts'
import type { Sentence } from './text.ts'

/** What this call has loaded; a recogniser that no definition needs is absent. */
export interface Recognisers {
  links?: LinkFinder
  dates?: DateFinder
  dictionary?: Dictionary
  meaning: Meaning
}

/** A sentence with what the recognisers see in it. Offsets count in the whole text. */
export interface View extends Sentence {
  content: string
  /** The concept of each token. */
  concepts: readonly string[]
  links: readonly LinkMention[]
  numbers: readonly NumberMention[]
  dates: readonly DateMention[]
  names: readonly NameMention[]
  label: Label | undefined
  /** The job titles in it, read when first asked for. */
  roles: () => readonly RoleSpan[]
  /** Its noun phrases and clauses, read when first asked for. */
  chunks: () => readonly Chunk[]
  meaning: Meaning
  /** The question just before, which this sentence may answer. */
  asked: Question | undefined
  /** How surely this sentence answers it, 0 to 1. */
  answering: number
}

/** A sentence with more is a table of figures, not a statement; weighing them all would cost their square. */
const MAX_MENTIONS = 40
/** "replaced three years ago" is a day, and an age. */
const LASTING = /^(?:hour|day|week|month|year)$/
const PAST =
  /\b(?:was|were|did|had|ago|last|since|signed|joined|started|bought|born|met|founded|called|visited|ended|left|ordered|purchased|charged|happened|delivered|reported|came|arrived|went|took|began|noticed|broke|hit|stole|fell|saw|got|made|said|told|sent|paid|wrote|gave|found|felt|drove|burst|caught|(?:i|we|he|she|they|it|somebody|someone|who) \w{2,12}(?<!e)ed)\b/i
const FUTURE =
  /\b(?:will|going to|by|due|until|before|deadline|next|plans?|wants?|needs?|expects?|target|upcoming|renews?|expires?|scheduled|booked|let's|'ll|looking)\b/i

export function viewOf(
  content: string,
  sentence: Sentence,
  reference: Date,
  tools: Recognisers,
  compiled: readonly Compiled[],
  asked: View | undefined,
  answering: number,
): View {
  const text = content.slice(sentence.start, sentence.end)
  const place = <T extends { start: number; end: number }>(mention: T): T => ({
    ...mention,
    start: mention.start + sentence.start,
    end: mention.end + sentence.start,
  })
  const found = tools.links?.(text) ?? []
  const dates = tools.dates?.(text, reference, () => directionOf(text)) ?? []
  const links = found.filter(link => link.kind !== 'phone' || dates.every(date => !overlaps(date, link)))
  const taken = [...links, ...dates]
  const numbers = /\d|\p{L}{3}/u.test(text)
    ? findNumbers(text).filter(
        one =>
          taken.every(other => !overlaps(one, other)) || one.year || (one.unit !== undefined && LASTING.test(one.unit)),
      )
    : []
  const names = tools.dictionary === undefined ? [] : findNames(content, sentence.tokens, tools.dictionary)
  const placedLinks = links.slice(0, MAX_MENTIONS).map(place)
  const concepts = conceptsOf(sentence, compiled)
  let roles: readonly RoleSpan[] | undefined
  let chunks: readonly Chunk[] | undefined
  const named = {
    ...sentence,
    content,
    names: names.filter(name => placedLinks.every(link => !overlaps(link, name))).slice(0, MAX_MENTIONS),
  }
  return {
    ...named,
    roles: () => {
      roles ??= rolesIn(named)
      return roles
    },
    chunks: () => {
      chunks ??= tools.dictionary === undefined ? [] : chunksOf(sentence, tools.dictionary)
      return chunks
    },
    meaning: tools.meaning,
    concepts,
    label: labelOf(content, sentence.tokens, concepts, compiled),
    links: placedLinks,
    numbers: numbers.slice(0, MAX_MENTIONS).map(place),
    dates: dates.slice(0, MAX_MENTIONS).map(place),
    asked: asked === undefined ? undefined : { tokens: asked.tokens, concepts: new Set(asked.concepts) },
    answering,
  }
}

/** The concept of each token; of "picked it up" the verb stands for the pickup that a property asks for. */
function conceptsOf({ tokens }: Sentence, compiled: readonly Compiled[]): string[] {
  const concepts = tokens.map(token => conceptOf(token.stem))
  for (const { compounds } of compiled) {
    for (const { verb, particle, concept } of compounds) {
      for (let at = tokens.findIndex(token => token.stem === verb); at >= 0 && at < tokens.length; at += 1) {
        const near = tokens.slice(at + 1, at + 4).some(token => token.lower === particle)
        if (tokens[at]?.stem === verb && near) concepts[at] = concept
      }
    }
  }
  return concepts
}

function directionOf(text: string): Direction {
  if (FUTURE.test(text)) return 'future'
  return PAST.test(text) ? 'past' : 'nearest'
}

/** The first token that ends after `offset`. */
export function tokenAt(view: View, offset: number): number {
  let low = 0
  let high = view.tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((view.tokens[middle]?.end ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

interface Placed {
  start: number
  end: number
}

/** "from A to B": A is what it was before, when B is a value of the same kind. */
export function isLeft(view: View, value: Placed, rivals: readonly Placed[]): boolean {
  const arrow = /^\s*\S{0,12}\s*(?:->|→|=>)\s*$/
  if (
    rivals.some(
      rival =>
        rival.start > value.end &&
        rival.start - value.end < 24 &&
        arrow.test(view.content.slice(value.end, rival.start)),
    )
  )
    return true
  const before = view.content.slice(Math.max(view.start, value.start - 9), value.start)
  if (!/\bfrom (?:the )?$/i.test(before)) return false
  return rivals.some(
    rival =>
      rival.start > value.end &&
      rival.start - value.end < 24 &&
      /^[^.;]*\bto (?:the |a |an )?$/i.test(view.content.slice(value.end, rival.start)),
  )
}

/**
 * 0 to about 1.2: how much of what a property is about is said near a value. Each word of the property counts by its best
 * place: close, in the same clause, with no rival value between.
 */
export function support(view: View, compiled: Compiled, value: Placed, rivals: readonly Placed[]): number {
  const from = tokenAt(view, value.start)
  const to = Math.max(from, tokenAt(view, value.end - 1))
  const best = new Map<string, number>()
  view.concepts.forEach((concept, at) => {
    const weight = compiled.main.get(concept) ?? compiled.side.get(concept)
    if (weight === undefined) return
    const near = nearness(view, at, from, to, rivals, value)
    if (near > (best.get(concept) ?? 0)) best.set(concept, near)
  })
  let sum = 0
  let side = 0
  let hint = 0
  if (compiled.hints.size > 0) {
    view.tokens.forEach((token, at) => {
      if (at >= from && at <= to) return
      if (compiled.hints.has(token.stem)) hint = Math.max(hint, nearness(view, at, from, to, rivals, value))
    })
  }
  for (const [concept, weight] of compiled.main) {
    sum +=
      weight * (best.get(concept) ?? (view.asked?.concepts.has(concept) === true && from <= 6 ? view.answering : 0))
  }
  if (view.asked !== undefined && from <= 6 && sum < 0.7) sum = Math.max(sum, askedOf(view, compiled) * view.answering)
  if (isUnmarked(view, compiled)) sum *= 0.6
  for (const [concept, weight] of compiled.side) side += weight * (best.get(concept) ?? 0)
  return labelled(view, compiled, from, value, rivals, Math.max(sum, 0.7 * hint + 0.3 * sum) + Math.min(0.35, side))
}

const isUnmarked = (view: View, { marked }: Compiled): boolean =>
  marked !== undefined && !view.concepts.includes(marked) && view.asked?.concepts.has(marked) !== true

/** What stands after a label belongs to the label's property first. */
function labelled(
  view: View,
  compiled: Compiled,
  from: number,
  value: Placed,
  rivals: readonly Placed[],
  near: number,
): number {
  const { label } = view
  if (label === undefined || from < label.to || label.owners.size === 0) return near
  const own = label.owners.get(compiled)
  // What is said beside its own words needs no label: "New member: Ana, joined on 5 May".
  if (own === undefined) return near >= 0.9 ? near * 0.9 : near * 0.6
  const start = view.tokens[label.to]?.start ?? 0
  const before = rivals.filter(rival => rival.start >= start && rival.start < value.start).length
  const first = 0.75 + 0.25 * own
  return before > 0 ? first * 0.65 ** before : Math.max(near, first)
}

function nearness(view: View, at: number, from: number, to: number, rivals: readonly Placed[], value: Placed): number {
  if (at >= from && at <= to) return view.names.some(name => name.start === value.start) ? 0 : 1
  const [low, high] = at < from ? [at + 1, from] : [to + 1, at]
  const distance = at < from ? from - at : at - to
  let near = 1 / (1 + 0.07 * (distance - 1))
  const [inside, outside] = [view.tokens[at]?.aside === true, view.tokens[from]?.aside === true]
  if (inside !== outside && !(inside && at > to && view.tokens[to + 1]?.aside === true)) near *= 0.6
  for (let index = low; index <= high; index += 1) {
    const gap = view.tokens[index]?.before
    if (gap === 'hard') near *= index === high && at < from ? 0.95 : 0.6
    else if (gap === 'comma') near *= 0.82
    else if (/^(?:and|but|while)$/.test(view.tokens[index]?.lower ?? '')) near *= 0.8
  }
  const start = view.tokens[Math.min(at, from)]?.start ?? 0
  const end = view.tokens[Math.max(at, to)]?.end ?? 0
  const between = rivals.filter(rival => rival.start !== value.start && rival.start > start && rival.end < end).length
  // In "on 21 May, returning 23 May" the word is the later one's.
  const next = view.tokens[at + 1]
  if (at > to && next?.before === 'none' && rivals.some(rival => rival.start === next.start)) near *= 0.35
  return near * 0.55 ** between * (at > to && distance > 2 ? 0.85 : 1)
}
