interface Line {
  running: number
  /** Starts the next ones, in the order in which they came. */
  waiting: (() => void)[]
}

/**
 * Limits how many tasks of one key run at a time; further ones wait for their turn.
 * @param atOnce tasks of one key that may run at a time
 * @returns runs a task of a key
 */
export function createKeyedLimiter<Key>(atOnce: number): <T>(key: Key, task: () => Promise<T>) => Promise<T> {
  const lines = new Map<Key, Line>()
  return async (key, task) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running < atOnce) line.running++
    else await new Promise<void>(start => line.waiting.push(start))
    try {
      return await task()
    } finally {
      // a task that ends hands its place to the next one
      const start = line.waiting.shift()
      if (start) start()
      else if (--line.running === 0) lines.delete(key)
    }
  }
}
