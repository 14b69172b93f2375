import { AsyncLocalStorage } from 'node:async_hooks'
import { endRequest, unlessLeft } from '../platform/concurrency/request-failure.ts'
import type { JsonObject } from '../platform/values/json.ts'
import type { Stream, StreamAnswer } from './answer.ts'

const BINARY = 'application/octet-stream'

/**
 * @param onFailure converts an error in mid-stream to the body that the client may see
 * @param onEnd called when the stream has ended, unless nobody began to read it
 */
export function respondStream(
  { status, stream, headers: own = {} }: StreamAnswer,
  headers: Headers,
  onFailure: (error: unknown) => JsonObject,
  onEnd: () => void,
): Response {
  headers.set('Content-Type', stream.type === BINARY ? BINARY : `${stream.type}; charset=utf-8`)
  // proxies must not buffer chunks
  headers.set('Cache-Control', 'no-store, no-transform')
  headers.set('X-Accel-Buffering', 'no')
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  const bytes = bytesOf(stream, onFailure, onEnd)
  // whoever reads the body, its chunks are made for this request
  const inRequest = AsyncLocalStorage.snapshot()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await inRequest(() => bytes.next())
        if (done) controller.close()
        else controller.enqueue(value)
      },
      // if the client disconnects, this ends the iteration and so the work behind it
      cancel: async () => void (await inRequest(() => bytes.return())),
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { status, headers })
}

/** The same stream, which ends soon after the caller's key was revoked. @param watch calls `end` then; returns stops it */
export function endingWithKey(answer: StreamAnswer, watch: (end: (reason: Error) => void) => () => void): StreamAnswer {
  const { pieces } = answer.stream
  async function* whileWorking(): AsyncGenerator<string | Uint8Array, void> {
    const inRequest = AsyncLocalStorage.snapshot()
    const stop = watch(reason => inRequest(() => void endRequest(reason)))
    try {
      yield* pieces
    } finally {
      stop()
    }
  }
  return { ...answer, stream: { ...answer.stream, pieces: whileWorking() } }
}

async function* bytesOf(
  { pieces, failed }: Stream,
  onFailure: (error: unknown) => JsonObject,
  onEnd: () => void,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  const reading = pieces[Symbol.asyncIterator]()
  let isDone = false
  try {
    for (;;) {
      const { done, value } = await unlessLeft(() => reading.next())
      isDone = done === true
      if (done) return
      yield typeof value === 'string' ? encoder.encode(value) : value
    }
  } catch (error) {
    const failure = onFailure(error)
    if (!failed) throw error
    yield encoder.encode(failed(failure))
  } finally {
    // work that hangs would never end, and it was told to end by its signal
    if (!isDone) await unlessLeft(async () => void (await reading.return?.())).catch(() => {})
    onEnd()
  }
}
