import type { Database } from '../../server/src/platform/database/database.ts'
import { type Likeness, requireAlike } from './bulk.ts'

const DAYS = 70

/** Spread evenly over the last 70 days, the newest last: half of them are past their retention. */
const AT = `date_trunc('milliseconds', now() - make_interval(secs => ${DAYS} * 86400.0 * ($3 - n) / $3) - interval '1 minute')`

/** An id begins with its time, as a ULID does. */
const id = (prefix: string): string => `'${prefix}_' || runtime.first_ulid(at) || lpad(n::text, 16, '0')`

const NUMBERED = `(SELECT n, ${AT} AS at FROM generate_series($1::int, $2::int) AS n) AS numbered`

const EVENTS = `
  INSERT INTO runtime.webhook_events (tenant_id, id, type, data, created_at)
  SELECT s.tenant_id, ${id('evt')}, 'order' || n % 10 || '.paid',
    format('{"object":{"id":"ord_%s","amount_cents":1250,"currency":"EUR","sent_at":"%s"}}', n,
      to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), at
  FROM ${NUMBERED}, (SELECT DISTINCT tenant_id FROM webhook_subscriptions) AS s`

const DELIVERIES = `
  INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, status, attempts, priority,
    response_code, response_body_preview, duration_ms, history, created_at, finished_at)
  SELECT ${id('dlv')}, s.tenant_id, s.id, ${id('evt')}, 'order' || n % 10 || '.paid', 'succeeded', 1, 1, 200, '{}', 3,
    jsonb_build_array(jsonb_build_object('number', 1, 'at', at + interval '20 ms', 'outcome', 'succeeded',
      'response_code', 200, 'error', NULL, 'duration_ms', 3)), at, at + interval '20 ms'
  FROM ${NUMBERED} JOIN webhook_subscriptions s ON s.kind = 'webhook' AND s.events = ARRAY['order' || n % 10 || '.*']`

/** Inserts the history of events with these numbers, each delivered to one of ten subscriptions. */
export async function insertDeliveries(database: Database, from: number, to: number, all: number): Promise<void> {
  for (const statement of [EVENTS, DELIVERIES]) await database.query(statement, [from, to, all])
}

/** Checks that the newest row is like the only one that the service has delivered. @throws Error if not */
export const requireAlikeDelivery = (database: Database, published: string): Promise<void> =>
  requireAlike(
    database,
    [
      { table: 'runtime.webhook_events', id: 'id' },
      { table: 'runtime.webhook_deliveries', id: 'event_id' },
    ].map(
      ({ table, id: own }): Likeness => ({
        table,
        order: 'id',
        written: `${own} = '${published}'`,
        loaded: `${own} = (SELECT id FROM runtime.webhook_events WHERE type LIKE 'order%' AND id <> '${published}' ORDER BY id DESC LIMIT 1)`,
      }),
    ),
  )
