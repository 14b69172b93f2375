import type { Scope } from '../../../../platform/database/scope.ts'
import { TESTED } from '../../events.ts'

/** The latest deliveries of all, of a subscription or of an event type that all failed. */
export interface Streak {
  subscriptionId: string | null
  type: string | null
  /** Where the latest of them failed. */
  endpoints: string[]
}

/** So many failures in a row raise an alert. */
export const STREAK = 3

/** After so many failed attempts in a row, a delivery that waits for the next one counts as a failure. */
const ENDANGERED = 6
/** Such deliveries of a subscription that are read at most. */
const MAX_WAITING = 1_000

/** Outcomes that are read at most to find a success between the failures. */
const MAX_READ = 50_000

// a success of the same moment ends the row: outcomes that are stored together have one time
const STREAKS = `
  WITH lost AS MATERIALIZED (
    (SELECT subscription_id, event_type, finished_at AS at FROM runtime.webhook_deliveries
    WHERE tenant_id = $1 AND status IN ('failed', 'dead_lettered') AND finished_at >= app_now() - interval '72 hours'
      AND event_type <> '${TESTED.type}'
    ORDER BY finished_at DESC LIMIT ${MAX_READ})
    UNION ALL
    SELECT d.subscription_id, d.event_type, (d.history -> -1 ->> 'at')::timestamptz
    FROM (SELECT id FROM webhook_subscriptions WHERE tenant_id = $1) AS s
    CROSS JOIN LATERAL (
      SELECT * FROM runtime.webhook_deliveries
      WHERE tenant_id = $1 AND subscription_id = s.id AND priority = 1 AND due_at IS NOT NULL
        AND attempts - attempts_before >= ${ENDANGERED} LIMIT ${MAX_WAITING}
    ) AS d
  ),
  streaks AS (
    SELECT subscription_id, event_type, (array_agg(at ORDER BY at DESC))[${STREAK}] AS since,
      (array_agg(subscription_id ORDER BY at DESC))[1:${STREAK}] AS endpoints
    FROM lost WHERE at IS NOT NULL GROUP BY GROUPING SETS ((), (subscription_id), (event_type)) HAVING count(*) >= ${STREAK}
  ),
  arrived AS MATERIALIZED (
    SELECT subscription_id, event_type, max(finished_at) AS at FROM (
      SELECT subscription_id, event_type, finished_at, status FROM runtime.webhook_deliveries
      WHERE tenant_id = $1 AND finished_at >= (SELECT min(since) FROM streaks) AND event_type <> '${TESTED.type}'
      ORDER BY finished_at DESC LIMIT ${MAX_READ}
    ) AS recent WHERE status = 'succeeded' GROUP BY 1, 2
  )
  SELECT s.subscription_id AS "subscriptionId", s.event_type AS type, s.endpoints FROM streaks s
  WHERE NOT EXISTS (
    SELECT FROM arrived a WHERE a.at >= s.since AND (s.subscription_id IS NULL OR a.subscription_id = s.subscription_id)
      AND (s.event_type IS NULL OR a.event_type = s.event_type))`

/** Failures in a row within three days. Reads only failures if there are few. SQL: aggregates by several keys. */
export const selectStreaks = (scope: Scope): Promise<Streak[]> => scope.query<Streak>(STREAKS)
