import type { Database } from '../../../../platform/database/database.ts'

const ROWS_AT_ONCE = 5_000

const EXPIRED = `SELECT id FROM deletions WHERE status = 'pending' AND recoverable_until <= app_now()
  ORDER BY recoverable_until LIMIT 1`

const PURGE = `DELETE FROM trash WHERE ctid = ANY(ARRAY(
  SELECT ctid FROM trash WHERE deletion_id = $1 LIMIT ${ROWS_AT_ONCE}
)) RETURNING 1 AS row`

const PURGED = `UPDATE deletions SET status = 'purged' WHERE id = $1`

/** Purges what was deleted more than 30 days ago. The deletions themselves, with ids and counts, remain. */
export async function purgeDeletions(database: Database): Promise<void> {
  for (;;) {
    const [expired] = await database.query<{ id: string }>(EXPIRED)
    if (!expired) return
    for (;;) {
      const purged = await database.query(PURGE, [expired.id])
      if (purged.length < ROWS_AT_ONCE) break
    }
    await database.query(PURGED, [expired.id])
  }
}
