import type { Token } from '@keepsake/english/sentences'
import { CLAUSE_ENDS, NEGATIONS, PHRASE_ENDS } from '@keepsake/english/words'
import type { Span } from '../types.ts'
import type { View } from '../view/view.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words between a cue and its value that belong to neither. */
const CONNECTORS = set(
  `is are was were be been being will would should a an the now currently also actually called named about to of as that just
   really very mostly mainly primarily probably definitely still either both like such includes include including our their
   his her my your its for on been has have these this are:`,
)
const EMPTY = set(
  `unknown tbd tba none n/a na nothing something anything it that this them him her us yes no not sure undecided unclear good
   great fine ok okay important everything someone one there here so more less me you mainly mostly too also etc others both
   all many several yet already again please`,
)
const LIST_JOINERS = set('and or plus & as well')
const MAX_PHRASE = 8
const MAX_CLAUSE = 30
const MAX_ITEMS = 30

/** The first token at or after `at` that can begin a value. */
function opening(view: View, at: number, keepArticle: boolean): number {
  let position = at
  const limit = Math.min(view.tokens.length, at + 5)
  while (position < limit && CONNECTORS.has(view.tokens[position]?.lower ?? '') && !keepArticle) position += 1
  return position
}

const spanOf = (view: View, first: Token, last: Token): Span => ({
  start: first.start,
  end: last.end,
  text: view.content.slice(first.start, last.end),
})

function usable(span: Span, tokens: number): boolean {
  return tokens > 0 && !EMPTY.has(span.text.toLowerCase()) && span.text.length <= 300
}

/** The noun phrase that begins at or just after `at`: up to the next comma, preposition or verb. */
export function readPhrase(view: View, at: number): Span | undefined {
  const from = opening(view, at, false)
  const first = view.tokens[from]
  if (first === undefined || (from > at && first.before === 'hard')) return undefined
  let end = from
  while (end < view.tokens.length && end - from < MAX_PHRASE) {
    const token = view.tokens[end]
    if (token === undefined) break
    if (end > from && token.before !== 'none') break
    if (PHRASE_ENDS.has(token.lower) && !(token.lower === 'of' && end > from)) break
    end += 1
  }
  return close(view, from, end)
}

/** A field's value: up to the next comma, bracket or semicolon, whatever its words are. */
export function readField(view: View, at: number): Span | undefined {
  let end = at
  while (end < view.tokens.length && end - at < MAX_CLAUSE && (end === at || view.tokens[end]?.before === 'none'))
    end += 1
  return close(view, at, end)
}

/** The clause that begins at or just after `at`: up to the end of the sentence or a "but". */
export function readClause(view: View, at: number): Span | undefined {
  const from = opening(view, at, false)
  const first = view.tokens[from]
  if (first === undefined || (from > at && first.before === 'hard')) return undefined
  let end = from
  while (end < view.tokens.length && end - from < MAX_CLAUSE) {
    const token = view.tokens[end]
    if (token === undefined || (end > from && (token.before === 'hard' || CLAUSE_ENDS.has(token.lower)))) break
    end += 1
  }
  return close(view, from, end)
}

function close(view: View, from: number, end: number): Span | undefined {
  const first = view.tokens[from]
  const last = view.tokens[end - 1]
  if (first === undefined || last === undefined || end <= from) return undefined
  const span = spanOf(view, first, last)
  return usable(span, end - from) ? span : undefined
}

/** The items of "a, b and c" from `at` on. */
export function readList(view: View, at: number, field: boolean): Span[] {
  const from = opening(view, at, false)
  const items: Span[] = []
  let start = from
  let end = from
  const flush = (): void => {
    let last = Math.min(end, start + MAX_PHRASE)
    while (last > start && view.tokens[last - 1]?.aside === true && view.tokens[start]?.aside !== true) last -= 1
    const item = view.tokens[start]?.aside === true ? undefined : close(view, start, last)
    if (item !== undefined) items.push(item)
  }
  while (end < view.tokens.length && items.length < MAX_ITEMS) {
    const token = view.tokens[end]
    if (token === undefined) break
    if (end > start && isDose(view, end)) {
      flush()
      start = end
      while (
        end < view.tokens.length &&
        (end === start || view.tokens[end]?.before === 'none') &&
        !LIST_JOINERS.has(view.tokens[end]?.lower ?? '')
      )
        end += 1
      start = end
      if (view.tokens[end]?.before === 'comma' || LIST_JOINERS.has(view.tokens[end]?.lower ?? '')) {
        while (LIST_JOINERS.has(view.tokens[end]?.lower ?? '')) end += 1
        start = end
        continue
      }
      break
    }
    const joiner = LIST_JOINERS.has(token.lower)
    const semicolon = field && end > from && token.before === 'hard' && /^\s*[;/|]\s*$/.test(between(view, end))
    if (end > from && (token.before === 'comma' || joiner || semicolon)) {
      flush()
      end += joiner ? 1 : 0
      while (LIST_JOINERS.has(view.tokens[end]?.lower ?? '') || /^(?:a|an|the)$/.test(view.tokens[end]?.lower ?? ''))
        end += 1
      start = end
      const next = view.tokens[end]
      if (next === undefined || ((PHRASE_ENDS.has(next.lower) || NEGATIONS.has(next.lower)) && !field)) return items
      end += 1
      continue
    }
    if (end > from && token.before === 'hard') break
    if (!field && PHRASE_ENDS.has(token.lower) && !(token.lower === 'of' && end > start)) break
    end += 1
  }
  if (end > start) flush()
  return items
}

/** "5 mg", "100mg": the amount of an item, not the item. */
const isDose = (view: View, at: number): boolean =>
  /^\d+(?:[.,]\d+)?(?:mg|mcg|ml|g|iu|units?)?$/i.test(view.tokens[at]?.lower ?? '') &&
  /^\d+\D+$|^(?:mg|mcg|ml|g|iu|units?|tablets?)$/i.test(
    /\D/.test(view.tokens[at]?.lower ?? '') ? '1mg' : (view.tokens[at + 1]?.lower ?? ''),
  )

function between(view: View, at: number): string {
  const previous = view.tokens[at - 1]
  const token = view.tokens[at]
  return previous === undefined || token === undefined ? '' : view.content.slice(previous.end, token.start)
}

/** Everything from token `at` to the end of the sentence, without its full stop. */
export function readRest(view: View, at: number): Span | undefined {
  const first = view.tokens[at]
  const last = view.tokens.at(-1)
  if (first === undefined || last === undefined) return undefined
  const span = spanOf(view, first, last)
  return usable(span, 1) ? span : undefined
}
