import type { Candidate } from './candidate.ts'
import type { Place } from './looks.ts'
import type { Meaning, Row } from './meaning.ts'
import type { Setting } from './setting.ts'
import { note, type Signal, type Signals } from './signals.ts'
import { headOf } from './structure.ts'
import type { Token } from './text.ts'
import type { View } from './view.ts'
import { NEGATIONS } from './words.ts'

const ASKS = [
  'asksPerson',
  'asksOrganization',
  'asksPlace',
  'asksThing',
  'asksProblem',
  'asksRole',
  'asksCode',
] as const
const FAR = 8
const FADES = 0.92
/** How many words before and after something are taken together. */
const BEFORE = 8
const AFTER = 4

/** How alike the words of a proposal and around it are to those of its property. */
export function noteLikeness(
  signals: Signals,
  { view, previous }: Setting,
  { compiled, choice }: Candidate,
  place: Place,
): void {
  const { meaning, tokens } = view
  const { from, to } = place
  if (compiled.definition.type === 'boolean') noteTone(signals, view, place)
  note(signals, 'choice', choice?.like ?? 0)
  note(signals, 'choiceAhead', choice?.ahead ?? 0)
  note(signals, 'choiceSaid', choice?.said ?? 0)
  const sense = meaning.of(tokens)
  const own = meaning.placeOf(compiled)
  const { rows } = sense
  const head = rows[headOf(view, place)]
  note(signals, 'likeHead', head?.name[own] ?? 0)
  note(signals, 'likeHeadDescribed', head?.described[own] ?? 0)
  note(signals, 'likeInside', most(rows, 'name', own, from, to))
  note(signals, 'likeBefore', fading(tokens, rows, 'name', own, from, -1))
  note(signals, 'likeBeforeDescribed', fading(tokens, rows, 'described', own, from, -1))
  note(signals, 'likeAfter', fading(tokens, rows, 'name', own, to, 1))
  note(signals, 'likeAfterDescribed', fading(tokens, rows, 'described', own, to, 1))
  note(signals, 'likeSaid', outside(rows, 'name', own, place))
  note(signals, 'likeSaidDescribed', outside(rows, 'described', own, place))
  const label = view.label === undefined ? 0 : Math.min(view.label.to, from)
  note(signals, 'likeLabel', most(rows, 'name', own, 0, label - 1))
  if (view.asked !== undefined) note(signals, 'likeAsked', likest(meaning, view.asked.tokens, own) * view.answering)
  if (previous !== undefined) note(signals, 'likePrevious', likest(meaning, previous.tokens, own))
  const fits = sense.between(from, to)
  const [before, after] = [sense.between(from - BEFORE, from - 1), sense.between(to + 1, to + AFTER)]
  noteFit(signals, ['fitValue', 'fitValueMean', 'fitValueAhead'], fits, own)
  noteFit(signals, ['fitAround', 'fitAroundMean', 'fitAroundAhead'], before, own, after)
  meaning.asks(compiled).forEach((likeness, at) => {
    const asked = ASKS[at]
    if (asked !== undefined) note(signals, asked, likeness)
  })
  note(signals, 'order', Math.min(14, own))
  let near = from - 1
  while (near >= 0 && tokens[near + 1]?.before === 'none' && rows[near]?.weight === 0) near -= 1
  note(signals, 'likeNext', rows[near]?.described[own] ?? 0)
}

/** Words near a statement that affirm or deny it. */
const NEAR_TONE = 6

function noteTone(signals: Signals, { meaning, tokens }: View, { from, to }: Place): void {
  const { rows } = meaning.of(tokens)
  let noes = 0
  let best = 0
  let least = 0
  for (let at = Math.max(0, from - NEAR_TONE); at <= to + NEAR_TONE && at < tokens.length; at += 1) {
    if (NEGATIONS.has(tokens[at]?.lower ?? '')) noes += 1
    best = Math.max(best, rows[at]?.tone ?? 0)
    least = Math.min(least, rows[at]?.tone ?? 0)
  }
  note(signals, 'noes', Math.min(4, noes))
  note(signals, 'tone', best)
  note(signals, 'turned', least)
}

/** How well something fits the property, and how much better than the others: than all of them together, and than the best. */
function noteFit(
  signals: Signals,
  [own, mean, ahead]: readonly [Signal, Signal, Signal],
  fits: Float32Array,
  place: number,
  also?: Float32Array,
): void {
  let sum = 0
  let best = -1
  for (let at = 0; at < fits.length; at += 1) {
    if (at === place) continue
    const other = (fits[at] ?? 0) + 0.5 * (also?.[at] ?? 0)
    sum += other
    best = Math.max(best, other)
  }
  const fit = (fits[place] ?? 0) + 0.5 * (also?.[place] ?? 0)
  note(signals, own, fit)
  note(signals, mean, fits.length > 1 ? fit - sum / (fits.length - 1) : 0)
  note(signals, ahead, fits.length > 1 ? fit - best : 0)
}

type Which = 'name' | 'described'

/** The word most like a property, from one place to another. */
export function most(rows: readonly Row[], which: Which, own: number, from: number, to: number): number {
  let best = 0
  for (let at = Math.max(0, from); at <= to && at < rows.length; at += 1)
    best = Math.max(best, rows[at]?.[which][own] ?? 0)
  return best
}

const outside = (rows: readonly Row[], which: Which, own: number, { from, to }: Place): number =>
  Math.max(most(rows, which, own, 0, from - 1), most(rows, which, own, to + 1, rows.length - 1))

/** The word of a sentence that is most like the name of a property. */
const likest = (meaning: Meaning, tokens: readonly Token[], own: number): number =>
  most(meaning.of(tokens).rows, 'name', own, 0, tokens.length)

/** The most alike word on one side, less the farther it stands, and less beyond a hard break. */
function fading(
  tokens: readonly Token[],
  rows: readonly Row[],
  which: Which,
  own: number,
  at: number,
  step: 1 | -1,
): number {
  let best = 0
  let worth = 1
  for (let away = 1; away <= FAR; away += 1) {
    const here = at + step * away
    if (tokens[here] === undefined) break
    const broken = step < 0 ? tokens[here + 1]?.before : tokens[here]?.before
    if (broken === 'hard') worth *= step < 0 ? 0.8 : 0.4
    best = Math.max(best, (rows[here]?.[which][own] ?? 0) * worth)
    worth *= FADES
  }
  return best
}
