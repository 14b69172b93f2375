import type { TenantScope } from '../../../platform/database/database.ts'
import { ALERT_CLEARED, ALERT_RAISED } from '../events.ts'
import { DEAD_LETTER_ALERT } from '../limits.ts'
import type { MetricValues } from './thresholds.ts'
import { statusOf, THRESHOLDS } from './thresholds.ts'

/** A current problem. */
export interface Alert {
  metric: string
  priority: number
  value: number
  threshold: number
  message: string
  raisedAt: Date
}

/** The name of the alert for the number of dead letters, which includes their causes. */
const DEAD_LETTER_QUEUE = 'dead_letter_queue'

interface Raised {
  metric: string
  priority: number
  value: number
  threshold: number
  message: string
}

// a continuing alert is one row with the latest value
const SETTLE = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb)
      AS g(metric text, priority int, value float8, threshold float8, message text)
  ),
  known AS MATERIALIZED (
    SELECT metric FROM runtime.webhook_alerts WHERE tenant_id = $1 AND cleared_at IS NULL ORDER BY metric FOR UPDATE
  ),
  raised AS (
    INSERT INTO runtime.webhook_alerts (tenant_id, metric, priority, value, threshold, message)
    SELECT $1, metric, priority, value, threshold, message FROM given
    WHERE (SELECT count(*) FROM known) >= 0 ORDER BY metric
    ON CONFLICT (tenant_id, metric) WHERE cleared_at IS NULL
      DO UPDATE SET value = excluded.value, message = excluded.message
    RETURNING metric, priority, value, threshold
  ),
  cleared AS (
    UPDATE runtime.webhook_alerts SET cleared_at = app_now()
    WHERE tenant_id = $1 AND cleared_at IS NULL AND metric IN (SELECT metric FROM known)
      AND metric NOT IN (SELECT metric FROM given)
    RETURNING metric
  ),
  told AS (
    INSERT INTO runtime.outbox (tenant_id, type, data)
    SELECT $1, '${ALERT_RAISED.type}',
      jsonb_build_object('metric', metric, 'priority', priority, 'value', value, 'threshold', threshold)
    FROM raised WHERE metric NOT IN (SELECT metric FROM known)
    UNION ALL
    SELECT $1, '${ALERT_CLEARED.type}', jsonb_build_object('metric', metric) FROM cleared
  )
  SELECT g.metric, g.priority, g.message FROM given g WHERE g.metric NOT IN (SELECT metric FROM known)`

const OPEN = `
  SELECT metric, priority, value, threshold, message, raised_at AS "raisedAt"
  FROM runtime.webhook_alerts WHERE tenant_id = $1 AND cleared_at IS NULL ORDER BY priority, metric`

const ANALYSE = `
  SELECT reason, subscription_id AS "subscriptionId", count(*)::int AS count FROM runtime.webhook_dead_letters
  WHERE tenant_id = $1 AND replayed_at IS NULL GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 5`

/** The open alerts, the most urgent first. */
export const openAlerts = (scope: TenantScope): Promise<Alert[]> => scope.query<Alert>(OPEN)

/** Raises alerts for values beyond their threshold, and clears the others. @returns the new alerts */
export async function settleAlerts(
  scope: TenantScope,
  values: MetricValues,
): Promise<Pick<Alert, 'metric' | 'priority' | 'message'>[]> {
  const raised: Raised[] = THRESHOLDS.flatMap(threshold => {
    const value = values[threshold.name]
    if (value === null || !('alert' in threshold) || statusOf(threshold, value) !== 'alert') return []
    const { priority, is, than, todo } = threshold.alert
    const message = `${threshold.name} is ${Number(value.toPrecision(3))}, ${is} ${than}. ${threshold.description} ${todo}`
    return [{ metric: threshold.name, priority, value, threshold: than, message }]
  })
  const letters = values.pending_dead_letters ?? 0
  if (letters > DEAD_LETTER_ALERT)
    raised.push({
      metric: DEAD_LETTER_QUEUE,
      priority: 1,
      value: letters,
      threshold: DEAD_LETTER_ALERT,
      message: `${letters} dead letters: ${await analysis(scope)}`,
    })
  return scope.query(SETTLE, [JSON.stringify(raised)])
}

/** The causes of the dead letters, most frequent first. */
async function analysis(scope: TenantScope): Promise<string> {
  const groups = await scope.query<{ reason: string; subscriptionId: string; count: number }>(ANALYSE)
  return groups.map(({ reason, subscriptionId, count }) => `${count} ${reason} at ${subscriptionId}`).join(', ')
}
