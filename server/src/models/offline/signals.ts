import { askedOf } from './asked.ts'
import type { Candidate } from './candidate.ts'
import type { Compiled } from './definition.ts'
import { rolesBeside } from './roles-beside.ts'
import { wayOf } from './texts.ts'
import { traitsOf } from './traits.ts'
import { isCurrency, sameMeasure } from './units.ts'
import { support, tokenAt, type View } from './view.ts'
import { NEGATIONS, PHRASE_ENDS, STOP_WORDS } from './words.ts'

/**
 * What is weighed when it is decided whether a proposal is right. The place of a name in this list is its place in the trees
 * of trees.gen.ts: they are trained anew when it changes.
 */
export const SIGNALS = [
  // What the rule that proposes it thinks, and how much of the property is said around it.
  ...['score', 'fallback', 'near', 'named', 'described', 'lead', 'trail', 'hint', 'label', 'form', 'asked'],
  ...['namedBefore', 'describedBefore'],
  // The words right before it.
  ...['by', 'from', 'to', 'on', 'in', 'is', 'about', 'of', 'denied', 'their', 'apposed', 'article', 'greeted', 'way'],
  // Its sentence, and where in the text it stands.
  ...['past', 'future', 'corrects', 'question', 'aside', 'speaks', 'position', 'opening', 'wholeLine', 'signed'],
  // What it looks like.
  ...['words', 'capital', 'digits', 'no', 'other', 'days', 'orientation', 'pointing', 'edge', 'range'],
  ...['unit', 'period', 'magnitude', 'weak', 'fit', 'titled', 'medic', 'person', 'organization', 'place'],
  // What is asked for.
  ...['alone', 'subject', 'event', 'kind', 'role', 'otherRole'],
  // The other proposals.
  ...['ahead', 'contenders', 'leading', 'rivals', 'mentions', 'claimed', 'served', 'first', 'last', 'chronology', 'said'],
] as const

const INDEX = new Map<string, number>(SIGNALS.map((name, at) => [name, at]))
export type Signals = Float64Array

/** Writes one signal. @throws Error on a name that is not in the list, which no input can cause. */
export function note(signals: Signals, name: string, value: number | boolean): void {
  const at = INDEX.get(name)
  if (at === undefined) throw new Error(`No signal is called ${name}; see SIGNALS in offline/signals.ts.`)
  signals[at] = Number(value)
}

const PAST =
  /\b(?:was|were|did|had|ago|last|since|signed|joined|started|bought|born|met|founded|called|visited|ended|left|ordered|happened|delivered|reported|came|arrived|went|took|began|noticed|broke|hit|stole|fell|saw|got|made|said|told|sent|paid|wrote|gave|found|yesterday|seen|(?:i|we|he|she|they|it|who) \w{2,12}(?<!e)ed)\b/i
const FUTURE =
  /\b(?:will|going to|by|due|until|before|deadline|next|plans?|wants?|expects?|upcoming|renews?|expires?|scheduled|booked|let's|'ll|again|can we|could you|please)\b/i
const CORRECTING = /\b(?:actually|correction|sorry|instead|now|really|rather|update|updated|changed|new)\b/i
const GREETING = /\b(?:hi|hello|hey|dear|thanks|morning)[, ]+(?:(?:dr|mr|mrs|ms)\.? )?$/i

export const signalIn = (signals: Signals, name: string): number => signals[INDEX.get(name) ?? -1] ?? 0

/** A sentence among the others of its text. */
export interface Setting {
  view: View
  previous: View | undefined
  reference: Date
  /** Of the whole text. */
  length: number
}

interface Place {
  from: number
  to: number
}

/** What the sentence says about a proposal. */
export function signalsOf(setting: Setting, candidate: Candidate): Signals {
  const signals = new Float64Array(SIGNALS.length)
  const { view } = setting
  const from = tokenAt(view, candidate.start)
  const place = { from, to: Math.max(from, tokenAt(view, candidate.end - 1)) }
  noteSubject(signals, setting, candidate, place)
  noteBefore(signals, view, candidate, place)
  notePosition(signals, setting, candidate, place)
  noteLooks(signals, setting, candidate, place)
  return signals
}

const coverage = (concepts: readonly string[], weights: ReadonlyMap<string, number>): number => {
  let sum = 0
  for (const [concept, weight] of weights) if (concepts.includes(concept)) sum += weight
  return sum
}

/** The strongest of the property's words within some steps, up to a hard break. */
function beside({ tokens, concepts }: View, { main, side }: Compiled, at: number, step: 1 | -1, steps: number): number {
  let best = 0
  for (let away = 1; away <= steps; away += 1) {
    const here = at + step * away
    const token = tokens[here]
    const broken = step < 0 ? tokens[here + 1]?.before : token?.before
    if (token === undefined || broken === 'hard') break
    const weight = (main.get(concepts[here] ?? '') ?? 0) + (side.get(concepts[here] ?? '') ?? 0)
    best = Math.max(best, weight / (1 + 0.2 * (away - 1)))
  }
  return best
}

/** How much of what the property is about is said around the proposal. */
function noteSubject(signals: Signals, { view, previous }: Setting, candidate: Candidate, { from, to }: Place): void {
  const { compiled } = candidate
  const { type } = compiled.definition
  const rivals = type === 'number' ? view.numbers : type === 'date' ? view.dates : view.names
  note(signals, 'score', candidate.score)
  note(signals, 'fallback', candidate.fallback === true)
  note(signals, 'near', support(view, compiled, candidate, rivals))
  note(signals, 'named', coverage(view.concepts, compiled.main))
  note(signals, 'described', Math.min(1, coverage(view.concepts, compiled.side) * 2))
  note(signals, 'lead', beside(view, compiled, from, -1, 5))
  note(signals, 'trail', beside(view, compiled, to, 1, 4))
  let hint = 0
  for (let at = Math.max(0, from - 6); at < view.tokens.length && at <= from + 5; at += 1) {
    const outside = at < from || at > to
    if (outside && compiled.hints.has(view.tokens[at]?.stem ?? ''))
      hint = Math.max(hint, 1 / (1 + 0.1 * Math.abs(at - from)))
  }
  note(signals, 'hint', hint)
  const { label } = view
  note(signals, 'form', label !== undefined && view.startsLine)
  if (label !== undefined && from >= label.to)
    note(signals, 'label', label.owners.get(compiled) ?? (label.owners.size > 0 ? -1 : -0.4))
  note(signals, 'asked', view.asked === undefined ? 0 : askedOf(view, compiled) * view.answering)
  if (previous === undefined) return
  note(signals, 'namedBefore', coverage(previous.concepts, compiled.main))
  note(signals, 'describedBefore', Math.min(1, coverage(previous.concepts, compiled.side) * 2))
}

const LEADS: readonly [name: string, words: RegExp][] = [
  ['by', /^(?:by|until|before|due|till)$/],
  ['from', /^(?:from|since|starting|starts?|after)$/],
  ['to', /^(?:to|into|through)$/],
  ['on', /^on$/],
  ['in', /^(?:in|at|near)$/],
  ['is', /^(?:is|are|was|were|it's|i'm|be|called|named|has|have)$/],
  ['about', /^(?:for|about|with|on)$/],
  ['of', /^of$/],
]

function noteBefore(signals: Signals, view: View, { compiled, start, end }: Candidate, { from }: Place): void {
  const { tokens } = view
  const first = tokens[from]
  const last = first?.before === 'none' ? tokens[from - 1] : undefined
  const filler = /^(?:the|a|an|about|around|roughly|some|at)$/.test(last?.lower ?? '')
  const word = (filler ? tokens[from - 2]?.lower : undefined) ?? last?.lower ?? ''
  for (const [name, words] of LEADS) note(signals, name, words.test(word))
  note(
    signals,
    'denied',
    [1, 2, 3, 4].some(step => NEGATIONS.has(tokens[from - step]?.lower ?? '')),
  )
  note(
    signals,
    'their',
    tokens.slice(Math.max(0, from - 3), from).some(token => /^(?:his|her|their|my|our)$/.test(token.lower)),
  )
  note(signals, 'article', last?.lower === 'the')
  // "the catamaran Ostria": a name right after a noun.
  note(
    signals,
    'apposed',
    first?.capital === true &&
      last !== undefined &&
      !last.capital &&
      !STOP_WORDS.has(last.lower) &&
      !PHRASE_ENDS.has(last.lower) &&
      /\p{L}{3}/u.test(last.lower) &&
      !/(?:ed|s|ing|ly)$/.test(last.lower),
  )
  note(signals, 'greeted', GREETING.test(view.content.slice(Math.max(0, start - 16), start)))
  const { type } = compiled.definition
  if (type === 'text' || type === 'array') note(signals, 'way', wayOf(view, start, end, compiled))
}

function notePosition(signals: Signals, { view, length }: Setting, { start, end }: Candidate, { from, to }: Place): void {
  const text = view.content.slice(view.start, view.end)
  const whole = from === 0 && to === view.tokens.length - 1 && view.startsLine
  note(signals, 'past', PAST.test(text))
  note(signals, 'future', FUTURE.test(text))
  note(signals, 'corrects', CORRECTING.test(text))
  note(signals, 'question', view.question)
  note(signals, 'aside', view.tokens[from]?.aside === true)
  note(signals, 'speaks', view.speaker !== undefined)
  note(signals, 'position', start / length)
  note(signals, 'opening', from === 0)
  note(signals, 'wholeLine', whole)
  note(signals, 'signed', whole && end > length * 0.6)
}

const KINDS: Partial<Record<Compiled['kind'], number>> = { person: 1, organization: 2, place: 3, role: 4, code: 5, thing: 6, clause: 7 }

function noteLooks(signals: Signals, { view, reference }: Setting, candidate: Candidate, { from, to }: Place): void {
  const { compiled, start, end, value } = candidate
  const { orientation, edge, event, medic } = traitsOf(compiled)
  note(signals, 'words', to - from + 1)
  note(signals, 'capital', view.tokens[from]?.capital === true)
  note(signals, 'digits', /\d/.test(view.content.slice(start, end)))
  note(signals, 'no', value === false)
  note(signals, 'other', candidate.other === true)
  note(signals, 'alone', compiled.alone || compiled.sole)
  note(signals, 'subject', compiled.subject !== undefined)
  note(signals, 'event', event)
  note(signals, 'kind', KINDS[compiled.kind] ?? 0)
  if (compiled.definition.type === 'date' && typeof value === 'string') {
    const days = Math.round((Date.parse(value.slice(0, 10)) - Date.parse(reference.toISOString().slice(0, 10))) / DAY_MS)
    note(signals, 'days', Math.sign(days) * Math.log1p(Math.abs(days)))
    note(signals, 'orientation', orientation)
    note(signals, 'pointing', orientation * Math.sign(days))
    note(signals, 'edge', edge)
    note(signals, 'range', rangeSide(view, start, end) * edge)
  }
  if (compiled.definition.type === 'number') noteNumber(signals, view, candidate)
  const name = view.names.find(one => one.start === start)
  if (name === undefined) return
  const { person, organization, place, titled } = name
  const fits = { person, organization, place }
  note(signals, 'fit', compiled.kind in fits ? fits[compiled.kind as keyof typeof fits] : Math.max(person, organization, place))
  note(signals, 'person', person)
  note(signals, 'organization', organization)
  note(signals, 'place', place)
  note(signals, 'titled', titled === true)
  note(signals, 'medic', medic && /\bdr\.? $/i.test(view.content.slice(Math.max(view.start, start - 4), start)))
  if (compiled.roles.size === 0 && compiled.otherRoles.size === 0) return
  const roles = rolesBeside(view, name)
  note(signals, 'role', roles.some(role => compiled.roles.has(role)))
  note(signals, 'otherRole', roles.some(role => compiled.otherRoles.has(role)))
}

const DAY_MS = 86_400_000

function noteNumber(signals: Signals, view: View, { compiled, start }: Candidate): void {
  const mention = view.numbers.find(one => one.start === start)
  if (mention === undefined) return
  const { unit, period } = mention
  const fits =
    unit === undefined
      ? 0
      : compiled.unit === undefined
        ? isCurrency(unit) && compiled.money
          ? 1
          : -1
        : unit === compiled.unit
          ? 2
          : sameMeasure(unit, compiled.unit)
            ? 1.5
            : -1
  note(signals, 'unit', fits)
  note(signals, 'period', period === undefined ? 0 : compiled.period === period ? 1 : compiled.period === undefined ? -0.5 : -1)
  note(signals, 'magnitude', Math.log10(1 + Math.abs(mention.value)))
  note(signals, 'weak', mention.weak)
  note(signals, 'edge', (compiled.unit !== undefined ? 1 : 0) + (compiled.money ? 1 : 0))
}

/** Which end of "from A to B", or of the lines "From: A" and "To: B", a date is: -1 the first, 1 the last, 0 no such. */
function rangeSide(view: View, start: number, end: number): number {
  const joined = (from: number, to: number): boolean =>
    to > from && to - from < 24 && /^\s*(?:to|until|till|through|-|–)\s*(?:the )?$/i.test(view.content.slice(from, to))
  if (view.dates.some(other => joined(end, other.start))) return -1
  if (view.dates.some(other => joined(other.end, start))) return 1
  const label = view.label === undefined ? '' : (view.tokens[0]?.lower ?? '')
  if (/^(?:from|starts?|begins?|first|arrival|pickup|check-in)$/.test(label)) return -1
  return /^(?:to|until|till|ends?|last|return|departure|check-out)$/.test(label) ? 1 : 0
}
