import { conceptOf } from '@keepsake/english/concepts'
import { rarity, type Vector, vectorOf } from '@keepsake/english/word-vectors'
import { STOP_WORDS, stem } from '@keepsake/english/words'

/** What is known about a word, independent of where it occurs. */
export interface WordFacts {
  /** As written, in lower case, without a possessive ending. */
  word: string
  concept: string
  /** How informative it is: the rarer in English the more, 0 for a stop word, at most 1. */
  weight: number
  /** Its unit vector; undefined for a stop word or an unknown word. */
  meaning: Vector | undefined
}

const known = new Map<string, WordFacts>()
const MAX_KNOWN = 5_000

export function wordFactsOf(lower: string): WordFacts {
  const cached = known.get(lower)
  if (cached) return cached
  const word = lower.replace(/'s$/, '')
  const stops = STOP_WORDS.has(lower)
  const told: WordFacts = {
    word,
    concept: conceptOf(stem(lower)),
    weight: stops ? 0 : rarity(word) ** 2,
    meaning: stops ? undefined : ofLengthOne(vectorOf(word)),
  }
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(lower, told)
  return told
}

function ofLengthOne(vector: Vector | undefined): Vector | undefined {
  if (!vector) return undefined
  const numbers = Float32Array.from(vector)
  const length = Math.sqrt(likeness(numbers, numbers))
  if (length === 0) return undefined
  for (let d = 0; d < numbers.length; d++) numbers[d] = (numbers[d] ?? 0) / length
  return numbers
}

/** The cosine of two unit vectors. */
export function likeness(a: Vector, b: Vector): number {
  // four sums in parallel, as each addition waits for the one before it
  let [w, x, y, z] = [0, 0, 0, 0]
  const whole = a.length - (a.length % 4)
  for (let d = 0; d < whole; d += 4) {
    w += (a[d] ?? 0) * (b[d] ?? 0)
    x += (a[d + 1] ?? 0) * (b[d + 1] ?? 0)
    y += (a[d + 2] ?? 0) * (b[d + 2] ?? 0)
    z += (a[d + 3] ?? 0) * (b[d + 3] ?? 0)
  }
  for (let d = whole; d < a.length; d++) w += (a[d] ?? 0) * (b[d] ?? 0)
  return w + x + y + z
}

/** The meaning of several words together, as a unit vector. */
export function meaningOf(words: readonly { meaning: Vector | undefined; weight: number }[]): Vector | undefined {
  let sum: Float64Array | undefined
  for (const { meaning, weight } of words) {
    if (!meaning) continue
    sum ??= new Float64Array(meaning.length)
    for (let d = 0; d < meaning.length; d++) sum[d] = (sum[d] ?? 0) + weight * (meaning[d] ?? 0)
  }
  return ofLengthOne(sum)
}
