import type { JsonObject } from '../platform/values/json.ts'
import type { Stream } from './answer.ts'

/** Proxies and clients close connections that are silent for longer. */
const PING_MS = 15_000
const PING = ': ping\n\n'

/** One server-sent event. @param type absent for events without a name */
export const serverSentEvent = (data: unknown, type?: string): string =>
  serverSentText(JSON.stringify(data), type === undefined ? {} : { type })

/** One server-sent event. @param data text without line breaks @param id what a client sends to continue after it */
export const serverSentText = (data: string, { type, id }: { type?: string; id?: string }): string =>
  `${id === undefined ? '' : `id: ${id}\n`}${type === undefined ? '' : `event: ${type}\n`}data: ${data}\n\n`

/**
 * A stream of server-sent events, with a comment whenever there is nothing to send for 15 seconds. The next event is
 * made when the client has read the one before.
 * @param make makes the events, and ends early if `signal` aborts because the client left
 */
export function eventStream(
  gone: AbortSignal,
  make: (signal: AbortSignal) => AsyncGenerator<string, void>,
  failed: (failure: JsonObject) => string,
  pingMs = PING_MS,
): Stream<'text/event-stream'> {
  const left = new AbortController()
  const events = make(AbortSignal.any([gone, left.signal]))
  return { type: 'text/event-stream', pieces: withPings(events, left, pingMs), failed }
}

/** Waits for the first event or ping. Until then the response has not begun, so a failure has its own status. */
export async function begun<Type extends string>(stream: Stream<Type>): Promise<Stream<Type>> {
  const reading = stream.pieces[Symbol.asyncIterator]()
  let first: IteratorResult<string | Uint8Array> | undefined = await reading.next()
  const pieces: AsyncIterableIterator<string | Uint8Array> = {
    async next() {
      const next = first ?? reading.next()
      first = undefined
      return next
    },
    return: async () => reading.return?.() ?? { done: true, value: undefined },
    [Symbol.asyncIterator]: () => pieces,
  }
  return { ...stream, pieces }
}

async function* withPings(
  events: AsyncGenerator<string, void>,
  left: AbortController,
  pingMs: number,
): AsyncGenerator<string, void> {
  let isDone = false
  try {
    for (;;) {
      const next = events.next()
      let result = await within(next, pingMs)
      while (result === undefined) {
        yield PING
        result = await within(next, pingMs)
      }
      if (result.done) {
        isDone = true
        return
      }
      yield result.value
    }
  } finally {
    if (!isDone) {
      left.abort()
      await events.return().catch(() => {})
    }
  }
}

/** The result, or undefined if it takes longer. */
async function within<T>(result: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, ms, undefined)
  try {
    return await Promise.race([result, late])
  } finally {
    clearTimeout(timer)
  }
}
