import type { Hit } from '../../server/src/search/types.ts'

/** LoCoMo's fifth category has no answer, and is counted separately like `none`. */
export const hasAnswer = (kind: string): boolean => kind !== '5' && kind !== 'none'

/** Ranking quality over the questions that have an answer. All figures in percent. */
export interface Quality {
  questions: number
  recallAt5: number
  recallAt10: number
  recallAt20: number
  /** Mean reciprocal rank of the first right answer among 20. */
  mrr: number
}

export class Measure {
  #n = 0
  #sums = { r5: 0, r10: 0, r20: 0, mrr: 0 }

  /** @param hits of one question, best first; a hit also counts for its near duplicates */
  add(hits: readonly Hit[], evidence: ReadonlySet<string>): void {
    const ranked = hits.map(hit => [hit.id, ...hit.alike].find(id => evidence.has(id)) ?? hit.id)
    const recall = (k: number): number => ranked.slice(0, k).filter(id => evidence.has(id)).length / evidence.size
    const first = ranked.slice(0, 20).findIndex(id => evidence.has(id))
    this.#n++
    this.#sums.r5 += recall(5)
    this.#sums.r10 += recall(10)
    this.#sums.r20 += recall(20)
    this.#sums.mrr += first < 0 ? 0 : 1 / (first + 1)
  }

  get quality(): Quality {
    const mean = (sum: number): number => (this.#n === 0 ? 0 : (100 * sum) / this.#n)
    const { r5, r10, r20, mrr } = this.#sums
    return { questions: this.#n, recallAt5: mean(r5), recallAt10: mean(r10), recallAt20: mean(r20), mrr: mean(mrr) }
  }
}
