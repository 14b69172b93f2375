import { hash } from 'node:crypto'
import { traceparent } from '@keepsake/webhooks'
import type { WebhookEvent } from '../../../platform/database/prisma/client.ts'
import { hexOfId, idOfHex } from '../../../platform/values/ids.ts'

/** The trace of an event as it is stored. All null if the publishing request had none. */
export type EventTrace = Pick<WebhookEvent, 'traceId' | 'traceSampled' | 'traceState'>

export const NO_TRACE: EventTrace = { traceId: null, traceSampled: null, traceState: null }

/** The trace ID of an event: the one of the request that published it, or the 128 bits of its own ID. */
export const traceIdOf = ({ eventId, traceId }: { eventId: string } & Pick<EventTrace, 'traceId'>): string =>
  traceId ?? hexOfId(eventId)

/** The event whose trace ID derives from its own ID. */
export const eventOfTrace = (traceId: string): string => idOfHex('evt', traceId)

/** The span of an attempt, the same if it is repeated because its outcome was lost. @param attempt from 1 */
export const attemptSpanOf = (deliveryId: string, attempt: number): string =>
  hash('sha256', `${deliveryId}.${attempt}`).slice(0, 16)

/** The headers that continue the trace of an event at its receiver. @param attempt from 1 */
export function traceHeaders(
  event: { eventId: string } & EventTrace,
  deliveryId: string,
  attempt: number,
): Record<string, string> {
  const parent = {
    traceId: traceIdOf(event),
    parentId: attemptSpanOf(deliveryId, attempt),
    // a trace that begins here is recorded, because receivers would otherwise leave out theirs
    sampled: event.traceSampled ?? true,
  }
  return { traceparent: traceparent(parent), ...(event.traceState !== null && { tracestate: event.traceState }) }
}
