import type { Logger } from '../platform/log/log.ts'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** The exit code of a process ended by a signal is this plus the number of the signal. */
const SIGNAL_EXIT = 128
const NUMBERS = { SIGINT: 2, SIGTERM: 15 }
/** npm, npx and pnpm forward signals that the terminal has already sent. Within this time, it is the same signal. */
const SAME_MS = 300

/** Shorter than the usual grace period before SIGKILL (Kubernetes: 30 s), and longer than a normal stop takes. */
export const MAX_STOP_MS = 28_000

/** Why a process stops: a signal, or an exception that nothing caught, after which its state is unknown. */
export type Stop = { signal: string; exception?: undefined } | { signal?: undefined; exception: Error }

/**
 * Resolves at the first stop signal or uncaught exception. The process exits at once at a second signal, or if stopping
 * takes too long.
 * @param delayMs how long the process serves requests after the signal
 */
export function untilStopped(delayMs = 0): Promise<Stop> {
  const longestMs = delayMs + MAX_STOP_MS
  return new Promise(resolve => {
    let toldAt: number | undefined
    for (const signal of SIGNALS)
      process.on(signal, () => {
        const now = performance.now()
        if (toldAt !== undefined && now - toldAt > SAME_MS) process.exit(SIGNAL_EXIT + NUMBERS[signal])
        if (toldAt === undefined)
          setTimeout(() => giveUp(signal, longestMs, SIGNAL_EXIT + NUMBERS[signal]), longestMs).unref()
        toldAt ??= now
        resolve({ signal })
      })
    process.on('uncaughtException', exception => {
      setTimeout(() => giveUp('an uncaught exception', MAX_STOP_MS, 1), MAX_STOP_MS).unref()
      resolve({ exception })
    })
  })
}

function giveUp(reason: string, longestMs: number, exitCode: number): void {
  process.stderr.write(`keepsake-server: Ended what still ran ${longestMs / 1_000} seconds after ${reason}.\n`)
  process.exit(exitCode)
}

/** Logs why the process stops. */
export function logStop(log: Logger, { signal, exception }: Stop): void {
  if (exception) log.fatal({ err: exception }, 'Stopping after an uncaught exception: finishing what runs')
  else log.info({ signal }, 'Stopping: finishing what runs')
}

/** Logs that the process has stopped. @throws Error after an uncaught exception, so that the exit code tells of it */
export function logStopped(log: Logger, { exception }: Stop): void {
  log.info('Stopped')
  if (exception) throw new Error('It stopped after an uncaught exception, which is in the log.')
}
