import type { Database } from '../../../../platform/database/database.ts'
import { DEAD_LETTER_DAYS, HISTORY_DAYS } from '../../limits.ts'
import { inBatches, overdue, retentions, valuesOf } from '../../sql/retention.ts'
import { purgeEvents, purgePayloads } from './purge-events.ts'
import { IS_RECORDED } from './streams.ts'

const AT_ONCE = 1_000

// checks the age again after locking the row: it may have changed meanwhile
const purge = (table: string, days: number, since: string): string => `
  WITH clock AS MATERIALIZED (SELECT app_now() - interval '${days} days' AS oldest)
  DELETE FROM runtime.${table} USING clock WHERE ${since} < oldest AND id = ANY(ARRAY(
    SELECT id FROM runtime.${table} WHERE ${since} < (SELECT oldest FROM clock) LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
  )) RETURNING 1 AS gone`

const PURGES = [
  purge('webhook_dead_letters', DEAD_LETTER_DAYS, 'created_at'),
  purge('webhook_alerts', HISTORY_DAYS, 'cleared_at'),
  purge('webhook_circuit_changes', HISTORY_DAYS, 'at'),
]

// A waiting delivery has no end time yet and is kept, also if it was retried meanwhile.
const PURGE_DELIVERIES = `
  DELETE FROM runtime.webhook_deliveries
  WHERE finished_at IS NOT NULL AND id = ANY(${overdue('runtime.webhook_deliveries', 'finished_at')}) RETURNING 1 AS gone`

const PURGE_STREAMS = `DELETE FROM runtime.webhook_streams WHERE NOT (${IS_RECORDED})`

const FORGET_SECRETS = `
  UPDATE webhook_subscriptions SET secret_previous = NULL, private_key_previous = NULL
  WHERE id = ANY(ARRAY(
    SELECT id FROM webhook_subscriptions WHERE secret_previous IS NOT NULL AND secret_grace_ends_at <= app_now()
    ORDER BY id FOR UPDATE SKIP LOCKED
  ))`

/**
 * Deletes data past its retention period, and secrets that no longer sign. SQL: batches that other processes skip.
 */
export async function purgeWebhooks(database: Database): Promise<void> {
  await database.query(FORGET_SECRETS)
  await database.query(PURGE_STREAMS)
  for (const statement of PURGES) while ((await database.query(statement)).length === AT_ONCE);
  for await (const tenants of retentions(database, { payload: HISTORY_DAYS, metadata: HISTORY_DAYS })) {
    await inBatches(database, PURGE_DELIVERIES, valuesOf(tenants, 'metadataBefore'))
    await purgePayloads(database, tenants)
    await purgeEvents(database, tenants)
  }
}
