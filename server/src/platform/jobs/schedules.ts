import type { Database } from '../database/database.ts'
import type { Logger } from '../log.ts'
import { logFailure } from '../retry.ts'
import { enqueue, LeaseLostError, renew, UNLIMITED_ATTEMPTS } from './jobs.ts'
import type { JobKind } from './runner.ts'

/** Periodic work. What a crash interrupts, the next run finds. */
export interface Schedule {
  everySeconds: number
  run(job: ScheduledRun): Promise<unknown>
}

export interface ScheduledRun {
  /** Aborts when the process stops. */
  signal: AbortSignal
  /** Keeps the run from being taken over by another process; a long one calls it between its steps. @throws LeaseLostError */
  renewLease(): Promise<void>
  /** Sets when the next run is due, in place of `everySeconds`. */
  runAgainIn(seconds: number): void
}

// schedules alone are queued under the name of their kind
const DELETE_UNDECLARED = 'DELETE FROM runtime.jobs WHERE id = kind AND id <> ALL($1)'

/** The schedules as kinds of jobs. Each is one row that goes back into the queue, so that one process runs it at a time. */
export function scheduledJobs(
  database: Database,
  schedules: Readonly<Record<string, Schedule>>,
  log: Logger,
): Record<string, JobKind> {
  const kinds = Object.entries(schedules).map(([name, { everySeconds, run }]): [string, JobKind] => [
    name,
    {
      async handle(job, signal) {
        let again = everySeconds
        try {
          await run({
            signal,
            renewLease: () => renew(database, job),
            runAgainIn(seconds) {
              again = seconds
            },
          })
        } catch (error) {
          if (error instanceof LeaseLostError || signal.aborted) throw error
          logFailure(log, error, `A schedule failed; it runs again in ${everySeconds} seconds`, { schedule: name })
        }
        return { again }
      },
    },
  ])
  return Object.fromEntries(kinds)
}

/** Queues the schedules that are not queued yet, and deletes those that nobody declares any more. */
export async function queueSchedules(database: Database, names: readonly string[]): Promise<void> {
  await database.query(DELETE_UNDECLARED, [names])
  // it counts its runs as attempts
  for (const name of names)
    await enqueue(database, { id: name, kind: name, payload: {}, maxAttempts: UNLIMITED_ATTEMPTS })
}
