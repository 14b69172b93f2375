import { createParser } from 'eventsource-parser'
import { type OpenAnswer, type Patience, piecesOf } from './line-stream.ts'

/**
 * The data of server-sent events, yielded as they arrive; the request is sent when the iteration starts. Leaving the loop
 * early ends the response. `where` names the request once it has been sent.
 */
export class EventStream implements AsyncIterable<string> {
  readonly #open: () => Promise<OpenAnswer>
  readonly #patience: Patience
  #answer: OpenAnswer | undefined

  constructor(open: () => Promise<OpenAnswer>, patience: Patience) {
    this.#open = open
    this.#patience = patience
  }

  /** The request as text, and the headers of its response, for errors. */
  get facts(): { where: string; headers: Headers } {
    return { where: this.#answer?.where ?? 'The stream', headers: this.#answer?.response.headers ?? new Headers() }
  }

  /** @throws ConnectionError when the response breaks */
  async *[Symbol.asyncIterator](): AsyncGenerator<string, void, undefined> {
    const answer = await this.#open()
    this.#answer = answer
    const arrived: string[] = []
    const parser = createParser({ onEvent: ({ data }) => void arrived.push(data) })
    const decoder = new TextDecoder()
    try {
      for await (const bytes of piecesOf(answer, this.#patience)) {
        parser.feed(decoder.decode(bytes, { stream: true }))
        yield* arrived.splice(0)
      }
    } finally {
      answer.close()
    }
  }
}
