import type { TenantScope } from '../../../platform/database/database.ts'
import { type Backlog, selectBacklogs } from '../engine/sql/backlog.ts'
import { countDeliveries, type Group } from './sql/measure.ts'
import { type Streak, selectStreaks } from './sql/streaks.ts'
import type { MetricValues } from './thresholds.ts'

export interface Measured {
  deliveries: { tried: number; succeeded: number; ended: number; waiting: number }
  /** Without the latencies, which raise no alert. */
  values: Omit<MetricValues, 'p50_latency_ms' | 'p99_latency_ms'>
  whole: Group
  /** Of each subscription and each event type that has any. */
  groups: Group[]
  streaks: Streak[]
  /** Of subscriptions that have any, the most first. */
  backlogs: Backlog[]
}

export const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const NOTHING = { queued: 0, sending: 0, retrying: 0, deferred: 0, oldest: null, overdue: null }

type Total = Omit<Backlog, 'subscriptionId' | 'oldest'> & { oldest: number | null }

const older = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)

export const waitingIn = ({ queued, sending, retrying, deferred }: Omit<Total, 'oldest' | 'overdue'>): number =>
  queued + sending + retrying + deferred

export const totalOf = (backlogs: readonly Backlog[]): Total =>
  backlogs.reduce<Total>(
    (sum, each) => ({
      queued: sum.queued + each.queued,
      sending: sum.sending + each.sending,
      retrying: sum.retrying + each.retrying,
      deferred: sum.deferred + each.deferred,
      oldest: older(sum.oldest, each.oldest),
      overdue: older(sum.overdue, each.overdue),
    }),
    NOTHING,
  )

/** What became of deliveries in the last hours, by the time it happened, and what is waiting now. Excludes test events. */
export async function measure(scope: TenantScope, hours: number): Promise<Measured> {
  const { whole, groups } = await countDeliveries(scope, hours)
  const streaks = await selectStreaks(scope)
  const backlogs = await selectBacklogs(scope)
  const waiting = totalOf(backlogs)
  return {
    deliveries: { tried: whole.tried, succeeded: whole.arrived, ended: whole.ended, waiting: waitingIn(waiting) },
    whole,
    groups,
    streaks,
    backlogs,
    values: {
      delivery_success_rate: share(whole.arrived, whole.ended),
      first_attempt_success_rate: share(whole.firstArrived, whole.tried),
      pending_dead_letters: whole.letters,
      open_circuits: whole.circuits,
      retry_queue_depth: whole.retries,
      backlog: waitingIn(waiting),
      overdue_seconds: waiting.overdue ?? 0,
      failed_inbound_events: whole.failedInbound,
    },
  }
}
