import { setTimeout as sleep } from 'node:timers/promises'

/** A call: when it was due, in milliseconds since the load began, and how long its caller waited from then on. */
export interface Sample {
  at: number
  ms: number
}

export interface Load {
  samples: Sample[]
  failures: unknown[]
}

const TICK_MS = 5

/** How many calls a second are answered when each of the callers sends the next one at once. */
export async function maximumRate(call: (n: number) => Promise<unknown>, callers: number, ms: number): Promise<number> {
  const started = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let n = caller; performance.now() - started < ms; n += callers) {
        await call(n)
        done++
      }
    }),
  )
  return done / ((performance.now() - started) / 1_000)
}

/** Calls at a rate, whether earlier calls were answered or not. A call waits from the moment in which it is due. */
export async function holdRate(call: (n: number) => Promise<unknown>, perSecond: number, ms: number): Promise<Load> {
  const load: Load = { samples: [], failures: [] }
  const running = new Set<Promise<void>>()
  const started = performance.now()
  const start = async (n: number): Promise<void> => {
    const at = (n / perSecond) * 1_000
    try {
      await call(n)
      load.samples.push({ at, ms: performance.now() - started - at })
    } catch (error) {
      load.failures.push(error)
    }
  }
  for (let n = 0; performance.now() - started < ms; ) {
    for (const due = ((performance.now() - started) / 1_000) * perSecond; n < due; n++) {
      const one: Promise<void> = start(n).finally(() => running.delete(one))
      running.add(one)
    }
    await sleep(TICK_MS)
  }
  await Promise.all(running)
  return load
}
