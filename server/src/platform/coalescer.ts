import { AsyncLocalStorage } from 'node:async_hooks'

/** Something to be done, and who waits for it. */
export interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

export interface CoalescerOptions<Key, Item, Result> {
  /** Batches of one key that may be under way at a time. */
  atOnce: number
  /** How many of the first ones can be done together: at least one. */
  sizeOf(waiting: readonly Waiting<Item, Result>[]): number
  /** Answers each of them; never throws. */
  settle(key: Key, batch: readonly Waiting<Item, Result>[]): Promise<void>
}

interface Line<Item, Result> {
  waiting: Waiting<Item, Result>[]
  running: number
}

/**
 * Does together what came in for one key while what came before was under way. Who comes alone is served at once, and
 * nobody is served by work that had begun before they came: each sees what holds when they ask.
 *
 * @returns does one
 */
export function createCoalescer<Key, Item, Result>({
  atOnce,
  sizeOf,
  settle,
}: CoalescerOptions<Key, Item, Result>): (key: Key, item: Item) => Promise<Result> {
  const lines = new Map<Key, Line<Item, Result>>()
  // a batch is of many callers: it must not run in the transaction of the one who comes first
  const detached = AsyncLocalStorage.snapshot()

  async function work(key: Key, line: Line<Item, Result>): Promise<void> {
    line.running++
    while (line.waiting.length > 0) await settle(key, line.waiting.splice(0, sizeOf(line.waiting)))
    line.running--
    if (line.running === 0) lines.delete(key)
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? { waiting: [], running: 0 }
      lines.set(key, line)
      line.waiting.push({ item, resolve, reject })
      if (line.running < atOnce) void detached(work, key, line)
    })
}
