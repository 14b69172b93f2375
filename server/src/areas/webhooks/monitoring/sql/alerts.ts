import type { WebhookAlert } from '../../../../platform/database/prisma/client.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { ALERT_CLEARED, ALERT_RAISED } from '../../events.ts'

/** A value beyond its threshold. */
export type Problem = Omit<WebhookAlert, 'id' | 'tenantId' | 'raisedAt' | 'clearedAt'>

/** A problem that has not ended. */
export interface Alert extends Problem {
  raisedAt: Date
}

/** What the log says of an alert. */
export type NewAlert = Pick<Alert, 'metric' | 'priority' | 'message'>

/** What a continuing alert is known by: one row with the latest value. */
const KEY = 'metric, subscription_id, event_type'

const PLACE = `jsonb_strip_nulls(jsonb_build_object('metric', metric, 'subscription_id', nullif(subscription_id, ''),
      'event_type', nullif(event_type, '')))`

const SETTLE = `
  WITH given AS (
    SELECT metric, priority, value, threshold, message, "subscriptionId" AS subscription_id, "eventType" AS event_type,
      coalesce("subscriptionIds", '{}') AS subscription_ids
    FROM jsonb_to_recordset($2::jsonb) AS g(metric text, priority int, value float8, threshold float8, message text,
      "subscriptionId" text, "eventType" text, "subscriptionIds" text[])
  ),
  known AS MATERIALIZED (
    SELECT ${KEY} FROM runtime.webhook_alerts WHERE tenant_id = $1 AND cleared_at IS NULL ORDER BY ${KEY} FOR UPDATE
  ),
  raised AS (
    INSERT INTO runtime.webhook_alerts (tenant_id, ${KEY}, priority, value, threshold, message, subscription_ids)
    SELECT $1, ${KEY}, priority, value, threshold, message, subscription_ids FROM given
    WHERE (SELECT count(*) FROM known) >= 0 ORDER BY ${KEY}
    ON CONFLICT (tenant_id, ${KEY}) WHERE cleared_at IS NULL
      DO UPDATE SET value = excluded.value, message = excluded.message, subscription_ids = excluded.subscription_ids
    RETURNING ${KEY}, priority, value, threshold
  ),
  cleared AS (
    UPDATE runtime.webhook_alerts SET cleared_at = app_now()
    WHERE tenant_id = $1 AND cleared_at IS NULL AND (${KEY}) IN (SELECT ${KEY} FROM known)
      AND (${KEY}) NOT IN (SELECT ${KEY} FROM given)
    RETURNING ${KEY}
  ),
  told AS (
    INSERT INTO runtime.outbox (tenant_id, type, data)
    SELECT $1, '${ALERT_RAISED.type}',
      ${PLACE} || jsonb_build_object('priority', priority, 'value', value, 'threshold', threshold)
    FROM raised WHERE (${KEY}) NOT IN (SELECT ${KEY} FROM known)
    UNION ALL
    SELECT $1, '${ALERT_CLEARED.type}', ${PLACE} FROM cleared
  )
  SELECT metric, priority, message FROM given WHERE (${KEY}) NOT IN (SELECT ${KEY} FROM known)`

/**
 * Replaces the open alerts by the current problems. SQL: alerts that begin and end, with their events, in one
 * statement.
 * @returns the new alerts
 */
export const replaceAlerts = (scope: Scope, problems: readonly Problem[]): Promise<NewAlert[]> =>
  scope.query(SETTLE, [JSON.stringify(problems)])
