import type { ScoredCandidate } from './resolve.ts'

/** The values that a property takes. Each says something new, at a place of its own: found in less than linear time, as there may be thousands. */
export class AcceptedValues {
  readonly items: ScoredCandidate[] = []
  readonly #values = new Set<string>()
  /** By where they start. They do not overlap, so this is the order of their ends as well. */
  readonly #ordered: ScoredCandidate[] = []

  /** Whether it is a value that was taken before, or stands where one does. */
  has(one: ScoredCandidate): boolean {
    const before = this.#ordered[this.#startingBefore(one.end) - 1]
    return this.#values.has(saidBy(one)) || (before !== undefined && before.end > one.start)
  }

  add(one: ScoredCandidate): void {
    this.items.push(one)
    this.#values.add(saidBy(one))
    this.#ordered.splice(this.#startingBefore(one.start), 0, one)
  }

  /** How many start before a place. */
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
