import { NEGATIONS, PHRASE_ENDS, STOP_WORDS } from '../language/words.ts'
import { askedOf } from '../proposals/asked.ts'
import type { Candidate } from '../proposals/candidate.ts'
import { support } from '../proposals/support.ts'
import { wayOf } from '../proposals/texts.ts'
import type { Sight } from '../view/sight.ts'
import { tokenAt, type View } from '../view/view.ts'
import { fitsAround, noteLikeness } from './likeness.ts'
import { noteLooks, noteName } from './looks.ts'
import type { Setting, Standing } from './setting.ts'
import { AT, type Signals, signalsLike } from './signals.ts'
import { headOf, noteStructure } from './structure.ts'

/** What the sentence says about a proposal. */
export function signalsOf(setting: Setting, candidate: Candidate): Signals {
  const standing = standingOf(setting, candidate)
  const signals = signalsLike(standing.signals)
  noteSubject(signals, setting, candidate, standing)
  noteLooks(signals, setting, candidate, standing)
  noteLikeness(signals, setting, candidate, standing)
  return signals
}

/** More than a sentence and the name of its speaker are long, so that two offsets make one number. */
const SPAN = 4_096

/** Many properties ask about the same few places. */
function standingOf(setting: Setting, { start, end }: Candidate): Standing {
  const { view, standings } = setting
  const key = (start - view.start + SPAN) * SPAN + end - start
  const known = standings.get(key)
  if (known !== undefined) return known
  const from = tokenAt(view, start)
  const place = { from, to: Math.max(from, tokenAt(view, end - 1)) }
  const made = {
    ...place,
    signals: signalsLike(),
    head: headOf(view, place),
    name: view.names.find(one => one.start === start),
    ...fitsAround(view, place),
  }
  noteBefore(made.signals, view, start, made)
  notePosition(made.signals, setting, { start, end }, made)
  noteStructure(made.signals, view, made)
  noteName(made.signals, view, { start, end }, made)
  standings.set(key, made)
  return made
}

/** The strongest of the property's words within some steps, up to a hard break. */
function beside({ tokens }: View, { weights }: Sight, at: number, step: 1 | -1, steps: number): number {
  if (weights === undefined) return 0
  let best = 0
  for (let away = 1; away <= steps; away += 1) {
    const here = at + step * away
    const token = tokens[here]
    const broken = step < 0 ? tokens[here + 1]?.before : token?.before
    if (token === undefined || broken === 'hard') break
    best = Math.max(best, (weights[here] ?? 0) / (1 + 0.2 * (away - 1)))
  }
  return best
}

/** How much of what the property is about is said around the proposal. */
function noteSubject(signals: Signals, setting: Setting, candidate: Candidate, { from, to }: Standing): void {
  const { view, previous } = setting
  const { compiled } = candidate
  const { type } = compiled.definition
  const rivals = type === 'number' ? view.numbers : type === 'date' ? view.dates : view.names
  signals[AT.score] = candidate.score
  if (type === 'text' || type === 'array') signals[AT.way] = wayOf(view, candidate.start, candidate.end, compiled)
  signals[AT.fallback] = Number(candidate.fallback === true)
  signals[AT.near] = support(view, compiled, candidate, rivals)
  const sight = view.sight(compiled)
  signals[AT.named] = sight.named
  signals[AT.described] = sight.described
  signals[AT.lead] = beside(view, sight, from, -1, 5)
  signals[AT.trail] = beside(view, sight, to, 1, 4)
  let hint = 0
  for (const at of sight.hints) {
    const outside = at < from || at > to
    if (outside && at >= from - 6 && at <= from + 5) hint = Math.max(hint, 1 / (1 + 0.1 * Math.abs(at - from)))
  }
  signals[AT.hint] = hint
  const { label } = view
  signals[AT.form] = Number(label !== undefined && view.startsLine)
  if (label !== undefined && from >= label.to)
    signals[AT.label] = label.owners.get(compiled) ?? (label.owners.size > 0 ? -1 : -0.4)
  signals[AT.asked] = view.asked === undefined ? 0 : askedOf(view, compiled) * view.answering
  if (previous === undefined) return
  const before = previous.sight(compiled)
  signals[AT.namedBefore] = before.named
  signals[AT.describedBefore] = before.described
}

/** The words right before a value, each with the signal that it gives. */
const LEADS: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({
    [AT.by]: 'by until before due till',
    [AT.from]: 'from since starting start starts after',
    [AT.to]: 'to into through',
    [AT.on]: 'on',
    [AT.in]: 'in at near',
    [AT.is]: "is are was were it's i'm be called named has have",
    [AT.about]: 'for about with on',
    [AT.of]: 'of',
  })
    .flatMap(([signal, words]) => words.split(' ').map((word): [string, number] => [word, Number(signal)]))
    .reduce(
      (leads, [word, signal]) => leads.set(word, [...(leads.get(word) ?? []), signal]),
      new Map<string, number[]>(),
    ),
)
const FILLERS = new Set(['the', 'a', 'an', 'about', 'around', 'roughly', 'some', 'at'])
const THEIRS = new Set(['his', 'her', 'their', 'my', 'our'])
const GREETING = /\b(?:hi|hello|hey|dear|thanks|morning)[, ]+(?:(?:dr|mr|mrs|ms)\.? )?$/i

function noteBefore(signals: Signals, view: View, start: number, { from }: Standing): void {
  const { tokens } = view
  const first = tokens[from]
  const last = first?.before === 'none' ? tokens[from - 1] : undefined
  const filler = last !== undefined && FILLERS.has(last.lower)
  const word = (filler ? tokens[from - 2]?.lower : undefined) ?? last?.lower ?? ''
  for (const signal of LEADS.get(word) ?? []) signals[signal] = 1
  let [denied, their] = [false, false]
  for (let step = 1; step <= 4; step += 1) {
    const before = tokens[from - step]?.lower ?? ''
    denied ||= NEGATIONS.has(before)
    their ||= step <= 3 && THEIRS.has(before)
  }
  signals[AT.denied] = Number(denied)
  signals[AT.their] = Number(their)
  signals[AT.article] = Number(last?.lower === 'the')
  if (first?.capital !== true) return
  // "the catamaran Ostria": a name right after a noun.
  const apposed =
    last !== undefined &&
    !last.capital &&
    !STOP_WORDS.has(last.lower) &&
    !PHRASE_ENDS.has(last.lower) &&
    /\p{L}{3}/u.test(last.lower) &&
    !/(?:ed|s|ing|ly)$/.test(last.lower)
  signals[AT.apposed] = Number(apposed)
  signals[AT.greeted] = Number(GREETING.test(view.content.slice(Math.max(0, start - 16), start)))
}

function notePosition(
  signals: Signals,
  setting: Setting,
  { start, end }: Pick<Candidate, 'start' | 'end'>,
  { from, to }: Standing,
): void {
  const { view, length } = setting
  const { past, future, corrects } = setting.tense()
  const whole = from === 0 && to === view.tokens.length - 1 && view.startsLine
  signals[AT.past] = Number(past)
  signals[AT.future] = Number(future)
  signals[AT.corrects] = Number(corrects)
  signals[AT.question] = Number(view.question)
  signals[AT.aside] = Number(view.tokens[from]?.aside === true)
  signals[AT.speaks] = Number(view.speaker !== undefined)
  signals[AT.position] = start / length
  signals[AT.opening] = Number(from === 0)
  signals[AT.wholeLine] = Number(whole)
  signals[AT.signed] = Number(whole && end > length * 0.6)
}
