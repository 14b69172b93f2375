import type { Database } from '../../../platform/database/database.ts'

const AT_ONCE = 1_000

const PURGE = `
  DELETE FROM gateway_phone_deliveries WHERE (tenant_id, id) IN (
    SELECT tenant_id, id FROM gateway_phone_deliveries WHERE created_at < app_now() - make_interval(days => $1)
    ORDER BY created_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
  ) RETURNING 1 AS gone`

/** Deletes deliveries of phone numbers past their retention. SQL: batches that other processes skip. */
export async function purgePhones(database: Database, days: number): Promise<void> {
  while ((await database.query(PURGE, [days])).length === AT_ONCE);
}
