import type { Database } from '../../platform/database/database.ts'
import { DEAD_LETTER_DAYS, HISTORY_DAYS } from '../limits.ts'

const AT_ONCE = 1_000

const purge = (table: string, key: string, days: number, since = 'created_at'): string => `
  DELETE FROM runtime.${table} WHERE (${key}) IN (
    SELECT ${key} FROM runtime.${table} WHERE ${since} < app_now() - interval '${days} days' LIMIT ${AT_ONCE}
  ) RETURNING 1 AS gone`

const PURGES = [
  purge('webhook_dead_letters', 'id', DEAD_LETTER_DAYS),
  purge('webhook_deliveries', 'id', HISTORY_DAYS),
  purge('webhook_events', 'tenant_id, id', HISTORY_DAYS),
  purge('webhook_alerts', 'id', HISTORY_DAYS, 'cleared_at'),
]

const FORGET_SECRETS = `
  UPDATE webhook_subscriptions SET secret_previous = NULL
  WHERE secret_previous IS NOT NULL AND secret_grace_ends_at <= app_now()`

/** Drops what is older than it is kept, and secrets that no longer sign. */
export async function purgeWebhooks(database: Database): Promise<void> {
  await database.query(FORGET_SECRETS)
  for (const statement of PURGES) while ((await database.query(statement)).length === AT_ONCE);
}
