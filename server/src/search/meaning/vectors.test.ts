import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codesOf, SIGNATURE_BITS, signatureOf, similarityOf } from './vectors.ts'

const component = fc.float({ min: -1, max: 1, noNaN: true })
const pairs = fc
  .integer({ min: 64, max: 600 })
  .chain(length => fc.tuple(...[0, 1].map(() => fc.array(component, { minLength: length, maxLength: length }))))
  .map(pair => pair.map(numbers => Float32Array.from(numbers)))
  .filter(pair => pair.every(vector => vector.some(one => Math.abs(one) > 0.1)))

const cosine = (a: Float32Array, b: Float32Array): number => {
  const dot = (x: Float32Array, y: Float32Array): number => x.reduce((sum, one, i) => sum + one * (y[i] ?? 0), 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

describe('a vector with eight bits per number', () => {
  it('has the same cosines as the full vector, within a hundredth', () => {
    fc.assert(
      fc.property(pairs, ([a = new Float32Array(), b = new Float32Array()]) => {
        expect(Math.abs(similarityOf(a, codesOf(b).code) - cosine(a, b))).toBeLessThan(0.01)
      }),
    )
  })

  it('has the signs of its first numbers as signature', () => {
    expect(signatureOf(Float32Array.from([0.5, -0.5, 0, 2]))).toBe('1001'.padEnd(SIGNATURE_BITS, '0'))
    expect(signatureOf(new Float32Array(2_000).fill(1))).toBe('1'.repeat(SIGNATURE_BITS))
  })
})
