/** A sleep that ends early when it is called: for loops that look for work and are told when there may be some. */
export interface WakeableSleep {
  /** Ends the sleep, or the next one where nobody sleeps. */
  wake(): void
  /** Forgets what woke it until now: before looking for work, which finds that work. */
  reset(): void
  /** Until the time is over, `wake`, or the stop. */
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
