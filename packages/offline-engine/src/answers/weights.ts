import type { FEATURES } from './features.ts'
import type { GROUNDS } from './grounds.ts'

export interface Weights {
  /** Ranks the sentences. */
  features: Readonly<Record<(typeof FEATURES)[number], number>>
  /** Log of the usual total odds of all sentences except the best one. */
  others: number
  /** Decides whether they answer: log-odds of the probability, starting with `before`. */
  grounds: Readonly<Record<(typeof GROUNDS)[number], number>>
  before: number
}

/** Fitted on bench/judged by `bench/answers/main.ts --fit`; docs/answers.md has their results on other data. */
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
