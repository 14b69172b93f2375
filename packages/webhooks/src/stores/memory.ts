import type { IdempotencyStore } from '../store.ts'

export interface MemoryStoreOptions {
  /** How long an ID is remembered, in seconds; 5 days if absent, because a sender's retries can last 56 hours. */
  retentionSeconds?: number
  /** The most IDs that are remembered; the oldest are forgotten first. 100,000 if absent. */
  maxEntries?: number
  /** Unix milliseconds. */
  now?: () => number
}

/**
 * Remembers events in this process. For development and for a single process whose handlers can run again after a
 * restart: it forgets everything when the process ends.
 */
export function memoryStore({
  retentionSeconds = 5 * 86_400,
  maxEntries = 100_000,
  now = Date.now,
}: MemoryStoreOptions = {}): IdempotencyStore {
  /** By ID, the time of processing; a `Map` keeps them in that order. */
  const processed = new Map<string, number>()
  const running = new Map<string, Promise<boolean>>()

  const isProcessed = (id: string): boolean => {
    for (const [each, at] of processed) {
      if (processed.size <= maxEntries && at > now() - retentionSeconds * 1000) break
      processed.delete(each)
    }
    return processed.has(id)
  }

  return {
    has: async id => isProcessed(id),
    async once(id, work) {
      // after a failure of the parallel call, this one runs
      for (let other = running.get(id); other; other = running.get(id)) await other
      if (isProcessed(id)) return 'duplicate'
      const run = work(undefined)
      running.set(
        id,
        run.then(
          () => true,
          () => false,
        ),
      )
      try {
        await run
        processed.set(id, now())
        return 'processed'
      } finally {
        running.delete(id)
      }
    },
  }
}
