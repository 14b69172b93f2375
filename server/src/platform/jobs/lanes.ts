/**
 * Kinds of background work that do not wait for each other. `upkeep` keeps the server going: purges, mail, small calls.
 * `bulk` is what callers send in large amounts. `agents` are runs that wait for models and tools most of the time.
 */
export const LANES = ['upkeep', 'bulk', 'agents'] as const

export type Lane = (typeof LANES)[number]

/**
 * How many jobs of each lane a process works on at once. The embedded database has one connection, and a call waits
 * behind every job that waits for it.
 */
export const placesOf = (database: { kind: 'embedded' | 'postgresql' }): Readonly<Record<Lane, number>> => ({
  upkeep: 6,
  bulk: database.kind === 'embedded' ? 2 : 4,
  agents: 2,
})

/** The owner of work that belongs to no organization. */
export const SERVER = ''

/** How many of the places one owner can have. The server's own work leaves one for organizations. */
const shareOf = (owner: string, places: number): number =>
  owner === SERVER ? places - 1 : Math.max(1, Math.floor(places / 2))

/** The places of a lane in this process: who has them, and who had the last turn. */
export class LanePlaces {
  readonly lane: Lane
  readonly #places: number
  readonly #taken = new Map<string, number>()
  readonly #resting = new Map<string, number>()
  /** The tenant that had the last turn. */
  after = 0

  constructor(lane: Lane, places: number) {
    this.lane = lane
    this.#places = places
  }

  isFull(): boolean {
    let taken = 0
    for (const count of this.#taken.values()) taken += count
    return taken >= this.#places
  }

  /** Owners that get no turn now: they have their share of the places, or rest. */
  busy(): string[] {
    const now = performance.now()
    for (const [owner, until] of this.#resting) if (until <= now) this.#resting.delete(owner)
    const full = [...this.#taken].filter(([owner, count]) => count >= shareOf(owner, this.#places))
    return [...new Set([...full.map(([owner]) => owner), ...this.#resting.keys()])]
  }

  /** @returns gives the place back. Again, it has no effect. */
  take(owner: string): () => void {
    this.#taken.set(owner, (this.#taken.get(owner) ?? 0) + 1)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      const left = (this.#taken.get(owner) ?? 1) - 1
      if (left === 0) this.#taken.delete(owner)
      else this.#taken.set(owner, left)
    }
  }

  /** Gives the owner no turn for a while. */
  rest(owner: string, seconds: number): void {
    this.#resting.set(owner, performance.now() + seconds * 1_000)
  }
}
