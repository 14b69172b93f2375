const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** What a process that a signal ended gives as its exit code is this and the signal's number. */
const SIGNAL_EXIT = 128
const NUMBERS = { SIGINT: 2, SIGTERM: 15 }
/** npm, npx and pnpm pass on what the terminal has sent to the server already: within this time it is the same signal. */
const SAME_MS = 300

/** Less than what is usually granted before a SIGKILL (Kubernetes: 30 s), and more than an orderly stop takes. */
const LONGEST_STOP_MS = 28_000

/** Resolves when the process is told to stop. A second signal ends it at once, whatever still runs, and so does too long a stop. */
export function untilStopped(): Promise<string> {
  return new Promise(resolve => {
    let toldAt: number | undefined
    for (const signal of SIGNALS)
      process.on(signal, () => {
        const now = performance.now()
        if (toldAt !== undefined && now - toldAt > SAME_MS) process.exit(SIGNAL_EXIT + NUMBERS[signal])
        if (toldAt === undefined) setTimeout(() => giveUp(signal), LONGEST_STOP_MS).unref()
        toldAt ??= now
        resolve(signal)
      })
  })
}

function giveUp(signal: (typeof SIGNALS)[number]): void {
  process.stderr.write(`keepsake-server: Ended what still ran ${LONGEST_STOP_MS / 1_000} seconds after ${signal}.\n`)
  process.exit(SIGNAL_EXIT + NUMBERS[signal])
}
