/** A body with the server's `X-Request-Id`, which is not enumerable, so that the body prints as the server sent it. */
export type WithRequestId<T> = T extends object ? T & { readonly _requestId?: string } : T

/** The body of a response together with the response itself. */
export interface ApiAnswer<T> {
  data: WithRequestId<T>
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
export class ApiPromise<T> implements Promise<WithRequestId<T>> {
  readonly #received: Promise<Received<T | PromiseLike<T>>>
  #answer: Promise<ApiAnswer<T>> | undefined

  /** @internal */
  constructor(received: Promise<Received<T | PromiseLike<T>>>) {
    this.#received = received
  }

  /** @internal The promise of another body. */
  changed<Other>(change: (data: T) => PromiseLike<Other>): ApiPromise<Other> {
    const received = this.#received.then(({ data, ...rest }) => ({
      ...rest,
      data: async () => change(await data()),
    }))
    return new ApiPromise<Other>(received)
  }

  get [Symbol.toStringTag](): string {
    return 'ApiPromise'
  }

  /** The body together with the response and its request ID. */
  withResponse(): Promise<ApiAnswer<T>> {
    this.#answer ??= this.#received.then(async ({ data, response }) => {
      const requestId = requestIdOf(response)
      return { data: withRequestId(await data(), requestId), response, requestId }
    })
    return this.#answer
  }

  /** The response with its body unread, in whatever format it is. An error response throws as usual. */
  async asResponse(): Promise<Response> {
    const { response, text } = await this.#received
    return new Response(text === '' ? null : text, response)
  }

  // biome-ignore lint/suspicious/noThenProperty: a promise has to be awaitable
  then<Kept = WithRequestId<T>, Caught = never>(
    onFulfilled?: ((data: WithRequestId<T>) => Kept | PromiseLike<Kept>) | null,
    onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(onFulfilled, onRejected)
  }

  catch<Caught = never>(
    onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<WithRequestId<T> | Caught> {
    return this.then(undefined, onRejected)
  }

  finally(onFinally?: (() => void) | null): Promise<WithRequestId<T>> {
    return this.then().finally(onFinally)
  }
}

function withRequestId<T>(data: T, requestId: string | undefined): WithRequestId<T> {
  if (typeof data === 'object' && data !== null) Object.defineProperty(data, '_requestId', { value: requestId })
  return data as WithRequestId<T>
}

export const requestIdOf = (response: Response): string | undefined => response.headers.get('x-request-id') ?? undefined
