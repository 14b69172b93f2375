import { requestIdOf } from './api-promise.ts'
import { type OpenAnswer, type Patience, piecesOf } from './line-stream.ts'

/**
 * The data of server-sent events, yielded as they arrive; the request is sent when the iteration starts. Leaving the loop
 * early ends the response. A second iteration sends the request again, to continue after the last event that had an id.
 * `where` names the request once it has been sent.
 */
export class EventStream implements AsyncIterable<string> {
  readonly #open: (lastEventId: string | undefined) => Promise<OpenAnswer>
  readonly #patience: Patience
  #answer: OpenAnswer | undefined
  #lastEventId: string | undefined
  /** Called when the response begins. */
  onOpened: () => void = () => {}

  /** @param open sends the request; the id is absent in the first one */
  constructor(open: (lastEventId: string | undefined) => Promise<OpenAnswer>, patience: Patience) {
    this.#open = open
    this.#patience = patience
  }

  /** Ends the stream. */
  abort(): void {
    this.#patience.abort()
  }

  get requestId(): string | undefined {
    return this.#answer && requestIdOf(this.#answer.response)
  }

  /** What ends the stream. */
  get signal(): AbortSignal | undefined {
    return this.#patience.signal
  }

  /** The request as text, and the headers of its response, for errors. */
  get facts(): { where: string; headers: Headers } {
    return { where: this.#answer?.where ?? 'The stream', headers: this.#answer?.response.headers ?? new Headers() }
  }

  /** @throws ConnectionError when the response breaks */
  async *[Symbol.asyncIterator](): AsyncGenerator<string, void, undefined> {
    const [answer, { createParser }] = await Promise.all([this.#open(this.#lastEventId), import('eventsource-parser')])
    this.#answer = answer
    this.onOpened()
    const arrived: { data: string; id?: string | undefined }[] = []
    const parser = createParser({ onEvent: event => void arrived.push(event) })
    const decoder = new TextDecoder()
    try {
      for await (const bytes of piecesOf(answer, this.#patience)) {
        parser.feed(decoder.decode(bytes, { stream: true }))
        for (const { data, id } of arrived.splice(0)) {
          if (id !== undefined) this.#lastEventId = id
          yield data
        }
      }
    } finally {
      answer.close()
    }
  }
}
