import type { EventParts } from '../envelope.ts'
import { envelope } from '../envelope.ts'
import { API_VERSION, MOST_PAYLOAD_BYTES } from '../limits.ts'

type Fields = Readonly<Record<string, unknown>>

export interface Payload {
  /** What the event is about. */
  object: Fields
  /** What of it was different before. */
  previousAttributes?: Fields
}

export interface StoredPayload {
  /** The text that goes out. */
  data: string
  /** The whole payload, where that text is a reference to it. */
  whole: string | null
}

const LONGEST_ID = 100

/**
 * The payload as it is stored and sent: whole where the envelope stays within its bound, otherwise the ids of the object
 * and where the rest is to be had.
 * @param fetchUrl where the event can be fetched
 */
export function storedPayload(
  { object, previousAttributes }: Payload,
  event: Omit<EventParts, 'data'>,
  livemode: boolean,
  fetchUrl: string,
): StoredPayload {
  const data = JSON.stringify({ object, ...(previousAttributes && { previous_attributes: previousAttributes }) })
  // no version of the API has a longer name, so a body that fits now fits every subscription
  if (Buffer.byteLength(envelope({ ...event, data }, API_VERSION, livemode)) <= MOST_PAYLOAD_BYTES)
    return { data, whole: null }
  const ids = Object.entries(object).filter(
    ([name, value]) => /(^id|_id|Id)$/.test(name) && typeof value === 'string' && value.length <= LONGEST_ID,
  )
  return { data: JSON.stringify({ object: Object.fromEntries(ids.slice(0, 20)), fetch_url: fetchUrl }), whole: data }
}
