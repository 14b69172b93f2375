import type { Scope } from '../../../../platform/database/scope.ts'
import { TESTED } from '../../events.ts'

/** Outcomes by the time they happened, of all deliveries, or of those of a subscription or an event type. */
export interface Group {
  subscriptionId: string | null
  type: string | null
  ended: number
  arrived: number
  /** First attempts. */
  tried: number
  firstArrived: number
  /** The same at subscriptions where any delivery arrived. */
  endedUp: number
  triedUp: number
  /** The subscription that has all of them, if only one has any. */
  only: string | null
}

/** The outcomes of all deliveries, and what is waiting now. */
interface Counts extends Group {
  retries: number
  letters: number
  circuits: number
  failedInbound: number
}

/** Whether the first attempt of a delivery `d` was made since then. */
const IS_TRIED = `attempts > 0 AND coalesce((history -> 0 ->> 'at')::timestamptz, created_at) >= since`

const FIRST_ATTEMPTS = `count(*) FILTER (WHERE ${IS_TRIED}) AS tried,
      count(*) FILTER (WHERE ${IS_TRIED} AND history -> 0 ->> 'outcome' = 'succeeded') AS first_arrived`

const sum = (column: string): string => `coalesce(sum(${column}), 0)::int`
const sumUp = (column: string): string => `coalesce(sum(${column}) FILTER (WHERE up), 0)::int`

// first attempts whose deliveries have not come to an end wait for a retry
const MEASURE = `
  WITH clock AS MATERIALIZED (SELECT app_now() - make_interval(hours => $2) AS since),
  outcomes AS (
    SELECT subscription_id, event_type, count(*) AS ended, count(*) FILTER (WHERE status = 'succeeded') AS arrived,
      ${FIRST_ATTEMPTS}, 0 AS retries
    FROM runtime.webhook_deliveries, clock
    WHERE tenant_id = $1 AND finished_at >= since AND event_type <> '${TESTED.type}' GROUP BY 1, 2
    UNION ALL
    SELECT subscription_id, event_type, 0, 0, ${FIRST_ATTEMPTS}, count(*)
    FROM (SELECT id FROM webhook_subscriptions WHERE tenant_id = $1) AS s
    CROSS JOIN LATERAL (
      SELECT * FROM runtime.webhook_deliveries
      WHERE tenant_id = $1 AND subscription_id = s.id AND priority = 1 AND due_at IS NOT NULL
    ) AS d, clock
    GROUP BY 1, 2
  ),
  judged AS (SELECT *, sum(arrived) OVER (PARTITION BY subscription_id) > 0 AS up FROM outcomes)
  SELECT subscription_id AS "subscriptionId", event_type AS type, ${sum('ended')} AS ended, ${sum('arrived')} AS arrived,
    ${sum('tried')} AS tried, ${sum('first_arrived')} AS "firstArrived", ${sumUp('ended')} AS "endedUp",
    ${sumUp('tried')} AS "triedUp",
    CASE WHEN min(subscription_id) = max(subscription_id) THEN min(subscription_id) END AS only, ${sum('retries')} AS retries,
    (SELECT count(*)::int FROM runtime.webhook_dead_letters WHERE tenant_id = $1 AND replayed_at IS NULL) AS letters,
    (SELECT count(*)::int FROM webhook_subscriptions WHERE tenant_id = $1 AND circuit_state <> 'closed'
      AND (disabled_at IS NULL OR disabled_reason = 'circuit_open')) AS circuits,
    (SELECT count(*)::int FROM webhook_receipts
     WHERE tenant_id = $1 AND status = 'failed' AND received_at >= (SELECT since FROM clock)) AS "failedInbound"
  FROM judged GROUP BY GROUPING SETS ((), (subscription_id), (event_type))`

/** SQL: aggregates of the queue by several keys, in one round trip. */
export async function countDeliveries(scope: Scope, hours: number): Promise<{ whole: Counts; groups: Group[] }> {
  const rows = await scope.query<Counts>(MEASURE, [hours])
  const whole = rows.find(({ subscriptionId, type }) => subscriptionId === null && type === null)
  if (!whole) throw new Error('A statement of aggregates gave no row.')
  return { whole, groups: rows.filter(row => row !== whole) }
}

/** Milliseconds from events to their arrivals. */
export interface Latency {
  subscriptionId: string | null
  type: string | null
  p50: number
  p99: number
}

const LATENCIES = `
  SELECT subscription_id AS "subscriptionId", event_type AS type, latency[1]::float8 AS p50, latency[2]::float8 AS p99
  FROM (
    SELECT subscription_id, event_type, percentile_cont(ARRAY[0.5, 0.99]) WITHIN GROUP
      (ORDER BY extract(epoch FROM finished_at - created_at)::float8 * 1000) AS latency
    FROM runtime.webhook_deliveries
    WHERE tenant_id = $1 AND finished_at >= app_now() - make_interval(hours => $2) AND event_type <> '${TESTED.type}'
      AND status = 'succeeded'
    GROUP BY GROUPING SETS ((), (subscription_id), (event_type))
  ) AS measured WHERE latency IS NOT NULL`

/** Of what arrived in the last hours: of all, by subscription and by type. SQL: percentiles. */
export const selectLatencies = (scope: Scope, hours: number): Promise<Latency[]> =>
  scope.query<Latency>(LATENCIES, [hours])
