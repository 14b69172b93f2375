/**
 * What is weighed when it is decided whether a candidate is right. The place of a name in this list is its place in the trees
 * of the file of trees: they are trained again when it changes.
 */
export const FEATURES = [
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
  // Whether it is said to be so or not to be so.
  ...['noes', 'tone', 'turned'],
] as const

export type FeatureName = (typeof FEATURES)[number]
/** The place of each feature. */
export const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Readonly<Record<FeatureName, number>>
export type Features = Float32Array

export const featureIn = (features: Features, name: FeatureName): number => features[AT[name]] ?? 0

/** Memory that the features of so many candidates share: a piece of its own for each would cost more than to fill it. */
const SHARED = 32
let shared = new Float32Array(0)
let taken = 0

/** Room for the features of one more candidate, with those of `like` to begin with. */
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
