import { type SpanContext, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from '../log/log.ts'
import type { Span, Traces } from './traces.ts'

interface OtlpOptions {
  /** The collector; spans go to its `/v1/traces`. */
  endpoint: string
  service: string
  log: Logger
}

const KINDS = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, client: SpanKind.CLIENT }
/** Spans that wait for the collector; more are dropped, so that one that is down costs no more memory. */
const MAX_WAITING = 20_000
const CLOSE_MS = 2_000

/** Sends spans as OTLP over HTTP. The exporter also reads the other variables `OTEL_EXPORTER_OTLP_…`. */
export function createOtlpTraces({ endpoint, service, log }: OtlpOptions): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` })
  const processor = new BatchSpanProcessor({ exporter: reporting(exporter, log), maxQueueSize: MAX_WAITING })
  const resource = defaultResource().merge(resourceFromAttributes({ 'service.name': service }))
  return {
    record: span => processor.onEnd(toReadable(span, resource)),
    async close() {
      const late = new Promise<void>(resolve => setTimeout(resolve, CLOSE_MS).unref())
      // it rejects if an export failed, which was reported
      await Promise.race([processor.shutdown().catch(() => {}), late])
    },
  }
}

/** The exporter alone reports its failures nowhere. */
const reporting = (exporter: SpanExporter, log: Logger): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, result => {
      if (result.error)
        log.warn({ err: result.error }, 'Spans could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT, and are lost')
      done(result)
    }),
  shutdown: () => exporter.shutdown(),
})

function toReadable(span: Span, resource: ReadableSpan['resource']): ReadableSpan {
  const { traceId, spanId, parentId, name, kind, startedAt, endedAt, attributes, error } = span
  const contextOf = (id: string): SpanContext => ({ traceId, spanId: id, traceFlags: TraceFlags.SAMPLED })
  return {
    name,
    kind: KINDS[kind],
    spanContext: () => contextOf(spanId),
    ...(parentId !== undefined && { parentSpanContext: { ...contextOf(parentId), isRemote: true } }),
    startTime: timeOf(startedAt),
    endTime: timeOf(endedAt),
    duration: timeOf(endedAt - startedAt),
    ended: true,
    status: error === undefined ? { code: SpanStatusCode.UNSET } : { code: SpanStatusCode.ERROR, message: error },
    attributes,
    links: [],
    events: [],
    resource,
    instrumentationScope: { name: 'keepsake' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}

/** Seconds and nanoseconds. */
const timeOf = (milliseconds: number): [number, number] => [
  Math.floor(milliseconds / 1_000),
  Math.round((milliseconds % 1_000) * 1e6),
]
