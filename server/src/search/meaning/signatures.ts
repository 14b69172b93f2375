import { SIGNATURE_BITS, signatureOf } from './vectors.ts'

const WORDS = SIGNATURE_BITS / 32
/** Number of nearest vectors by sign that are reranked by the question's magnitudes. */
const WEIGHED = 400

/** In-memory signatures of one tenant's vectors: small enough to scan all of them for every question. */
export class Signatures {
  readonly #most: number
  #numbers = new Float64Array(1024)
  #words = new Int32Array(1024 * WORDS)
  #size = 0

  /** @param most maximum number of vectors to keep, the newest */
  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#size
  }

  get bytes(): number {
    return this.#numbers.byteLength + this.#words.byteLength
  }

  /** The number of the newest. */
  get last(): number {
    return this.#numbers[this.#size - 1] ?? 0
  }

  /**
   * Adds vectors with increasing numbers.
   * @param signatures the bits of each, as PostgreSQL sends them: a four-byte count followed by the bits
   */
  add(numbers: readonly number[], signatures: Uint8Array): void {
    const stride = 4 + SIGNATURE_BITS / 8
    const view = new DataView(signatures.buffer, signatures.byteOffset, signatures.byteLength)
    for (const [i, number] of numbers.entries()) {
      if (this.#size === this.#numbers.length) this.#makeRoom()
      this.#numbers[this.#size] = number
      for (let w = 0; w < WORDS; w++) this.#words[this.#size * WORDS + w] = view.getInt32(i * stride + 4 + 4 * w)
      this.#size++
    }
  }

  /** Doubles the capacity up to the maximum, then drops the oldest eighth. */
  #makeRoom(): void {
    if (this.#size < this.#most) {
      const room = Math.min(this.#most, this.#size * 2)
      const numbers = new Float64Array(room)
      const words = new Int32Array(room * WORDS)
      numbers.set(this.#numbers)
      words.set(this.#words)
      this.#numbers = numbers
      this.#words = words
      return
    }
    const gone = Math.ceil(this.#most / 8)
    this.#numbers.copyWithin(0, gone)
    this.#words.copyWithin(0, gone * WORDS)
    this.#size -= gone
  }

  /** The numbers of the vectors that were added last. */
  newest(limit: number): number[] {
    return [...this.#numbers.subarray(Math.max(0, this.#size - limit), this.#size)]
  }

  /** The numbers of the vectors that are likely nearest to a question's, nearest first. */
  nearest(question: Float32Array, limit: number): number[] {
    const near = this.#nearestBySign(question, Math.max(WEIGHED, limit))
    const sums = sumsOf(question)
    return near
      .map(i => ({ number: this.#numbers[i] ?? 0, weight: this.#agreement(i, sums) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, limit)
      .map(({ number }) => number)
  }

  /** Indices of the vectors that differ in the fewest signs: at least `most` if available, including ties. */
  #nearestBySign(question: Float32Array, most: number): number[] {
    const asked = wordsOf(question)
    const words = this.#words
    const distances = new Uint16Array(this.#size)
    const counts = new Uint32Array(SIGNATURE_BITS + 1)
    for (let i = 0; i < distances.length; i++) {
      const first = i * WORDS
      let sum = 0
      for (let w = 0; w < asked.length; w++) {
        // https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel
        let x = (words[first + w] ?? 0) ^ (asked[w] ?? 0)
        x -= (x >>> 1) & 0x55555555
        x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
        sum += Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
      }
      distances[i] = sum
      counts[sum] = (counts[sum] ?? 0) + 1
    }
    let within = 0
    for (let sum = 0; within < SIGNATURE_BITS; within++) {
      sum += counts[within] ?? 0
      if (sum >= most) break
    }
    const found: number[] = []
    for (let i = 0; i < distances.length; i++) if ((distances[i] ?? 0) <= within) found.push(i)
    return found
  }

  /** The sum of the question's values with the signs of a vector: more accurate than comparing signs. */
  #agreement(i: number, sums: Float32Array): number {
    let sum = 0
    for (let nibble = 0; nibble < 8 * WORDS; nibble++) {
      const word = this.#words[i * WORDS + (nibble >> 3)] ?? 0
      sum += sums[16 * nibble + ((word >>> (28 - 4 * (nibble & 7))) & 15)] ?? 0
    }
    return sum
  }
}

/** For four signs at a time, the sums of the question's values with each of their 16 combinations. */
const sumsOf = (question: Float32Array): Float32Array =>
  Float32Array.from({ length: 16 * 8 * WORDS }, (_, at) => {
    let sum = 0
    for (let bit = 0; bit < 4; bit++) {
      const value = question[4 * (at >> 4) + bit] ?? 0
      sum += (at >> (3 - bit)) & 1 ? value : -value
    }
    return sum
  })

/** The signs of a question's values, without those that no vector has. */
function wordsOf(question: Float32Array): Int32Array {
  const bits = signatureOf(question)
  const length = Math.min(WORDS, Math.ceil(question.length / 32))
  return Int32Array.from({ length }, (_, w) => Number.parseInt(bits.slice(32 * w, 32 * w + 32), 2) | 0)
}
