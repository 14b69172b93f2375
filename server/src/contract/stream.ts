import { type ApiError, toBody } from '../platform/errors.ts'
import type { Stream, StreamAnswer } from './answer.ts'

/** @param onFailure converts an error in mid-stream to what the client may see */
export function respondStream(
  { status, stream, headers: own = {} }: StreamAnswer,
  headers: Headers,
  onFailure: (error: unknown) => ApiError,
): Response {
  headers.set('Content-Type', `${stream.type}; charset=utf-8`)
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
  onFailure: (error: unknown) => ApiError,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  try {
    for await (const piece of pieces) yield encoder.encode(piece)
  } catch (error) {
    yield encoder.encode(failed(toBody(onFailure(error))))
  }
}
