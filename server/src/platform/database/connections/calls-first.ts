/** A call sends its statements one after the other. Background work waits until there was none for this time. */
const PAUSE_MS = 10

/** The use of the connection by a call or by background work. */
export interface Turn {
  /** It has the connection. */
  begin(): void
  /** It gave the connection back, or got none. */
  end(): void
}

/**
 * The turns on a connection that all share: background work goes one at a time, between calls. It waits for a pause of
 * the calls, but no longer than its last turn took, so that it has half of the time at least. A call then waits for one
 * transaction of background work at most, not for one before each of its statements.
 */
export class CallsFirst {
  #calls = 0
  #lastCall = Number.NEGATIVE_INFINITY
  #background: Promise<void> = Promise.resolve()
  #waitUntil = Number.NEGATIVE_INFINITY

  /** Counts a call that uses the connection or waits for it. */
  call(): Turn {
    this.#calls++
    return {
      begin() {},
      end: () => {
        this.#calls--
        this.#lastCall = performance.now()
      },
    }
  }

  /** Waits for the turn of background work, which ends when the connection is given back. */
  async background(): Promise<Turn> {
    const before = this.#background
    const turn = Promise.withResolvers<void>()
    this.#background = turn.promise
    await before
    for (let wait = this.#waitMs(); wait > 0; wait = this.#waitMs())
      await new Promise(resolve => setTimeout(resolve, wait))
    let begun: number | undefined
    return {
      begin() {
        begun = performance.now()
      },
      end: () => {
        const ended = performance.now()
        this.#waitUntil = ended + (begun === undefined ? 0 : ended - begun)
        turn.resolve()
      },
    }
  }

  #waitMs(): number {
    const now = performance.now()
    const pause = this.#calls > 0 ? PAUSE_MS : this.#lastCall + PAUSE_MS - now
    return Math.ceil(Math.min(pause, this.#waitUntil - now))
  }
}
