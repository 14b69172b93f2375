interface Line {
  running: number
  /** Start the next tasks, in order of arrival. */
  waiting: (() => void)[]
}

/**
 * Limits how many tasks of one key run at a time. Further ones wait in order.
 * @param atOnce how many tasks of one key can run at a time
 * @returns a function that runs a task of a key
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
      // a completed task passes its slot to the next one
      const start = line.waiting.shift()
      if (start) start()
      else if (--line.running === 0) lines.delete(key)
    }
  }
}
