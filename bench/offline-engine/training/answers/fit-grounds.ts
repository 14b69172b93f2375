import { sayTo } from '../../../../packages/offline-engine/src/answers/answer.ts'
import { GROUNDS } from '../../../../packages/offline-engine/src/answers/grounds.ts'
import type { Weights } from '../../../../packages/offline-engine/src/answers/weights.ts'
import { choiceFittedTo, rounded } from './fit.ts'
import type { Sample } from './sample.ts'
import { solve } from './solve.ts'

/** The answer to one part of a question, and whether it is right. */
interface Case {
  grounds: readonly number[]
  right: boolean
}

/** The sentences that a probability is fitted on are chosen by weights fitted on the other folds. */
const FOLDS = 4
const RIDGE = 3
const ROUNDS = 25

const UNWEIGHED = Object.fromEntries(GROUNDS.map(name => [name, 0])) as Weights['grounds']

/** Fits the complete table of weights: which sentence, then whether it answers. */
export function fittedTo(samples: readonly Sample[]): Weights {
  const folds = [...new Set(samples.map(({ fold }) => fold))].sort()
  const cases = Array.from({ length: FOLDS }, (_, n) => {
    const isIn = ({ fold }: Sample): boolean => folds.indexOf(fold) % FOLDS === n
    const choice = choiceFittedTo(samples.filter(sample => !isIn(sample)))
    return samples.filter(isIn).flatMap(sample => casesOf(sample, { ...choice, grounds: UNWEIGHED, before: 0 }))
  }).flat()
  return { ...choiceFittedTo(samples), ...groundsFittedTo(cases) }
}

function casesOf({ parts, placed, saysOf }: Sample, weights: Weights): Case[] {
  return parts.flatMap(({ part, measured }) => {
    const said = measured && sayTo(part, placed, { weights, measured })
    if (!said) return []
    return [{ grounds: said.grounds, right: said.sentences.some(one => saysOf(one).length > 0) }]
  })
}

/** Logistic regression with a ridge penalty, on grounds with standard deviation 1, by Newton's method. */
function groundsFittedTo(cases: readonly Case[]): Pick<Weights, 'grounds' | 'before'> {
  const means = GROUNDS.map((_, at) => mean(cases.map(({ grounds }) => grounds[at] ?? 0)))
  const scales = GROUNDS.map(
    (_, at) => Math.sqrt(mean(cases.map(({ grounds }) => ((grounds[at] ?? 0) - (means[at] ?? 0)) ** 2))) || 1,
  )
  const rows = cases.map(({ grounds, right }) => ({
    row: [1, ...grounds.map((value, at) => (value - (means[at] ?? 0)) / (scales[at] ?? 1))],
    right,
  }))
  let weights = [0, ...GROUNDS.map(() => 0)]
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => -weight * penaltyOf(at))
    const bend = weights.map((_, at) => weights.map((_, other) => (at === other ? penaltyOf(at) : 0)))
    for (const { row, right } of rows) {
      const probability = 1 / (1 + Math.exp(-dot(row, weights)))
      for (const [at, value] of row.entries()) {
        slope[at] = (slope[at] ?? 0) + ((right ? 1 : 0) - probability) * value
        const line = bend[at] ?? []
        for (const [other, beside] of row.entries())
          line[other] = (line[other] ?? 0) + probability * (1 - probability) * value * beside
      }
    }
    const step = solve(bend, slope)
    weights = weights.map((weight, at) => weight + (step[at] ?? 0))
  }
  const [start = 0, ...rest] = weights
  const raw = rest.map((weight, at) => weight / (scales[at] ?? 1))
  return {
    grounds: Object.fromEntries(GROUNDS.map((name, at) => [name, rounded(raw[at])])) as Weights['grounds'],
    before: rounded(start - dot(raw, means)),
  }
}

/** The first weight, the intercept, is not penalized. */
const penaltyOf = (at: number): number => (at === 0 ? 1e-6 : RIDGE)

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
