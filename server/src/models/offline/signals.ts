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
] as const

export type Signal = (typeof SIGNALS)[number]
const INDEX = Object.fromEntries(SIGNALS.map((name, at) => [name, at])) as Record<Signal, number>
export type Signals = Float64Array

export function note(signals: Signals, name: Signal, value: number | boolean): void {
  signals[INDEX[name]] = Number(value)
}

export const signalIn = (signals: Signals, name: Signal): number => signals[INDEX[name]] ?? 0
