import { askedOf } from './asked.ts'
import type { Candidate } from './candidate.ts'
import type { Compiled } from './definition.ts'
import { noteLikeness } from './likeness.ts'
import { noteLooks, type Place } from './looks.ts'
import { type Setting, tenseOf } from './setting.ts'
import { note, SIGNALS, type Signal, type Signals } from './signals.ts'
import { noteStructure } from './structure.ts'
import { wayOf } from './texts.ts'
import { support, tokenAt, type View } from './view.ts'
import { NEGATIONS, PHRASE_ENDS, STOP_WORDS } from './words.ts'

const GREETING = /\b(?:hi|hello|hey|dear|thanks|morning)[, ]+(?:(?:dr|mr|mrs|ms)\.? )?$/i

/** What the sentence says about a proposal. */
export function signalsOf(setting: Setting, candidate: Candidate): Signals {
  const { place, signals: standing } = standingOf(setting, candidate)
  const signals = standing.slice()
  noteSubject(signals, setting, candidate, place)
  noteLooks(signals, setting, candidate, place)
  noteLikeness(signals, setting, candidate, place)
  return signals
}

/** A place in a sentence, with what is so whatever property is asked for. */
interface Standing {
  place: Place
  signals: Signals
}

const standings = new WeakMap<View, Map<number, Standing>>()
/** More than a sentence and the name of its speaker are long, so that two offsets make one number. */
const SPAN = 4_096

/** Many properties ask about the same few places. */
function standingOf(setting: Setting, { start, end }: Candidate): Standing {
  const { view } = setting
  let own = standings.get(view)
  if (own === undefined) {
    own = new Map()
    standings.set(view, own)
  }
  const key = (start - view.start + SPAN) * SPAN + end - start
  const known = own.get(key)
  if (known !== undefined) return known
  const from = tokenAt(view, start)
  const place = { from, to: Math.max(from, tokenAt(view, end - 1)) }
  const made = { place, signals: new Float32Array(SIGNALS.length) }
  noteBefore(made.signals, view, start, place)
  notePosition(made.signals, setting, { start, end }, place)
  noteStructure(made.signals, view, place)
  own.set(key, made)
  return made
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
function noteSubject(signals: Signals, setting: Setting, candidate: Candidate, { from, to }: Place): void {
  const { view, previous } = setting
  const { compiled } = candidate
  const { type } = compiled.definition
  const rivals = type === 'number' ? view.numbers : type === 'date' ? view.dates : view.names
  note(signals, 'score', candidate.score)
  if (type === 'text' || type === 'array') note(signals, 'way', wayOf(view, candidate.start, candidate.end, compiled))
  note(signals, 'fallback', candidate.fallback === true)
  note(signals, 'near', support(view, compiled, candidate, rivals))
  const said = setting.said(view, compiled)
  note(signals, 'named', said.named)
  note(signals, 'described', said.described)
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
  const before = setting.said(previous, compiled)
  note(signals, 'namedBefore', before.named)
  note(signals, 'describedBefore', before.described)
}

const LEADS: readonly [name: Signal, words: RegExp][] = [
  ['by', /^(?:by|until|before|due|till)$/],
  ['from', /^(?:from|since|starting|starts?|after)$/],
  ['to', /^(?:to|into|through)$/],
  ['on', /^on$/],
  ['in', /^(?:in|at|near)$/],
  ['is', /^(?:is|are|was|were|it's|i'm|be|called|named|has|have)$/],
  ['about', /^(?:for|about|with|on)$/],
  ['of', /^of$/],
]

function noteBefore(signals: Signals, view: View, start: number, { from }: Place): void {
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
  note(signals, 'greeted', first?.capital === true && GREETING.test(view.content.slice(Math.max(0, start - 16), start)))
}

function notePosition(
  signals: Signals,
  { view, length }: Setting,
  { start, end }: Pick<Candidate, 'start' | 'end'>,
  { from, to }: Place,
): void {
  const { past, future, corrects } = tenseOf(view)
  const whole = from === 0 && to === view.tokens.length - 1 && view.startsLine
  note(signals, 'past', past)
  note(signals, 'future', future)
  note(signals, 'corrects', corrects)
  note(signals, 'question', view.question)
  note(signals, 'aside', view.tokens[from]?.aside === true)
  note(signals, 'speaks', view.speaker !== undefined)
  note(signals, 'position', start / length)
  note(signals, 'opening', from === 0)
  note(signals, 'wholeLine', whole)
  note(signals, 'signed', whole && end > length * 0.6)
}
