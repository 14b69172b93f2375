import { readFileSync } from 'node:fs'

/** A direction in the vector space of meanings, of any length. */
export type Vector = Readonly<ArrayLike<number>>

interface Vectors {
  rows: ReadonlyMap<string, number>
  bytes: Int8Array
  dimensions: number
}

const FILE = new URL('../data/word-vectors.bin', import.meta.url)
const HEADER = 12

let vectors: Vectors | undefined

/** Reads the file on the first lookup, in some milliseconds; training/word-vectors.ts defines its layout. */
function load(): Vectors {
  const file = readFileSync(FILE)
  const dimensions = file.readUInt32LE(4)
  const start = HEADER + file.readUInt32LE(8)
  const words = file.toString('latin1', HEADER, start).split('\n')
  return {
    rows: new Map(words.map((word, row) => [word, row])),
    bytes: new Int8Array(file.buffer, file.byteOffset + start, file.readUInt32LE(0) * dimensions),
    dimensions,
  }
}

/** The 40,000 words of the file, the most frequent first. */
export function knownWords(): Iterable<string> {
  vectors ??= load()
  return vectors.rows.keys()
}

/** The vector of an English word in lower case; undefined if it is not among the 40,000 of the file. */
export function vectorOf(word: string): Vector | undefined {
  vectors ??= load()
  const { rows, bytes, dimensions } = vectors
  const row = rows.get(word)
  return row === undefined ? undefined : bytes.subarray(row * dimensions, (row + 1) * dimensions)
}

/** How rare an English word in lower case is: 0 for the most frequent one, 1 for one that is not among the 40,000. */
export function rarity(word: string): number {
  vectors ??= load()
  const { rows } = vectors
  return Math.log(1 + (rows.get(word) ?? rows.size)) / Math.log(1 + rows.size)
}

/** The cosine of two vectors, -1..1. Unrelated words have about 0 ± 0.1; from 0.5 on they are closely related. */
export function cosine(a: Vector, b: Vector): number {
  const lengths = Math.sqrt(dot(a, a) * dot(b, b))
  return lengths === 0 ? 0 : dot(a, b) / lengths
}

function dot(a: Vector, b: Vector): number {
  let sum = 0
  for (let d = 0; d < a.length; d++) sum += (a[d] ?? 0) * (b[d] ?? 0)
  return sum
}

/** `cosine` of two English words in lower case: 1 for identical words, 0 if one is unknown. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1
  const [of, to] = [vectorOf(a), vectorOf(b)]
  return of && to ? cosine(of, to) : 0
}

/** The weighted mean of the words' vectors; undefined if none is known. */
export function meanVector(words: Iterable<readonly [word: string, weight: number]>): Vector | undefined {
  let mean: Float64Array | undefined
  for (const [word, weight] of words) {
    const vector = vectorOf(word)
    if (!vector) continue
    mean ??= new Float64Array(vector.length)
    const share = weight / Math.sqrt(dot(vector, vector))
    for (let d = 0; d < mean.length; d++) mean[d] = (mean[d] ?? 0) + share * (vector[d] ?? 0)
  }
  return mean
}
