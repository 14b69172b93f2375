import type { Hit } from '../../server/src/search/types.ts'

const BOUNDS = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1]
/** The default number of hits that a caller sees. */
const SHOWN = 10

/** How often hits with a given score were right. */
export class Reliability {
  readonly #bins = BOUNDS.map(bound => ({ bound, hits: 0, right: 0, claimed: 0 }))

  add(hits: readonly Hit[], evidence: ReadonlySet<string>): void {
    for (const { id, alike, score } of hits.slice(0, SHOWN)) {
      const bin = this.#bins.find(({ bound }) => score <= bound)
      if (!bin) continue
      bin.hits++
      bin.claimed += score
      if ([id, ...alike].some(one => evidence.has(one))) bin.right++
    }
  }

  /** Lines of score, hits, and the claimed and the actual share of right hits, in percent. */
  get table(): string {
    const lines = this.#bins.map(({ bound, hits, claimed, right }) => {
      const percent = (sum: number): string => (hits === 0 ? '-' : ((100 * sum) / hits).toFixed(0)).padStart(8)
      return `${`to ${bound}`.padEnd(8)}${String(hits).padStart(6)}${percent(claimed)}${percent(right)}`
    })
    return ['score     hits claimed   right', ...lines].join('\n')
  }
}
