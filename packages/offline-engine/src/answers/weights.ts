import type { FEATURES } from './features.ts'
import type { GROUNDS } from './grounds.ts'

export interface Weights {
  /** Which sentence. */
  features: Readonly<Record<(typeof FEATURES)[number], number>>
  /** Log of the odds that the sentences beside the best one have together, usually. */
  others: number
  /** Whether it answers: log-odds of the probability, beginning with `before`. */
  grounds: Readonly<Record<(typeof GROUNDS)[number], number>>
  before: number
}

/** Fitted on bench/judged by `bench/answers/main.ts --fit`; what they give on others is in docs/answers.md. */
export const WEIGHTS: Weights = {
  features: {
    trust: 0.82,
    leads: 2.148,
    length: -0.816,
    short: -0.975,
    kindred: 1.462,
    likeness: 1.409,
    news: 0.752,
    time: 0.73,
    money: 2.178,
    number: 1.185,
    reason: 0.586,
    asks: -0.663,
    recent: 0.517,
  },
  others: 0.061,
  grounds: {
    share: 1.232,
    lacks: -2.924,
    top: 0.234,
    margin: 0.943,
    unfit: -3.099,
    stranger: -2.887,
  },
  before: 0.291,
}
