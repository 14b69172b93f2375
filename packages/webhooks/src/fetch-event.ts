import type { ReceivedEvent } from './event.ts'
import { chunksOf, readBody } from './read-body.ts'

/** The largest event that can be published is 4 MiB, and a forwarded one has up to 10 MiB, which escapes make longer. */
const MAX_BYTES = 24 * 1024 * 1024

/** The complete event could not be fetched. The next attempt of the delivery has a new URL. */
export class NotFetched extends Error {}

/**
 * The URL of the complete event, if the delivery has only a reference to it: its path names the event, and its token
 * stands for an API key. Undefined for all other events, whatever a sender has in a field of this name.
 */
export function fetchUrlOf({ data }: ReceivedEvent, id: string): URL | undefined {
  if (typeof data !== 'object' || data === null || !('fetch_url' in data)) return undefined
  const url = typeof data.fetch_url === 'string' && URL.canParse(data.fetch_url) ? new URL(data.fetch_url) : undefined
  return url?.pathname === `/api/v1/webhooks/events/${id}` && url.searchParams.has('token') ? url : undefined
}

/**
 * Fetches the complete event. Redirects are not followed.
 * @param origins from which it may be fetched; any with https if absent
 * @throws NotFetched, or TypeError if the URL is of another origin
 */
export async function fetchEvent(
  url: URL,
  {
    id,
    type,
    origins,
    signal,
  }: { id: string; type: string; origins: readonly string[] | undefined; signal: AbortSignal },
): Promise<ReceivedEvent> {
  if (!(origins ? origins.includes(url.origin) : url.protocol === 'https:')) {
    throw new TypeError(
      `The complete event is at ${url.origin}, which this receiver does not trust. Add it to fetchFrom, or set fetchFrom to false to handle the reference.`,
    )
  }
  const answer = await read(url, signal)
  const event = answer.data
  // the answer is not signed: it has to be the event of the signed delivery
  if (typeof event !== 'object' || event === null || event.id !== id || event.type !== type) {
    throw new NotFetched(`The answer of ${url.origin} is not the event ${id}.`)
  }
  return event as ReceivedEvent
}

async function read(url: URL, signal: AbortSignal): Promise<{ data?: { id?: unknown; type?: unknown } | null }> {
  let status: number | undefined
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, redirect: 'error', signal })
    status = response.status
    const body = new TextDecoder().decode(await readBody(chunksOf(response.body), MAX_BYTES))
    if (response.ok) return JSON.parse(body) ?? {}
  } catch (cause) {
    // without the URL, whose token belongs into no log
    throw new NotFetched(`The complete event could not be fetched from ${url.origin}.`, { cause })
  }
  throw new NotFetched(`${url.origin} answered ${status} to the request for the complete event.`)
}
