import type { Logger } from '../log/log.ts'
import type { Database } from './database.ts'
import { logFailure } from './retry.ts'

/** With the segments that are being written and kept for later, the log then has 48 MB. */
const MAX_BYTES = 8 * 1024 ** 2
const LOOK_EVERY_MS = 500

const BEHIND = `
  SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()`

/** Keeps the write-ahead log of the embedded database small: PostgreSQL's checkpointer is a process, which it does not have. */
export function keepLogSmall(database: Database, log: Logger): { stop(): void } {
  const look = async (): Promise<void> => {
    const [row] = await database.query<{ bytes: number }>(BEHIND)
    if (row && row.bytes > MAX_BYTES) await database.query('CHECKPOINT')
  }
  let looking = false
  const timer = setInterval(() => {
    if (looking) return
    looking = true
    void look()
      .catch(error => logFailure(log, error, 'The write-ahead log could not be shortened'))
      .finally(() => {
        looking = false
      })
  }, LOOK_EVERY_MS)
  return { stop: () => clearInterval(timer) }
}
