import { SIGNALS, weigh } from '../../server/src/models/offline/answers/signals.ts'
import type { Weights } from '../../server/src/models/offline/answers/weights.ts'
import type { Sample } from './samples.ts'

/** One choice: what speaks for each sentence and, in the last row, for saying nothing; and which of them are right. */
interface Choice {
  rows: number[][]
  right: boolean[]
}

/** Holds weights near 0: so many choices' worth, on signals of deviation 1. */
const RIDGE = 8
const MOST_ROUNDS = 40
/** Gained likelihood below which it is done. */
const LITTLE = 1e-3

/**
 * Weights under which the right sentences are chosen most likely, or nothing where none is right: a conditional logistic
 * regression with a ridge, by Newton's steps, halved until the likelihood rises.
 */
export function fittedTo(samples: readonly Sample[]): Weights {
  const choices = samples.flatMap(choicesOf)
  const size = SIGNALS.length + 1
  const scales = scalesOf(choices, size)
  const scaled = choices.map(({ rows, right }) => ({
    rows: rows.map(row => row.map((value, at) => value / (scales[at] ?? 1))),
    right,
  }))
  let weights: number[] = Array.from({ length: size }, () => 0)
  let likelihood = likelihoodOf(weights, scaled)
  for (let round = 0, gained = 1; round < MOST_ROUNDS && gained > LITTLE; round += 1) {
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
  const raw = weights.map((weight, at) => weight / (scales[at] ?? 1))
  const signals = Object.fromEntries(SIGNALS.map((name, at) => [name, rounded(raw[at])])) as Weights['signals']
  return { signals, silence: rounded(raw.at(-1)) }
}

const rounded = (value = 0): number => Number(value.toFixed(3))

const prepared = new WeakMap<Sample, Choice[]>()

function choicesOf(sample: Sample): Choice[] {
  const known = prepared.get(sample)
  if (known) return known
  const { parts, placed, saysOf } = sample
  const choices = parts.flatMap(part => {
    const weighed = weigh(part, placed)
    if (!weighed) return []
    const right = weighed.sentences.map(sentence => saysOf(sentence).length > 0)
    const nothing = [...SIGNALS.map(() => 0), 1]
    const rows = weighed.signals.map(values => [...values, 0])
    return [{ rows: [...rows, nothing], right: [...right, !right.includes(true)] }]
  })
  prepared.set(sample, choices)
  return choices
}

function likelihoodOf(weights: readonly number[], choices: readonly Choice[]): number {
  let sum = (-RIDGE / 2) * weights.slice(0, -1).reduce((all, weight) => all + weight ** 2, 0)
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

/** Standard deviations among sentences; nothing stays as it is. */
function scalesOf(choices: readonly Choice[], size: number): number[] {
  const sentences = choices.flatMap(({ rows }) => rows.slice(0, -1))
  return Array.from({ length: size }, (_, at) => {
    const values = sentences.map(row => row[at] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    return variance === 0 ? 1 : Math.sqrt(variance)
  })
}

/** Newton's step towards the likeliest weights. */
function stepFrom(weights: readonly number[], choices: readonly Choice[]): number[] {
  const size = weights.length
  const slope = weights.map((weight, at) => (at < size - 1 ? -RIDGE * weight : 0))
  const bend = weights.map((_, at): number[] =>
    weights.map((_, other) => (at === other ? (at < size - 1 ? RIDGE : 1e-6) : 0)),
  )
  for (const { rows, right } of choices) {
    const scores = rows.map(row => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))
    const all = logSum(scores)
    const good = logSum(scores.filter((_, n) => right[n]))
    const chances = scores.map(score => Math.exp(score - all))
    const mean = weights.map((_, at) => rows.reduce((sum, row, n) => sum + (chances[n] ?? 0) * (row[at] ?? 0), 0))
    for (const [n, row] of rows.entries()) {
      const chance = chances[n] ?? 0
      const pull = (right[n] ? Math.exp((scores[n] ?? 0) - good) : 0) - chance
      for (let a = 0; a < size; a += 1) {
        slope[a] = (slope[a] ?? 0) + pull * (row[a] ?? 0)
        const line = bend[a]
        const away = chance * ((row[a] ?? 0) - (mean[a] ?? 0))
        if (line && away !== 0)
          for (let b = 0; b < size; b += 1) line[b] = (line[b] ?? 0) + away * ((row[b] ?? 0) - (mean[b] ?? 0))
      }
    }
  }
  return solve(bend, slope)
}

/** Gauss's elimination; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let at = 0; at < size; at += 1) {
    const pivot = rows[at] ?? []
    for (let below = at + 1; below < size; below += 1) {
      const row = rows[below] ?? []
      const times = (row[at] ?? 0) / (pivot[at] ?? 1)
      for (let column = at; column <= size; column += 1) row[column] = (row[column] ?? 0) - times * (pivot[column] ?? 0)
    }
  }
  const solved: number[] = Array.from({ length: size }, () => 0)
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? []
    const known = solved.reduce((sum, value, column) => (column > at ? sum + value * (row[column] ?? 0) : sum), 0)
    solved[at] = ((row[size] ?? 0) - known) / (row[at] ?? 1)
  }
  return solved
}
