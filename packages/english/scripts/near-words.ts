/**
 * Writes packages/english/data/near-words.txt from the word vectors: for each stem the stems that are
 * used like it.
 *
 *   node packages/english/scripts/near-words.ts
 *
 * Run it when the vectors or the stems change. It compares all stems with each other for half a minute, and is
 * therefore not part of `pnpm generate`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stemOf } from '@keepsake/english'

/** Minimum similarity of two stems, and how many of the nearest are kept. */
const MIN_COSINE = 0.55
const MAX_NEAR = 12
/** Only this many of the most frequent words are looked up in texts: rarer ones cost as much and rarely match. */
const COMMON = 15_000

interface Stem {
  stem: string
  vector: Float32Array
  common: boolean
}

function readStems(): Stem[] {
  const file = readFileSync(join(import.meta.dirname, '../data/word-vectors.bin'))
  const dimensions = file.readUInt32LE(4)
  const start = 12 + file.readUInt32LE(8)
  const words = file.toString('latin1', 12, start).split('\n')
  const stems = new Map<string, Stem>()
  for (const [row, word] of words.entries()) {
    const stem = stemOf(word)
    if (stem === '') continue
    const known = stems.get(stem) ?? { stem, vector: new Float32Array(dimensions), common: row < COMMON }
    stems.set(stem, known)
    const bytes = new Int8Array(file.buffer, file.byteOffset + start + row * dimensions, dimensions)
    // the frequent forms of a word say more about its meaning
    const share = 1 / Math.sqrt(row + 100) / Math.hypot(...bytes)
    for (const [d, value] of bytes.entries()) known.vector[d] = (known.vector[d] ?? 0) + share * value
  }
  for (const { vector } of stems.values()) {
    const length = Math.hypot(...vector)
    for (const [d, value] of vector.entries()) vector[d] = value / length
  }
  return [...stems.values()]
}

function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let d = 0; d < a.length; d++) sum += (a[d] ?? 0) * (b[d] ?? 0)
  return sum
}

const stems = readStems()
const common = stems.filter(stem => stem.common)
const lines = stems.flatMap(({ stem, vector }) => {
  const near = common
    .filter(other => other.stem !== stem)
    .map(other => ({ stem: other.stem, cosine: cosine(vector, other.vector) }))
    .filter(other => other.cosine >= MIN_COSINE)
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, MAX_NEAR)
  return near.length === 0 ? [] : [[stem, ...near.map(other => other.stem)].join(' ')]
})
const target = join(import.meta.dirname, '../data/near-words.txt')
writeFileSync(target, `${lines.sort().join('\n')}\n`)
process.stdout.write(`${lines.length} stems: ${target}\n`)
