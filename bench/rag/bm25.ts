import { stemOf, tokenize } from '@keepsake/english'

const K1 = 1.2
const B = 0.75

/** Plain BM25 over English stems without stop words, the usual baseline (Robertson and Zaragoza, 2009). */
export class Bm25 {
  readonly #counts: Map<string, number>[]
  readonly #lengths: number[]
  readonly #average: number
  readonly #documents = new Map<string, number>()

  constructor(texts: readonly string[]) {
    const stems = texts.map(stemsOf)
    this.#counts = stems.map(countsOf)
    this.#lengths = stems.map(({ length }) => length)
    this.#average = this.#lengths.reduce((sum, length) => sum + length, 0) / (texts.length || 1)
    for (const counts of this.#counts)
      for (const stem of counts.keys()) this.#documents.set(stem, (this.#documents.get(stem) ?? 0) + 1)
  }

  /** @returns the indices of the texts that have a word of the query, best first */
  search(query: string): number[] {
    const asked = [...new Set(stemsOf(query))]
    const scores = this.#counts.map((counts, n) =>
      asked.reduce((sum, stem) => sum + this.#weight(stem) * this.#saturated(counts.get(stem) ?? 0, n), 0),
    )
    return [...scores.keys()]
      .filter(n => (scores[n] ?? 0) > 0)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  }

  #weight(stem: string): number {
    const documents = this.#documents.get(stem) ?? 0
    return Math.log(1 + (this.#counts.length - documents + 0.5) / (documents + 0.5))
  }

  #saturated(count: number, n: number): number {
    const length = (this.#lengths[n] ?? 0) / (this.#average || 1)
    return (count * (K1 + 1)) / (count + K1 * (1 - B + B * length))
  }
}

const stemsOf = (text: string): string[] => tokenize(text).flatMap(({ word }) => stemOf(word) || [])

function countsOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}
