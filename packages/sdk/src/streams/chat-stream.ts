import { errorOfResponse } from '../errors/error-of-response.ts'
import type { ChatCompletionChunk } from '../spec/models.gen.ts'
import type { EventStream } from './event-stream.ts'
import { broken } from './line-stream.ts'

/**
 * The chunks of a chat completion as they arrive. The request is sent when the iteration starts. Leaving the loop early
 * stops the model. A failure throws, also in mid-stream.
 */
export class ChatStream implements AsyncIterable<ChatCompletionChunk> {
  readonly #events: EventStream

  /** @internal */
  constructor(events: EventStream) {
    this.#events = events
  }

  /** @throws ConnectionError when the stream breaks, ServerError when the model fails */
  async *[Symbol.asyncIterator](): AsyncGenerator<ChatCompletionChunk, void, undefined> {
    for await (const data of this.#events) {
      if (data === '[DONE]') return
      // The only place where data from the wire gets its type from the spec.
      const chunk = JSON.parse(data) as ChatCompletionChunk
      if (chunk.error !== undefined)
        throw errorOfResponse(this.#events.facts.where, 500, this.#events.facts.headers, chunk)
      yield chunk
    }
    throw broken(this.#events.facts.where, 'it ended before its last chunk')
  }
}
