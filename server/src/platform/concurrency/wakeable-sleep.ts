/** A sleep that can be woken early, for loops that look for work and are notified of new work. */
export interface WakeableSleep {
  /** Ends the current sleep, or the next one if there is none. */
  wake(): void
  /** Discards earlier wake-ups. Call it before looking for work, which finds the work that they announced. */
  reset(): void
  /** Resolves after the time, at `wake`, or when stopping. */
  sleep(milliseconds: number): Promise<void>
}

/** @param stopping ends each sleep at once */
export function createWakeableSleep(stopping: AbortSignal): WakeableSleep {
  let woken = false
  let rouse = (): void => {}
  stopping.addEventListener('abort', () => rouse())
  return {
    wake() {
      woken = true
      rouse()
    },
    reset() {
      woken = false
    },
    sleep: milliseconds =>
      new Promise(resolve => {
        if (woken || stopping.aborted) return resolve()
        const timer = setTimeout(resolve, milliseconds)
        rouse = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}
