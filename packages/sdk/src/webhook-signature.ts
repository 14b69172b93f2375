import { ConfigurationError, SignatureError } from './generated/errors.gen.ts'

/** The headers of a delivery, as any server has them. */
export type DeliveryHeaders = Headers | Record<string, string | string[] | undefined>

/** The body of a delivery as it came, before anything has parsed it. */
export type DeliveryBody = string | Uint8Array | ArrayBuffer

export interface SignatureRules {
  /** The secrets, `whsec_…`; one of them has to match. */
  secrets: readonly string[]
  /** Maximum difference between the time of signing and now, in seconds. */
  toleranceSeconds: number
}

const encoder = new TextEncoder()

/** @returns the bytes of the body */
export function bytesOf(body: DeliveryBody): Uint8Array<ArrayBuffer> {
  return new Uint8Array(typeof body === 'string' ? encoder.encode(body) : body)
}

/**
 * Verifies a Standard Webhooks signature: HMAC-SHA256 over the bytes of `id.timestamp.body`.
 * @throws SignatureError with what does not match, ConfigurationError if a secret is malformed
 */
export async function checkSignature(
  body: Uint8Array<ArrayBuffer>,
  headers: DeliveryHeaders,
  { secrets, toleranceSeconds }: SignatureRules,
): Promise<void> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(name => headerOf(headers, `webhook-${name}`))
  // Number() would also accept `1e3` and ` 12 `, which were not signed
  if (!id || !signatures || !timestamp || !/^\d{1,12}$/.test(timestamp)) {
    throw new SignatureError('webhook-id, webhook-timestamp or webhook-signature is missing or malformed.')
  }
  const secondsAway = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (secondsAway > toleranceSeconds) {
    throw new SignatureError(
      `It was signed ${Math.round(secondsAway)} seconds from now, and ${toleranceSeconds} are allowed. Is this clock right?`,
    )
  }
  const start = encoder.encode(`${id}.${timestamp}.`)
  const content = new Uint8Array(start.length + body.length)
  content.set(start)
  content.set(body, start.length)
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey('raw', keyOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'verify',
    ])
    for (const signature of signatures.split(' ')) {
      const sent = signature.startsWith('v1,') ? decoded(signature.slice(3)) : undefined
      if (sent && (await crypto.subtle.verify('HMAC', key, sent, content))) return
    }
  }
  throw new SignatureError(
    'No signature fits. Give the raw body, before anything parses it, and the secret of this subscription.',
  )
}

function headerOf(headers: DeliveryHeaders, name: string): string | undefined {
  // not by class: a framework may bring its own Headers
  if ('get' in headers && typeof headers.get === 'function') return headers.get(name) ?? undefined
  const [, value] = Object.entries(headers).find(([each]) => each.toLowerCase() === name) ?? []
  return typeof value === 'string' ? value : value?.join(' ')
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const key = secret.startsWith('whsec_') ? decoded(secret.slice('whsec_'.length)) : undefined
  if (key && key.length > 0) return key
  throw new ConfigurationError('The webhook secret is invalid. It must be base64 with the prefix whsec_.')
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
