import type { TenantScope } from '../../../platform/database/database.ts'
import { type Backlog, selectBacklogs } from '../engine/sql/backlog.ts'
import { countDeliveries } from './sql/measure.ts'
import type { MetricValues } from './thresholds.ts'

export interface Measured {
  deliveries: { tried: number; succeeded: number; ended: number; waiting: number }
  values: MetricValues
  /** Of subscriptions that have any, the most first. */
  backlogs: Backlog[]
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const NOTHING = { queued: 0, sending: 0, retrying: 0, deferred: 0, oldest: null, overdue: null }

type Total = Omit<Backlog, 'subscriptionId' | 'oldest'> & { oldest: number | null }

const older = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)

export const waitingIn = ({ queued, sending, retrying, deferred }: Omit<Total, 'oldest' | 'overdue'>): number =>
  queued + sending + retrying + deferred

/** The backlog of all subscriptions. */
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

/** Delivery results of the last hours, and what is waiting now. Excludes test events. */
export async function measure(scope: TenantScope, hours: number): Promise<Measured> {
  const row = await countDeliveries(scope, hours)
  const backlogs = await selectBacklogs(scope)
  const waiting = totalOf(backlogs)
  return {
    deliveries: { tried: row.tried, succeeded: row.arrived, ended: row.ended, waiting: row.waiting },
    backlogs,
    values: {
      delivery_success_rate: share(row.arrived, row.ended),
      first_attempt_success_rate: share(row.firstArrived, row.tried),
      p50_latency_ms: row.p50,
      p99_latency_ms: row.p99,
      pending_dead_letters: row.letters,
      open_circuits: row.circuits,
      retry_queue_depth: row.retries,
      backlog: waitingIn(waiting),
      overdue_seconds: waiting.overdue ?? 0,
      failed_inbound_events: row.failedInbound,
    },
  }
}
