const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** The exit code of a process ended by a signal is this plus the number of the signal. */
const SIGNAL_EXIT = 128
const NUMBERS = { SIGINT: 2, SIGTERM: 15 }
/** npm, npx and pnpm forward signals that the terminal has already sent. Within this time, it is the same signal. */
const SAME_MS = 300

/** Shorter than the usual grace period before SIGKILL (Kubernetes: 30 s), and longer than a normal stop takes. */
const LONGEST_STOP_MS = 28_000

/**
 * Resolves at the first stop signal. The process exits at once at a second signal, or if stopping takes too long.
 * @param delayMs how long the process serves requests after the signal
 */
export function untilStopped(delayMs = 0): Promise<string> {
  const longestMs = delayMs + LONGEST_STOP_MS
  return new Promise(resolve => {
    let toldAt: number | undefined
    for (const signal of SIGNALS)
      process.on(signal, () => {
        const now = performance.now()
        if (toldAt !== undefined && now - toldAt > SAME_MS) process.exit(SIGNAL_EXIT + NUMBERS[signal])
        if (toldAt === undefined) setTimeout(() => giveUp(signal, longestMs), longestMs).unref()
        toldAt ??= now
        resolve(signal)
      })
  })
}

function giveUp(signal: (typeof SIGNALS)[number], longestMs: number): void {
  process.stderr.write(`keepsake-server: Ended what still ran ${longestMs / 1_000} seconds after ${signal}.\n`)
  process.exit(SIGNAL_EXIT + NUMBERS[signal])
}
