/** Limit for the response of a model: 64 vectors of 16,384 numbers are about 25 MB of JSON. Texts are much smaller. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024

export class TooLargeAnswerError extends Error {
  override readonly name = 'TooLargeAnswerError'
}

/** `fetch` that aborts an endless response, since its reader buffers the complete response in memory. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  let left = MAX_ANSWER_BYTES
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength
        if (left < 0) controller.error(new TooLargeAnswerError(`The answer is larger than ${MAX_ANSWER_BYTES} bytes.`))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, response)
}
