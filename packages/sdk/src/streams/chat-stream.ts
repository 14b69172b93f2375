import type { EventStream } from '../core/event-stream.ts'
import { ItemStream } from '../core/item-stream.ts'
import { broken } from '../core/line-stream.ts'
import { errorOfResponse } from '../errors/error-of-response.ts'
import type { ChatChunkChoice, ChatCompletionChunk } from '../spec/models.gen.ts'

/** What a chunk adds to the message. */
export interface ChatDelta {
  role?: 'assistant'
  content?: string | null
  tool_calls?: {
    index: number
    id?: string
    type?: 'function'
    function?: { name?: string; arguments?: string }
  }[]
  [other: string]: unknown
}

/** A piece of an answer. A failure in mid-stream is no chunk: it throws. */
export type ChatChunk = Required<Pick<ChatCompletionChunk, 'id' | 'object' | 'created' | 'model'>> &
  Pick<ChatCompletionChunk, 'usage'> & {
    /** The piece. Empty in the chunk with the tokens. */
    choices: (Omit<ChatChunkChoice, 'delta'> & { delta: ChatDelta })[]
  }

/**
 * The chunks of a chat completion as they arrive. The request is sent when the iteration starts. Leaving the loop early
 * stops the model. A failure throws, also in mid-stream. Each chunk is also the event `chunk`.
 */
export class ChatStream extends ItemStream<ChatChunk, { chunk: ChatChunk }> {
  readonly #events: EventStream

  /** @internal */
  constructor(events: EventStream) {
    super(events)
    this.#events = events
  }

  /** @internal */
  protected eventOf(chunk: ChatChunk): ['chunk', ChatChunk] {
    return ['chunk', chunk]
  }

  /** Waits for the end and returns the text of the answer. Read the stream in this way or in a loop. */
  async finalText(): Promise<string> {
    let text = ''
    for await (const { choices } of this) text += choices[0]?.delta.content ?? ''
    return text
  }

  /** @internal */
  protected async *items(): AsyncGenerator<ChatChunk, void, undefined> {
    for await (const data of this.#events) {
      if (data === '[DONE]') return
      // The only place where data from the wire gets its type from the spec: what is no failure has the fields of a piece.
      const chunk = JSON.parse(data) as ChatChunk & Pick<ChatCompletionChunk, 'error'>
      if (chunk.error !== undefined)
        throw errorOfResponse(this.#events.facts.where, 500, this.#events.facts.headers, chunk)
      yield { ...chunk, choices: chunk.choices ?? [] }
    }
    throw broken(this.#events.facts.where, 'it ended before its last chunk')
  }
}
