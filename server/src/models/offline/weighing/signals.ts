/**
 * What is weighed when it is decided whether a proposal is right. The place of a name in this list is its place in the trees
 * of the file of trees: they are trained anew when it changes.
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
  // The place in its sentence.
  ...['chunk', 'listed', 'determiner', 'preposition', 'object', 'doing', 'starts', 'ends', 'rarity', 'rarest', 'tail'],
  // How alike its words and those around it are to the property's.
  ...[
    'likeHead',
    'likeHeadDescribed',
    'likeInside',
    'likeBefore',
    'likeBeforeDescribed',
    'likeAfter',
    'likeAfterDescribed',
  ],
  ...['likeSaid', 'likeSaidDescribed', 'likeLabel', 'likeAsked', 'likePrevious', 'likeNext'],
  ...['fitValue', 'fitValueMean', 'fitValueAhead', 'fitAround', 'fitAroundMean', 'fitAroundAhead'],
  ...[
    'asksPerson',
    'asksOrganization',
    'asksPlace',
    'asksThing',
    'asksProblem',
    'asksRole',
    'asksCode',
    'order',
    'nth',
  ],
  ...['choice', 'choiceAhead', 'choiceSaid'],
  // The other proposals.
  ...[
    'ahead',
    'contenders',
    'leading',
    'rivals',
    'mentions',
    'claimed',
    'served',
    'first',
    'last',
    'chronology',
    'said',
  ],
  // Whether it is said to be so or not to be so.
  ...['noes', 'tone', 'turned'],
] as const

export type Signal = (typeof SIGNALS)[number]
/** The place of each signal. */
export const AT = Object.fromEntries(SIGNALS.map((name, at) => [name, at])) as Readonly<Record<Signal, number>>
export type Signals = Float32Array

export const signalIn = (signals: Signals, name: Signal): number => signals[AT[name]] ?? 0

/** Memory that the signals of so many proposals share: a piece of its own for each would cost more than to fill it. */
const SHARED = 32
let shared = new Float32Array(0)
let taken = 0

/** Room for the signals of one more proposal, with those of `like` to begin with. */
export function signalsLike(like?: Signals): Signals {
  if (taken === shared.length) {
    shared = new Float32Array(SHARED * SIGNALS.length)
    taken = 0
  }
  const made = shared.subarray(taken, taken + SIGNALS.length)
  taken += SIGNALS.length
  if (like !== undefined) made.set(like)
  return made
}
