import type { DeliveryBody } from './bytes.ts'
import { isWebhookError, type WebhookError } from './error.ts'
import { checkPattern, matching, type ReceivedEvent, readEvent, UnreadableEvent } from './event.ts'
import { fetchEvent, fetchUrlOf, NotFetched } from './fetch-event.ts'
import type { DeliveryHeaders } from './headers.ts'
import { type Outcome, responseOf } from './outcome.ts'
import { BodyReadBefore, BodyTooLarge, chunksOf, readBody } from './read-body.ts'
import { readSecret } from './secret.ts'
import type { IdempotencyStore } from './store.ts'
import { readTrace, type TraceContext } from './trace.ts'
import { type Delivery, TOLERANCE_SECONDS, verify } from './verify.ts'

/** What a handler gets in addition to the event. */
export interface HandlerContext<Transaction> {
  /** The `webhook-id`: the same for each attempt of an event. */
  id: string
  /** Of the store. What is written with it is committed together with the ID, or rolled back with it. */
  transaction: Transaction
  /** Aborts when the sender was answered without waiting for the handler any longer. */
  signal: AbortSignal
  /** Where the delivery belongs in a trace. Absent without a valid `traceparent`, and in `receiver.process`. */
  trace?: TraceContext
}

// as a method, because the parameter of a method may be narrower: a handler can say what the data of its type is
export type Handler<Transaction> = {
  handle(event: ReceivedEvent, context: HandlerContext<Transaction>): unknown
}['handle']

/** Where events of some types go that take too long for the time of a request. */
export interface HeavyWork<Transaction> {
  /** Patterns of event types. Their handlers run when a worker calls `receiver.process`. */
  types: readonly string[]
  /** Adds the event to a durable queue. The delivery is answered with 200 when this is committed. */
  enqueue(event: ReceivedEvent, context: HandlerContext<Transaction>): unknown
}

export interface ReceiverOptions<Transaction> {
  /**
   * Shared secrets (`whsec_…`) and public keys (`whpk_…`); one of them has to match. Give the old and the new one during
   * a rotation, or a function that reads them for each delivery.
   */
  secrets: string | readonly string[] | (() => readonly string[] | Promise<readonly string[]>)
  store: IdempotencyStore<Transaction>
  /** By event type, `order.*` or `*`. The most specific one runs. Events without a handler are answered with 200. */
  handlers: Record<string, Handler<Transaction>>
  heavyWork?: HeavyWork<Transaction>
  /**
   * Where the complete event may be fetched from if a delivery has only a reference to it (`data.fetch_url`): origins such
   * as `https://keepsake.example.com`. Any with https if absent. With `false`, handlers get the reference.
   */
  fetchFrom?: readonly string[] | false
  /** Maximum difference between the time of signing and now, in seconds; 300 if absent. */
  tolerance?: number
  /** The largest body that is read, in bytes; 1 MiB if absent. */
  maxBytes?: number
  /** How long a sender waits for the handler, in milliseconds; 4,500 if absent, because senders wait 5 seconds. */
  timeLimit?: number
  /** Reports the errors of handlers, stores and the configuration. They are not part of the answer. */
  onError?: (error: unknown, delivery: { id?: string; type?: string }) => void
  /** Unix milliseconds. */
  now?: () => number
}

export interface Receiver {
  /** Answers a delivery, in any framework with web-standard requests. */
  (request: Request): Promise<Response>
  /** The same for a body that was read before, as raw bytes. */
  receive(delivery: { headers: DeliveryHeaders; body: DeliveryBody }): Promise<Outcome>
  /**
   * Runs the handler of an event that `heavyWork.enqueue` put into a queue; call it in the worker of that queue. A job
   * that a queue repeats runs once if the store has transactions.
   * @returns false if it ran before
   * @throws what the handler throws, so that the queue tries again
   */
  process(event: ReceivedEvent, id: string, signal?: AbortSignal): Promise<boolean>
  /** Reports a fault of this side to `onError`. @returns the answer, 500, so that the sender tries again; for adapters */
  failed(error: unknown): Outcome
  /** The largest body, for adapters. */
  readonly maxBytes: number
}

/** Seconds after which a sender should repeat a delivery that was not finished. */
const RETRY_AFTER = 10

/**
 * Creates a receiver of webhooks in the Standard Webhooks format. For each delivery it
 * 1. verifies the signature over the raw bytes: 401
 * 2. checks the time of signing: 403
 * 3. looks for the ID among the processed events: 200, and nothing runs
 * 4. parses the body, and chooses the handler: 400 if it is not an event
 *    A large event is fetched: 503 if that fails
 * 5. runs the handler in a transaction of the store, which also stores the ID
 * 6. answers 200 after the commit, or 500 if the handler failed
 *
 * If the handler needs longer than `timeLimit`, the answer is 503: the event is not acknowledged before it is processed.
 * The handler may still finish. If it does, the sender's next attempt is answered with 200 as a duplicate; if it fails,
 * that attempt runs it again.
 *
 * @throws WebhookError `invalid_secret`; TypeError for a name of a handler that no type matches
 *
 * @example
 * const receiver = createReceiver({
 *   secrets: process.env.WEBHOOK_SECRET ?? '',
 *   store: memoryStore(),
 *   handlers: { 'order.paid': event => ship(event.data) },
 * })
 * export const POST = (request: Request) => receiver(request)
 */
export function createReceiver<Transaction>(options: ReceiverOptions<Transaction>): Receiver {
  const { store, handlers, heavyWork, fetchFrom } = options
  const { maxBytes = 1_048_576, timeLimit = 4_500, tolerance = TOLERANCE_SECONDS } = options
  const secretsOf = typeof options.secrets === 'function' ? options.secrets : checkedSecrets(options.secrets)
  for (const pattern of [...Object.keys(handlers), ...(heavyWork?.types ?? [])]) checkPattern(pattern)
  const report = options.onError ?? (() => {})
  const never = new AbortController().signal

  const run = (event: ReceivedEvent, context: HandlerContext<Transaction>): unknown => {
    const pattern = matching(Object.keys(handlers), event.type)
    return pattern === undefined ? undefined : handlers[pattern]?.(event, context)
  }

  async function wholeOf(event: ReceivedEvent, id: string, signal: AbortSignal): Promise<ReceivedEvent> {
    const url = fetchFrom === false ? undefined : fetchUrlOf(event, id)
    return url ? fetchEvent(url, { id, type: event.type, origins: fetchFrom || undefined, signal }) : event
  }

  async function route(delivery: Delivery, headers: DeliveryHeaders): Promise<Outcome> {
    const { id } = delivery
    if (await store.has(id)) return { status: 200, result: 'duplicate' }
    const event = readEvent(delivery.body)
    const isHeavy = heavyWork !== undefined && matching(heavyWork.types, event.type) !== undefined
    // not stored, so that a replay works after a handler was added
    if (!isHeavy && matching(Object.keys(handlers), event.type) === undefined) return { status: 200, result: 'ignored' }
    const abort = new AbortController()
    const trace = readTrace(headers)
    // before the transaction of the store, which does not wait for the network
    const work = wholeOf(event, id, abort.signal).then(whole =>
      store.once(id, async transaction => {
        const context = { id, transaction, signal: abort.signal, ...(trace && { trace }) }
        await (isHeavy ? heavyWork.enqueue(whole, context) : run(whole, context))
      }),
    )
    const finished = work.then(
      (processed): Outcome => {
        if (processed !== 'in_progress')
          return { status: 200, result: isHeavy && processed === 'processed' ? 'queued' : processed }
        return again('in_progress', 'Another attempt of this event is being processed. Retry later.')
      },
      (error: unknown): Outcome => {
        report(error, { id, type: event.type })
        if (error instanceof NotFetched) return again('not_fetched', error.message)
        return { status: 500, result: 'failed', message: 'The event was not processed. Retry later.' }
      },
    )
    return within(timeLimit, finished, () => {
      abort.abort()
      return again('too_slow', 'The event is not processed yet. Retry later.')
    })
  }

  function failed(error: unknown): Outcome {
    report(error, {})
    return { status: 500, result: 'failed', message: 'The delivery could not be processed. Retry later.' }
  }

  async function receive({ headers, body }: { headers: DeliveryHeaders; body: DeliveryBody }): Promise<Outcome> {
    try {
      const secrets = await secretsOf()
      return await route(await verify(body, headers, { secrets, tolerance, now: options.now }), headers)
    } catch (error) {
      const refused = isWebhookError(error) && refusal(error)
      if (refused) return refused
      if (error instanceof UnreadableEvent) return { status: 400, result: 'unreadable', message: error.message }
      return failed(error)
    }
  }

  const answer = async (request: Request): Promise<Outcome> => {
    if (request.method !== 'POST') {
      return { status: 405, result: 'method_not_allowed', message: 'Deliveries are sent with POST.' }
    }
    if (request.bodyUsed || request.body?.locked) return failed(new BodyReadBefore())
    return readAndReceive({ receive, maxBytes }, request.headers, chunksOf(request.body))
  }

  return Object.assign(async (request: Request) => responseOf(await answer(request)), {
    receive,
    failed,
    maxBytes,
    process: async (event: ReceivedEvent, id: string, signal = never) => {
      // the ID itself says that the event is in the queue
      const processed = await store.once(`${id}.processed`, async transaction => {
        await run(event, { id, transaction, signal })
      })
      if (processed === 'in_progress') throw new Error(`Event ${id} is being processed elsewhere. Try again later.`)
      return processed === 'processed'
    },
  })
}

/** Reads a body within the limit, and passes it on. For adapters. */
export async function readAndReceive(
  receiver: Pick<Receiver, 'receive' | 'maxBytes'>,
  headers: DeliveryHeaders,
  chunks: AsyncIterable<Uint8Array | string>,
): Promise<Outcome> {
  try {
    return await receiver.receive({ headers, body: await readBody(chunks, receiver.maxBytes) })
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      return { status: 413, result: 'body_too_large', message: `The body is larger than ${receiver.maxBytes} bytes.` }
    }
    return { status: 400, result: 'body_incomplete', message: 'The connection ended before the body did.' }
  }
}

function checkedSecrets(secrets: string | readonly string[]): () => readonly string[] {
  const all = typeof secrets === 'string' ? [secrets] : secrets
  // a receiver that can verify nothing fails at its start, not at the first delivery
  for (const secret of all.length > 0 ? all : ['']) readSecret(secret, 'whsec_', 'whpk_')
  return () => all
}

/** The answer to a delivery that was not verified; undefined if the configuration is wrong. */
function refusal({ code, message }: WebhookError): Outcome | undefined {
  if (code === 'invalid_secret') return undefined
  return { status: code === 'too_old' || code === 'too_new' ? 403 : 401, result: code, message }
}

const again = (result: 'in_progress' | 'too_slow' | 'not_fetched', message: string): Outcome => ({
  status: 503,
  result,
  message,
  retryAfter: RETRY_AFTER,
})

async function within<T>(milliseconds: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<T>(resolve => {
    timer = setTimeout(() => resolve(late()), milliseconds)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
