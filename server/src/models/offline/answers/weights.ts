import type { SIGNALS } from './signals.ts'

export interface Weights {
  signals: Readonly<Record<(typeof SIGNALS)[number], number>>
  /** What speaks for saying nothing. */
  silence: number
}

/** Fitted on bench/judged by `bench/answers/main.ts --fit`; what they give on others is in docs/extraction.md. */
export const WEIGHTS: Weights = {
  signals: {
    trust: 0.83,
    near: 0.508,
    lacks: -0.249,
    leads: 1.533,
    peak: 1.103,
    behind: 0.678,
    after: 0.967,
    kindred: 0.366,
    likeness: 1.52,
    news: 0.593,
    time: 0.708,
    money: 2.361,
    number: 0.71,
    person: 0.378,
    reason: 0.588,
    asks: -0.573,
    recent: 0.399,
    holds: 0.314,
  },
  silence: 4.346,
}
