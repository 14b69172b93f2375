import type { Database } from '../../../../platform/database/database.ts'
import { CIRCUIT_CLOSED, CIRCUIT_HALF_OPENED, CIRCUIT_OPENED, DISABLED } from '../../events.ts'
import { CIRCUIT_FAILURES, CIRCUIT_SUCCESSES, DISABLED_AFTER_HOURS, WAITING_DAYS } from '../../limits.ts'
import { SUBSCRIPTION_COLUMNS, type Subscription } from '../../subscriptions/subscription.ts'
import { EXPIRED } from './deliveries.ts'

export interface Change {
  id: string
  from: string
  to: string
  reason: string
}

/** Failures of a subscription since its last success. */
export interface FailureCount {
  id: string
  failures: number
  /** Whether a success preceded them, so that earlier failures no longer count. */
  succeeded: boolean
  last?: { event_id: string; event_type: string; error: string | null }
}

/** Event fields from `last_failure` that identify the last failed delivery; empty if unknown. */
const LAST_FAILURE = `coalesce((SELECT jsonb_build_object('last_event_id', last_failure ->> 'event_id',
  'last_event_type', last_failure ->> 'event_type', 'last_error', last_failure ->> 'error') WHERE last_failure IS NOT NULL), '{}')`

/**
 * Expressions that add a change to the circuit history and publish an event.
 * @param changes a table expression with `tenant_id`, `id`, `from`, `to`, `reason`, `last_failure`
 */
const noted = (changes: string): string => `
  kept AS (
    INSERT INTO runtime.webhook_circuit_changes (tenant_id, subscription_id, "from", "to", reason)
    SELECT tenant_id, id, "from", "to", reason FROM ${changes} WHERE "from" <> "to"
  ),
  told AS (
    INSERT INTO runtime.outbox (tenant_id, type, data)
    SELECT tenant_id,
      CASE "to" WHEN 'open' THEN '${CIRCUIT_OPENED.type}' WHEN 'half_open' THEN '${CIRCUIT_HALF_OPENED.type}' ELSE '${CIRCUIT_CLOSED.type}' END,
      jsonb_build_object('subscription_id', id, 'circuit_state', "to", 'reason', reason,
        'previous_attributes', jsonb_build_object('circuit_state', "from"))
        || CASE "to" WHEN 'closed' THEN '{}' ELSE ${LAST_FAILURE} END
    FROM ${changes} WHERE "from" <> "to"
  )`

// locks the rows first, so that counts from other processes are included
const COUNT_FAILURES = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  given AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(id text, failures int, succeeded boolean, last jsonb)),
  before AS (
    SELECT s.id, CASE WHEN g.succeeded THEN 0 ELSE s.failure_count END + g.failures AS count, g.last,
      CASE WHEN NOT g.succeeded THEN s.failing_since END AS failing_since
    FROM webhook_subscriptions s JOIN given g ON g.id = s.id
    WHERE s.circuit_state = 'closed' AND s.disabled_at IS NULL ORDER BY s.id FOR UPDATE OF s
  ),
  changed AS (
    UPDATE webhook_subscriptions s SET failure_count = b.count,
      failing_since = CASE WHEN b.count > 0 THEN coalesce(b.failing_since, now) END,
      circuit_state = CASE WHEN b.count >= ${CIRCUIT_FAILURES} THEN 'open' ELSE 'closed' END,
      circuit_opened_at = CASE WHEN b.count >= ${CIRCUIT_FAILURES} THEN now END,
      circuit_probe_at = CASE WHEN b.count >= ${CIRCUIT_FAILURES} THEN now + make_interval(secs => $2) END,
      circuit_probe = NULL, circuit_successes = 0,
      last_failure = coalesce(b.last || jsonb_build_object('at', now), s.last_failure)
    FROM before b, clock WHERE s.id = b.id
    RETURNING s.tenant_id, s.id, 'closed' AS "from", s.circuit_state AS "to", b.count || ' failures in a row' AS reason,
      s.last_failure
  ),${noted('changed')}
  SELECT id, "from", "to", reason FROM changed WHERE "to" = 'open'`

/**
 * Adds failures and opens the circuits that have too many. SQL: includes the counts of other processes, and writes
 * history and events, in one round trip.
 * @param wait seconds until the first probe
 */
export const countFailures = (database: Database, counts: readonly FailureCount[], wait: number): Promise<Change[]> =>
  database.query<Change>(COUNT_FAILURES, [JSON.stringify(counts), wait])

const OPEN_TOO_LONG = `
  SELECT id FROM webhook_subscriptions
  WHERE disabled_at IS NULL AND circuit_probe_at IS NOT NULL AND circuit_state <> 'closed'
    AND circuit_opened_at <= app_now() - interval '${DISABLED_AFTER_HOURS} hours'`

/** SQL: compares with the clock of the database. */
export async function openTooLong(database: Database): Promise<string[]> {
  const found = await database.query<{ id: string }>(OPEN_TOO_LONG)
  return found.map(({ id }) => id)
}

const DISABLE = `
  WITH locked AS MATERIALIZED (SELECT id FROM webhook_subscriptions WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE),
  changed AS (
    UPDATE webhook_subscriptions SET disabled_at = app_now(), disabled_reason = $2, circuit_probe = NULL,
      circuit_probe_at = NULL, version = version + 1, updated_at = app_now()
    WHERE id = ANY (ARRAY(SELECT id FROM locked)) AND disabled_at IS NULL RETURNING tenant_id, id, last_failure
  ),
  told AS (
    INSERT INTO runtime.outbox (tenant_id, type, data)
    SELECT tenant_id, '${DISABLED.type}', jsonb_build_object('subscription_id', id, 'reason', $2::text)
      || ${LAST_FAILURE} FROM changed
  )
  SELECT id FROM changed`

/** SQL: a batch, locked in the order of its ids, with its events. */
export const disable = (database: Database, ids: readonly string[], reason: string): Promise<{ id: string }[]> =>
  ids.length === 0 ? Promise.resolve([]) : database.query<{ id: string }>(DISABLE, [ids, reason])

/** Deliveries that were given up without an attempt. */
export interface Buried {
  dead_lettered: number
  /** Those of subscriptions without dead letters. */
  failed: number
}

const BURIED = `SELECT count(*) FILTER (WHERE status = 'dead_lettered')::int AS dead_lettered,
    count(*) FILTER (WHERE status = 'failed')::int AS failed FROM buried`

const bury = async (database: Database, statement: string, ids: readonly string[]): Promise<Buried> =>
  (await database.first<Buried>(statement, [ids])) ?? { dead_lettered: 0, failed: 0 }

// An in-flight delivery of another process loses its lease, so that its outcome is not stored. A delivery that waits
// for a subscription disabled by its owner may still be sent, so it is kept until both it and the subscription have
// waited long enough.
const BURY_WAITING = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  disabled AS (
    SELECT id, guarantee, disabled_reason AS reason, 'infinity'::timestamptz AS due_until
    FROM webhook_subscriptions WHERE disabled_reason IN ('gone', 'circuit_open')
    UNION ALL
    SELECT id, guarantee, 'subscription_disabled', now - interval '${WAITING_DAYS} days'
    FROM webhook_subscriptions, clock
    WHERE disabled_reason = 'owner' AND disabled_at <= now - interval '${WAITING_DAYS} days'
  ),
  waiting AS (
    SELECT d.id, row_number() OVER () AS place, s.guarantee, s.reason, s.due_until
    FROM disabled s
    CROSS JOIN LATERAL (
      SELECT id FROM runtime.webhook_deliveries WHERE subscription_id = s.id AND due_at <= s.due_until
      ORDER BY priority, due_at LIMIT cardinality($1::text[])
    ) AS d
    LIMIT cardinality($1::text[])
  ),
  locked AS MATERIALIZED (
    SELECT id FROM runtime.webhook_deliveries WHERE id = ANY (ARRAY(SELECT id FROM waiting)) ORDER BY id FOR UPDATE
  ),
  buried AS (
    UPDATE runtime.webhook_deliveries d SET due_at = NULL, lease = NULL, finished_at = now,
      status = CASE w.guarantee WHEN 'best_effort' THEN 'failed' ELSE 'dead_lettered' END
    FROM waiting w, clock WHERE d.id = ANY (ARRAY(SELECT id FROM locked)) AND d.id = w.id AND d.due_at <= w.due_until
    RETURNING d.id, d.tenant_id, d.subscription_id, d.status, w.place, w.reason
  ),
  dead AS (
    INSERT INTO runtime.webhook_dead_letters (id, tenant_id, subscription_id, delivery_id, reason, created_at)
    SELECT ($1::text[])[place], tenant_id, subscription_id, id, reason, now FROM buried, clock
    WHERE status = 'dead_lettered'
  )
  ${BURIED}`

/**
 * Moves waiting deliveries of disabled subscriptions to the dead letters. SQL: moves a batch of the queue to the dead
 * letters.
 * @param ids of the dead letters
 */
export const deadLetterWaiting = (database: Database, ids: readonly string[]): Promise<Buried> =>
  bury(database, BURY_WAITING, ids)

const BURY_EXPIRED = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  late AS MATERIALIZED (
    SELECT d.id FROM runtime.webhook_deliveries d, clock
    WHERE d.expires_at <= now AND d.due_at IS NOT NULL AND (d.lease IS NULL OR d.due_at <= now)
    ORDER BY d.id LIMIT cardinality($1::text[]) FOR UPDATE OF d SKIP LOCKED
  ),
  buried AS (
    UPDATE runtime.webhook_deliveries d SET due_at = NULL, lease = NULL, finished_at = now,
      error = CASE d.attempts WHEN 0 THEN 'Not sent: ${EXPIRED}' ELSE d.error END,
      status = CASE s.guarantee WHEN 'best_effort' THEN 'failed' ELSE 'dead_lettered' END
    FROM webhook_subscriptions s, clock
    WHERE d.id = ANY (ARRAY(SELECT id FROM late)) AND s.id = d.subscription_id
    RETURNING d.id, d.tenant_id, d.subscription_id, d.status
  ),
  placed AS (SELECT *, row_number() OVER (ORDER BY id) AS place FROM buried),
  dead AS (
    INSERT INTO runtime.webhook_dead_letters (id, tenant_id, subscription_id, delivery_id, reason, created_at)
    SELECT ($1::text[])[place], tenant_id, subscription_id, id, 'expired', now FROM placed, clock
    WHERE status = 'dead_lettered'
  )
  ${BURIED}`

/**
 * Moves waiting deliveries of expired events to the dead letters: those that wait for a circuit, an order or a retry.
 * SQL: a batch that other processes skip.
 * @param ids of the dead letters
 */
export const deadLetterExpired = (database: Database, ids: readonly string[]): Promise<Buried> =>
  bury(database, BURY_EXPIRED, ids)

export interface Probing extends Subscription {
  tenantId: number
  livemode: boolean
  from: string
  probe: string
}

/** After this time a probe without a result counts as failed. Longer than any response timeout. */
const PROBE_SECONDS = 60
const PROBES_AT_ONCE = 20

const BEGIN_PROBES = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  due AS (
    SELECT id, circuit_state AS "from" FROM webhook_subscriptions
    WHERE circuit_probe_at <= (SELECT now FROM clock) AND circuit_state <> 'closed' AND disabled_at IS NULL
    ORDER BY circuit_probe_at LIMIT ${PROBES_AT_ONCE} FOR UPDATE SKIP LOCKED
  ),
  changed AS (
    UPDATE webhook_subscriptions s SET circuit_state = 'half_open', circuit_probe = $1,
      circuit_probe_at = now + interval '${PROBE_SECONDS} s'
    FROM due, clock WHERE s.id = due.id
    RETURNING s.*, due."from"
  ),
  changes AS (SELECT tenant_id, id, "from", 'half_open' AS "to", 'time' AS reason, last_failure FROM changed),${noted('changes')}
  SELECT ${SUBSCRIPTION_COLUMNS}, s.tenant_id AS "tenantId", t.livemode, s."from", s.circuit_probe AS probe
  FROM changed s JOIN tenants t ON t.id = s.tenant_id`

/**
 * Claims the circuits that are due for a probe, at most one probe per circuit across all processes. SQL: a queue claim.
 */
export const beginProbes = (database: Database, probe: string): Promise<Probing[]> =>
  database.query<Probing>(BEGIN_PROBES, [probe])

const END_PROBE = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  changed AS (
    UPDATE webhook_subscriptions s SET circuit_probe = NULL,
      circuit_state = CASE WHEN NOT $3 THEN 'open' WHEN circuit_successes + 1 >= ${CIRCUIT_SUCCESSES} THEN 'closed' ELSE 'half_open' END,
      circuit_successes = CASE WHEN $3 AND circuit_successes + 1 < ${CIRCUIT_SUCCESSES} THEN circuit_successes + 1 ELSE 0 END,
      circuit_probe_at = CASE WHEN NOT $3 THEN now + make_interval(secs => $4)
        WHEN circuit_successes + 1 >= ${CIRCUIT_SUCCESSES} THEN NULL ELSE now END,
      circuit_opened_at = CASE WHEN $3 AND circuit_successes + 1 >= ${CIRCUIT_SUCCESSES} THEN NULL ELSE circuit_opened_at END,
      failing_since = CASE WHEN NOT $3 THEN coalesce(failing_since, app_now()) END,
      failure_count = CASE WHEN NOT $3 THEN failure_count + 1 WHEN circuit_successes + 1 >= ${CIRCUIT_SUCCESSES} THEN 0 ELSE failure_count END
    FROM clock WHERE s.id = $1 AND s.circuit_probe = $2 AND s.circuit_state = 'half_open'
    RETURNING s.tenant_id, s.id, 'half_open' AS "from", s.circuit_state AS "to", $5::text AS reason, s.last_failure
  ),${noted('changed')}
  SELECT id, "from", "to", reason FROM changed WHERE "from" <> "to"`

interface Ended {
  id: string
  probe: string
  succeeded: boolean
  reason: string
}

/**
 * Stores the result of a probe if it is still the current one. SQL: fenced by the probe, with history and event in one
 * round trip.
 * @param wait seconds until the next one after a failure
 */
export const endProbe = (
  database: Database,
  { id, probe, succeeded, reason }: Ended,
  wait: number,
): Promise<Change[]> => database.query<Change>(END_PROBE, [id, probe, succeeded, wait, reason])
