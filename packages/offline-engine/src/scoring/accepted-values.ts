import type { ScoredCandidate } from './scored-candidate.ts'

/**
 * The accepted values of a property. Each is new, and has its own place: looked up in less than linear time, as there
 * may be thousands.
 */
export class AcceptedValues {
  readonly items: ScoredCandidate[] = []
  readonly #values = new Set<string>()
  /** By start offset. They do not overlap, so this is also the order of their ends. */
  readonly #ordered: ScoredCandidate[] = []

  /** Whether it equals an accepted value, or overlaps one. */
  has(one: ScoredCandidate): boolean {
    const before = this.#ordered[this.#startingBefore(one.end) - 1]
    return this.#values.has(saidBy(one)) || (before !== undefined && before.end > one.start)
  }

  add(one: ScoredCandidate): void {
    this.items.push(one)
    this.#values.add(saidBy(one))
    this.#ordered.splice(this.#startingBefore(one.start), 0, one)
  }

  /** How many start before an offset. */
  #startingBefore(place: number): number {
    let low = 0
    let high = this.#ordered.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#ordered[middle]?.start ?? 0) < place) low = middle + 1
      else high = middle
    }
    return low
  }
}

const saidBy = ({ value }: ScoredCandidate): string => JSON.stringify(value).toLowerCase()
