import type { Database } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { isFirst } from './deliveries.ts'

/** Deliveries of a subscription that have not come to an end, by state. */
export interface Backlog {
  subscriptionId: string
  queued: number
  sending: number
  retrying: number
  /** They wait for a circuit to close or for the subscription to be enabled. */
  deferred: number
  /** Seconds since the event of the oldest one. */
  oldest: number
  /** For how many seconds one could have been sent; null if none could. */
  overdue: number | null
}

/** Whether a delivery `d` of a subscription `s` is held back. One that was claimed is not, also if its lease ended. */
const IS_DEFERRED = `d.lease IS NULL AND (s.disabled_at IS NOT NULL OR s.circuit_state <> 'closed')`

/**
 * Whether a delivery should have been sent by now. A rate limit and an order hold deliveries back without a fault: a
 * delivery counts once the limit allows it, or nothing before it waits. When it came to be the first is not stored, so an
 * ordered subscription does not count if it has sent something in the last minute.
 */
const IS_OVERDUE = `d.due_at <= clock.now AND NOT (${IS_DEFERRED}) AND (s.rate_free_at IS NULL OR s.rate_free_at <= clock.now)
    AND (d.ordering_key IS NULL OR NOT moving.recently AND ${isFirst('AND older.tenant_id = d.tenant_id')})`

const MOVING = `LATERAL (
    SELECT s.ordered AND EXISTS (
      SELECT FROM runtime.webhook_deliveries e
      WHERE e.tenant_id = s.tenant_id AND e.finished_at > clock.now - interval '1 minute' AND e.subscription_id = s.id
    ) AS recently OFFSET 0
  ) AS moving`

/** Since when it could have been sent. */
const SINCE = 'greatest(d.due_at, s.rate_free_at)'

const STATE = `CASE WHEN d.lease IS NOT NULL AND d.due_at > clock.now THEN 'sending' WHEN ${IS_DEFERRED} THEN 'deferred'
    ELSE d.status END`

const BACKLOG = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  waiting AS (
    SELECT s.id, ${STATE} AS state, clock.now - d.created_at AS age,
      CASE WHEN ${IS_OVERDUE} THEN clock.now - ${SINCE} END AS overdue
    FROM clock CROSS JOIN webhook_subscriptions s CROSS JOIN ${MOVING}
    JOIN runtime.webhook_deliveries d ON d.subscription_id = s.id AND d.tenant_id = $1 AND d.due_at IS NOT NULL
    WHERE s.tenant_id = $1
  )
  SELECT id AS "subscriptionId", count(*) FILTER (WHERE state = 'queued')::int AS queued,
    count(*) FILTER (WHERE state = 'sending')::int AS sending, count(*) FILTER (WHERE state = 'retrying')::int AS retrying,
    count(*) FILTER (WHERE state = 'deferred')::int AS deferred,
    greatest(0, extract(epoch FROM max(age)))::float8 AS oldest, extract(epoch FROM max(overdue))::float8 AS overdue
  FROM waiting GROUP BY id ORDER BY count(*) DESC, id`

/** Of subscriptions that have any, the most first. SQL: aggregates of states that are computed. */
export const selectBacklogs = (scope: Scope): Promise<Backlog[]> => scope.query<Backlog>(BACKLOG)

const OVERDUE = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now)
  SELECT extract(epoch FROM max(clock.now - due.at))::float8 AS seconds
  FROM clock CROSS JOIN webhook_subscriptions s CROSS JOIN ${MOVING}
  CROSS JOIN LATERAL (
    SELECT min(${SINCE}) AS at FROM runtime.webhook_deliveries d
    WHERE d.subscription_id = s.id AND d.due_at IS NOT NULL AND ${IS_OVERDUE}
  ) AS due`

/** For how many seconds a delivery could have been sent, of all tenants. SQL: an aggregate with a hint for its index. */
export const overdueSeconds = async (database: Database): Promise<number> =>
  (await database.first<{ seconds: number | null }>(OVERDUE))?.seconds ?? 0
