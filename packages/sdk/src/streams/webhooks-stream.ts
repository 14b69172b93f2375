import type { EventStream } from '../core/event-stream.ts'
import { pause } from '../core/retry/pause.ts'
import { growing } from '../core/retry/retry-timing.ts'
import { errorOfResponse } from '../errors/error-of-response.ts'
import { ConnectionError } from '../errors/errors.gen.ts'
import { isKeepsakeError, type KeepsakeError } from '../errors/keepsake-error.ts'
import type { WebhookEvent } from '../spec/models.gen.ts'

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000
/** A connection that cannot be restored for this long fails the stream. */
const PATIENCE_MS = 5 * 60_000

/**
 * The events of an account as they are published. The request is sent when the iteration starts, and the stream ends only
 * when the loop is left or the signal aborts. A lost connection is restored, and the stream continues after the last event
 * that arrived. A failure of the first request throws, and so does one that a new request would not mend.
 *
 * @example
 * for await (const event of client.webhooks.stream({ events: ['order.*'] })) console.log(event.type, event.data.object)
 */
export class WebhooksStream implements AsyncIterable<WebhookEvent> {
  readonly #events: EventStream
  /** Called when the connection is established: for the first time, and after it was lost. */
  onConnected: () => void = () => {}
  /** Called when the connection is lost, before it is restored. A server that ends a stream on purpose has no error. */
  onDisconnected: (error: KeepsakeError | undefined) => void = () => {}

  /** @internal */
  constructor(events: EventStream) {
    this.#events = events
  }

  /**
   * The text of each event, byte for byte as a delivery has it.
   * @throws KeepsakeError when the first request fails, when the server ends the stream for a reason that remains, or when
   * the connection cannot be restored for five minutes
   */
  async *texts(): AsyncGenerator<string, void, undefined> {
    const events = this.#events
    let hasConnected = false
    let lostAt: number | undefined
    let failures = 0
    events.onOpened = () => {
      hasConnected = true
      lostAt = undefined
      failures = 0
      this.onConnected()
    }
    for (;;) {
      try {
        for await (const text of events) {
          const { success, error } = Object(JSON.parse(text))
          if (success === false)
            throw errorOfResponse(events.facts.where, STATUS[error] ?? 500, events.facts.headers, JSON.parse(text))
          yield text
        }
        this.onDisconnected(undefined)
      } catch (error) {
        if (events.signal?.aborted || !isKeepsakeError(error) || !hasConnected || !isPassing(error)) throw error
        lostAt ??= Date.now()
        if (Date.now() - lostAt > PATIENCE_MS) throw error
        this.onDisconnected(error)
      }
      await pause(growing(FIRST_PAUSE_MS, MAX_PAUSE_MS, failures++, Math.random()), events.signal)
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<WebhookEvent, void, undefined> {
    // The only place where data from the wire gets its type from the spec.
    for await (const text of this.texts()) yield JSON.parse(text) as WebhookEvent
  }

  /** Waits for one event, then closes the stream. */
  async first(): Promise<WebhookEvent> {
    for await (const event of this) return event
    throw new ConnectionError('The stream ended before its first event.')
  }
}

/** Statuses of the failures that end a stream; any other is the server's. */
const STATUS: Record<string, number> = { authentication_error: 401, permission_error: 403 }

/** Whether a new request may succeed. 409 while the server has not noticed that the earlier connection is lost. */
const isPassing = ({ status }: KeepsakeError): boolean =>
  status === undefined || status === 408 || status === 409 || status === 429 || status >= 500
