import { createHash, createHmac, timingSafeEqual, verify as verifySignature } from 'node:crypto'
import { isWebhookError, verify } from '@keepsake/webhooks'
import { given } from '../../../platform/values/given.ts'
import type { Json } from '../../../platform/values/json.ts'
import { parseJson } from '../../../platform/values/parse-json.ts'
import type { ArrivedRequest } from './arrived.ts'
import { textOf, valueAt } from './payload.ts'
import { once, type Refusal, Refused, refused } from './refusals.ts'
import { type Encoding, type Format, type Scheme, type Signed, signsId } from './scheme.ts'
import { publicKeyOf } from './secrets.ts'
import { checkedAge, type Moment, readTime } from './signed-time.ts'
import { verifyTwilio } from './verify-twilio.ts'

/** What a verified delivery says outside of its payload. */
export interface Verified {
  /** Absent if the ID is in the payload, or if there is none. */
  id?: string
  /** Absent if the scheme does not sign it. */
  signedAt?: Date
  /** Of a service that does not sign its body: the text that makes the signature unique. */
  nonce?: string
  secret: string
}

/** The signatures are compared before the age, so that nobody learns about the clock without the secret. */
export interface DeliveryToVerify extends ArrivedRequest, Moment {
  scheme: Scheme
  /** One of them has to match. */
  secrets: readonly string[]
  /** Where the sender sends it, without a query. */
  url: string
  /** Whether an ID that is not signed has to be there. */
  requireId: boolean
}

const MAX_SIGNATURES = 20
const HMAC_BYTES = { sha1: 20, sha256: 32, sha512: 64 } as const
const ED25519_BYTES = 64
const MAX_ECDSA_BYTES = 72

/** Verifies the signature over the raw bytes in constant time, then the age. @returns why it is refused, if it is */
export async function verifyDelivery(delivery: DeliveryToVerify): Promise<Verified | Refusal> {
  try {
    return await CHECKS[delivery.scheme.format.kind](delivery, delivery.scheme.format as never)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

type Check<Kind extends Format['kind']> = (
  delivery: DeliveryToVerify,
  format: Extract<Format, { kind: Kind }>,
) => Promise<Verified> | Verified

const CHECKS: { [Kind in Format['kind']]: Check<Kind> } = {
  standard: verifyStandard,
  signed: verifySigned,
  twilio: delivery => withId(delivery, verifyTwilio(delivery)),
  token(delivery, { header, prefix }) {
    const sent = headerOf(delivery.headers, header)
    if (!sent.startsWith(prefix)) throw refused('malformed_header', `The header ${header} must begin with ${prefix}.`)
    return withId(delivery, matching(delivery.secrets, sent.slice(prefix.length), TOKEN_DIFFERS))
  },
  basic(delivery, { header }) {
    const [type, credentials = ''] = headerOf(delivery.headers, header).split(' ')
    if (type?.toLowerCase() !== 'basic')
      throw refused('malformed_header', `The header ${header} must begin with Basic.`)
    const sent = Buffer.from(credentials, 'base64').toString()
    return withId(delivery, matching(delivery.secrets, sent, TOKEN_DIFFERS))
  },
  async item_token(delivery, { items, path }) {
    const parsed = await parseJson(delivery.body)
    const list = 'problem' in parsed ? undefined : valueAt(parsed.value, items)
    if (!Array.isArray(list) || list.length === 0)
      throw refused('malformed_header', `The body must have a list at ${items}, whose items have ${path}.`)
    const tokens = new Set(list.map(item => textOf(valueAt(item, path)) ?? ''))
    const [token = '', ...others] = tokens
    if (others.length > 0) throw refused('invalid_signature', TOKEN_DIFFERS)
    return withId(delivery, matching(delivery.secrets, token, TOKEN_DIFFERS))
  },
  none: delivery => withId(delivery, ''),
}

const NO_MATCH =
  'No signature matches. The sender must sign the exact bytes of the body with the secret of this source.'
const TOKEN_DIFFERS = 'The token is not the secret of this source. Set the same one at the service.'

const withId = (delivery: DeliveryToVerify, secret: string): Verified => ({ ...given({ id: idOf(delivery) }), secret })

function headerOf(headers: Headers, name: string): string {
  const value = headers.get(name)
  if (!value) throw refused('missing_header', `The header ${name} is missing. Check the scheme of this source.`)
  return value
}

/** The secret that equals a text. Compares hashes, so that the time does not depend on the text. */
function matching(secrets: readonly string[], text: string, message: string): string {
  const hash = (value: string): Buffer => createHash('sha256').update(value).digest()
  const sent = hash(text)
  const matches = secrets.filter(secret => timingSafeEqual(hash(secret), sent))
  if (matches[0] === undefined) throw refused('invalid_signature', message)
  return matches[0]
}

/** Standard Webhooks, also with another prefix of the headers. */
async function verifyStandard(
  { headers, body, secrets, now, tolerance }: DeliveryToVerify,
  { prefix }: Extract<Format, { kind: 'standard' }>,
): Promise<Verified> {
  const names = ['id', 'timestamp', 'signature']
  const signed = names.map(name => [`webhook-${name}`, headers.get(`${prefix}-${name}`) ?? ''])
  const rules = { secrets, tolerance, now: () => now.getTime() }
  try {
    const { id, timestamp } = await verify(body, Object.fromEntries(signed), rules)
    return { id, signedAt: new Date(timestamp * 1000), secret: secrets[0] ?? '' }
  } catch (error) {
    if (!isWebhookError(error) || error.code === 'invalid_secret') throw error
    throw refused(
      error.code,
      error.code === 'invalid_signature' ? NO_MATCH : error.message.replaceAll('webhook-', `${prefix}-`),
    )
  }
}

async function verifySigned(delivery: DeliveryToVerify, format: Signed): Promise<Verified> {
  const { secrets } = delivery
  const payload = await signedPayload(delivery, format)
  const fields = valuesOf(delivery.headers, format)
  const timestamp = timestampOf(delivery.headers, format, fields, payload)
  const id = idOf(delivery)
  const nonce = format.nonce && textOf(valueAt(payload ?? null, format.nonce.path))
  const signatures = signaturesOf(fields, format, payload)
  let secret: string | undefined
  // without an early end, so that the time does not depend on which secret or signature matches
  for (const pieces of contents(delivery, format, { id, timestamp: timestamp?.text, nonce }))
    for (const each of secrets)
      for (const signature of signatures) if (isSignedBy(format.algorithm, each, pieces, signature)) secret ??= each
  if (secret === undefined) throw refused('invalid_signature', NO_MATCH)
  return { ...given({ id, signedAt: timestamp && checkedAge(timestamp.seconds, delivery), nonce }), secret }
}

/** The payload, if a part of the signature is in it. A body that is no JSON is refused later if only the time is. */
async function signedPayload({ body }: DeliveryToVerify, { signature, timestamp }: Signed): Promise<Json | undefined> {
  if (!('path' in signature) && !(timestamp && 'path' in timestamp)) return undefined
  const parsed = await parseJson(body)
  if (!('problem' in parsed)) return parsed.value
  if ('path' in signature) throw refused('malformed_header', `The body must have the signature at ${signature.path}.`)
  return undefined
}

type Pieces = readonly (string | Uint8Array)[]

/** What can be signed. A service that decodes a part of the URL has two ways to write it. */
function contents(
  { body, url, search, method }: DeliveryToVerify,
  { content, decodesUrl }: Signed,
  {
    id = '',
    timestamp = '',
    nonce = '',
  }: { id: string | undefined; timestamp: string | undefined; nonce: string | undefined },
): Pieces[] {
  const whole = `${url}${search}`
  const urls = decodesUrl ? [...new Set([whole, decodedUrl(whole)])] : [whole]
  return urls.map(each => {
    const values: Record<string, () => string | Uint8Array> = {
      '{id}': () => id,
      '{timestamp}': () => timestamp,
      '{nonce}': () => nonce,
      '{method}': () => method,
      '{url}': () => each,
      '{path}': () => new URL(url).pathname,
      '{query}': () => search.slice(1),
      '{body}': () => body,
      '{body_sha256}': () => createHash('sha256').update(body).digest('hex'),
    }
    return content.split(/(\{[a-z0-9_]+\})/).map(text => values[text]?.() ?? text)
  })
}

const decodedUrl = (url: string): string =>
  url.replaceAll(/%(3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi, decodeURIComponent)

function isSignedBy(algorithm: Signed['algorithm'], secret: string, pieces: Pieces, signature: Buffer): boolean {
  if (algorithm === 'ecdsa' || algorithm === 'ed25519') {
    const key = publicKeyOf(algorithm, secret)
    const content = Buffer.concat(pieces.map(piece => Buffer.from(piece)))
    return key !== undefined && verifySignature(algorithm === 'ecdsa' ? 'sha256' : null, content, key, signature)
  }
  const hmac = createHmac(algorithm, secret)
  for (const piece of pieces) hmac.update(piece)
  return timingSafeEqual(signature, hmac.digest())
}

/** The fields of the signature's header. */
function valuesOf(headers: Headers, { signature }: Signed): string[] {
  if ('path' in signature) return []
  // of a header with fields, a second one adds fields
  const fields =
    signature.separators === undefined
      ? [once(headers, signature.header)]
      : headerOf(headers, signature.header).split(/[,;]/)
  return fields.map(field => field.trim()).filter(field => field !== '')
}

/** The time of signing as it is written, and in seconds. */
function timestampOf(
  headers: Headers,
  { timestamp, signature }: Signed,
  fields: string[],
  payload: Json | undefined,
): { text: string; seconds: number } | undefined {
  if (!timestamp) return undefined
  const { unit } = timestamp
  if ('path' in timestamp) {
    if (payload === undefined) return undefined
    const text = textOf(valueAt(payload, timestamp.path)) ?? ''
    const where = `The payload must have the time at ${timestamp.path}`
    return { text, seconds: readTime(text, unit, where) }
  }
  if ('header' in timestamp) {
    const text = once(headers, timestamp.header)
    return { text, seconds: readTime(text, unit, `${timestamp.header} must have the time`) }
  }
  const header = 'header' in signature ? signature.header : ''
  const [value, ...others] = fields.filter(field => field.startsWith(timestamp.field))
  if (value === undefined || others.length > 0)
    throw refused('malformed_header', `${header} must have the field ${timestamp.field} once.`)
  const text = value.slice(timestamp.field.length)
  return { text, seconds: readTime(text, unit, `${header} must have the time`) }
}

function idOf({ scheme: { id: place, format }, headers, requireId }: DeliveryToVerify): string | undefined {
  const header = place?.header
  if (header === undefined) return undefined
  const isSigned = format.kind === 'standard' || (format.kind === 'signed' && signsId(format))
  const isOptional = place?.optional === true || place?.path !== undefined || !(requireId || isSigned)
  if (isOptional && !headers.get(header)) return undefined
  const id = once(headers, header)
  // a full stop would let one signature fit two pairs of id and timestamp
  const allowed = isSigned ? /^[^\s.,]{1,256}$/ : /^[^\s,]{1,256}$/
  if (allowed.test(id)) return id
  throw refused('malformed_header', 'The ID of the event must have 1 to 256 characters, without spaces or full stops.')
}

/** The signatures whose length the algorithm can have. */
function signaturesOf(fields: string[], { signature, algorithm }: Signed, payload: Json | undefined): Buffer[] {
  const written =
    'path' in signature
      ? [textOf(valueAt(payload ?? null, signature.path)) ?? '']
      : signature.prefixes.flatMap(prefix =>
          fields.filter(field => field.startsWith(prefix)).map(field => field.slice(prefix.length)),
        )
  const found = written
    .slice(0, MAX_SIGNATURES)
    .map(text => decoded(text, signature.encoding))
    .filter(({ length }) => fitsAlgorithm(algorithm, length))
  if (found.length > 0) return found
  const place = 'path' in signature ? `The payload at ${signature.path}` : signature.header
  const form = 'path' in signature ? '' : (signature.prefixes[0] ?? '')
  throw refused(
    'malformed_header',
    `${place} has no signature of the form ${form}<${signature.encoding} of ${nameOf(algorithm)}>. Check the scheme of this source.`,
  )
}

const decoded = (text: string, encoding: Encoding): Buffer => Buffer.from(text, encoding)

const fitsAlgorithm = (algorithm: Signed['algorithm'], length: number): boolean => {
  if (algorithm === 'ecdsa') return length > 0 && length <= MAX_ECDSA_BYTES
  return length === (algorithm === 'ed25519' ? ED25519_BYTES : HMAC_BYTES[algorithm])
}

const nameOf = (algorithm: Signed['algorithm']): string => {
  if (algorithm === 'ecdsa') return 'an ECDSA signature'
  if (algorithm === 'ed25519') return 'an Ed25519 signature'
  return `an HMAC-${algorithm.toUpperCase()}`
}
