import type { Token } from '@keepsake/english/sentences'
import { NEGATIONS } from '@keepsake/english/words'
import type { Candidate } from '../candidates/candidate.ts'
import type { Sense } from '../view/meaning.ts'
import type { View } from '../view/view.ts'
import { AT, type Features } from './features.ts'
import type { Place, PlaceContext, SentenceContext } from './sentence-context.ts'

const ASKS = [AT.asksPerson, AT.asksOrganization, AT.asksPlace, AT.asksThing, AT.asksProblem, AT.asksRole, AT.asksCode]
const FAR = 8
const FADES = 0.92
/** Number of words before and after a place that are combined. */
const BEFORE = 8
const AFTER = 4

/** The similarity of the words of a place, and of those before and after it, to each property. */
export function fitsAround(view: View, { from, to }: Place): Pick<PlaceContext, 'fits' | 'before' | 'after'> {
  const sense = view.sense()
  return {
    fits: sense.between(from, to),
    before: sense.between(from - BEFORE, from - 1),
    after: sense.between(to + 1, to + AFTER),
  }
}

/** Adds the similarity of the words of a candidate, and of those around it, to its property. */
export function addSimilarityFeatures(
  features: Features,
  { view, previous }: SentenceContext,
  { compiled, choice }: Candidate,
  placeContext: PlaceContext,
): void {
  const { tokens } = view
  const { from, to, head, fits } = placeContext
  if (compiled.definition.type === 'boolean') noteTone(features, view, placeContext)
  if (choice !== undefined) {
    features[AT.choice] = choice.like
    features[AT.choiceAhead] = choice.ahead
    features[AT.choiceSaid] = choice.said
  }
  const own = compiled.place
  const sense = view.sense()
  const { rows, names, described, stride } = sense
  const first = own * stride
  features[AT.likeHead] = names[first + head] ?? 0
  features[AT.likeHeadDescribed] = described[first + head] ?? 0
  features[AT.likeInside] = most(names, first + from, first + to)
  features[AT.likeBefore] = fading(tokens, names, first, from, -1)
  features[AT.likeBeforeDescribed] = fading(tokens, described, first, from, -1)
  features[AT.likeAfter] = fading(tokens, names, first, to, 1)
  features[AT.likeAfterDescribed] = fading(tokens, described, first, to, 1)
  const last = first + rows.length - 1
  features[AT.likeSaid] = Math.max(most(names, first, first + from - 1), most(names, first + to + 1, last))
  features[AT.likeSaidDescribed] = Math.max(
    most(described, first, first + from - 1),
    most(described, first + to + 1, last),
  )
  if (view.label !== undefined) features[AT.likeLabel] = most(names, first, first + Math.min(view.label.to, from) - 1)
  if (view.asked !== undefined) features[AT.likeAsked] = (view.asked.sense().mostNamed[own] ?? 0) * view.answering
  if (previous !== undefined) features[AT.likePrevious] = previous.sense().mostNamed[own] ?? 0
  noteFit(features, FIT_VALUE, fits, own)
  noteFit(features, FIT_AROUND, placeContext.before, own, placeContext.after)
  const asks = sense.asks(compiled)
  for (let at = 0; at < ASKS.length; at += 1) features[ASKS[at] ?? 0] = asks[at] ?? 0
  features[AT.order] = Math.min(14, own)
  let near = from - 1
  while (near >= 0 && tokens[near + 1]?.before === 'none' && rows[near]?.weight === 0) near -= 1
  features[AT.likeNext] = near < 0 ? 0 : (described[first + near] ?? 0)
}

/** Words near a statement that affirm or negate it. */
const NEAR_TONE = 6

function noteTone(features: Features, { sense, tokens }: View, { from, to }: Place): void {
  const { rows } = sense()
  let noes = 0
  let best = 0
  let least = 0
  for (let at = Math.max(0, from - NEAR_TONE); at <= to + NEAR_TONE && at < tokens.length; at += 1) {
    if (NEGATIONS.has(tokens[at]?.lower ?? '')) noes += 1
    best = Math.max(best, rows[at]?.tone ?? 0)
    least = Math.min(least, rows[at]?.tone ?? 0)
  }
  features[AT.noes] = Math.min(4, noes)
  features[AT.tone] = best
  features[AT.turned] = least
}

type Fit = Readonly<Record<'own' | 'mean' | 'ahead', number>>
const FIT_VALUE: Fit = { own: AT.fitValue, mean: AT.fitValueMean, ahead: AT.fitValueAhead }
const FIT_AROUND: Fit = { own: AT.fitAround, mean: AT.fitAroundMean, ahead: AT.fitAroundAhead }

/** The similarity to the property, and its lead over the others: over their mean, and over the best. */
function noteFit(features: Features, names: Fit, fits: Float32Array, place: number, also?: Float32Array): void {
  let sum = 0
  let best = -1
  for (let at = 0; at < fits.length; at += 1) {
    if (at === place) continue
    const other = (fits[at] ?? 0) + 0.5 * (also === undefined ? 0 : (also[at] ?? 0))
    sum += other
    if (other > best) best = other
  }
  const fit = (fits[place] ?? 0) + 0.5 * (also === undefined ? 0 : (also[place] ?? 0))
  features[names.own] = fit
  features[names.mean] = fits.length > 1 ? fit - sum / (fits.length - 1) : 0
  features[names.ahead] = fits.length > 1 ? fit - best : 0
}

/** The maximum of the cells in a range; 0 if it is empty. */
function most(cells: Float32Array, from: number, to: number): number {
  let best = 0
  for (let at = from; at <= to; at += 1) best = Math.max(best, cells[at] ?? 0)
  return best
}

/** The most similar word on one side, discounted by distance, and beyond a hard break. */
function fading(tokens: readonly Token[], cells: Sense['names'], first: number, at: number, step: 1 | -1): number {
  let best = 0
  let worth = 1
  for (let away = 1; away <= FAR; away += 1) {
    const here = at + step * away
    const token = tokens[here]
    if (token === undefined) break
    if (step < 0 ? tokens[here + 1]?.before === 'hard' : token.before === 'hard') worth *= step < 0 ? 0.8 : 0.4
    best = Math.max(best, (cells[first + here] ?? 0) * worth)
    worth *= FADES
  }
  return best
}
