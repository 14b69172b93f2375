import type { Logger } from 'pino'
import { createWakeableSleep } from '../concurrency/wakeable-sleep.ts'
import type { Database } from '../database/database.ts'
import { isUnavailable, logFailure, pause } from '../database/retry.ts'
import { type ClaimedJob, claim, dueIn, finish, LeaseLostError, postpone } from './jobs.ts'

/** Runs a job. It can run again after a crash, and then must skip completed work. */
export type JobHandler = (job: ClaimedJob, signal: AbortSignal) => Promise<{ again: number } | undefined>

export interface JobKind {
  handle: JobHandler
  /** Called after the last attempt has failed, to store the outcome. */
  onGivenUp?: (job: ClaimedJob, error: Error) => Promise<void>
}

export interface Runner {
  /** Looks for due jobs now. */
  wake(): void
  /** Claims no more jobs, and resolves when the running ones have stopped. */
  stop(): Promise<void>
}

interface RunnerOptions {
  database: Database
  kinds: Readonly<Record<string, JobKind>>
  log: Logger
  concurrency?: number
}

const MAX_SLEEP_MS = 5_000
const backoffSeconds = (attempts: number): number => Math.min(300, 2 ** attempts)

/**
 * Runs background jobs in this process: claims due jobs, sleeps until the next one is due, and can be woken early. Any
 * number of processes can run one on the same database.
 */
export function startRunner({ database, kinds, log, concurrency = 4 }: RunnerOptions): Runner {
  const names = Object.keys(kinds)
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const alarm = createWakeableSleep(stopping.signal)

  async function run(job: ClaimedJob): Promise<void> {
    const kind = kinds[job.kind]
    if (!kind) return
    try {
      const result = await kind.handle(job, stopping.signal)
      if (result) await postpone(database, job, result.again)
      else await finish(database, job)
    } catch (error) {
      await afterFailure(kind, job, error)
    }
  }

  async function afterFailure(kind: JobKind, job: ClaimedJob, error: unknown): Promise<void> {
    const cause = error instanceof Error ? error : new Error(String(error))
    if (cause instanceof LeaseLostError) return log.warn({ job: job.id }, cause.message)
    if (stopping.signal.aborted) return postpone(database, job, 0)
    logFailure(log, cause, 'A background job failed', { job: job.id, kind: job.kind, attempt: job.attempts })
    const wait = isUnavailable(cause) ? 0 : backoffSeconds(job.attempts)
    if (wait === 0) await pause(database, stopping.signal)
    if (job.attempts < job.maxAttempts) return postpone(database, job, wait, cause.message)
    await kind.onGivenUp?.(job, cause)
    await finish(database, job)
  }

  function start(job: ClaimedJob): void {
    const work = run(job)
      .catch(error => logFailure(log, error, 'A background job could not be released', { job: job.id }))
      .finally(() => {
        running.delete(work)
        alarm.wake()
      })
    running.add(work)
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm.reset()
      try {
        const free = concurrency - running.size
        const jobs = free > 0 ? await claim(database, names, free) : []
        for (const job of jobs) start(job)
        if (jobs.length > 0 && jobs.length === free) continue
        const seconds = free > 0 ? await dueIn(database, names) : undefined
        await alarm.sleep(Math.min(MAX_SLEEP_MS, Math.max(10, (seconds ?? MAX_SLEEP_MS) * 1000)))
      } catch (error) {
        logFailure(log, error, 'Could not look for background jobs; trying again')
        await pause(database, stopping.signal)
      }
    }
  }

  const looping = loop()
  return {
    wake: alarm.wake,
    async stop() {
      stopping.abort()
      await looping
      await Promise.allSettled(running)
    },
  }
}
