import type { Database } from '../database/database.ts'
import { logFailure } from '../database/retry.ts'
import type { Logger } from '../log/log.ts'

/** Background work that nobody has claimed for this long has no worker. */
export const MAX_UNCLAIMED_SECONDS = 60
const LOOK_EVERY_SECONDS = 15

// the event of the lowest position is nearly the oldest, and is found without reading a backlog from end to end
const UNCLAIMED = `
  SELECT extract(epoch FROM app_now() - least(
    (SELECT min(run_at) FROM runtime.jobs), (SELECT occurred_at FROM runtime.outbox ORDER BY position LIMIT 1)))::float8 AS seconds`

/** For how many seconds the oldest job or domain event has waited for a worker. */
export const unclaimedSeconds = async (database: Database): Promise<number> =>
  Math.max(0, (await database.first<{ seconds: number | null }>(UNCLAIMED))?.seconds ?? 0)

/**
 * Warns every minute while work waits that no worker claims. For processes that run none themselves.
 * @param waited how many seconds the oldest work has waited
 */
export function startIdleWatch(log: Logger, what: string, waited: () => Promise<number>): { stop(): Promise<void> } {
  let warned = 0
  const look = async (): Promise<void> => {
    const seconds = Math.floor(await waited())
    const minutes = Math.floor(seconds / MAX_UNCLAIMED_SECONDS)
    if (minutes > 0 && minutes !== warned)
      log.warn({ seconds }, `Nobody has claimed ${what} for a minute. Start keepsake-server worker, or set WORKERS=on.`)
    warned = minutes
  }
  const timer = setInterval(
    () => look().catch(error => logFailure(log, error, `Whether anybody claims ${what} is unknown`)),
    LOOK_EVERY_SECONDS * 1_000,
  )
  return {
    async stop() {
      clearInterval(timer)
    },
  }
}
