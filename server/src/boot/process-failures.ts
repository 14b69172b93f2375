import { failRequest } from '../platform/concurrency/request-failure.ts'
import type { Logger } from '../platform/log/log.ts'
import type { Metrics } from '../platform/telemetry/metrics.ts'

/**
 * Logs and counts promises that were rejected and that nobody handled. The request that left one fails, and the process
 * goes on: one wrong request must not end those of others.
 */
export function surviveLeftRejections({ log, metrics }: { log: Logger; metrics: Metrics }): void {
  const left = metrics.counter({
    name: 'unhandled_rejections_total',
    help: 'Promises that were rejected and that nobody handled.',
  })
  process.on('unhandledRejection', error => {
    left.inc()
    const isOfRequest = failRequest(error)
    log.error({ err: error, isOfRequest }, 'A promise was rejected and nobody handled it')
  })
}
