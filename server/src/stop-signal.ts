const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** What a process that a signal ended gives as its exit code is this and the signal's number. */
const SIGNAL_EXIT = 128
const NUMBERS = { SIGINT: 2, SIGTERM: 15 }

/** Resolves when the process is told to stop. A second signal ends it at once, whatever still runs. */
export function untilStopped(): Promise<string> {
  return new Promise(resolve => {
    let told = false
    for (const signal of SIGNALS)
      process.on(signal, () => {
        if (told) process.exit(SIGNAL_EXIT + NUMBERS[signal])
        told = true
        resolve(signal)
      })
  })
}
