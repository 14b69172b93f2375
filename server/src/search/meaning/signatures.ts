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

  /** The numbers of the vectors that are likely nearest to a question's, nearest first. */
  nearest(question: Float32Array, limit: number): number[] {
    const distances = this.#distancesTo(wordsOf(question))
    const near = smallest(distances, Math.max(WEIGHED, limit))
    return near
      .map(i => ({ number: this.#numbers[i] ?? 0, weight: this.#agreement(i, question) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, limit)
      .map(({ number }) => number)
  }

  /** The number of signs in which each vector differs. Unrolled for speed, because it runs over all vectors. */
  #distancesTo(question: Int32Array): Uint16Array {
    const distances = new Uint16Array(this.#size)
    const words = this.#words
    for (let i = 0, at = 0; i < distances.length; i++) {
      let sum = 0
      for (let w = 0; w < WORDS; w++, at++) {
        // https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel
        let x = (words[at] ?? 0) ^ (question[w] ?? 0)
        x -= (x >>> 1) & 0x55555555
        x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
        sum += Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
      }
      distances[i] = sum
    }
    return distances
  }

  /** The sum of the question's values with the signs of a vector: more accurate than comparing signs. */
  #agreement(i: number, question: Float32Array): number {
    let sum = 0
    for (let bit = 0; bit < Math.min(SIGNATURE_BITS, question.length); bit++) {
      const word = this.#words[i * WORDS + (bit >> 5)] ?? 0
      sum += (word >>> (31 - (bit & 31))) & 1 ? (question[bit] ?? 0) : -(question[bit] ?? 0)
    }
    return sum
  }
}

function wordsOf(question: Float32Array): Int32Array {
  const bits = signatureOf(question)
  return Int32Array.from({ length: WORDS }, (_, w) => Number.parseInt(bits.slice(32 * w, 32 * w + 32), 2) | 0)
}

/** Indices of the smallest distances: at least `most` if available, including ties with the last one. */
function smallest(distances: Uint16Array, most: number): number[] {
  const counts = new Uint32Array(SIGNATURE_BITS + 1)
  for (const distance of distances) counts[distance] = (counts[distance] ?? 0) + 1
  let within = 0
  for (let sum = 0; within < SIGNATURE_BITS; within++) {
    sum += counts[within] ?? 0
    if (sum >= most) break
  }
  const found: number[] = []
  for (let i = 0; i < distances.length; i++) if ((distances[i] ?? 0) <= within) found.push(i)
  return found
}
