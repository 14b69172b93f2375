import { createHmac, timingSafeEqual } from 'node:crypto'
import { isWebhookError, verify } from '@keepsake/webhooks'
import { isObject } from '../../../platform/values/json.ts'
import { TOLERANCE_SECONDS } from '../limits.ts'
import { once, type Refusal, Refused, refused } from './refusals.ts'
import { type HmacFormat, type Scheme, timeInPayload } from './schemes.ts'
import { verifyTwilio } from './verify-twilio.ts'

/** What the headers of a verified delivery say. */
export interface Verified {
  /** Absent if the ID is in the payload, or if there is none. */
  id?: string
  /** Absent if the scheme does not sign it. */
  signedAt?: Date
}

/** The signatures are compared before the age, so that nobody learns about the clock without the secret. */
export interface DeliveryToVerify {
  scheme: Scheme
  headers: Headers
  body: Uint8Array
  /** One of them has to match. */
  secrets: readonly string[]
  now: Date
  /** Where the sender sends it. */
  url: string
}

const MAX_SIGNATURES = 20
const SHA256_BYTES = 32

/**
 * Verifies a delivery: first its signature over the raw bytes, in constant time, then its age.
 * @returns what its headers say, or why it is refused
 */
export async function verifyDelivery(delivery: DeliveryToVerify): Promise<Verified | Refusal> {
  const { format } = delivery.scheme
  try {
    if (typeof format === 'object') return verifiedAsHmac(delivery, format)
    if (format !== 'twilio') return await verifiedAsStandard(delivery, format)
    verifyTwilio(delivery)
    return {}
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

const NO_MATCH =
  'No signature matches. The sender must sign the exact bytes of the body with the secret of this source.'

/** Standard Webhooks, also with another prefix of the headers. */
async function verifiedAsStandard(
  { headers, body, secrets, now }: DeliveryToVerify,
  prefix: 'webhook' | 'svix',
): Promise<Verified> {
  const names = ['id', 'timestamp', 'signature']
  const signed = names.map(name => [`webhook-${name}`, headers.get(`${prefix}-${name}`) ?? ''])
  const rules = { secrets, tolerance: TOLERANCE_SECONDS, now: () => now.getTime() }
  try {
    const { id, timestamp } = await verify(body, Object.fromEntries(signed), rules)
    return { id, signedAt: new Date(timestamp * 1000) }
  } catch (error) {
    if (!isWebhookError(error) || error.code === 'invalid_secret') throw error
    throw refused(
      error.code,
      error.code === 'invalid_signature' ? NO_MATCH : error.message.replaceAll('webhook-', `${prefix}-`),
    )
  }
}

function verifiedAsHmac({ scheme, headers, body, secrets, now }: DeliveryToVerify, format: HmacFormat): Verified {
  const fields = valuesOf(headers, format)
  const timestamp = timestampOf(headers, format, fields)
  const id = scheme.id && 'header' in scheme.id ? idOf(once(headers, scheme.id.header), format) : undefined
  const signatures = signaturesOf(fields, format)
  const parts: Record<string, string | Uint8Array> = {
    '{id}': id ?? '',
    '{timestamp}': timestamp ?? '',
    '{body}': body,
  }
  const pieces = format.content.split(/(\{id\}|\{timestamp\}|\{body\})/).map(text => parts[text] ?? text)
  let matches = false
  // without an early end, so that the time does not depend on which secret or signature matches
  for (const secret of secrets) {
    const hmac = createHmac('sha256', secret)
    for (const piece of pieces) hmac.update(piece)
    const expected = hmac.digest()
    for (const signature of signatures) if (timingSafeEqual(signature, expected)) matches = true
  }
  if (!matches) throw refused('invalid_signature', NO_MATCH)
  const seconds = timestamp === undefined ? secondsIn(scheme, body) : Number(timestamp)
  const signedAt = seconds === undefined ? undefined : checkedAge(seconds, now)
  return { ...(id !== undefined && { id }), ...(signedAt && { signedAt }) }
}

/** The fields of the signature's header. */
function valuesOf(headers: Headers, { signature: { header, separator } }: HmacFormat): string[] {
  const value = once(headers, header)
  const fields = separator === undefined ? [value] : value.split(separator)
  return fields.map(field => field.trim()).filter(field => field !== '')
}

function timestampOf(headers: Headers, { timestamp, signature }: HmacFormat, fields: string[]): string | undefined {
  if (!timestamp || 'path' in timestamp) return undefined
  if ('header' in timestamp) return digits(timestamp.header, once(headers, timestamp.header))
  const [value, ...others] = fields.filter(field => field.startsWith(timestamp.field))
  if (value === undefined || others.length > 0)
    throw refused('malformed_header', `${signature.header} must have the field ${timestamp.field} once.`)
  return digits(signature.header, value.slice(timestamp.field.length))
}

/** The time in a payload, which is signed with it. A body that is no JSON is refused later. */
function secondsIn(scheme: Scheme, body: Uint8Array): number | undefined {
  const field = timeInPayload(scheme)
  if (field === undefined) return undefined
  let payload: unknown
  try {
    payload = JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
  const milliseconds = isObject(payload) ? payload[field] : undefined
  if (typeof milliseconds === 'number' && milliseconds >= 0) return Math.floor(milliseconds / 1000)
  throw refused('malformed_header', `The payload must have the time in Unix milliseconds at ${field}.`)
}

/** Number() would also accept `1e3` and ` 12 `, which were not signed. */
function digits(header: string, text: string): string {
  if (/^\d{1,12}$/.test(text)) return text
  throw refused('malformed_header', `${header} must have the time in Unix seconds, in digits only.`)
}

function idOf(id: string, { content }: HmacFormat): string {
  // a full stop would let one signature fit two pairs of id and timestamp
  const allowed = content.includes('{id}') ? /^[^\s.,]{1,256}$/ : /^[^\s,]{1,256}$/
  if (allowed.test(id)) return id
  throw refused('malformed_header', 'The ID of the event must have 1 to 256 characters, without spaces or full stops.')
}

function signaturesOf(fields: string[], { signature: { header, prefix, encoding } }: HmacFormat): Buffer[] {
  const found = fields
    .filter(field => field.startsWith(prefix))
    .slice(0, MAX_SIGNATURES)
    .map(field => Buffer.from(field.slice(prefix.length), encoding))
    .filter(({ length }) => length === SHA256_BYTES)
  if (found.length > 0) return found
  throw refused(
    'malformed_header',
    `${header} has no signature of the form ${prefix}<${encoding} of an HMAC-SHA256>. Check the scheme of this source.`,
  )
}

function checkedAge(timestamp: number, now: Date): Date {
  const age = Math.floor(now.getTime() / 1000) - timestamp
  if (age > TOLERANCE_SECONDS)
    throw refused(
      'too_old',
      `The delivery was signed ${age} seconds ago, and ${TOLERANCE_SECONDS} are allowed. It is a replay, or the clock of the sender is slow.`,
    )
  if (-age > TOLERANCE_SECONDS)
    throw refused(
      'too_new',
      `The delivery was signed ${-age} seconds in the future, and ${TOLERANCE_SECONDS} are allowed. The clock of the sender is fast.`,
    )
  return new Date(timestamp * 1000)
}
