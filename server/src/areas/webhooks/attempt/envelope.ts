import { RECEIVED } from '../events.ts'

/** The parts of an envelope. `data` is JSON text, so that every attempt sends the same bytes. */
export interface EventParts {
  id: string
  type: string
  data: string
  createdAt: Date
}

/** The body of a delivery: the envelope with its fields in a fixed order. */
export const envelope = ({ id, type, data, createdAt }: EventParts, apiVersion: string, livemode: boolean): string =>
  `{"id":${JSON.stringify(id)},"type":${JSON.stringify(type)},"api_version":${JSON.stringify(apiVersion)},` +
  `"created_at":"${createdAt.toISOString()}","data":${data},"livemode":${livemode}}`

/** The body of a delivery, with headers that belong to it. */
export interface Content {
  body: string
  headers: Readonly<Record<string, string>>
}

const JSON_HEADERS = { 'content-type': 'application/json' }

/** What is sent of an event: its envelope. Of one that a source forwards, what arrived, as far as it is part of the data. */
export function contentOf(event: EventParts, apiVersion: string, livemode: boolean): Content {
  if (event.type === RECEIVED.type) {
    const { body, headers } = JSON.parse(event.data).object
    // written by `forwardedEvent`, or the example of the event type
    if (body !== undefined) return { body, headers }
  }
  return { body: envelope(event, apiVersion, livemode), headers: JSON_HEADERS }
}
