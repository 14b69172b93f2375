/** The body of a response together with the response itself. */
export interface ApiAnswer<T> {
  data: T
  /** For status and headers; its body has already been read. */
  response: Response
  /** The server's `X-Request-Id`. */
  requestId: string | undefined
}

/** A successful response whose body has arrived. */
export interface Received<T> {
  response: Response
  text: string
  /** @throws KeepsakeError if the body is not JSON */
  data: () => T
}

/** A promise of a response's body; `withResponse` and `asResponse` return the response itself. */
export class ApiPromise<T> implements Promise<T> {
  readonly #received: Promise<Received<T>>
  #answer: Promise<ApiAnswer<T>> | undefined

  /** @internal */
  constructor(received: Promise<Received<T>>) {
    this.#received = received
  }

  get [Symbol.toStringTag](): string {
    return 'ApiPromise'
  }

  /** The body together with the response and its request ID. */
  withResponse(): Promise<ApiAnswer<T>> {
    this.#answer ??= this.#received.then(({ data, response }) => ({
      data: data(),
      response,
      requestId: requestIdOf(response),
    }))
    return this.#answer
  }

  /** The response with its body unread, in whatever format it is. An error response throws as usual. */
  async asResponse(): Promise<Response> {
    const { response, text } = await this.#received
    return new Response(text === '' ? null : text, response)
  }

  // biome-ignore lint/suspicious/noThenProperty: a promise has to be awaitable
  then<Kept = T, Caught = never>(
    onFulfilled?: ((data: T) => Kept | PromiseLike<Kept>) | null,
    onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(onFulfilled, onRejected)
  }

  catch<Caught = never>(onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<T | Caught> {
    return this.then(undefined, onRejected)
  }

  finally(onFinally?: (() => void) | null): Promise<T> {
    return this.then().finally(onFinally)
  }
}

export const requestIdOf = (response: Response): string | undefined => response.headers.get('x-request-id') ?? undefined
