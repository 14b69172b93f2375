import { NEGATIONS } from '@keepsake/english/words'
import { overlaps } from '../mentions/mentions.ts'
import { type Compiled, isLinkKind } from '../property/definition.ts'
import { isParticiple } from '../property/description-verbs.ts'
import type { Span } from '../types.ts'
import type { View } from '../view/view.ts'
import { type Announcement, announcements } from './announcements.ts'
import { type Candidate, clamp } from './candidate.ts'
import { asksForFaults, faultyThings } from './faulty-things.ts'
import { linksFor } from './links.ts'
import { isNameKind } from './name-affinity.ts'
import { namesFor } from './names.ts'
import { optionsFor } from './options.ts'
import { readList } from './phrases.ts'
import { support } from './support.ts'
import { textsFor } from './texts.ts'

/** Things that have proper names. */
const NAMED = ['tool', 'certific', 'platform', 'brand']
/** Phrases for things that are gone or do not exist. */
const DROPPED =
  /^(?:no|none|not|never|stopped|dropped|quit|former|formerly|nothing|any|wants?|needs?|has|have|is|are|was|were|yet|so|then|please)\b|\b(?:discontinued|stopped|withdrawn|dropped)\b|[$€£]|^\d[\d.,]*$/i

/** One candidate per item; the items of a text are joined into one array at the end. */
export function listsFor(view: View, compiled: Compiled): Candidate[] {
  const { kind } = compiled
  if ((compiled.definition.options ?? []).length > 0) return optionsFor(view, compiled)
  if (isLinkKind(kind)) return linksFor(view, compiled)
  const spoken = announcements(view, compiled).filter(one => one.side === 'after')
  if (kind === 'language') return textsFor(view, compiled)
  const named = isNameKind(kind) || NAMED.some(word => compiled.main.has(word))
  const items: Candidate[] = spoken.flatMap(announced =>
    wished(view, announced)
      .map(span => unmeasured(span))
      .filter(span => isItem(view, span) && (announced.label || !named || (isNamed(span) && !isPlace(view, span))))
      .map((span, _, all) =>
        itemOf(compiled, span, announced.strength - (announced.label ? 0 : all.length > 1 ? 0.05 : 0.15)),
      ),
  )
  if (!view.question && !isNameKind(kind)) {
    items.push(...thingsDoneTo(view, compiled, named))
    if (!named) items.push(...undergoneFor(view, compiled))
    for (const { spans, score } of [...listsBefore(view, compiled), ...(named ? listsAround(view, compiled) : [])])
      items.push(...spans.filter(span => isItem(view, span)).map(span => itemOf(compiled, span, score)))
  }
  if (!view.question && !named && asksForFaults(compiled))
    items.push(
      ...faultyThings(view)
        .filter(span => isItem(view, span))
        .map(span => itemOf(compiled, span, 0.58)),
    )
  if (!view.question) items.push(...possible(view, compiled, named))
  if (isNameKind(kind)) {
    items.push(...namesFor(view, compiled, kind, announcements(view, compiled)))
  }
  return items
}

/** The items of every list that follows a word of the property or of its description. */
function possible(view: View, compiled: Compiled, named: boolean): Candidate[] {
  return view.concepts.flatMap((concept, at) => {
    const token = view.tokens[at]
    const done = token !== undefined && compiled.objectVerbs.has(token.stem) ? 0.4 : 0
    const weight = (compiled.main.get(concept) ?? 0) + (compiled.side.has(concept) ? 0.3 : 0) + done
    if (
      weight === 0 ||
      (view.tokens[at + 1]?.before === 'hard' &&
        !/^\s*:/.test(view.content.slice(token?.end ?? 0, (token?.end ?? 0) + 2)))
    )
      return []
    return readList(view, at + 1, false)
      .map(span => unmeasured(span))
      .filter(span => isItem(view, span) && (!named || isNamed(span)))
      .map(span => itemOf(compiled, span, 0.1 + 0.2 * Math.min(1, weight)))
  })
}

/** What is wanted, but not what somebody wants to do: "wants to buy" names no thing. */
function wished(view: View, { at, label }: Announcement): Span[] {
  const spans = readList(view, at, label)
  const [first] = spans
  if (label || first === undefined) return spans
  const before = view.content.slice(Math.max(view.start, first.start - 16), first.start)
  return /\b(?:wants?|wanted|needs?|needed|likes?|loves?|hopes?|plans?|going|trying) to $/i.test(before) ? [] : spans
}

const itemOf = (compiled: Compiled, { text, start, end }: Span, score: number): Candidate => ({
  compiled,
  value: text,
  start,
  end,
  score: clamp(score),
  exclusive: false,
})

const isItem = (view: View, span: Span): boolean =>
  !DROPPED.test(span.text) &&
  !LOOSE.test(span.text) &&
  !/\b(?:no|not|never|me|us|him|them|i|we)\b|n't\b/i.test(span.text) &&
  /\p{L}{2}/u.test(span.text) &&
  !CALENDAR.test(span.text) &&
  !view.dates.some(date => overlaps(date, span))

/** "those above everything", "to be named": words that refer to things without naming them. */
const LOOSE = /^(?:those|these|this|that|it|its|them|they|to|what|whatever|how|when|where|why|if|which)\b/i

const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/i

/** "Jira", "dbt2", "iPhone": written like names. */
const isNamed = (span: Span): boolean => /^\p{Lu}|^\S*(?:\p{Ll}\p{Lu}|\p{L}\d|[+#])/u.test(span.text)

/** People "live in Jira", but more of them in Oslo. */
const isPlace = (view: View, span: Span): boolean =>
  view.names.some(name => name.place >= 0.85 && name.place > name.organization && overlaps(name, span))

/** "a bit of chemistry" is chemistry. */
function unmeasured(span: Span): Span {
  const lead =
    /^(?:(?:a |an )?(?:bit|lot|lots|couple|touch|little|range|number) of|some|mainly|mostly|also|various) +(?=\S)/i.exec(
      span.text,
    )
  if (lead === null) return span
  return { start: span.start + lead[0].length, end: span.end, text: span.text.slice(lead[0].length) }
}

/** "We replaced the belt and the pump" for a property "parts replaced". */
function thingsDoneTo(view: View, compiled: Compiled, named: boolean): Candidate[] {
  return view.tokens.flatMap((token, at) => {
    if (!compiled.objectVerbs.has(token.stem) || (!/(?:ed|s|ing)$/.test(token.lower) && !isVerb(view, at))) return []
    let from = at + 1
    while (from < at + 3 && /^(?:up|for|to|of|on|with|at|out|off)$/.test(view.tokens[from]?.lower ?? '')) from += 1
    const next = view.tokens[from]
    const denied = [1, 2, 3].some(step => NEGATIONS.has(view.tokens[at - step]?.lower ?? ''))
    if (denied || next === undefined || next.before !== 'none') return []
    const spans = readList(view, from, false)
      .map(span => unmeasured(span))
      .filter(
        span => isItem(view, span) && !/^\d/.test(span.text) && (!named || (isNamed(span) && !isPlace(view, span))),
      )
    return spans.map(span => itemOf(compiled, span, spans.length > 1 ? 0.6 : 0.56))
  })
}

/** "Brake discs and pads have been replaced": the things are named before the verb, from the start of its clause. */
function undergoneFor(view: View, compiled: Compiled): Candidate[] {
  const found: Candidate[] = []
  for (const [at, token] of view.tokens.entries()) {
    if (!compiled.objectVerbs.has(token.stem) || !isParticiple(token.lower)) continue
    // "Defect reported:" is a label.
    if (/^\s*:/.test(view.content.slice(token.end, token.end + 3))) continue
    let end = at
    while (/^(?:is|are|was|were|been|has|have|had|being|also|all|both|now)$/.test(view.tokens[end - 1]?.lower ?? ''))
      end -= 1
    let from = end
    while (from > 0 && view.tokens[from]?.before !== 'hard') from -= 1
    const clause = view.tokens.slice(from, end)
    if (clause.length === 0 || clause.length > 10 || view.tokens[at]?.before === 'hard') continue
    if (
      clause.some(
        one => VERB.test(one.lower) || NEGATIONS.has(one.lower) || /^(?:by|to|for|from|than|as|that)$/.test(one.lower),
      )
    )
      continue
    const bare = /^(?:the|a|an|both|all)$/.test(clause[0]?.lower ?? '') ? from + 1 : from
    const spans = readList(view, bare, true).filter(span => span.start < (token.start ?? 0))
    for (const span of spans) {
      const last = view.tokens[end - 1]?.end ?? span.end
      const cut = {
        start: span.start,
        end: Math.min(span.end, last),
        text: view.content.slice(span.start, Math.min(span.end, last)),
      }
      if (isItem(view, cut)) found.push(itemOf(compiled, cut, 0.62))
    }
  }
  return found
}

/** "should bring", "please send": a base form that is not a noun. */
const isVerb = (view: View, at: number): boolean =>
  /^(?:to|must|should|can|could|will|would|please|i|we|they|you)$/.test(view.tokens[at - 1]?.lower ?? '')

interface Listed {
  spans: Span[]
  score: number
}

/** "the Reports and Planner modules", "Jira and Slack are our tools": names joined up to the property's own word. */
function listsBefore(view: View, compiled: Compiled): Listed[] {
  const found: Listed[] = []
  for (const [at, concept] of view.concepts.entries()) {
    if ((compiled.main.get(concept) ?? 0) < 0.6 || at === 0) continue
    let end = at
    while (/^(?:are|is|were|as|our|my|the|their|his|her|main|only)$/.test(view.tokens[end - 1]?.lower ?? '')) end -= 1
    if (view.tokens[end]?.before !== 'none' || view.tokens[at]?.before !== 'none') continue
    const spans = namesUpTo(view, end)
    const numbered = spans.length === 1 && /^\P{Lu}*\p{Lu}.*\d/u.test(spans[0]?.text ?? '')
    if (spans.length > 1 || numbered) found.push({ spans, score: 0.68 })
  }
  return found
}

/** The capitalised items of "A, B and C" that end at token `end`. */
function namesUpTo(view: View, end: number): Span[] {
  const spans: Span[] = []
  let at = end - 1
  while (at >= 0 && spans.length < 20) {
    const last = view.tokens[at]
    let from = at
    if (last === undefined || !isWritten(last.raw)) break
    while (
      from > 0 &&
      view.tokens[from]?.before === 'none' &&
      isWritten(view.tokens[from - 1]?.raw ?? '') &&
      at - from < 3
    )
      from -= 1
    const first = view.tokens[from]
    if (first === undefined || (from === 0 && view.startsLine && spans.length === 0 && at === 0)) break
    spans.unshift({ start: first.start, end: last.end, text: view.content.slice(first.start, last.end) })
    const joiner = /^(?:and|or|&)$/.test(view.tokens[from - 1]?.lower ?? '') && first.before === 'none'
    if (!joiner && first.before !== 'comma') break
    at = joiner ? from - 2 : from - 1
    if (view.tokens[from - 1]?.before === 'comma' && joiner) at = from - 2
  }
  return spans
}

const isWritten = (raw: string): boolean =>
  /^(?:\p{Lu}|\d+$|\p{Ll}+\p{Lu})/u.test(raw) && !/^(?:I|The|Our|My|We|A)$/.test(raw)

/**
 * "Zendesk for tickets, a tool called Ledger and spreadsheets": a list without a verb in which one item names the kind
 * of all.
 */
function listsAround(view: View, compiled: Compiled): Listed[] {
  const own = view.concepts.findIndex(concept => (compiled.main.get(concept) ?? 0) >= 0.4)
  if (own < 0 || view.tokens[0] === undefined || !isWritten(view.tokens[0].raw)) return []
  const pieces = piecesOf(view)
  if (pieces.length < 2 || view.tokens.slice(1).some(token => token.before === 'hard')) return []
  if (!pieces.every(piece => piece.every(at => !VERB.test(view.tokens[at]?.lower ?? '')))) return []
  const spans = pieces.flatMap(piece => {
    const called = piece.find(at => /^(?:called|named)$/.test(view.tokens[at]?.lower ?? ''))
    const from =
      called === undefined ? piece.find(at => !/^(?:a|an|the|our|my)$/.test(view.tokens[at]?.lower ?? '')) : called + 1
    if (from === undefined || !isWritten(view.tokens[from]?.raw ?? '')) return []
    let end = from
    while (isWritten(view.tokens[end + 1]?.raw ?? '') && view.tokens[end + 1]?.before === 'none') end += 1
    const [first, last] = [view.tokens[from], view.tokens[end]]
    return first === undefined || last === undefined
      ? []
      : [{ start: first.start, end: last.end, text: view.content.slice(first.start, last.end) }]
  })
  return spans.length === 0 ? [] : [{ spans, score: 0.62 }]
}

const VERB =
  /^(?:is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|should|must|may|might|i|we|he|she|they|you|it|i'm|we're|it's|that's|who|which|not|no)$/

/** The token indexes between the commas and conjunctions of a sentence. */
function piecesOf(view: View): number[][] {
  const pieces: number[][] = [[]]
  for (const [at, token] of view.tokens.entries()) {
    const joiner = /^(?:and|or|plus|&)$/.test(token.lower)
    if (joiner || (at > 0 && token.before !== 'none')) pieces.push([])
    if (!joiner) pieces.at(-1)?.push(at)
  }
  return pieces.filter(piece => piece.length > 0)
}

/** "Label: key: value; key: value" and "Label: key=value, key=value" as an object. */
export function objectsFor(view: View, compiled: Compiled): Candidate[] {
  return announcements(view, compiled).flatMap(announced => {
    const first = view.tokens[announced.at]
    if (first === undefined || !announced.label) return []
    const text = view.content.slice(first.start, view.end)
    const value: Record<string, string> = {}
    let end = first.start
    for (const match of text.matchAll(/([\p{L}_][\p{L}\p{N}_ ]{0,40}?)\s?[:=]\s?([^,;:=|\n]{1,200})/gu)) {
      const key = match[1]?.trim() ?? ''
      const said = match[2]?.trim().replace(/\.$/, '') ?? ''
      if (key === '' || said === '' || key === '__proto__') continue
      value[key] = said
      end = first.start + match.index + match[0].trimEnd().replace(/\.$/, '').length
    }
    if (Object.keys(value).length === 0) return []
    return [
      {
        compiled,
        value,
        start: first.start,
        end,
        score: clamp(0.6 + support(view, compiled, first, []) * 0.2),
        exclusive: false,
      },
    ]
  })
}
