import { type EventParts, envelope } from '../attempt/envelope.ts'
import { API_VERSION, MAX_PAYLOAD_BYTES } from '../limits.ts'

type Fields = Readonly<Record<string, unknown>>

export interface Payload {
  /** The object that the event is about. */
  object: Fields
  /** Previous values of attributes that changed. */
  previousAttributes?: Fields
}

export interface StoredPayload {
  data: string
  /** The full payload, if `data` is only a reference to it. */
  whole: string | null
}

const MAX_ID_LENGTH = 100

/**
 * The payload as stored and sent: in full if the envelope stays within its size limit, otherwise the ids of the object
 * and the URL of the full event.
 * @param fetchUrl URL of the event
 */
export function storedPayload(
  { object, previousAttributes }: Payload,
  event: Omit<EventParts, 'data'>,
  livemode: boolean,
  fetchUrl: string,
): StoredPayload {
  const data = JSON.stringify({ object, ...(previousAttributes && { previous_attributes: previousAttributes }) })
  // no API version has a longer name, so a body that fits now fits every subscription
  if (Buffer.byteLength(envelope({ ...event, data }, API_VERSION, livemode)) <= MAX_PAYLOAD_BYTES)
    return { data, whole: null }
  const ids = Object.entries(object).filter(
    ([name, value]) => /(^id|_id|Id)$/.test(name) && typeof value === 'string' && value.length <= MAX_ID_LENGTH,
  )
  return { data: JSON.stringify({ object: Object.fromEntries(ids.slice(0, 20)), fetch_url: fetchUrl }), whole: data }
}
