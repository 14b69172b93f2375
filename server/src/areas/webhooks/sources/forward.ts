import type { Database } from '../../../platform/database/database.ts'
import { fanOut } from '../engine/fan-out.ts'
import type { NewEvent } from '../engine/sql/fan-out.ts'
import { RECEIVED } from '../events.ts'
import { MAX_FORWARDED_BYTES } from '../limits.ts'
import { isReserved } from '../subscriptions/headers.ts'
import { textOfBody } from './arrived.ts'
import { type Decided, isTaken } from './routes.ts'
import type { CalledSource } from './sql/sources.ts'

/** An event as it arrived, and what is known about it. */
export interface ArrivedEvent {
  body: Uint8Array
  headers: Headers
  /** Without the question mark. */
  query: string
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

/** The headers that a receiver gets. @param credential the header that proves who sends, if it is a secret */
export const passedOn = (headers: Headers, credential?: string): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => isPassedOn(name) && name !== credential))

/** The ID of the event of a delivery in the log. It differs only in its prefix, so that each names the other. */
export const eventIdOf = (receiptId: string): string => receiptId.replace('rcv_', 'evt_')

/** What is sent of an event. */
export function receivedObject(
  sourceId: string,
  receiptId: string,
  { body, headers, query, eventId, type }: Omit<ArrivedEvent, 'hops' | 'headers'> & { headers: Record<string, string> },
) {
  const text = textOfBody(body)
  return {
    about: { id: receiptId, source_id: sourceId, event_id: eventId, ...(type !== undefined && { type }) },
    arrived: {
      headers,
      query,
      ...(text === undefined ? { body_base64: Buffer.from(body).toString('base64') } : { body: text }),
    },
  }
}

/** Queues an accepted event for the forward routes that take it, in the transaction that accepts it. */
export async function forward(
  database: Database,
  { id, tenantId, forwards, now }: Pick<CalledSource, 'id' | 'tenantId' | 'forwards' | 'now'>,
  decided: readonly Decided[],
  receiptId: string,
  arrived: Parameters<typeof receivedObject>[2] & { hops: number },
  fetchUrlOf: (id: string) => string,
): Promise<void> {
  const taking = new Set(decided.filter(isTaken).map(each => each.id))
  // their filters were evaluated when the routes were decided
  const subscribers = forwards.filter(each => taking.has(each.id)).map(each => ({ ...each, filter: null }))
  if (subscribers.length === 0) return
  const { about, arrived: rest } = receivedObject(id, receiptId, arrived)
  const whole = JSON.stringify({ object: { ...about, ...rest } })
  const forwardedId = eventIdOf(receiptId)
  const isWhole = arrived.body.byteLength <= MAX_FORWARDED_BYTES
  const event: NewEvent = {
    tenantId,
    id: forwardedId,
    type: RECEIVED.type,
    createdAt: now,
    data: isWhole ? whole : JSON.stringify({ object: about, fetch_url: fetchUrlOf(forwardedId) }),
    whole: isWhole ? null : whole,
    orderingKey: id,
    hops: arrived.hops || null,
  }
  // one that is withheld from a disabled destination can be replayed
  await fanOut(database, [event], { keep: true, subscribers, streamed: [] })
}
