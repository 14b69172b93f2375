import { readFileSync } from 'node:fs'
import { knownWords, rarity, vectorOf } from './word-vectors.ts'

/** Written by packages/english/scripts/word-keys.ts: the stem key of each word that has a vector, four bytes each, 0 for a stop word. */
const WORD_KEYS = new URL('../data/word-keys.bin', import.meta.url)

/** A word with a vector. */
interface Word {
  /** Of length one. */
  vector: Float32Array
  /** Rare words have more. */
  weight: number
}

/** Maximum number of words whose vectors are kept as numbers that need no further work: 2 MB. */
const MAX_KEPT = 5_000
const kept = new Map<number, Word | undefined>()
let words: ReadonlyMap<number, string> | undefined

/** Reads the keys, as stemming 40,000 words takes too long for a request. The most frequent word represents a stem. */
function load(): ReadonlyMap<number, string> {
  const file = readFileSync(WORD_KEYS)
  const byKey = new Map<number, string>()
  let row = 0
  for (const word of knownWords()) {
    const key = file.readInt32LE(4 * row++)
    if (key !== 0 && !byKey.has(key)) byKey.set(key, word)
  }
  return byKey
}

function readWord(key: number): Word | undefined {
  words ??= load()
  const word = words.get(key)
  const vector = word === undefined ? undefined : vectorOf(word)
  return word === undefined || vector === undefined ? undefined : { vector: unit(vector), weight: rarity(word) }
}

function wordOf(key: number): Word | undefined {
  if (kept.has(key)) return kept.get(key)
  if (kept.size >= MAX_KEPT) kept.clear()
  const word = readWord(key)
  kept.set(key, word)
  return word
}

function unit(vector: ArrayLike<number>): Float32Array {
  const numbers = Float32Array.from(vector)
  const length = Math.sqrt(dot(numbers, numbers)) || 1
  return numbers.map(value => value / length)
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let d = 0; d < a.length; d++) sum += (a[d] ?? 0) * (b[d] ?? 0)
  return sum
}

function sumOf(all: readonly Word[]): Float32Array {
  const sum = new Float32Array(all[0]?.vector.length ?? 0)
  for (const { vector, weight } of all)
    for (let d = 0; d < sum.length; d++) sum[d] = (sum[d] ?? 0) + weight * (vector[d] ?? 0)
  return sum
}

/** A word of a text, compared with a question. */
interface Met extends Word {
  /** With the question as a whole, and with each of its words. */
  whole: number
  each: Float32Array
}

/**
 * Returns a function that compares the meaning of a text with that of a question, both given by the keys of their
 * stems: 0 for unrelated, 1 for the same words. English only; words without a vector do not count, rare ones count most.
 * The mean of two similarities, which rank better together than each alone: of both as a whole, and of each word of the
 * question to the nearest one of the text. Each word is compared with the question once.
 */
export function likenessTo(question: readonly number[]): (text: readonly number[]) => number {
  const asked = question.map(wordOf).filter(word => word !== undefined)
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return () => 0
  const whole = unit(sumOf(asked))
  const compared = new Map<number, Met | undefined>()
  const meet = (key: number): Met | undefined => {
    if (compared.has(key)) return compared.get(key)
    const word = wordOf(key)
    const met = word && {
      ...word,
      whole: dot(whole, word.vector),
      each: Float32Array.from(asked, ({ vector }) => dot(vector, word.vector)),
    }
    compared.set(key, met)
    return met
  }
  return text => {
    const met = text.map(meet).filter(word => word !== undefined)
    if (met.length === 0) return 0
    const sum = sumOf(met)
    const together = met.reduce((all, { weight, whole }) => all + weight * whole, 0) / (Math.sqrt(dot(sum, sum)) || 1)
    const apart = asked.reduce(
      (all, { weight }, t) => all + weight * met.reduce((most, { each }) => Math.max(most, each[t] ?? 0), 0),
      0,
    )
    return Math.max(0, (together + apart / total) / 2)
  }
}
