import { TimeoutError } from '../errors/errors.gen.ts'
import { pause } from '../errors/pause.ts'
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

export class Events extends EventsApi {
  /**
   * Waits until an event is `completed`, `partial`, `failed` or `cancelled`, and returns it.
   * @throws TimeoutError if it is not finished in time. Its work continues, so you can wait again with the same ID.
   *
   * @example
   * const { eventId } = await client.memory.memorizeBatch({ records: [{ email: 'dana@northwind.example', content: 'Likes tea.' }] })
   * const event = await client.events.wait(eventId, { onProgress: ({ progress }) => console.error(progress) })
   */
  async wait(id: string, { onProgress, signal, timeout = 600_000 }: WaitOptions = {}): Promise<Event> {
    const deadline = Date.now() + timeout
    let seen = ''
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 1.5)) {
      const { data: event } = await this.get(id, signal && { signal })
      const state = JSON.stringify([event.status, event.progress])
      if (state !== seen) onProgress?.(event)
      seen = state
      if (event.status !== 'queued' && event.status !== 'processing') return event
      const left = deadline - Date.now()
      if (left <= 0) {
        const { done, total } = event.progress
        throw new TimeoutError(`${id} is ${event.status} (${done} of ${total}) after ${timeout} ms. Wait for it again.`)
      }
      await pause(Math.min(pauseMs, left), signal)
    }
  }
}
