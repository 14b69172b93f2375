/** Limit for the response of a model: 64 vectors of 16,384 numbers are about 25 MB of JSON. Texts are much smaller. */
const LARGEST_ANSWER = 32 * 1024 * 1024

/** `fetch` that aborts an endless response, since its reader buffers the complete response in memory. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  let left = LARGEST_ANSWER
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength
        if (left < 0) controller.error(new Error(`The answer is larger than ${LARGEST_ANSWER} bytes.`))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, response)
}
