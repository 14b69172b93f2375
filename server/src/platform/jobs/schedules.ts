import type { Database } from '../database/database.ts'
import { logFailure } from '../database/retry.ts'
import type { Logger } from '../log/log.ts'
import { enqueue, LeaseLostError, renew, UNLIMITED_ATTEMPTS } from './jobs.ts'
import type { JobKind } from './runner.ts'

/** Periodic work. The next run has to complete what a crash interrupts. */
export interface Schedule {
  everySeconds: number
  run(job: ScheduledRun): Promise<unknown>
}

export interface ScheduledRun {
  /** Aborts when the process stops. */
  signal: AbortSignal
  /** Renews the lease of the run. A long run calls it between its steps. @throws LeaseLostError */
  renewLease(): Promise<void>
  /** Sets when the next run is due, instead of `everySeconds`. */
  runAgainIn(seconds: number): void
}

// only the id of a schedule equals its kind
const DELETE_UNDECLARED = 'DELETE FROM runtime.jobs WHERE id = kind AND id <> ALL($1)'
const HAS_SCHEDULES = 'SELECT 1 FROM runtime.jobs WHERE id = kind LIMIT 1'

/** Returns the schedules as kinds of jobs. Each has one row in the queue, so it runs in one process at a time. */
export function scheduledJobs(
  database: Database,
  schedules: Readonly<Record<string, Schedule>>,
  log: Logger,
): Record<string, JobKind> {
  const kinds = Object.entries(schedules).map(([name, { everySeconds, run }]): [string, JobKind] => [
    name,
    {
      lane: 'upkeep',
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

/** Queues schedules that are not queued yet, and deletes those that are no longer declared. */
export async function queueSchedules(database: Database, names: readonly string[]): Promise<void> {
  await database.query(DELETE_UNDECLARED, [names])
  // every run counts as an attempt
  for (const name of names)
    await enqueue(database, { id: name, kind: name, payload: {}, maxAttempts: UNLIMITED_ATTEMPTS })
}

/** Queues schedules in a database that has none. Later, only who runs them knows which ones there should be. */
export async function queueSchedulesOnce(database: Database, names: readonly string[]): Promise<void> {
  if (!(await hasSchedules(database))) await queueSchedules(database, names)
}

/** Whether a process has ever queued schedules in this database. */
export const hasSchedules = async (database: Database): Promise<boolean> =>
  (await database.query(HAS_SCHEDULES)).length > 0
