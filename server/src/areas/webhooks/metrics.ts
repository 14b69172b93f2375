import type { Database } from '../../platform/database/database.ts'
import { type Metrics, REQUEST_SECONDS } from '../../platform/telemetry/metrics.ts'
import type { OnAttempt } from './engine/sender.ts'
import { overdueSeconds } from './engine/sql/backlog.ts'
import type { Buried } from './engine/sql/circuits.ts'

/** Bucket bounds of the latency histogram; they include the targets of half a second and five seconds. */
const LATENCY_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600, 3_600, 86_400]

const OUTCOMES = ['succeeded', 'dead_lettered', 'failed'] as const

export interface WebhookMetrics {
  attempt: OnAttempt
  /** Counts deliveries that were given up without an attempt. */
  buried(counts: Buried): void
  /** Counts a domain event whose payload is not allowed in webhooks. */
  refused(): void
  /** Counts an inbound event whose body arrived shortly before under another ID, which nobody signed. */
  repeatedBody(): void
  /** Registers the queue connection. */
  queue(isConnected: () => boolean): void
}

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
    help: 'Finished webhook deliveries, by outcome.',
    labelNames: ['outcome'],
  })
  // a rate of Prometheus does not see the first value of a series
  for (const outcome of OUTCOMES) deliveries.inc({ outcome }, 0)
  const latency = metrics.histogram({
    name: 'webhook_delivery_latency_seconds',
    help: 'Time from an event to its arrival at a receiver.',
    buckets: LATENCY_SECONDS,
  })
  const refused = metrics.counter({
    name: 'webhook_events_refused_total',
    help: 'Events of the service that were not sent to webhooks because of their payload.',
  })
  const repeatedBodies = metrics.counter({
    name: 'webhooks_repeated_bodies_total',
    help: 'Inbound events whose body arrived shortly before under another ID, which is not signed.',
  })
  metrics.gauge('webhook_dead_letters_pending', 'Dead letters that were not sent again.', () =>
    database.prisma(models => models.webhookDeadLetter.count({ where: { replayedAt: null } })),
  )
  metrics.gauge('webhook_circuits_open', 'Webhook subscriptions whose circuit is not closed.', () =>
    database.prisma(models =>
      models.webhookSubscription.count({
        where: { circuitState: { not: 'closed' }, OR: [{ disabledAt: null }, { disabledReason: 'circuit_open' }] },
      }),
    ),
  )
  metrics.gauge('webhook_retry_queue_depth', 'Deliveries that wait for a later attempt.', () =>
    database.prisma(models => models.webhookDelivery.count({ where: { priority: 1, dueAt: { not: null } } })),
  )
  metrics.gauge('webhook_backlog', 'Deliveries that have not come to an end, also those behind an open circuit.', () =>
    database.prisma(models => models.webhookDelivery.count({ where: { dueAt: { not: null } } })),
  )
  metrics.gauge(
    'webhook_overdue_seconds',
    'Age in seconds of the oldest due delivery that no process has claimed.',
    () => overdueSeconds(database),
  )
  metrics.gauge('webhook_alerts_urgent', 'Open alerts of webhook delivery with priority 1, of all organizations.', () =>
    database.prisma(models => models.webhookAlert.count({ where: { clearedAt: null, priority: 1 } })),
  )
  return {
    buried(counts) {
      deliveries.inc({ outcome: 'dead_lettered' }, counts.dead_lettered)
      deliveries.inc({ outcome: 'failed' }, counts.failed)
    },
    attempt({ status, first, seconds, secondsSinceEvent }) {
      const outcome = status === 'succeeded' ? 'succeeded' : 'failed'
      attemptSeconds.observe({ outcome }, seconds)
      if (first) firstAttempts.inc({ outcome })
      if (status !== 'retrying') deliveries.inc({ outcome: status })
      if (status === 'succeeded') latency.observe(secondsSinceEvent)
    },
    refused: () => refused.inc(),
    repeatedBody: () => repeatedBodies.inc(),
    queue: isConnected =>
      metrics.gauge('webhook_queue_connected', 'Whether this process is connected to NATS.', () =>
        Number(isConnected()),
      ),
  }
}
