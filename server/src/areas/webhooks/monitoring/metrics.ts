import type { Database } from '../../../platform/database/database.ts'
import { type Metrics, REQUEST_SECONDS } from '../../../platform/telemetry/metrics.ts'
import type { OnAttempt } from '../engine/sender.ts'
import { overdueSeconds } from '../engine/sql/backlog.ts'

/** Bucket bounds of the latency histogram; they include the targets of half a second and five seconds. */
const LATENCY_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600, 3_600, 86_400]

export interface WebhookMetrics {
  attempt: OnAttempt
  /** Counts a domain event whose payload is not allowed in webhooks. */
  refused(): void
  /** Registers the queue connection. */
  queue(isConnected: () => boolean): void
}

/** Registers the webhook metrics. */
export function createWebhookMetrics(metrics: Metrics, database: Database): WebhookMetrics {
  const attemptSeconds = metrics.histogram({
    name: 'webhook_attempt_duration_seconds',
    help: 'Time of one attempt to deliver a webhook.',
    labelNames: ['outcome'],
    buckets: REQUEST_SECONDS,
  })
  const firstAttempts = metrics.counter({
    name: 'webhook_first_attempts_total',
    help: 'First attempts of webhook deliveries.',
    labelNames: ['outcome'],
  })
  const deliveries = metrics.counter({
    name: 'webhook_deliveries_total',
    help: 'Webhook deliveries that an attempt ended.',
    labelNames: ['outcome'],
  })
  const latency = metrics.histogram({
    name: 'webhook_delivery_latency_seconds',
    help: 'Time from an event to its arrival at a receiver.',
    buckets: LATENCY_SECONDS,
  })
  const refused = metrics.counter({
    name: 'webhook_events_refused_total',
    help: 'Events of the service that were not sent to webhooks because of their payload.',
  })
  metrics.gauge('webhook_dead_letters_pending', 'Dead letters that were not sent again.', () =>
    database.prisma(models => models.webhookDeadLetter.count({ where: { replayedAt: null } })),
  )
  metrics.gauge('webhook_circuits_open', 'Webhook subscriptions whose circuit is not closed.', () =>
    database.prisma(models =>
      models.webhookSubscription.count({ where: { circuitState: { not: 'closed' }, disabledAt: null } }),
    ),
  )
  metrics.gauge('webhook_retry_queue_depth', 'Deliveries that wait for a later attempt.', () =>
    database.prisma(models => models.webhookDelivery.count({ where: { priority: 1, dueAt: { not: null } } })),
  )
  metrics.gauge('webhook_backlog', 'Deliveries that have not come to an end, also those behind an open circuit.', () =>
    database.prisma(models => models.webhookDelivery.count({ where: { dueAt: { not: null } } })),
  )
  metrics.gauge('webhook_overdue_seconds', 'For how long a delivery could have been sent that nobody sends.', () =>
    overdueSeconds(database),
  )
  return {
    attempt({ status, first, seconds, secondsSinceEvent }) {
      const outcome = status === 'succeeded' ? 'succeeded' : 'failed'
      attemptSeconds.observe({ outcome }, seconds)
      if (first) firstAttempts.inc({ outcome })
      if (status !== 'retrying') deliveries.inc({ outcome: status })
      if (status === 'succeeded') latency.observe(secondsSinceEvent)
    },
    refused: () => refused.inc(),
    queue: isConnected =>
      metrics.gauge('webhook_queue_connected', 'Whether this process is connected to NATS.', () =>
        Number(isConnected()),
      ),
  }
}
