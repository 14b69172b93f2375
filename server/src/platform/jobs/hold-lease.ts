import type { Database } from '../database/database.ts'
import { type ClaimedJob, LEASE_SECONDS, LeaseLostError, renew } from './jobs.ts'

/** Renews the job's lease while long work runs. Aborts the work if another worker takes the job over. */
export async function holdLease<T>(
  database: Database,
  job: ClaimedJob,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController()
  const keep = (): Promise<void> =>
    renew(database, job).catch(error => {
      // a temporary database failure is reported by the work itself
      if (error instanceof LeaseLostError) lost.abort(error)
    })
  const timer = setInterval(keep, (LEASE_SECONDS * 1_000) / 3)
  try {
    return await work(AbortSignal.any([stopping, lost.signal]))
  } catch (error) {
    throw lost.signal.aborted ? lost.signal.reason : error
  } finally {
    clearInterval(timer)
  }
}
