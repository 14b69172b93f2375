import type { Database } from '../../../../platform/database/database.ts'
import { DEAD_LETTER_DAYS, HISTORY_DAYS } from '../../limits.ts'
import { IS_RECORDED } from './streams.ts'

const AT_ONCE = 1_000

// checks the age again after locking the row: a delivery may have been retried meanwhile
const purge = (table: string, days: number, since: string): string => `
  WITH clock AS MATERIALIZED (SELECT app_now() - interval '${days} days' AS oldest)
  DELETE FROM runtime.${table} USING clock WHERE ${since} < oldest AND id = ANY(ARRAY(
    SELECT id FROM runtime.${table} WHERE ${since} < (SELECT oldest FROM clock) LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
  )) RETURNING 1 AS gone`

const PURGES = [
  purge('webhook_dead_letters', DEAD_LETTER_DAYS, 'created_at'),
  // a waiting delivery has no end time yet and is kept
  purge('webhook_deliveries', HISTORY_DAYS, 'finished_at'),
  purge('webhook_alerts', HISTORY_DAYS, 'cleared_at'),
  purge('webhook_circuit_changes', HISTORY_DAYS, 'at'),
]

// An event is kept as long as any of its deliveries. Deliveries have the creation time of their event, so that the
// index by time finds them.
const PURGE_EVENTS = `
  WITH page AS MATERIALIZED (
    SELECT created_at, tenant_id, id FROM runtime.webhook_events
    WHERE created_at < app_now() - interval '${HISTORY_DAYS} days' AND (created_at, tenant_id, id) > ($1::timestamptz, $2::int, $3)
    ORDER BY created_at, tenant_id, id LIMIT ${AT_ONCE}
  ),
  -- of each moment once: events that were published together share one
  delivered AS MATERIALIZED (
    SELECT d.tenant_id, d.event_id FROM (SELECT DISTINCT tenant_id, created_at FROM page) AS moment
    CROSS JOIN LATERAL (
      SELECT tenant_id, event_id FROM runtime.webhook_deliveries
      WHERE tenant_id = moment.tenant_id AND created_at = moment.created_at OFFSET 0) AS d
  ),
  gone AS (
    DELETE FROM runtime.webhook_events e USING page p
    WHERE e.tenant_id = p.tenant_id AND e.id = p.id
      AND NOT EXISTS (SELECT FROM delivered d WHERE d.tenant_id = p.tenant_id AND d.event_id = p.id)
  )
  SELECT created_at AS "createdAt", tenant_id AS "tenantId", id FROM page
  ORDER BY created_at DESC, tenant_id DESC, id DESC LIMIT 1`

interface Place {
  createdAt: Date
  tenantId: number
  id: string
}

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
  await purgeEvents(database)
}

async function purgeEvents(database: Database): Promise<void> {
  let last: Place | undefined = { createdAt: new Date(0), tenantId: 0, id: '' }
  while (last) {
    const rows: Place[] = await database.query<Place>(PURGE_EVENTS, [last.createdAt, last.tenantId, last.id])
    last = rows[0]
  }
}
