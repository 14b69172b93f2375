import { WebhookError } from './error.ts'

/** The headers of a delivery, as any server has them. */
export type DeliveryHeaders = Headers | Record<string, string | string[] | undefined>

export interface SignedHeaders {
  id: string
  /** All digits, as it was signed. */
  timestamp: string
  signatures: string[]
}

/**
 * The three headers of a delivery.
 * @throws WebhookError `missing_header` or `malformed_header`, with the name of the header
 */
export function signedHeaders(headers: DeliveryHeaders): SignedHeaders {
  const id = once(headers, 'webhook-id')
  // a full stop would let one signature fit two pairs of id and timestamp
  if (!/^[^\s.,]{1,256}$/.test(id))
    throw malformed('webhook-id must be an ID of at most 256 characters without a full stop.')
  const timestamp = once(headers, 'webhook-timestamp')
  // Number() would also accept `1e3` and ` 12 `, which were not signed
  if (!/^\d{1,12}$/.test(timestamp)) throw malformed('webhook-timestamp must be Unix seconds, in digits only.')
  return { id, timestamp, signatures: once(headers, 'webhook-signature').split(' ').filter(Boolean).slice(0, 20) }
}

/** The value of a header that must occur once. A server that receives it twice joins the values with a comma. */
function once(headers: DeliveryHeaders, name: string): string {
  const values = valuesOf(headers, name)
  if (values.length > 1 || values[0]?.includes(', ')) throw malformed(`${name} was sent more than once.`)
  if (!values[0]) throw new WebhookError('missing_header', `The header ${name} is missing.`)
  return values[0]
}

export function valuesOf(headers: DeliveryHeaders, name: string): string[] {
  // not by class: a framework may bring its own Headers
  if ('get' in headers && typeof headers.get === 'function') return [headers.get(name) ?? []].flat()
  return Object.entries(headers)
    .filter(([each]) => each.toLowerCase() === name)
    .flatMap(([, value]) => value ?? [])
}

const malformed = (message: string): WebhookError => new WebhookError('malformed_header', message)
