import { TimeoutError } from '../../errors/errors.gen.ts'
import { aborted } from './pause.ts'
import { type Failure, MAX_RETRY_AFTER_SECONDS } from './retry-timing.ts'

/** The part of a call that waits at the gate. */
interface Waiting {
  /** Milliseconds. */
  timeout: number
  signal: AbortSignal | undefined
}

/** Ends the stay of a call behind the gate. Again, it has no effect. @param headers of its response, if it has one */
export type Leave = (headers?: Headers) => void

/** A call that takes longer than this, in milliseconds, holds no other one back. */
const SLOW_MS = 500
/** Clients that were refused together come back spread over this part of their wait, and over this many milliseconds. */
const SPREAD = 0.1
const MAX_SPREAD_MS = 1_000

/**
 * The gate of a client for the limit of calls. It is open until a call is refused with a 429. Then all calls wait, those
 * that begin meanwhile too. After the wait one call goes first, and with each response one more may be under way, but no
 * more than the limit has left, so that a crowd that waited does not use it up and get refused again.
 */
export class Gate {
  #opensAt = 0
  /** How many calls may be under way. */
  #places = Number.POSITIVE_INFINITY
  #taken = 0
  readonly #waiting = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Enters, as soon as there is a place. @throws AbortError, or TimeoutError if that takes longer than the call's timeout */
  enter({ timeout, signal }: Waiting): Promise<Leave> {
    if (this.#waiting.size === 0 && this.#isOpen()) return Promise.resolve(this.pass())
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#waiting.delete(go)
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
        // an unused timer would keep the process alive
        if (this.#waiting.size === 0) clearTimeout(this.#timer)
      }
      const go = (): void => {
        end()
        resolve(this.pass())
      }
      const stop = (): void => {
        end()
        reject(aborted(signal))
      }
      const late = (): void => {
        end()
        reject(new TimeoutError(`The call waited ${timeout} ms for the rate limit and was not sent.`))
      }
      // a timeout as long as the wait lets the call through, although the gate opens a little later
      const timer = setTimeout(late, timeout * (1 + SPREAD))
      if (signal?.aborted) return stop()
      signal?.addEventListener('abort', stop, { once: true })
      this.#waiting.add(go)
      this.#wake()
    })
  }

  /** Enters without a wait. */
  pass(): Leave {
    this.#taken += 1
    let isIn = true
    const free = (): void => {
      if (!isIn) return
      isIn = false
      clearTimeout(slow)
      this.#taken -= 1
      this.#admit()
    }
    const slow = Number.isFinite(this.#places) ? setTimeout(free, SLOW_MS) : undefined
    return headers => {
      if (headers) this.#answered(headers)
      free()
    }
  }

  /** Closes after a 429 for the limit of calls. @returns whether the call may enter again to repeat it */
  refuse({ status, retryAfterSeconds, body }: Failure): boolean {
    const { window, reason } = body
    const isOfCalls = window === 'minute' || window === 'month' || (window === undefined && reason === undefined)
    if (status !== 429 || !isOfCalls || retryAfterSeconds === undefined) return false
    if (retryAfterSeconds > MAX_RETRY_AFTER_SECONDS) return false
    this.#close(retryAfterSeconds)
    return true
  }

  #answered(headers: Headers): void {
    if (!Number.isFinite(this.#places)) return
    this.#places += 1
    const [, left, reset] = /;\s*r=(\d+)\s*(?:;\s*t=(\d+))?/.exec(headers.get('ratelimit') ?? '') ?? []
    if (left === undefined) return
    if (Number(left) > 0) this.#places = Math.min(this.#places, Number(left))
    else if (Number(reset) <= MAX_RETRY_AFTER_SECONDS) this.#close(Number(reset))
  }

  #close(seconds: number): void {
    this.#places = 1
    const asked = Date.now() + seconds * 1_000
    if (asked <= this.#opensAt) return
    this.#opensAt = asked + Math.random() * Math.min(MAX_SPREAD_MS, seconds * 1_000 * SPREAD)
    this.#wake()
  }

  #isOpen(): boolean {
    return Date.now() >= this.#opensAt && this.#taken < this.#places
  }

  /** Sets the timer for those who wait until the gate opens. If there is no place, a response makes one. */
  #wake(): void {
    clearTimeout(this.#timer)
    if (this.#waiting.size === 0 || this.#taken >= this.#places) return
    this.#timer = setTimeout(() => this.#admit(), Math.max(0, this.#opensAt - Date.now()))
  }

  #admit(): void {
    for (const go of this.#waiting) {
      if (!this.#isOpen()) break
      go()
    }
    // the timer may have fired a little early
    this.#wake()
  }
}
