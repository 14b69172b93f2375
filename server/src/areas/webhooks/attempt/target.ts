import type { WebhookSubscription } from '../../../platform/database/prisma/client.ts'
import { readable } from '../../../platform/encryption/readable.ts'
import type { Keyring } from './keyring.ts'
import type { OwnSignature } from './own-signature.ts'
import type { Attempt, Target } from './send.ts'

/** The columns of a subscription that determine where and how its deliveries are sent. */
export interface Addressed
  extends Pick<WebhookSubscription, 'url' | 'timeoutMs' | 'authSecret' | 'headers'>,
    Pick<WebhookSubscription, 'secretCurrent' | 'secretPrevious' | 'privateKeyCurrent' | 'privateKeyPrevious'> {
  /** Null for the signature of Standard Webhooks. */
  signature: unknown
}

/** The receiver of a subscription, with its decrypted secrets. @throws UnreadableSecret */
export const targetOf = (row: Addressed, livemode: boolean, keyring: Keyring): Target => ({
  url: keyring.url.decrypt(row.url),
  livemode,
  timeoutMs: row.timeoutMs,
  keys: row.signature
    ? []
    : [
        ...secretsOf(row).map(keyring.keyOf),
        ...[row.privateKeyCurrent, row.privateKeyPrevious].flatMap(key => key ?? []).map(keyring.privateKeyOf),
      ],
  // written by `readSettings`
  own: row.signature ? { settings: row.signature as OwnSignature, secrets: secretsOf(row).map(keyring.textOf) } : null,
  authentication: keyring.decryptAuthentication(row.authSecret),
  headers: keyring.decryptHeaders(row.headers),
})

const secretsOf = ({ secretCurrent, secretPrevious }: Addressed): string[] =>
  secretPrevious === null ? [secretCurrent] : [secretCurrent, secretPrevious]

/** Sends to a subscription, unless one of its secrets cannot be decrypted. */
export const sendTo = (
  row: Addressed,
  livemode: boolean,
  keyring: Keyring,
  send: (target: Target) => Promise<Attempt>,
): Promise<Attempt> | Attempt => {
  const target = readable(() => targetOf(row, livemode, keyring), undefined)
  return target === undefined ? UNREADABLE : send(target)
}

const UNREADABLE: Attempt = {
  verdict: 'unreadable',
  responseCode: null,
  preview: null,
  error:
    'Not sent: a secret of the subscription cannot be decrypted. Ask the operator for its encryption key, or delete the subscription and create it again.',
  durationMs: 0,
  retryAfter: null,
}
