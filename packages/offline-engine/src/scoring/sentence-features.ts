import { NEGATIONS, PHRASE_ENDS, STOP_WORDS } from '@keepsake/english/words'
import type { Candidate } from '../candidates/candidate.ts'
import { askedOf } from '../candidates/previous-question.ts'
import { support } from '../candidates/support.ts'
import { wayOf } from '../candidates/texts.ts'
import type { PropertyMentions } from '../view/property-mentions.ts'
import { tokenAt, type View } from '../view/view.ts'
import { AT, type Features, featuresLike } from './features.ts'
import type { PlaceContext, SentenceContext } from './sentence-context.ts'
import { addSimilarityFeatures, fitsAround } from './similarity-features.ts'
import { addSyntaxFeatures, headOf } from './syntax-features.ts'
import { addNameFeatures, addValueFeatures } from './value-features.ts'

/** Adds the features of a candidate that come from its sentence. */
export function sentenceFeaturesOf(context: SentenceContext, candidate: Candidate): Features {
  const placeContext = placeContextOf(context, candidate)
  const features = featuresLike(placeContext.features)
  noteSubject(features, context, candidate, placeContext)
  addValueFeatures(features, context, candidate, placeContext)
  addSimilarityFeatures(features, context, candidate, placeContext)
  return features
}

/** More than the length of a sentence with its speaker's name, so that two offsets fit into one number. */
const SPAN = 4_096

/** Cached, since many properties ask about the same few places. */
function placeContextOf(context: SentenceContext, { start, end }: Candidate): PlaceContext {
  const { view, placeContexts } = context
  const key = (start - view.start + SPAN) * SPAN + end - start
  const known = placeContexts.get(key)
  if (known !== undefined) return known
  const from = tokenAt(view, start)
  const place = { from, to: Math.max(from, tokenAt(view, end - 1)) }
  const made = {
    ...place,
    features: featuresLike(),
    head: headOf(view, place),
    name: view.names.find(one => one.start === start),
    ...fitsAround(view, place),
  }
  noteBefore(made.features, view, start, made)
  notePosition(made.features, context, { start, end }, made)
  addSyntaxFeatures(made.features, view, made)
  addNameFeatures(made.features, view, { start, end }, made)
  placeContexts.set(key, made)
  return made
}

/** The highest weight of the property's words within some tokens, up to a hard break. */
function beside({ tokens }: View, { weights }: PropertyMentions, at: number, step: 1 | -1, steps: number): number {
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

/** How much of the property's subject is mentioned around the candidate. */
function noteSubject(
  features: Features,
  context: SentenceContext,
  candidate: Candidate,
  { from, to }: PlaceContext,
): void {
  const { view, previous } = context
  const { compiled } = candidate
  const { type } = compiled.definition
  const rivals = type === 'number' ? view.numbers : type === 'date' ? view.dates : view.names
  features[AT.score] = candidate.score
  if (type === 'text' || type === 'array') features[AT.way] = wayOf(view, candidate.start, candidate.end, compiled)
  features[AT.fallback] = Number(candidate.fallback === true)
  features[AT.near] = support(view, compiled, candidate, rivals)
  const mentions = view.mentionsOf(compiled)
  features[AT.named] = mentions.named
  features[AT.described] = mentions.described
  features[AT.lead] = beside(view, mentions, from, -1, 5)
  features[AT.trail] = beside(view, mentions, to, 1, 4)
  let hint = 0
  for (const at of mentions.hints) {
    const outside = at < from || at > to
    if (outside && at >= from - 6 && at <= from + 5) hint = Math.max(hint, 1 / (1 + 0.1 * Math.abs(at - from)))
  }
  features[AT.hint] = hint
  const { label } = view
  features[AT.form] = Number(label !== undefined && view.startsLine)
  if (label !== undefined && from >= label.to)
    features[AT.label] = label.owners.get(compiled) ?? (label.owners.size > 0 ? -1 : -0.4)
  features[AT.asked] = view.asked === undefined ? 0 : askedOf(view, compiled) * view.answering
  if (previous === undefined) return
  const before = previous.mentionsOf(compiled)
  features[AT.namedBefore] = before.named
  features[AT.describedBefore] = before.described
}

/** The words right before a value, each with its feature. */
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
    .flatMap(([feature, words]) => words.split(' ').map((word): [string, number] => [word, Number(feature)]))
    .reduce(
      (leads, [word, feature]) => leads.set(word, [...(leads.get(word) ?? []), feature]),
      new Map<string, number[]>(),
    ),
)
const FILLERS = new Set(['the', 'a', 'an', 'about', 'around', 'roughly', 'some', 'at'])
const THEIRS = new Set(['his', 'her', 'their', 'my', 'our'])
const GREETING = /\b(?:hi|hello|hey|dear|thanks|morning)[, ]+(?:(?:dr|mr|mrs|ms)\.? )?$/i

function noteBefore(features: Features, view: View, start: number, { from }: PlaceContext): void {
  const { tokens } = view
  const first = tokens[from]
  const last = first?.before === 'none' ? tokens[from - 1] : undefined
  const filler = last !== undefined && FILLERS.has(last.lower)
  const word = (filler ? tokens[from - 2]?.lower : undefined) ?? last?.lower ?? ''
  for (const feature of LEADS.get(word) ?? []) features[feature] = 1
  let [denied, their] = [false, false]
  for (let step = 1; step <= 4; step += 1) {
    const before = tokens[from - step]?.lower ?? ''
    denied ||= NEGATIONS.has(before)
    their ||= step <= 3 && THEIRS.has(before)
  }
  features[AT.denied] = Number(denied)
  features[AT.their] = Number(their)
  features[AT.article] = Number(last?.lower === 'the')
  if (first?.capital !== true) return
  // "the catamaran Ostria": a name right after a noun.
  const apposed =
    last !== undefined &&
    !last.capital &&
    !STOP_WORDS.has(last.lower) &&
    !PHRASE_ENDS.has(last.lower) &&
    /\p{L}{3}/u.test(last.lower) &&
    !/(?:ed|s|ing|ly)$/.test(last.lower)
  features[AT.apposed] = Number(apposed)
  features[AT.greeted] = Number(GREETING.test(view.content.slice(Math.max(0, start - 16), start)))
}

function notePosition(
  features: Features,
  context: SentenceContext,
  { start, end }: Pick<Candidate, 'start' | 'end'>,
  { from, to }: PlaceContext,
): void {
  const { view, length } = context
  const { past, future, corrects } = context.tense()
  const whole = from === 0 && to === view.tokens.length - 1 && view.startsLine
  features[AT.past] = Number(past)
  features[AT.future] = Number(future)
  features[AT.corrects] = Number(corrects)
  features[AT.question] = Number(view.question)
  features[AT.aside] = Number(view.tokens[from]?.aside === true)
  features[AT.speaks] = Number(view.speaker !== undefined)
  features[AT.position] = start / length
  features[AT.opening] = Number(from === 0)
  features[AT.wholeLine] = Number(whole)
  features[AT.signed] = Number(whole && end > length * 0.6)
}
