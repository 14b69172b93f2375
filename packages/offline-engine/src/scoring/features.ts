/**
 * Features that decide whether a candidate is right. The index of a name in this list is its index in the file of
 * trees: the trees must be retrained if it changes.
 */
export const FEATURES = [
  // The rule's score, and how much of the property is mentioned around it.
  ...['score', 'fallback', 'near', 'named', 'described', 'lead', 'trail', 'hint', 'label', 'form', 'asked'],
  ...['namedBefore', 'describedBefore'],
  // The words right before it.
  ...['by', 'from', 'to', 'on', 'in', 'is', 'about', 'of', 'denied', 'their', 'apposed', 'article', 'greeted', 'way'],
  // Its sentence, and its position in the text.
  ...['past', 'future', 'corrects', 'question', 'aside', 'speaks', 'position', 'opening', 'wholeLine', 'signed'],
  // Its shape.
  ...['words', 'capital', 'digits', 'no', 'other', 'days', 'orientation', 'pointing', 'edge', 'range'],
  ...['unit', 'period', 'magnitude', 'weak', 'fit', 'titled', 'medic', 'person', 'organization', 'place'],
  // The property.
  ...['alone', 'subject', 'event', 'kind', 'role', 'otherRole'],
  // The position in its sentence.
  ...['chunk', 'listed', 'determiner', 'preposition', 'object', 'doing', 'starts', 'ends', 'rarity', 'rarest', 'tail'],
  // The similarity of its words and those around it to the property's.
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
  // The other candidates.
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
  // Whether it is affirmed or negated.
  ...['noes', 'tone', 'turned'],
] as const

export type FeatureName = (typeof FEATURES)[number]
/** The index of each feature. */
export const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Readonly<Record<FeatureName, number>>
export type Features = Float32Array

export const featureIn = (features: Features, name: FeatureName): number => features[AT[name]] ?? 0

/** Number of candidates whose features share one buffer: a separate one for each would cost more than filling it. */
const SHARED = 32
let shared = new Float32Array(0)
let taken = 0

/** Allocates the features of one more candidate, starting with those of `like`. */
export function featuresLike(like?: Features): Features {
  if (taken === shared.length) {
    shared = new Float32Array(SHARED * FEATURES.length)
    taken = 0
  }
  const made = shared.subarray(taken, taken + FEATURES.length)
  taken += FEATURES.length
  if (like !== undefined) made.set(like)
  return made
}
