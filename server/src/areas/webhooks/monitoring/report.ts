import type { Schemas } from '../../../contract/schemas.ts'
import type { Alert } from './sql/alerts.ts'
import { type MetricName, statusOf, type Threshold } from './thresholds.ts'

/** The default time range of the metrics, as in the OpenAPI spec. */
export const DEFAULT_HOURS = 24

export function metricToWire(
  threshold: Threshold & { name: MetricName },
  value: number | null,
): Schemas['WebhookMetric'] {
  const { name, description, unit, target, alert } = threshold
  return {
    name,
    description,
    unit,
    value,
    ...(target && { target }),
    ...(alert && { alert: { is: alert.is, than: alert.than, priority: alert.priority } }),
    status: statusOf(threshold, value),
  }
}

export const alertToWire = ({ raisedAt, ...alert }: Alert): Schemas['WebhookAlert'] => ({
  ...alert,
  raised_at: raisedAt.toISOString(),
})
