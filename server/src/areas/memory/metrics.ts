import type { Database } from '../../platform/database/database.ts'
import type { Metrics } from '../../platform/telemetry/metrics.ts'

export function registerMemoryMetrics(metrics: Metrics, database: Database): void {
  metrics.gauge('extractions_waiting', 'Memories whose properties are still to be extracted.', () =>
    database.prisma(models => models.memoryExtraction.count({ where: { kind: { not: 'profile' } } })),
  )
}
