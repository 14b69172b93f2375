import type { Database } from '../database/database.ts'
import { logFailure } from '../database/retry.ts'
import type { Logger } from '../log/log.ts'

/** Background work that nobody has claimed for this long has no worker. */
const MAX_UNCLAIMED_SECONDS = 60

const UNCLAIMED = `
  SELECT extract(epoch FROM app_now() - least(
    (SELECT min(run_at) FROM runtime.jobs), (SELECT min(occurred_at) FROM runtime.outbox)))::float8 AS seconds`

/** For how many seconds the oldest job or domain event has waited for a worker. */
export async function unclaimedSeconds(database: Database): Promise<number> {
  const [row] = await database.query<{ seconds: number | null }>(UNCLAIMED)
  return Math.max(0, row?.seconds ?? 0)
}

/**
 * Warns every minute while work waits that no worker claims. For processes that run none themselves.
 * @param waited how many seconds the oldest work has waited
 */
export function startIdleWatch(log: Logger, what: string, waited: () => Promise<number>): { stop(): Promise<void> } {
  const look = async (): Promise<void> => {
    const seconds = Math.floor(await waited())
    if (seconds >= MAX_UNCLAIMED_SECONDS)
      log.warn({ seconds }, `Nobody has claimed ${what} for a minute. Start keepsake-server worker, or set WORKERS=on.`)
  }
  const timer = setInterval(
    () => look().catch(error => logFailure(log, error, `Whether anybody claims ${what} is unknown`)),
    MAX_UNCLAIMED_SECONDS * 1_000,
  )
  return {
    async stop() {
      clearInterval(timer)
    },
  }
}
