import type { Database } from '../../../platform/database/database.ts'

const AT_ONCE = 100

// with its actions and recipients, of which a broadcast has many
const PURGE = `
  DELETE FROM notifications WHERE id = ANY (ARRAY(
    SELECT id FROM notifications WHERE created_at < app_now() - make_interval(days => $1)
    ORDER BY created_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
  )) RETURNING 1 AS gone`

/** Deletes notifications past their retention. SQL: batches that other processes skip. */
export async function purgeNotifications(database: Database, days: number): Promise<void> {
  while ((await database.query(PURGE, [days])).length === AT_ONCE);
}
