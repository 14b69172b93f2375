import type { WebhookEvent } from '../../../platform/database/prisma/client.ts'
import { RECEIVED } from '../events.ts'

/** The parts of an envelope. `data` is JSON text, so that every attempt sends the same bytes, except for the URL of a large event. */
export type EventParts = Pick<WebhookEvent, 'id' | 'type' | 'data' | 'createdAt'>

/** The body of a delivery: the envelope with its fields in a fixed order. */
export const envelope = ({ id, type, data, createdAt }: EventParts, apiVersion: string, livemode: boolean): string =>
  `{"id":${JSON.stringify(id)},"type":${JSON.stringify(type)},"api_version":${JSON.stringify(apiVersion)},` +
  `"created_at":"${createdAt.toISOString()}","data":${data},"livemode":${livemode}}`

/** The body of a delivery, with headers that belong to it. */
export interface Content {
  body: string | Uint8Array
  headers: Readonly<Record<string, string>>
  /** Added to the URL of the receiver. */
  query?: string
}

const JSON_HEADERS = { 'content-type': 'application/json' }

/** What was published, without an envelope. Of a large event its IDs, with the URL of all of it. */
function dataBody(data: string): string {
  const { object, fetch_url: url } = JSON.parse(data)
  return JSON.stringify(url === undefined ? object : { ...object, fetch_url: url })
}

/** What is sent of an event: its envelope, or only its data. Of one that a source forwards, what arrived, as far as it is part of the data. */
export function contentOf(
  event: EventParts,
  apiVersion: string,
  livemode: boolean,
  format: string = 'envelope',
): Content {
  if (event.type === RECEIVED.type) {
    // written by `forward`, or the example of the event type
    const { body, body_base64: bytes, headers, query = '' } = JSON.parse(event.data).object
    if (bytes !== undefined) return { body: Buffer.from(bytes, 'base64'), headers, query }
    if (body !== undefined) return { body, headers, query }
  }
  if (format === 'data') return { body: dataBody(event.data), headers: JSON_HEADERS }
  return { body: envelope(event, apiVersion, livemode), headers: JSON_HEADERS }
}
