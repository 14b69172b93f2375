import { type ApiError, toBody } from '../platform/errors.ts'
import type { Stream, StreamAnswer } from './answer.ts'

/** @param onFailure makes of what went wrong in the middle what the reader may see of it */
export function respondStream(
  { status, stream, headers: own = {} }: StreamAnswer,
  headers: Headers,
  onFailure: (error: unknown) => ApiError,
): Response {
  headers.set('Content-Type', `${stream.type}; charset=utf-8`)
  // nothing on the way may hold pieces back
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
      // the reader has gone: that ends the iteration, and with it the making of pieces
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
