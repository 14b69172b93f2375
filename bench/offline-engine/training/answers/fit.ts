import { FEATURES } from '../../../../packages/offline-engine/src/answers/features.ts'
import type { Weights } from '../../../../packages/offline-engine/src/answers/weights.ts'
import type { Sample } from './sample.ts'
import { solve } from './solve.ts'

/** One choice: the features of each sentence, and which of them are right. */
interface Choice {
  rows: number[][]
  right: boolean[]
}

/** Ridge penalty: equivalent to this many choices, on features with standard deviation 1. */
const RIDGE = 8
const MAX_ROUNDS = 40
/** Stops when the likelihood improves by less than this. */
const LITTLE = 1e-3

/**
 * The weights that maximize the probability of choosing a right sentence, if there is one: a conditional logistic
 * regression with a ridge penalty, by Newton's method, with steps halved until the likelihood rises.
 */
export function choiceFittedTo(samples: readonly Sample[]): Pick<Weights, 'features' | 'others'> {
  const choices = samples.flatMap(choicesOf)
  const size = FEATURES.length
  const scales = scalesOf(choices, size)
  const scaled = choices.map(({ rows, right }) => ({
    rows: rows.map(row => row.map((value, at) => value / (scales[at] ?? 1))),
    right,
  }))
  let weights: number[] = Array.from({ length: size }, () => 0)
  let likelihood = likelihoodOf(weights, scaled)
  for (let round = 0, gained = 1; round < MAX_ROUNDS && gained > LITTLE; round += 1) {
    const step = stepFrom(weights, scaled)
    let [length, next, reached] = [2, weights, likelihood]
    do {
      length /= 2
      next = weights.map((weight, at) => weight + length * (step[at] ?? 0))
      reached = likelihoodOf(next, scaled)
    } while (!(reached >= likelihood) && length > 1e-4)
    gained = reached - likelihood
    if (gained > 0) [weights, likelihood] = [next, reached]
  }
  const features = Object.fromEntries(
    FEATURES.map((name, at) => [name, rounded((weights[at] ?? 0) / (scales[at] ?? 1))]),
  ) as Weights['features']
  return { features, others: rounded(median(samples.flatMap(sample => othersIn(sample, features)))) }
}

/** For each part of a question, the log of the total odds of all sentences but the best one. */
function othersIn({ parts }: Sample, features: Weights['features']): number[] {
  const weightOf = FEATURES.map(name => features[name])
  return parts.flatMap(({ measured }) => {
    const scores = (measured?.features ?? []).map(row =>
      row.reduce((sum, value, at) => sum + value * (weightOf[at] ?? 0), 0),
    )
    const best = scores.indexOf(Math.max(...scores))
    return scores.length < 2 ? [] : [logSum(scores.filter((_, n) => n !== best))]
  })
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

export const rounded = (value = 0): number => Number(value.toFixed(3))

function choicesOf({ parts, saysOf }: Sample): Choice[] {
  return parts.flatMap(({ measured }) => {
    if (!measured) return []
    const right = measured.sentences.map(sentence => saysOf(sentence).length > 0)
    return right.includes(true) ? [{ rows: measured.features.map(row => [...row]), right }] : []
  })
}

function likelihoodOf(weights: readonly number[], choices: readonly Choice[]): number {
  let sum = (-RIDGE / 2) * weights.reduce((all, weight) => all + weight ** 2, 0)
  for (const { rows, right } of choices) {
    const scores = rows.map(row => row.reduce((all, value, at) => all + value * (weights[at] ?? 0), 0))
    sum += logSum(scores.filter((_, n) => right[n])) - logSum(scores)
  }
  return sum
}

function logSum(scores: readonly number[]): number {
  const most = Math.max(...scores)
  return most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0))
}

/** Standard deviations of the features among sentences. */
function scalesOf(choices: readonly Choice[], size: number): number[] {
  const sentences = choices.flatMap(({ rows }) => rows)
  return Array.from({ length: size }, (_, at) => {
    const values = sentences.map(row => row[at] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    return variance === 0 ? 1 : Math.sqrt(variance)
  })
}

/** The Newton step towards the most likely weights. */
function stepFrom(weights: readonly number[], choices: readonly Choice[]): number[] {
  const size = weights.length
  const slope = weights.map(weight => -RIDGE * weight)
  const bend = weights.map((_, at): number[] => weights.map((_, other) => (at === other ? RIDGE : 0)))
  for (const { rows, right } of choices) {
    const scores = rows.map(row => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))
    const all = logSum(scores)
    const good = logSum(scores.filter((_, n) => right[n]))
    const probabilities = scores.map(score => Math.exp(score - all))
    const mean = weights.map((_, at) => rows.reduce((sum, row, n) => sum + (probabilities[n] ?? 0) * (row[at] ?? 0), 0))
    for (const [n, row] of rows.entries()) {
      const probability = probabilities[n] ?? 0
      const pull = (right[n] ? Math.exp((scores[n] ?? 0) - good) : 0) - probability
      for (let a = 0; a < size; a += 1) {
        slope[a] = (slope[a] ?? 0) + pull * (row[a] ?? 0)
        const line = bend[a]
        const away = probability * ((row[a] ?? 0) - (mean[a] ?? 0))
        if (line && away !== 0)
          for (let b = 0; b < size; b += 1) line[b] = (line[b] ?? 0) + away * ((row[b] ?? 0) - (mean[b] ?? 0))
      }
    }
  }
  return solve(bend, slope)
}
