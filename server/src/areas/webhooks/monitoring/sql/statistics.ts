import type { Query } from '../../../../contract/schemas.ts'
import type { Scope, SqlValue } from '../../../../platform/database/scope.ts'
import { TESTED } from '../../events.ts'

/** What became of deliveries in one hour, and how many were made in it. */
export interface HourRow {
  /** Null for all hours together. */
  hour: Date | null
  deliveries: number
  succeeded: number
  failed: number
  waiting: number
  p50: number | null
  p95: number | null
  p99: number | null
}

/** Whose deliveries are counted: of all subscriptions without one. */
export type StatisticsFilter = Query<'getWebhookStatistics'>

/** The values of `CHOSEN`. */
const chosenBy = ({ subscription_id, customer }: StatisticsFilter): SqlValue[] => [subscription_id, customer]

const CHOSEN = `s.tenant_id = $1 AND ($2::text IS NULL OR s.id = $2) AND ($3::text IS NULL OR s.customer = $3)`

const IS_CHOSEN = `d.tenant_id = $1 AND d.event_type <> '${TESTED.type}'
      AND (($2::text IS NULL AND $3::text IS NULL) OR d.subscription_id = ANY (ARRAY(
        SELECT s.id FROM webhook_subscriptions s WHERE ${CHOSEN})))`

/** An hour of UTC. All hours together are at infinity, since percentiles cannot be added up. */
const hourOf = (time: string): string => `coalesce(date_trunc('hour', ${time}, 'UTC'), 'infinity')`
const byHour = (time: string): string => `GROUP BY GROUPING SETS ((date_trunc('hour', ${time}, 'UTC')), ())`

const HOURS = `
  WITH clock AS MATERIALIZED (
    SELECT date_trunc('hour', app_now(), 'UTC') AS last,
      date_trunc('hour', app_now(), 'UTC') - make_interval(hours => $4 - 1) AS first
  ),
  made AS (
    SELECT ${hourOf('d.created_at')} AS hour, count(*)::int AS deliveries,
      count(*) FILTER (WHERE d.due_at IS NOT NULL)::int AS waiting
    FROM clock, runtime.webhook_deliveries d WHERE d.created_at >= clock.first AND ${IS_CHOSEN} ${byHour('d.created_at')}
  ),
  ended AS (
    SELECT ${hourOf('d.finished_at')} AS hour, count(*) FILTER (WHERE d.status = 'succeeded')::int AS succeeded,
      count(*) FILTER (WHERE d.status IN ('failed', 'dead_lettered'))::int AS failed,
      percentile_cont(ARRAY[0.5, 0.95, 0.99]) WITHIN GROUP
        (ORDER BY extract(epoch FROM d.finished_at - d.created_at)::float8 * 1000)
        FILTER (WHERE d.status = 'succeeded') AS latency
    FROM clock, runtime.webhook_deliveries d WHERE d.finished_at >= clock.first AND ${IS_CHOSEN} ${byHour('d.finished_at')}
  ),
  hours AS (
    SELECT generate_series(first, last, interval '1 hour') AS hour FROM clock UNION ALL SELECT 'infinity'
  )
  SELECT nullif(h.hour, 'infinity') AS hour, coalesce(deliveries, 0) AS deliveries, coalesce(succeeded, 0) AS succeeded,
    coalesce(failed, 0) AS failed, coalesce(waiting, 0) AS waiting, latency[1]::float8 AS p50, latency[2]::float8 AS p95,
    latency[3]::float8 AS p99
  FROM hours h LEFT JOIN made ON made.hour = h.hour LEFT JOIN ended ON ended.hour = h.hour ORDER BY h.hour`

/** All hours, oldest first, also those without deliveries, and then all together. SQL: aggregates by hour. */
export const countByHour = (scope: Scope, filter: StatisticsFilter, hours: number): Promise<HourRow[]> =>
  scope.query<HourRow>(HOURS, [...chosenBy(filter), hours])

const WAITING = `
  SELECT count(*)::int AS waiting, extract(epoch FROM app_now() - min(d.created_at))::float8 AS oldest
  FROM webhook_subscriptions s
  JOIN runtime.webhook_deliveries d ON d.subscription_id = s.id AND d.tenant_id = $1 AND d.due_at IS NOT NULL
  WHERE ${CHOSEN}`

/** SQL: aggregates of the queue. */
export const countWaiting = async (
  scope: Scope,
  filter: StatisticsFilter,
): Promise<{ waiting: number; oldest: number | null }> =>
  (await scope.first<{ waiting: number; oldest: number | null }>(WAITING, chosenBy(filter))) ?? {
    waiting: 0,
    oldest: null,
  }
