import type { Schemas } from '../../../contract/schemas.ts'
import type { Backlog } from '../engine/sql/backlog.ts'
import { failingOf } from './failing.ts'
import { type Measured, share, totalOf } from './measure.ts'
import type { Group, Latency } from './sql/measure.ts'
import { type MetricName, statusOf, THRESHOLDS, type Threshold, type Volumes } from './thresholds.ts'

/** The default time range of the metrics, as in the OpenAPI spec. */
export const DEFAULT_HOURS = 24

const [SUCCESS] = THRESHOLDS

export function metricToWire(
  threshold: Threshold & { name: MetricName },
  value: number | null,
  volumes: Volumes,
  failsInRow: boolean,
): Schemas['WebhookMetric'] {
  const { name, description, unit, target, alert } = threshold
  return {
    name,
    description,
    unit,
    value,
    ...(target && { target }),
    ...(alert && { alert: { is: alert.is, than: alert.than, priority: alert.priority } }),
    status: failsInRow ? 'alert' : statusOf(threshold, value, volumes),
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

/** Groups that are listed at most. */
const MAX_GROUPS = 100

/** The outcomes of each subscription or each event type, the worst first. */
export function ratesToWire(
  measured: Pick<Measured, 'whole' | 'groups' | 'streaks'>,
  latencies: readonly Latency[],
): Pick<Schemas['WebhookMetricsResponse']['data'], 'subscriptions' | 'event_types'> {
  const failing = failingOf(SUCCESS, measured)
  const isSame = (a: Key, b: Key): boolean => a.subscriptionId === b.subscriptionId && a.type === b.type
  const rateOf = (group: Group): Rate => {
    const latency = latencies.find(each => isSame(each, group))
    const rate = share(group.arrived, group.ended)
    const isFailing = failing.some(each => isSame(each, group))
    return {
      ended: group.ended,
      succeeded: group.arrived,
      success_rate: rate,
      p50_latency_ms: latency?.p50 ?? null,
      p99_latency_ms: latency?.p99 ?? null,
      status: isFailing ? 'alert' : statusOf(SUCCESS, rate, group),
    }
  }
  const worst = measured.groups
    .map(group => ({ group, rate: rateOf(group) }))
    .toSorted((a, b) => (a.rate.success_rate ?? 2) - (b.rate.success_rate ?? 2) || b.rate.ended - a.rate.ended)
  return {
    subscriptions: worst
      .flatMap(({ group, rate }) => (group.subscriptionId ? [{ subscription_id: group.subscriptionId, ...rate }] : []))
      .slice(0, MAX_GROUPS),
    event_types: worst
      .flatMap(({ group, rate }) => (group.type ? [{ event_type: group.type, ...rate }] : []))
      .slice(0, MAX_GROUPS),
  }
}

type Rate = Omit<Schemas['WebhookMetricsResponse']['data']['event_types'][number], 'event_type'>
type Key = Pick<Group, 'subscriptionId' | 'type'>
