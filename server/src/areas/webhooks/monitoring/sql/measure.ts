import type { Scope } from '../../../../platform/database/scope.ts'
import { TESTED } from '../../events.ts'

/** What metrics are computed from. */
interface Counts {
  arrived: number
  ended: number
  firstArrived: number
  tried: number
  p50: number | null
  p99: number | null
  letters: number
  circuits: number
  retries: number
  waiting: number
  failedInbound: number
}

const MEASURE = `
  WITH clock AS MATERIALIZED (SELECT app_now() - make_interval(hours => $2) AS since),
  sent AS (
    SELECT count(*) FILTER (WHERE status = 'succeeded')::int AS arrived,
      count(*) FILTER (WHERE status IN ('succeeded', 'failed', 'dead_lettered'))::int AS ended,
      count(*) FILTER (WHERE history -> 0 ->> 'outcome' = 'succeeded')::int AS "firstArrived",
      count(*) FILTER (WHERE attempts > 0)::int AS tried,
      count(*) FILTER (WHERE due_at IS NOT NULL)::int AS waiting,
      percentile_cont(ARRAY[0.5, 0.99]) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - created_at)::float8 * 1000)
        FILTER (WHERE status = 'succeeded') AS latency
    FROM runtime.webhook_deliveries, clock
    WHERE tenant_id = $1 AND created_at >= since AND event_type <> '${TESTED.type}'
  )
  SELECT arrived, ended, "firstArrived", tried, waiting, latency[1]::float8 AS p50, latency[2]::float8 AS p99,
    (SELECT count(*)::int FROM runtime.webhook_dead_letters WHERE tenant_id = $1 AND replayed_at IS NULL) AS letters,
    (SELECT count(*)::int FROM webhook_subscriptions
     WHERE tenant_id = $1 AND circuit_state <> 'closed' AND disabled_at IS NULL) AS circuits,
    (SELECT count(*)::int FROM webhook_subscriptions s JOIN runtime.webhook_deliveries d ON d.subscription_id = s.id
     WHERE s.tenant_id = $1 AND d.tenant_id = $1 AND d.priority = 1 AND d.due_at IS NOT NULL) AS retries,
    (SELECT count(*)::int FROM webhook_receipts
     WHERE tenant_id = $1 AND status = 'failed' AND received_at >= (SELECT since FROM clock)) AS "failedInbound"
  FROM sent`

/** SQL: aggregates of the queue, in one round trip. */
export async function countDeliveries(scope: Scope, hours: number): Promise<Counts> {
  const [row] = await scope.query<Counts>(MEASURE, [hours])
  if (!row) throw new Error('A statement of aggregates gave no row.')
  return row
}
