import { newIdempotencyKey } from '../core/request.ts'
import type { BulkClient, BulkItem, BulkOperations, BulkOptions, BulkPlan, BulkSummary, Items } from './plan.ts'

/**
 * A run over many items, in calls of as many as the operation takes. It starts when it is awaited or iterated: a loop gets each
 * item once, in order. A failed item ends nothing, and a rate limit is waited for. A failure of the whole run throws.
 */
export class BulkRun implements PromiseLike<BulkSummary>, AsyncIterable<BulkItem> {
  /** The name of the run, to continue it. */
  readonly runId: string
  /** The server's `X-Request-Id` of the last answer. */
  requestId: string | undefined
  readonly #items: AsyncGenerator<BulkItem, void, undefined>
  readonly #counts: Omit<BulkSummary, 'runId'> = { done: 0, failed: 0, unchanged: 0 }
  #summary: Promise<BulkSummary> | undefined

  /** @internal */
  constructor(
    client: BulkClient,
    operation: keyof BulkOperations,
    items: Items<unknown>,
    options: BulkOptions<object>,
  ) {
    this.runId = options.runId ?? newIdempotencyKey()
    const answered = (requestId: string | undefined): void => {
      this.requestId = requestId
    }
    this.#items = this.#work(client, { operation, items, options, runId: this.runId, counts: this.#counts, answered })
  }

  async *#work(client: BulkClient, plan: BulkPlan): AsyncGenerator<BulkItem, void, undefined> {
    const { runItems } = await import('./run-items.ts')
    yield* runItems(client, plan)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<BulkItem, void, undefined> {
    yield* this.#items
  }

  // biome-ignore lint/suspicious/noThenProperty: a run has to be awaitable
  then<Kept = BulkSummary, Caught = never>(
    onFulfilled?: ((summary: BulkSummary) => Kept | PromiseLike<Kept>) | null,
    onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    this.#summary ??= (async () => {
      for await (const _ of this.#items);
      return { ...this.#counts, runId: this.runId }
    })()
    return this.#summary.then(onFulfilled, onRejected)
  }
}

type Start<Name extends keyof BulkOperations> = (
  items: Items<BulkOperations[Name]['item']>,
  options?: BulkOptions<BulkOperations[Name]['defaults']>,
) => BulkRun

/** Runs over many items. */
export type Bulk = {
  /**
   * Stores memories. The items are those of `memory.memorizeBatch`.
   * @example
   * for await (const { index, error } of client.bulk.memorize(notes)) if (error) console.error(index, error.message)
   */
  memorize: Start<'memorize'>
  /** Sets properties. The items are those of `memory.upsert`. */
  upsert: Start<'upsert'>
  /** Changes properties. The items are those of `memory.bulkUpdate`. */
  update: Start<'update'>
  /** Stores a conversation of any length. The items are messages; `defaults` name the record and the session. */
  memorizeConversation: Start<'memorizeConversation'>
  /**
   * Adds the lines of an export, one call after the other. A line is unchanged if it added nothing.
   * @example
   * await client.bulk.import(other.memory.export())
   */
  import: Start<'import'>
}

export const bulkOf = (client: BulkClient): Bulk => {
  const start =
    (operation: keyof BulkOperations) =>
    (items: Items<unknown>, options: BulkOptions<object> = {}): BulkRun =>
      new BulkRun(client, operation, items, options)
  const names: (keyof BulkOperations)[] = ['memorize', 'upsert', 'update', 'memorizeConversation', 'import']
  // every operation is started in the same way, and its items have a type of their own
  return Object.fromEntries(names.map(name => [name, start(name)])) as unknown as Bulk
}
