/** Processor time of this thread in milliseconds; unlike the clock it stops while other processes run. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/**
 * Does the work, and measures how long it blocks everything else.
 * @returns milliseconds: the longest time without a turn of the event loop, and the total of the thread
 */
export async function holdOf(work: () => Promise<unknown>): Promise<{ longest: number; total: number }> {
  const started = threadTime()
  let last = started
  let longest = 0
  const note = (): void => {
    longest = Math.max(longest, threadTime() - last)
    last = threadTime()
  }
  const timer = setInterval(note, 1)
  try {
    await work()
  } finally {
    clearInterval(timer)
    note()
  }
  return { longest, total: last - started }
}
