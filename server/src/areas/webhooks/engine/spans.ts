import { hash } from 'node:crypto'
import type { Span, Traces } from '../../../platform/telemetry/traces.ts'
import { attemptSpanOf, type EventTrace, traceIdOf } from '../attempt/trace.ts'
import type { Claimed, Outcome } from './sql/deliveries.ts'

/** The span in which an event was published, which its attempts belong to. */
const eventSpanOf = (eventId: string): string => hash('sha256', eventId).slice(0, 16)

/** Records the publication of an event, unless its caller asked to record nothing. */
export function recordPublished(
  traces: Traces | undefined,
  event: { id: string; type: string } & Partial<EventTrace>,
  { parentId, startedAt, deliveries }: Pick<Span, 'parentId' | 'startedAt'> & { deliveries: number },
): void {
  if (!traces || event.traceSampled === false) return
  traces.record({
    traceId: traceIdOf({ eventId: event.id, traceId: event.traceId ?? null }),
    spanId: eventSpanOf(event.id),
    parentId,
    name: `publish ${event.type}`,
    kind: 'producer',
    startedAt,
    endedAt: Date.now(),
    attributes: {
      'messaging.message.id': event.id,
      'webhook.event.type': event.type,
      'webhook.deliveries': deliveries,
    },
  })
}

/** Records an attempt of a delivery, unless the caller that published the event asked to record nothing. */
export function recordAttempt(traces: Traces, row: Claimed, outcome: Outcome, startedAt: number): void {
  if (row.traceSampled === false) return
  traces.record({
    traceId: traceIdOf(row),
    spanId: attemptSpanOf(row.id, row.attempts + 1),
    parentId: eventSpanOf(row.eventId),
    name: `deliver ${row.type}`,
    kind: 'client',
    startedAt,
    endedAt: Date.now(),
    attributes: {
      'messaging.message.id': row.eventId,
      'http.request.method': 'POST',
      // the path and the query can have a token
      'server.address': new URL(row.url).hostname,
      'webhook.event.type': row.type,
      'webhook.subscription.id': row.subscriptionId,
      'webhook.delivery.id': row.id,
      'webhook.attempt': row.attempts + 1,
      ...(outcome.code !== null && { 'http.response.status_code': outcome.code }),
    },
    error: outcome.error ?? undefined,
  })
}
