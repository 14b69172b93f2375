const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** What a process that a signal ended gives as its exit code is this and the signal's number. */
const SIGNAL_EXIT = 128
const NUMBERS = { SIGINT: 2, SIGTERM: 15 }
/** npm, npx and pnpm pass on what the terminal has sent to the server already: within this time it is the same signal. */
const SAME_MS = 300

/** Resolves when the process is told to stop. A second signal ends it at once, whatever still runs. */
export function untilStopped(): Promise<string> {
  return new Promise(resolve => {
    let toldAt: number | undefined
    for (const signal of SIGNALS)
      process.on(signal, () => {
        const now = performance.now()
        if (toldAt !== undefined && now - toldAt > SAME_MS) process.exit(SIGNAL_EXIT + NUMBERS[signal])
        toldAt ??= now
        resolve(signal)
      })
  })
}
