/** About what it takes to judge a candidate once the text is read, in milliseconds. */
const JUDGING_MS = 0.01

/**
 * The CPU time that a text may take, which only this thread's own work on it counts against: shapes of text differ by two
 * orders of magnitude, and no number of characters, sentences or values tells what they cost.
 */
export class CpuBudget {
  readonly #most: number
  #spent = 0
  #since = now()

  /** @param most milliseconds */
  constructor(most: number = Number.POSITIVE_INFINITY) {
    this.#most = most
  }

  /** Whether reading has to end. @param candidates that were found so far */
  isSpent(candidates: number): boolean {
    if (this.#most === Number.POSITIVE_INFINITY) return false
    return this.#spent + now() - this.#since + candidates * JUDGING_MS >= this.#most
  }

  /** Lets other work of this thread run, which does not count. */
  async pause(): Promise<void> {
    this.#spent += now() - this.#since
    await new Promise(setImmediate)
    this.#since = now()
  }
}

/** Milliseconds of CPU; of all threads where Node does not tell those of one. */
function now(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1_000
}
