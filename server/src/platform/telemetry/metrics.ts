import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface MetricOptions<Label extends string> {
  name: string
  help: string
  labelNames?: readonly Label[]
}

interface HistogramOptions<Label extends string> extends MetricOptions<Label> {
  buckets: readonly number[]
}

export interface Metrics {
  /** Counts a completed request. `operation` is an operationId, so that the number of series stays bounded. */
  request(operation: string, status: number, seconds: number): void
  /** Counts a run of a background job. */
  job(type: string, outcome: 'completed' | 'failed' | 'retried', seconds: number): void
  /** Counts a database statement. */
  query(seconds: number): void
  counter<Label extends string>(options: MetricOptions<Label>): Counter<Label>
  /** Registers a histogram. @param options `buckets`: upper bounds, in the unit of the name */
  histogram<Label extends string>(options: HistogramOptions<Label>): Histogram<Label>
  /** Registers a value that is read for each scrape, e.g. `outbox_depth`. If a read fails, that scrape omits it. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** Returns the metrics in the Prometheus text format. */
  render(): Promise<{ contentType: string; body: string }>
}

export const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const QUERY_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
const JOB_SECONDS = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300]

/** Timeout for each gauge, so that a stuck database does not block all metrics. */
const GAUGE_TIMEOUT_MS = 2_000

/**
 * Creates the metrics of a process.
 * @param withProcess includes memory, event loop and garbage collection, with observers that run until the process
 * ends
 */
export const createMetrics = ({ withProcess }: { withProcess: boolean }): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  if (withProcess) collectDefaultMetrics({ register: registry })

  const counter = <Label extends string>({ name, help, labelNames = [] }: MetricOptions<Label>) =>
    new Counter({ name, help, labelNames: [...labelNames], registers })
  const histogram = <Label extends string>({ buckets, labelNames = [], ...named }: HistogramOptions<Label>) =>
    new Histogram({ ...named, labelNames: [...labelNames], buckets: [...buckets], registers })

  const requests = counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['operation', 'status'],
  })
  const requestSeconds = histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets: REQUEST_SECONDS,
  })
  const jobs = counter({ name: 'jobs_total', help: 'Runs of background jobs.', labelNames: ['type', 'outcome'] })
  const jobSeconds = histogram({
    name: 'job_duration_seconds',
    help: 'Time of one run of a background job.',
    labelNames: ['type'],
    buckets: JOB_SECONDS,
  })
  const querySeconds = histogram({
    name: 'database_query_duration_seconds',
    help: 'Time of one database statement, waiting for a connection included.',
    buckets: QUERY_SECONDS,
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
    query(seconds) {
      querySeconds.observe(seconds)
    },
    counter,
    histogram,
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
    render: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  }
}
