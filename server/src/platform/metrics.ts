import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface WebhookAttempt {
  /** What its delivery is after it. */
  status: 'succeeded' | 'retrying' | 'failed' | 'dead_lettered'
  first: boolean
  seconds: number
  secondsSinceEvent: number
}

export interface Metrics {
  /** One request answered. `operation` is an operationId, so that the number of series stays bounded. */
  request(operation: string, status: number, seconds: number): void
  /** One run of a background job. */
  job(type: string, outcome: 'completed' | 'failed' | 'retried', seconds: number): void
  /** One attempt to deliver a webhook. */
  webhookAttempt(attempt: WebhookAttempt): void
  /** One event that its payload keeps from webhooks. */
  webhookRefused(): void
  /** One question that an embedding model was asked for the meaning of. */
  questionEmbedded(outcome: 'completed' | 'failed', seconds: number): void
  /** One database statement. */
  query(seconds: number): void
  /** A value that is asked for when the metrics are read, e.g. `outbox_depth`. One that fails is left out of that reading. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** The Prometheus text format. */
  render(): Promise<{ contentType: string; body: string }>
}

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** The targets of half a second and of five are bounds of their own. */
const LATENCY_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600, 3_600, 86_400]
const QUERY_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
const JOB_SECONDS = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300]

/** A reading waits this long for one gauge, so that a stuck database does not take the metrics with it. */
const GAUGE_TIMEOUT_MS = 2_000

/**
 * Makes the metrics of a process.
 * @param withProcess memory, event loop and garbage collection as well; its observers last as long as the process
 */
export const createMetrics = ({ withProcess }: { withProcess: boolean }): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  if (withProcess) collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['operation', 'status'] as const,
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['operation'] as const,
    buckets: REQUEST_SECONDS,
    registers,
  })
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Runs of background jobs.',
    labelNames: ['type', 'outcome'] as const,
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of one run of a background job.',
    labelNames: ['type'] as const,
    buckets: JOB_SECONDS,
    registers,
  })
  const webhookSeconds = new Histogram({
    name: 'webhook_attempt_duration_seconds',
    help: 'Time of one attempt to deliver a webhook.',
    labelNames: ['outcome'] as const,
    buckets: REQUEST_SECONDS,
    registers,
  })
  const webhookFirstAttempts = new Counter({
    name: 'webhook_first_attempts_total',
    help: 'First attempts of webhook deliveries.',
    labelNames: ['outcome'] as const,
    registers,
  })
  const webhookDeliveries = new Counter({
    name: 'webhook_deliveries_total',
    help: 'Webhook deliveries that came to their end by an attempt.',
    labelNames: ['outcome'] as const,
    registers,
  })
  const webhookLatency = new Histogram({
    name: 'webhook_delivery_latency_seconds',
    help: 'Time from an event to its arrival at a receiver.',
    buckets: LATENCY_SECONDS,
    registers,
  })
  const webhooksRefused = new Counter({
    name: 'webhook_events_refused_total',
    help: 'Events of the service that were not sent to webhooks because of what is in them.',
    registers,
  })
  const questionSeconds = new Histogram({
    name: 'embedding_question_duration_seconds',
    help: 'Time in which the embedding model gave the meaning of a question, or failed.',
    labelNames: ['outcome'] as const,
    buckets: REQUEST_SECONDS,
    registers,
  })
  const querySeconds = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time of one database statement, waiting for a connection included.',
    buckets: QUERY_SECONDS,
    registers,
  })

  return {
    request(operation, status, seconds) {
      requests.inc({ operation, status })
      requestSeconds.observe({ operation }, seconds)
    },
    job(type, outcome, seconds) {
      jobs.inc({ type, outcome })
      jobSeconds.observe({ type }, seconds)
    },
    webhookAttempt({ status, first, seconds, secondsSinceEvent }) {
      const outcome = status === 'succeeded' ? 'succeeded' : 'failed'
      webhookSeconds.observe({ outcome }, seconds)
      if (first) webhookFirstAttempts.inc({ outcome })
      if (status !== 'retrying') webhookDeliveries.inc({ outcome: status })
      if (status === 'succeeded') webhookLatency.observe(secondsSinceEvent)
    },
    webhookRefused() {
      webhooksRefused.inc()
    },
    questionEmbedded(outcome, seconds) {
      questionSeconds.observe({ outcome }, seconds)
    },
    query(seconds) {
      querySeconds.observe(seconds)
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          let timer: NodeJS.Timeout | undefined
          const late = new Promise<never>((_, reject) => {
            timer = setTimeout(() => reject(new Error('late')), GAUGE_TIMEOUT_MS)
          })
          try {
            this.set(await Promise.race([read(), late]))
          } catch {
            this.remove()
          } finally {
            clearTimeout(timer)
          }
        },
      })
    },
    async render() {
      return { contentType: registry.contentType, body: await registry.metrics() }
    },
  }
}
