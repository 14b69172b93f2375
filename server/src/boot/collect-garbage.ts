import { performance } from 'node:perf_hooks'

/** How often it is looked. */
const WINDOW_MS = 5_000
/** A process that works less in a window has nothing to do: its timers take a few milliseconds. */
const QUIET_MS = 100
/** Less work leaves too little to collect. */
const WORTH_MS = 400

/**
 * Collects garbage when the process has worked and has nothing more to do. V8 itself does so only while a program works, so
 * that what the start and the last calls have left would stay. @returns a function that stops it
 */
export function collectGarbageWhenIdle(
  collect: (() => void) | undefined = globalThis.gc,
  windowMs = WINDOW_MS,
): () => void {
  // it is there with `--expose-gc`
  if (!collect) return () => {}
  let before = performance.eventLoopUtilization()
  let workedMs = before.active
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { active } = performance.eventLoopUtilization(now, before)
    before = now
    workedMs += active
    if (active > QUIET_MS || workedMs < WORTH_MS) return
    collect()
    workedMs = 0
    before = performance.eventLoopUtilization()
  }, windowMs).unref()
  return () => clearInterval(timer)
}
