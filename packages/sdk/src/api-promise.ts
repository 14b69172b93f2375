/** An answer with what came beside its body. */
export interface ApiAnswer<T> {
  data: T
  /** Status and headers; its body is read already. */
  response: Response
  /** The server's `X-Request-Id`. */
  requestId: string | undefined
}

/** A promise of an answer's body, which also gives the answer itself. */
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

  // biome-ignore lint/suspicious/noThenProperty: being awaited is its purpose
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
