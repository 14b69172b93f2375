import type { Schemas } from '../../../contract/schemas.ts'
import type { Backlog } from '../engine/sql/backlog.ts'
import { totalOf } from './measure.ts'
import type { Alert } from './sql/alerts.ts'
import { type MetricName, statusOf, type Threshold, type Volumes } from './thresholds.ts'

/** The default time range of the metrics, as in the OpenAPI spec. */
export const DEFAULT_HOURS = 24

export function metricToWire(
  threshold: Threshold & { name: MetricName },
  value: number | null,
  volumes: Volumes,
): Schemas['WebhookMetric'] {
  const { name, description, unit, target, alert } = threshold
  return {
    name,
    description,
    unit,
    value,
    ...(target && { target }),
    ...(alert && { alert: { is: alert.is, than: alert.than, priority: alert.priority } }),
    status: statusOf(threshold, value, volumes),
  }
}

const statesOf = ({ queued, sending, retrying, deferred, oldest, overdue }: ReturnType<typeof totalOf>) => ({
  queued,
  sending,
  retrying,
  deferred,
  oldest_seconds: oldest,
  overdue_seconds: overdue,
})

export const backlogToWire = (backlogs: readonly Backlog[]): Schemas['WebhookBacklog'] => ({
  total: statesOf(totalOf(backlogs)),
  subscriptions: backlogs.map(each => ({ subscription_id: each.subscriptionId, ...statesOf(each) })),
})

export const alertToWire = ({ raisedAt, ...alert }: Alert): Schemas['WebhookAlert'] => ({
  ...alert,
  raised_at: raisedAt.toISOString(),
})
