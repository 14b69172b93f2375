import type { Database } from '../../../platform/database/database.ts'
import { fanOut } from '../engine/fan-out.ts'
import type { NewEvent } from '../engine/sql/fan-out.ts'
import { RECEIVED } from '../events.ts'
import { MAX_FORWARDED_BYTES } from '../limits.ts'
import { isReserved } from '../subscriptions/headers.ts'
import type { CalledSource } from './sql/sources.ts'

/** An event as it arrived, and what is known about it. */
export interface ArrivedEvent {
  body: Uint8Array
  headers: Headers
  /** The sender's ID. */
  eventId: string
  type: string | undefined
  /** How many deliveries of this service led to it. */
  hops: number
}

/** Headers that say how a delivery got here, or that are credentials for this server. */
const NOT_PASSED_ON = new Set(['authorization', 'cookie', 'forwarded', 'x-real-ip'])

const isPassedOn = (name: string): boolean =>
  name === 'content-type' || !(isReserved(name) || NOT_PASSED_ON.has(name) || name.startsWith('x-forwarded-'))

/**
 * Queues an accepted event for the forward URL of its source, in the transaction that accepts it.
 * @param receiptId of the delivery in the log. The ID of the event differs only in its prefix, so that each names the other.
 */
export async function forward(
  database: Database,
  { id, tenantId, forward: subscriber, now }: CalledSource,
  receiptId: string,
  { body, headers, eventId, type, hops }: ArrivedEvent,
  fetchUrlOf: (id: string) => string,
): Promise<void> {
  if (!subscriber) return
  const about = { id: receiptId, source_id: id, event_id: eventId, ...(type !== undefined && { type }) }
  const passedOn = Object.fromEntries([...headers].filter(([name]) => isPassedOn(name)))
  const whole = JSON.stringify({ object: { ...about, headers: passedOn, body: Buffer.from(body).toString() } })
  const forwardedId = receiptId.replace('rcv_', 'evt_')
  const isWhole = body.byteLength <= MAX_FORWARDED_BYTES
  const event: NewEvent = {
    tenantId,
    id: forwardedId,
    type: RECEIVED.type,
    createdAt: now,
    data: isWhole ? whole : JSON.stringify({ object: about, fetch_url: fetchUrlOf(forwardedId) }),
    whole: isWhole ? null : whole,
    orderingKey: id,
    hops: hops || null,
  }
  await fanOut(database, [event], { keep: false, subscribers: [subscriber], streamed: [] })
}
