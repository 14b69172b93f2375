import type { Metrics } from '../../platform/telemetry/metrics.ts'

export interface GatewayMetrics {
  unexpected(operation: string): void
}

export function createGatewayMetrics(metrics: Metrics): GatewayMetrics {
  const unexpected = metrics.counter({
    name: 'gateway_unexpected_answers_total',
    help: 'Answers of the data provider that had another shape than documented, by operation.',
    labelNames: ['operation'],
  })
  return { unexpected: operation => unexpected.inc({ operation }) }
}
