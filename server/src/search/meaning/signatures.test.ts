import { describe, expect, it } from 'vitest'
import { Signatures } from './signatures.ts'
import { codesOf, SIGNATURE_BITS, signatureOf, similarityOf } from './vectors.ts'

let state = 1
/** Approximately normal, with the same sequence in each run. */
function random(): number {
  let sum = -6
  for (let i = 0; i < 12; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    sum += state / 2 ** 32
  }
  return sum
}
const vector = (dimensions: number): Float32Array => Float32Array.from({ length: dimensions }, random)
const near = (to: Float32Array, noise: number): Float32Array => to.map(one => one + noise * random())

/** In the format that PostgreSQL sends. */
function sent(vectors: readonly Float32Array[]): Uint8Array {
  return Uint8Array.from(
    vectors.flatMap(one => [
      0,
      0,
      2,
      0,
      ...(signatureOf(one).match(/.{8}/g) ?? []).map(bits => Number.parseInt(bits, 2)),
    ]),
  )
}

describe('signatures', () => {
  it.each([64, 384, 1024])('find the nearest of 5,000 vectors of %i numbers', dimensions => {
    const question = vector(dimensions)
    const vectors = Array.from({ length: 5_000 }, (_, i) => (i % 100 === 0 ? near(question, 1.5) : vector(dimensions)))
    const signatures = new Signatures(10_000)
    for (let i = 0; i < 5_000; i += 1_000)
      signatures.add(
        Array.from({ length: 1_000 }, (_, n) => i + n + 1),
        sent(vectors.slice(i, i + 1_000)),
      )
    expect(signatures.last).toBe(5_000)
    const found = new Set(signatures.nearest(question, 120))
    const best = vectors
      .map((one, i) => ({ number: i + 1, similarity: similarityOf(question, codesOf(one).code) }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, 40)
    const share = best.filter(({ number }) => found.has(number)).length / best.length
    expect(share).toBeGreaterThan(dimensions < 100 ? 0.9 : 0.95)
  })

  it('keep the newest if there are more than the maximum', () => {
    const signatures = new Signatures(2_000)
    const one = vector(SIGNATURE_BITS)
    for (let number = 1; number <= 5_000; number++) signatures.add([number], sent([one]))
    expect(signatures.size).toBeLessThanOrEqual(2_000)
    const kept = signatures.nearest(one, 5_000)
    expect(Math.max(...kept)).toBe(5_000)
    expect(Math.min(...kept)).toBe(5_001 - signatures.size)
  })

  it('find nothing if there are none', () => {
    expect(new Signatures(10).nearest(vector(8), 5)).toEqual([])
  })
})
