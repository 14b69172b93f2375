import { median } from './statistics.ts'

/** Repeated work; receives the number of earlier repetitions. */
export type Work = (n: number) => Promise<unknown>

export interface Load {
  /** How many run at once; each starts the next when one has ended. */
  concurrency: number
  seconds: number
}

/** @returns how many ended per second */
export async function throughput({ concurrency, seconds }: Load, work: Work): Promise<number> {
  const started = performance.now()
  const until = started + seconds * 1000
  let begun = 0
  let done = 0
  async function worker(): Promise<void> {
    while (performance.now() < until) {
      await work(begun++)
      done++
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return done / ((performance.now() - started) / 1000)
}

/**
 * Measures in turn, so that other load on the machine affects all alike.
 * @returns the median of each
 */
export async function inTurn<Names extends string>(
  rounds: number,
  measures: Record<Names, () => Promise<number>>,
): Promise<Record<Names, number>> {
  const entries = Object.entries<() => Promise<number>>(measures)
  const taken = new Map<string, number[]>(entries.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    // the order alternates: the after-effects of one must not always hit the same other
    for (const [name, measure] of round % 2 === 0 ? entries : entries.toReversed())
      taken.get(name)?.push(await measure())
  }
  // the keys are those of the argument
  return Object.fromEntries([...taken].map(([name, values]) => [name, median(values)])) as Record<Names, number>
}

/** Milliseconds of each call, one after the other. */
export async function latencies(times: number, work: Work): Promise<number[]> {
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    const started = performance.now()
    await work(n)
    taken.push(performance.now() - started)
  }
  return taken
}
