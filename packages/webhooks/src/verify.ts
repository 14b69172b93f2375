import { type Bytes, bytesOf, type DeliveryBody, fromBase64, signedContent } from './bytes.ts'
import { WebhookError } from './error.ts'
import { type DeliveryHeaders, signedHeaders } from './headers.ts'
import { readSecret } from './secret.ts'

/** Maximum difference between the time of signing and now, in seconds. */
export const TOLERANCE_SECONDS = 300

export interface VerifyRules {
  /** Shared secrets (`whsec_…`) and public keys (`whpk_…`); one of them has to match. */
  secrets: string | readonly string[]
  /** Maximum difference between the time of signing and now, in seconds; 300 if absent. */
  tolerance?: number | undefined
  /** Unix milliseconds. */
  now?: (() => number) | undefined
}

/** A verified delivery. */
export interface Delivery {
  /** The `webhook-id`, which is the same in each attempt. */
  id: string
  /** Unix seconds of this attempt. */
  timestamp: number
  body: Uint8Array
}

/**
 * Verifies a delivery in the Standard Webhooks format: first its signature over the raw bytes, then its age. Signatures
 * are compared in constant time.
 * @param body as it arrived, before anything parsed it: `await request.arrayBuffer()`
 * @throws WebhookError with what does not match
 *
 * @example
 * const { id, body } = await verify(await request.arrayBuffer(), request.headers, {
 *   secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
 * })
 */
export async function verify(
  body: DeliveryBody,
  headers: DeliveryHeaders,
  { secrets, tolerance = TOLERANCE_SECONDS, now = Date.now }: VerifyRules,
): Promise<Delivery> {
  const all = typeof secrets === 'string' ? [secrets] : secrets
  if (all.length === 0) throw new WebhookError('invalid_secret', 'There is no webhook secret to verify with.')
  const { id, timestamp, signatures } = signedHeaders(headers)
  const bytes = bytesOf(body)
  const content = signedContent(id, timestamp, bytes)
  if (!(await isSigned(content, signatures, all))) {
    throw new WebhookError(
      'invalid_signature',
      'No signature matches. Pass the raw body, before anything parses it, and the secret of this subscription.',
    )
  }
  checkAge(Number(timestamp), Math.floor(now() / 1000), tolerance)
  return { id, timestamp: Number(timestamp), body: bytes }
}

async function isSigned(content: Bytes, signatures: string[], secrets: readonly string[]): Promise<boolean> {
  for (const secret of secrets) {
    const { prefix, bytes } = readSecret(secret, 'whsec_', 'whpk_')
    const [version, algorithm] = prefix === 'whpk_' ? ['v1a,', 'Ed25519'] : ['v1,', { name: 'HMAC', hash: 'SHA-256' }]
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify'])
    for (const signature of signatures) {
      const sent = signature.startsWith(version) ? fromBase64(signature.slice(version.length)) : undefined
      if (sent && (await crypto.subtle.verify(algorithm, key, sent, content))) return true
    }
  }
  return false
}

/** @throws WebhookError `too_old` or `too_new` */
function checkAge(timestamp: number, now: number, tolerance: number): void {
  const age = now - timestamp
  if (age > tolerance) {
    throw new WebhookError(
      'too_old',
      `The delivery was signed ${age} seconds ago, and ${tolerance} are allowed. It is a replay, or this clock is fast.`,
    )
  }
  if (-age > tolerance) {
    throw new WebhookError(
      'too_new',
      `The delivery was signed ${-age} seconds in the future, and ${tolerance} are allowed. Is this clock slow?`,
    )
  }
}
