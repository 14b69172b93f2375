import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { countByHour, countWaiting, type HourRow, type StatisticsFilter } from './sql/statistics.ts'

/** What became of the deliveries of each hour, and what is waiting now. */
export async function statisticsOf(
  scope: TenantScope,
  filter: StatisticsFilter,
  hours: number,
): Promise<Schemas['WebhookStatisticsResponse']['data']> {
  const rows = await countByHour(scope, filter, hours)
  const { waiting, oldest } = await countWaiting(scope, filter)
  return { hours: rows.map(hourToWire), backlog: { waiting, oldest_seconds: oldest } }
}

const hourToWire = ({ hour, p50, p95, p99, ...counts }: HourRow): Schemas['WebhookHour'] => {
  const ended = counts.succeeded + counts.failed
  return {
    hour: hour.toISOString(),
    ...counts,
    success_rate: ended === 0 ? null : counts.succeeded / ended,
    p50_latency_ms: p50,
    p95_latency_ms: p95,
    p99_latency_ms: p99,
  }
}
