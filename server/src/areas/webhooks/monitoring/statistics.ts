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
  const byHour = rows.flatMap(row => (row.hour ? [{ hour: row.hour.toISOString(), ...countsToWire(row) }] : []))
  const total = rows.find(row => row.hour === null)
  if (!total) throw new Error('The statistics have no total.')
  return { hours: byHour, total: countsToWire(total), backlog: { waiting, oldest_seconds: oldest } }
}

const countsToWire = ({ hour, p50, p95, p99, ...counts }: HourRow): Omit<Schemas['WebhookHour'], 'hour'> => {
  const ended = counts.succeeded + counts.failed
  return {
    ...counts,
    success_rate: ended === 0 ? null : counts.succeeded / ended,
    p50_latency_ms: p50,
    p95_latency_ms: p95,
    p99_latency_ms: p99,
  }
}
