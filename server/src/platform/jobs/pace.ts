import type { Database } from '../database/database.ts'

/** How long calls may wait for one transaction of background work. */
const TARGET_MS = 50
const FIRST = 25
const LEAST = 5

/** How many rows a job stores in one transaction. */
export interface Pace {
  most(): number
  /** Stores rows, and learns what they take. */
  timed<T>(rows: number, store: () => Promise<T>): Promise<T>
}

/**
 * Keeps the transactions of a job short on the embedded database, where calls wait for them, by what those before took.
 * @param most rows of a transaction, which PostgreSQL always allows
 */
export function createPace({ kind }: Pick<Database, 'kind'>, most: number): Pace {
  if (kind !== 'embedded') return { most: () => most, timed: (_rows, store) => store() }
  let size = Math.min(FIRST, most)
  return {
    most: () => Math.floor(size),
    async timed(rows, store) {
      const began = performance.now()
      const result = await store()
      const milliseconds = performance.now() - began
      const fits = (rows * TARGET_MS) / Math.max(1, milliseconds)
      // few rows say little about many
      const next = rows < size / 2 ? Math.min(size, fits) : fits
      size = Math.min(most, Math.max(LEAST, Math.min(next, size * 2)))
      return result
    },
  }
}

/** Splits rows into consecutive parts that one transaction stores. @param weightOf how many rows one counts as */
export function inParts<T>(all: readonly T[], most: () => number, weightOf: (one: T) => number): Iterable<T[]> {
  function* parts(): Generator<T[]> {
    let part: T[] = []
    let weight = 0
    for (const one of all) {
      if (part.length > 0 && weight + weightOf(one) > most()) {
        yield part
        part = []
        weight = 0
      }
      part.push(one)
      weight += weightOf(one)
    }
    if (part.length > 0) yield part
  }
  return parts()
}
