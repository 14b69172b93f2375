import { pause } from '../core/retry/pause.ts'
import { TimeoutError } from '../errors/errors.gen.ts'
import { isKeepsakeError, type KeepsakeError } from '../errors/keepsake-error.ts'
import { EventsApi } from '../generated/client.gen.ts'
import type { Event } from '../spec/models.gen.ts'

export interface WaitOptions {
  /** Called with the event when its status or progress has changed. */
  onProgress?: ((event: Event) => void) | undefined
  /** Stops waiting when it aborts. The work on the server continues. */
  signal?: AbortSignal | undefined
  /** Maximum time to wait, in milliseconds. Default: 10 minutes. */
  timeout?: number | undefined
}

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5_000
/** Time for one look at the event, if there is so much left. */
const LOOK_MS = 60_000
const MIN_LOOK_MS = 1_000

export class Events extends EventsApi {
  /**
   * Waits until an event is `completed`, `partial`, `failed` or `cancelled`, and returns it. While the server cannot be
   * reached, as during a restart, it keeps trying.
   * @throws TimeoutError if it is not finished in time. Its work continues, so you can wait again with the same ID.
   *
   * @example
   * const { eventId } = await client.memory.memorizeBatch({ records: [{ email: 'dana@northwind.example', content: 'Likes tea.' }] })
   * const event = await client.events.wait(eventId, { onProgress: ({ progress }) => console.error(progress) })
   */
  async wait(id: string, { onProgress, signal, timeout = 600_000 }: WaitOptions = {}): Promise<Event> {
    const deadline = Date.now() + timeout
    let seen = ''
    let state = ''
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 1.5)) {
      let failure: KeepsakeError | undefined
      try {
        const lookMs = Math.min(LOOK_MS, Math.max(MIN_LOOK_MS, deadline - Date.now()))
        const { data: event } = await this.get(id, { signal, timeout: lookMs, maxRetries: 0 })
        const { done, total } = event.progress
        state = `${event.status} (${done} of ${total})`
        const now = JSON.stringify([event.status, event.progress])
        if (now !== seen) onProgress?.(event)
        seen = now
        if (event.status !== 'queued' && event.status !== 'processing') return event
      } catch (error) {
        if (!isPassing(error)) throw error
        failure = error
      }
      const left = deadline - Date.now()
      if (left <= 0) {
        const known = state === '' ? 'is not known to be finished' : `is ${state}`
        const why = failure ? ` The last look failed: ${failure.message}` : ''
        throw new TimeoutError(`${id} ${known} after ${timeout} ms. Wait for it again.${why}`, { cause: failure })
      }
      await pause(Math.min(Math.max(pauseMs, 1_000 * (failure?.retryAfterSeconds ?? 0)), left), signal)
    }
  }
}

/** Whether a failure is one of the connection or the moment, as during a restart, and says nothing about the event. */
function isPassing(error: unknown): error is KeepsakeError {
  if (!isKeepsakeError(error)) return false
  const { status, code } = error
  if (status === undefined) return code === 'connection_error' || code === 'timeout_error'
  return status === 408 || status === 429 || status >= 500
}
