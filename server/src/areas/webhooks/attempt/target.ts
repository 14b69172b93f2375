import type { Keyring } from './keyring.ts'
import type { Target } from './send.ts'

/** The columns of a subscription that determine where and how its deliveries are sent. */
export interface Addressed {
  /** Encrypted. */
  url: string
  timeoutMs: number
  secretCurrent: string
  secretPrevious: string | null
  privateKeyCurrent: string | null
  privateKeyPrevious: string | null
  authSecret: string | null
  headers: string | null
}

/** The receiver of a subscription, with its decrypted secrets. */
export const targetOf = (row: Addressed, livemode: boolean, keyring: Keyring): Target => ({
  url: keyring.url.decrypt(row.url),
  livemode,
  timeoutMs: row.timeoutMs,
  keys: [
    ...[row.secretCurrent, row.secretPrevious].flatMap(secret => secret ?? []).map(keyring.keyOf),
    ...[row.privateKeyCurrent, row.privateKeyPrevious].flatMap(key => key ?? []).map(keyring.privateKeyOf),
  ],
  authentication: keyring.decryptAuthentication(row.authSecret),
  headers: keyring.decryptHeaders(row.headers),
})
