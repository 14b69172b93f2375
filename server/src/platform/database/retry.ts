import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../log/log.ts'
import type { Database } from './database.ts'
import { unavailableReason } from './sql-errors.ts'

const RETRY_MS = 1_000

export const isUnavailable = (error: unknown): boolean => unavailableReason(error) !== undefined

/** Logs a failure of background work. A database outage is not logged here, since it is logged once elsewhere. */
export function logFailure(log: Logger, error: unknown, message: string, facts: object = {}): void {
  log[isUnavailable(error) ? 'debug' : 'error']({ err: error, ...facts }, message)
}

/** Waits before background work continues after a failure: a second, and until the database is available. */
export async function pause(database: Pick<Database, 'available'>, stopping: AbortSignal): Promise<void> {
  await sleep(RETRY_MS, undefined, { signal: stopping }).catch(() => {})
  await database.available(stopping)
}
