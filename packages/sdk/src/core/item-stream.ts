import type { AbortError } from '../errors/errors.gen.ts'
import { isKeepsakeError, type KeepsakeError } from '../errors/keepsake-error.ts'

/** How a stream ends: by itself, by a failure, or because it was aborted. */
interface Endings {
  end: undefined
  error: KeepsakeError
  abort: AbortError
}

/** What is known about the request of a stream. */
export interface StreamSource {
  /** Ends the request. */
  abort(): void
  /** The server's `X-Request-Id`, once it has answered. */
  readonly requestId: string | undefined
}

/** Items that arrive one after the other: a loop reads them, or listeners get them. */
export abstract class ItemStream<Item, Events extends object> implements AsyncIterable<Item> {
  readonly #source: StreamSource
  readonly #listeners = new Map<PropertyKey, Set<(value: never) => void>>()
  #isRead = false

  /** @internal */
  constructor(source: StreamSource) {
    this.#source = source
  }

  /** @internal The items, from a new request. */
  protected abstract items(): AsyncGenerator<Item, void, undefined>
  /** @internal The event of an item. */
  protected abstract eventOf(item: Item): [name: keyof Events, value: Events[keyof Events]] | undefined

  /** The server's `X-Request-Id`. Undefined until the server has answered. */
  get requestId(): string | undefined {
    return this.#source.requestId
  }

  /** @internal */
  protected get isRead(): boolean {
    return this.#isRead
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    this.#isRead = true
    try {
      for await (const item of this.items()) {
        const event = this.eventOf(item)
        if (event) this.#tell(...event)
        yield item
      }
      this.#tell('end', undefined)
    } catch (error) {
      if (isKeepsakeError(error)) this.#tell(error.code === 'abort_error' ? 'abort' : 'error', error)
      throw error
    }
  }

  /** Calls a function at each event. If nothing reads the stream, it starts when the current code has run. */
  on<Name extends keyof (Events & Endings)>(name: Name, listener: (value: (Events & Endings)[Name]) => void): this {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    queueMicrotask(() => {
      if (!this.#isRead) void this.#flow()
    })
    return this
  }

  /** Calls a function at the first event. */
  once<Name extends keyof (Events & Endings)>(name: Name, listener: (value: (Events & Endings)[Name]) => void): this {
    const first = (value: (Events & Endings)[Name]): void => {
      this.#listeners.get(name)?.delete(first)
      listener(value)
    }
    return this.on(name, first)
  }

  /** Ends the request. Whoever reads the stream gets an `AbortError`. */
  abort(): void {
    this.#source.abort()
  }

  /** Two readers of the same items. What only one of them has read is kept for the other. */
  tee(): [AsyncIterable<Item>, AsyncIterable<Item>] {
    const items = this[Symbol.asyncIterator]()
    const queues: [Promise<IteratorResult<Item, void>>[], Promise<IteratorResult<Item, void>>[]] = [[], []]
    const reader = (own: 0 | 1): AsyncIterable<Item> => ({
      [Symbol.asyncIterator]: () => ({
        next: () => {
          const known = queues[own].shift()
          if (known) return known
          const next = items.next()
          queues[1 - own]?.push(next)
          return next
        },
      }),
    })
    return [reader(0), reader(1)]
  }

  /** The items as lines of JSON, such as for the body of a response. */
  toReadableStream(): ReadableStream<Uint8Array> {
    const items = this[Symbol.asyncIterator]()
    const encoder = new TextEncoder()
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await items.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
      },
      cancel: async () => {
        await items.return()
      },
    })
  }

  /** Waits for the end and returns all items. */
  async toArray(): Promise<Item[]> {
    const items: Item[] = []
    for await (const item of this) items.push(item)
    return items
  }

  /** Reads for the listeners. A failure that none of them gets is not lost. */
  async #flow(): Promise<void> {
    try {
      await this.toArray()
    } catch (error) {
      const isHeard = ['error', 'abort'].some(name => this.#listeners.get(name)?.size)
      if (!isHeard) throw error
    }
  }

  #tell(name: PropertyKey, value: unknown): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(value as never)
  }
}
