import { AsyncLocalStorage } from 'node:async_hooks'
import { currentSpans, inSpans, type OpenSpans } from '../telemetry/current-span.ts'

/** An item and the promise of its caller. */
export interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

export interface CoalescerOptions<Key, Item, Result> {
  /** How many batches of one key can run at a time. */
  atOnce: number
  /** How many of the first items go into one batch: at least one. */
  sizeOf(waiting: readonly Waiting<Item, Result>[]): number
  /** Settles each item. Must not throw. */
  settle(key: Key, batch: readonly Waiting<Item, Result>[]): Promise<void>
}

interface Line<Item, Result> {
  waiting: (Waiting<Item, Result> & { spans: OpenSpans | undefined })[]
  running: number
}

/**
 * Batches the items of a key that arrive while an earlier batch runs. A single item runs at once. An item never joins
 * a batch that has already started, so each caller sees the state at the time of its call or later.
 *
 * @returns a function that processes one item
 */
export function createCoalescer<Key, Item, Result>({
  atOnce,
  sizeOf,
  settle,
}: CoalescerOptions<Key, Item, Result>): (key: Key, item: Item) => Promise<Result> {
  const lines = new Map<Key, Line<Item, Result>>()
  // a batch belongs to several callers, so it must not run in the transaction of the first one
  const detached = AsyncLocalStorage.snapshot()

  async function work(key: Key, line: Line<Item, Result>): Promise<void> {
    line.running++
    while (line.waiting.length > 0) {
      const batch = line.waiting.splice(0, sizeOf(line.waiting))
      await inSpans(
        batch.map(({ spans }) => spans),
        () => settle(key, batch),
      )
    }
    line.running--
    if (line.running === 0) lines.delete(key)
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? { waiting: [], running: 0 }
      lines.set(key, line)
      line.waiting.push({ item, resolve, reject, spans: currentSpans() })
      if (line.running < atOnce) void detached(work, key, line)
    })
}
