import { wordsOf } from '@keepsake/english/name-words'
import type { Token } from '@keepsake/english/sentences'
import { rarity, vectorOf } from '@keepsake/english/word-vectors'
import { STOP_WORDS } from '@keepsake/english/words'
import type { Compiled } from '../property/definition.ts'

/** The similarity in meaning of the words of a text to each property: -1 to 1, and 0 for an unknown word. */
export interface Meaning {
  /** Of each word of a sentence to every property. */
  of(tokens: readonly Token[]): Sense
}

export interface Sense {
  /** Of a property's name to each kind that properties ask for: see ASKED. */
  asks(compiled: Compiled): Float32Array
  /** The data of each token, with one number per property. */
  rows: readonly Row[]
  /**
   * The similarity of each token to the name of each property, and to name and description: those of one property are
   * contiguous.
   */
  names: Float32Array
  described: Float32Array
  /** Number of cells per property: one per token, and an empty one after the last. */
  stride: number
  /** The maximum for each property. */
  mostNamed: Float32Array
  mostDescribed: Float32Array
  /** The similarity of a range of tokens together to each property; rare words count most. */
  between(from: number, to: number): Float32Array
}

/** The data of one word. */
export interface Row {
  /** Similarity to the name of each property. */
  name: Float32Array
  /** Similarity to name and description together. */
  described: Float32Array
  /** Similarity to affirming minus similarity to negating words. */
  tone: number
  /** Rare words have the most weight; an unknown word has none. */
  weight: number
  rarity: number
}

const CACHE_LIMIT = 5_000

/** Kinds that properties ask for, each represented by some words. */
const ASKED = [
  'person doctor teacher owner tenant colleague',
  'company firm agency supplier bank organization',
  'city country town location region address',
  'product item tool device equipment material',
  'problem issue complaint reason cause symptom',
  'job occupation profession position role title',
  'number code reference identifier serial account',
]
const AFFIRMS = 'yes confirmed approved done included available accepted completed agreed happy'
const DENIES = 'declined refused missing pending rejected cancelled unable failed excluded without'

export function meaningOf(compiled: readonly Compiled[]): Meaning {
  const names = compiled.map(({ definition }) => wordsOf(definition.name).flatMap(word => directionOf(word) ?? []))
  const wholes = compiled.map(({ definition }) =>
    middle([...new Set([...wordsOf(definition.name), ...wordsOf(definition.description ?? '')])]),
  )
  const kinds = ASKED.map(words => middle(words.split(' ')))
  const asked = compiled.map(({ definition }) => {
    const name = middle(wordsOf(definition.name))
    return Float32Array.from(kinds, kind => dot(kind, name))
  })
  const [yes, no] = [middle(AFFIRMS.split(' ')), middle(DENIES.split(' '))]
  const rows = new Map<string, Row>()
  const nothing = new Float32Array(compiled.length)
  const rowOf = (word: string): Row => {
    const cached = rows.get(word)
    if (cached !== undefined) return cached
    const vector = directionOf(word)
    const rare = rarity(word)
    const made: Row =
      vector === undefined
        ? { name: nothing, described: nothing, tone: 0, weight: 0, rarity: rare }
        : {
            name: Float32Array.from(names, own => own.reduce((most, one) => Math.max(most, dot(one, vector)), 0)),
            described: Float32Array.from(wholes, whole => dot(whole, vector)),
            tone: dot(vector, yes) - dot(vector, no),
            weight: rare,
            rarity: rare,
          }
    if (rows.size >= CACHE_LIMIT) rows.clear()
    rows.set(word, made)
    return made
  }
  const asks = (one: Compiled): Float32Array => asked[one.place] ?? nothing
  return {
    of: tokens => ({
      asks,
      ...senseOf(
        tokens.map(token => rowOf(token.lower)),
        compiled.length,
      ),
    }),
  }
}

/** Combines two token indexes in one number: no sentence has more tokens. */
const PLACES = 2_048

function senseOf(rows: readonly Row[], count: number): Omit<Sense, 'asks'> {
  const known = new Map<number, Float32Array>()
  // Prefix sums for each property and for the total: any range is then a difference of two.
  const width = count + 1
  const sums = new Float64Array((rows.length + 1) * width)
  const stride = rows.length + 1
  const names = new Float32Array(stride * count)
  const described = new Float32Array(stride * count)
  const mostNamed = new Float32Array(count)
  const mostDescribed = new Float32Array(count)
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]
    if (row === undefined) break
    const { name, described: whole, weight } = row
    const [last, next] = [at * width, (at + 1) * width]
    for (let place = 0; place < count; place += 1) {
      const [named, meant] = [name[place] ?? 0, whole[place] ?? 0]
      const cell = place * stride + at
      names[cell] = named
      described[cell] = meant
      if (named > (mostNamed[place] ?? 0)) mostNamed[place] = named
      if (meant > (mostDescribed[place] ?? 0)) mostDescribed[place] = meant
      sums[next + place] = (sums[last + place] ?? 0) + weight * meant
    }
    sums[next + count] = (sums[last + count] ?? 0) + weight
  }
  const between = (from: number, to: number): Float32Array => {
    const [first, last] = [from * width, to * width]
    const made = new Float32Array(count)
    const weight = (sums[last + count] ?? 0) - (sums[first + count] ?? 0)
    if (last <= first || weight < 1e-9) return made
    for (let place = 0; place < count; place += 1)
      made[place] = ((sums[last + place] ?? 0) - (sums[first + place] ?? 0)) / weight
    return made
  }
  return {
    rows,
    names,
    described,
    stride,
    mostNamed,
    mostDescribed,
    between: (from, to) => {
      const [first, last] = [Math.max(0, from), Math.min(rows.length, to + 1)]
      const key = first * PLACES + last
      const cached = known.get(key)
      if (cached !== undefined) return cached
      const made = between(first, last)
      known.set(key, made)
      return made
    },
  }
}

const directions = new Map<string, Float32Array | undefined>()

/** The meaning of a word as a unit vector; for "mid-April" that of its last part if the complete word is unknown. */
export function directionOf(word: string): Float32Array | undefined {
  if (STOP_WORDS.has(word)) return undefined
  if (directions.has(word)) return directions.get(word)
  const bare = word.replace(/['’]s?$/, '')
  const vector = vectorOf(bare) ?? (bare.includes('-') ? vectorOf(bare.slice(bare.lastIndexOf('-') + 1)) : undefined)
  const made = vector === undefined ? undefined : unit(Float32Array.from(vector))
  if (directions.size >= CACHE_LIMIT) directions.clear()
  directions.set(word, made)
  return made
}

/** The combined meaning of words; rare ones count most. */
export function middle(words: readonly string[]): Float32Array | undefined {
  let sum: Float32Array | undefined
  for (const word of words) {
    const vector = directionOf(word)
    if (vector === undefined) continue
    sum ??= new Float32Array(vector.length)
    const weight = rarity(word)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0)
  }
  return sum === undefined ? undefined : unit(sum)
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return vector.map(value => value / length)
}

/** 0 if one of the two is unknown. */
export function dot(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (a === undefined || b === undefined) return 0
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
