import type { Scope } from '../../../../platform/database/scope.ts'
import { ALERT_CLEARED, ALERT_RAISED } from '../../events.ts'

/** A value beyond its threshold. */
export interface Problem {
  metric: string
  priority: number
  value: number
  threshold: number
  message: string
}

/** A problem that has not ended. */
export interface Alert extends Problem {
  raisedAt: Date
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

/**
 * Replaces the open alerts by the current problems. SQL: alerts that begin and end, with their events, in one
 * statement.
 * @returns the new alerts
 */
export const replaceAlerts = (
  scope: Scope,
  problems: readonly Problem[],
): Promise<Pick<Alert, 'metric' | 'priority' | 'message'>[]> => scope.query(SETTLE, [JSON.stringify(problems)])
