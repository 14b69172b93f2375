import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const KEY_BYTES = 32

/** A new signing secret: `whsec_` and the base64 of 32 random bytes. */
export const newSecret = (): string => PREFIX + randomBytes(KEY_BYTES).toString('base64')

/** A masked secret: enough to distinguish two secrets. */
export const masked = (secret: string): string => `${PREFIX}…${secret.slice(-5)}`

/** The key of a secret: its bytes without the prefix. A reused `KeyObject` signs seven times as fast as the bytes. */
export const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret.slice(PREFIX.length), 'base64'))

/**
 * The signature headers of Standard Webhooks, which authenticate a message and its timestamp: HMAC-SHA256 over
 * `id.timestamp.body`, one signature per key, separated by spaces.
 * @param timestamp unix seconds of this attempt
 * @param keys the current secret's first
 */
export function signatureHeaders(id: string, timestamp: number, body: string, keys: readonly KeyObject[]) {
  const content = `${id}.${timestamp}.${body}`
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': keys.map(key => `v1,${createHmac('sha256', key).update(content).digest('base64')}`).join(' '),
  }
}
