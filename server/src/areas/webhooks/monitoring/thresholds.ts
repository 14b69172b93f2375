import { LATENCY_TARGET_MS } from '../limits.ts'

/** A webhook metric with its target and alert threshold. */
export interface Threshold {
  name: string
  description: string
  unit: 'ratio' | 'milliseconds' | 'seconds' | 'count'
  /** Met if the value is beyond this. */
  target?: { is: 'above' | 'below'; than: number }
  /** Raises an alert if the value is beyond this; priority 1 is the most urgent. */
  alert?: { is: 'above' | 'below'; than: number; priority: 1 | 2; todo: string; volume?: Volume }
}

/** The fewest deliveries of which a share says something about the receivers. */
interface Volume {
  of: 'ended' | 'tried'
  least: number
}

/** Deliveries that a metric is computed from. */
export type Volumes = Record<Volume['of'], number>

const RECEIVER = 'Look at what the receivers answer: webhooks deliveries, and the history of one.'

/** All thresholds of webhook delivery: the single table that the API, the metrics, the alerts and the tests use. */
export const THRESHOLDS = [
  {
    name: 'delivery_success_rate',
    description: 'Deliveries that arrived, of those that came to an end in this time.',
    unit: 'ratio',
    target: { is: 'above', than: 0.99 },
    alert: { is: 'below', than: 0.95, priority: 1, todo: RECEIVER, volume: { of: 'ended', least: 20 } },
  },
  {
    name: 'first_attempt_success_rate',
    description: 'First attempts that arrived, of those that were made in this time.',
    unit: 'ratio',
    target: { is: 'above', than: 0.95 },
    alert: {
      is: 'below',
      than: 0.9,
      priority: 2,
      todo: `Investigate the endpoint. ${RECEIVER}`,
      volume: { of: 'tried', least: 20 },
    },
  },
  {
    name: 'p50_latency_ms',
    description: 'Median of the time from the event to its arrival.',
    unit: 'milliseconds',
    target: { is: 'below', than: 500 },
  },
  {
    name: 'p99_latency_ms',
    description: '99th percentile of the time from the event to its arrival.',
    unit: 'milliseconds',
    target: { is: 'below', than: LATENCY_TARGET_MS },
  },
  {
    name: 'pending_dead_letters',
    description: 'Dead letters that were not sent again.',
    unit: 'count',
    alert: {
      is: 'above',
      than: 100,
      priority: 2,
      todo: 'Repair the receiver, then send them again: webhooks dlq replay-all.',
    },
  },
  {
    name: 'open_circuits',
    description: 'Subscriptions whose circuit is not closed, also those that were disabled because of it.',
    unit: 'count',
    alert: { is: 'above', than: 0, priority: 2, todo: 'Repair the receiver, then close its circuit: webhooks enable.' },
  },
  {
    name: 'retry_queue_depth',
    description: 'Deliveries that wait for a later attempt.',
    unit: 'count',
    alert: {
      is: 'above',
      than: 10_000,
      priority: 2,
      todo: 'Repair the receivers that fail, or disable their subscriptions.',
    },
  },
  {
    name: 'backlog',
    description: 'Deliveries that have not come to an end, also those behind an open circuit.',
    unit: 'count',
    alert: {
      is: 'above',
      than: 10_000,
      priority: 2,
      todo: 'Repair the receivers that deliveries wait for, or disable their subscriptions.',
    },
  },
  {
    name: 'overdue_seconds',
    description:
      'Age in seconds of the oldest due delivery that no process has claimed. Deliveries that a rate limit or an order holds back are left out.',
    unit: 'seconds',
    alert: {
      is: 'above',
      than: 60,
      priority: 1,
      todo: 'Tell the operator: no worker runs, or the workers are not enough.',
    },
  },
  {
    name: 'failed_inbound_events',
    description: 'Events that sources have accepted in this time and that became no memory.',
    unit: 'count',
    alert: {
      is: 'above',
      than: 0,
      priority: 2,
      todo: 'Read why, correct the cause, then replay them: webhooks sources events --status failed, and webhooks sources replay-all.',
    },
  },
] as const satisfies readonly Threshold[]

/** The thresholds with this deployment's latency target for 99 of 100 deliveries. */
export const thresholdsFor = (latencyTargetMs: number): readonly (Threshold & { name: MetricName })[] =>
  THRESHOLDS.map(threshold =>
    threshold.name === 'p99_latency_ms' ? { ...threshold, target: { is: 'below', than: latencyTargetMs } } : threshold,
  )

export type MetricName = (typeof THRESHOLDS)[number]['name']
export type MetricValues = Record<MetricName, number | null>

export type MetricStatus = 'ok' | 'off_target' | 'alert' | 'few' | 'no_data'

const beyond = (value: number, { is, than }: { is: 'above' | 'below'; than: number }): boolean =>
  is === 'above' ? value > than : value < than

/** The status of a value; `no_data` without one, and `few` below its volume. */
export function statusOf({ target, alert }: Threshold, value: number | null, volumes: Volumes): MetricStatus {
  if (value === null) return 'no_data'
  if (alert?.volume && volumes[alert.volume.of] < alert.volume.least) return 'few'
  if (alert && beyond(value, alert)) return 'alert'
  return target && !beyond(value, target) ? 'off_target' : 'ok'
}
