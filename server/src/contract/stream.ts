import type { JsonObject } from '../platform/json.ts'
import type { Stream, StreamAnswer } from './answer.ts'

const BINARY = 'application/octet-stream'

/** @param onFailure converts an error in mid-stream to the body that the client may see */
export function respondStream(
  { status, stream, headers: own = {} }: StreamAnswer,
  headers: Headers,
  onFailure: (error: unknown) => JsonObject,
): Response {
  headers.set('Content-Type', stream.type === BINARY ? BINARY : `${stream.type}; charset=utf-8`)
  // proxies must not buffer chunks
  headers.set('Cache-Control', 'no-cache, no-transform')
  headers.set('X-Accel-Buffering', 'no')
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  const bytes = bytesOf(stream, onFailure)
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await bytes.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      // if the client disconnects, this ends the iteration and so the work behind it
      cancel: async () => void (await bytes.return()),
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { status, headers })
}

async function* bytesOf(
  { pieces, failed }: Stream,
  onFailure: (error: unknown) => JsonObject,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  try {
    for await (const piece of pieces) yield typeof piece === 'string' ? encoder.encode(piece) : piece
  } catch (error) {
    const failure = onFailure(error)
    if (!failed) throw error
    yield encoder.encode(failed(failure))
  }
}
