import { type Bytes, fromBase64, toBase64 } from './bytes.ts'
import { WebhookError } from './error.ts'

/** `whsec_`: shared secret (HMAC-SHA256). `whsk_` and `whpk_`: private and public key (Ed25519). */
export type SecretPrefix = 'whsec_' | 'whsk_' | 'whpk_'

/** Ed25519: a public key, and the seed of a private key. Standard Webhooks stores a private key as seed and public key. */
const KEY_BYTES = 32

/** A new shared secret: `whsec_` and the base64 of 32 random bytes. */
export const newSecret = (): string => `whsec_${toBase64(crypto.getRandomValues(new Uint8Array(32)))}`

/**
 * The bytes of a secret or key with one of the prefixes.
 * @throws WebhookError `invalid_secret`; the message does not contain the secret
 */
export function readSecret(secret: string, ...allowed: SecretPrefix[]): { prefix: SecretPrefix; bytes: Bytes } {
  const prefix = allowed.find(each => secret.startsWith(each))
  const bytes = prefix && fromBase64(secret.slice(prefix.length))
  if (prefix && bytes && isLengthOf(prefix, bytes.length)) return { prefix, bytes }
  throw new WebhookError(
    'invalid_secret',
    `The webhook secret is invalid. It must be base64 with the prefix ${allowed.join(' or ')}.`,
  )
}

function isLengthOf(prefix: SecretPrefix, length: number): boolean {
  if (prefix === 'whsec_') return length > 0
  return length === KEY_BYTES || (prefix === 'whsk_' && length === 2 * KEY_BYTES)
}
