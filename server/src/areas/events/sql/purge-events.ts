import type { Database } from '../../../platform/database/database.ts'

const KEPT_DAYS = 30
const EVENTS_AT_ONCE = 100

const PURGE = `DELETE FROM events WHERE id = ANY(ARRAY(
  SELECT id FROM events WHERE finished_at < app_now() - interval '${KEPT_DAYS} days' LIMIT ${EVENTS_AT_ONCE} FOR UPDATE SKIP LOCKED
)) RETURNING id`

/**
 * Deletes events that ended some time ago with their items, in batches of a hundred because an event may have a
 * thousand items. An event whose work is pending is kept, even if no worker has run for long. SQL: a batch that other
 * processes skip.
 */
export async function purgeEvents(database: Database): Promise<void> {
  for (;;) {
    const purged = await database.query(PURGE)
    if (purged.length < EVENTS_AT_ONCE) return
  }
}
