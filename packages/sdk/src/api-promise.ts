/** The body of a response together with the response itself. */
export interface ApiAnswer<T> {
  data: T
  /** For status and headers; its body has already been read. */
  response: Response
  /** The server's `X-Request-Id`. */
  requestId: string | undefined
}

/** A promise of a response's body; `withResponse` also returns the response itself. */
export class ApiPromise<T> implements Promise<T> {
  readonly #answer: Promise<ApiAnswer<T>>

  constructor(answer: Promise<ApiAnswer<T>>) {
    this.#answer = answer
  }

  get [Symbol.toStringTag](): string {
    return 'ApiPromise'
  }

  /** The body together with the response and its request id. */
  withResponse(): Promise<ApiAnswer<T>> {
    return this.#answer
  }

  // biome-ignore lint/suspicious/noThenProperty: a promise has to be awaitable
  then<Kept = T, Caught = never>(
    onFulfilled?: ((data: T) => Kept | PromiseLike<Kept>) | null,
    onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    return this.#answer.then(({ data }) => data).then(onFulfilled, onRejected)
  }

  catch<Caught = never>(onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<T | Caught> {
    return this.then(undefined, onRejected)
  }

  finally(onFinally?: (() => void) | null): Promise<T> {
    return this.then().finally(onFinally)
  }
}
