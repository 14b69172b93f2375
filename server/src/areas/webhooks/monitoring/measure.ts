import type { TenantScope } from '../../../platform/database/database.ts'
import { countDeliveries } from './sql/measure.ts'
import type { MetricValues } from './thresholds.ts'

export interface Measured {
  deliveries: { tried: number; succeeded: number; ended: number; waiting: number }
  values: MetricValues
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Delivery results of the last hours, and what is waiting now. Excludes test events. */
export async function measure(scope: TenantScope, hours: number): Promise<Measured> {
  const row = await countDeliveries(scope, hours)
  return {
    deliveries: { tried: row.tried, succeeded: row.arrived, ended: row.ended, waiting: row.waiting },
    values: {
      delivery_success_rate: share(row.arrived, row.ended),
      first_attempt_success_rate: share(row.firstArrived, row.tried),
      p50_latency_ms: row.p50,
      p99_latency_ms: row.p99,
      pending_dead_letters: row.letters,
      open_circuits: row.circuits,
      retry_queue_depth: row.retries,
    },
  }
}
