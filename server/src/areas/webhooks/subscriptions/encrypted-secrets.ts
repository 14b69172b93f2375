import type { KeyObject } from 'node:crypto'
import type { Vault } from '../../../platform/crypto.ts'
import type { EncryptedColumn } from '../../../platform/reencrypt.ts'
import type { Authentication } from '../engine/send.ts'
import { keyOf } from '../signature.ts'

export const SECRET_PURPOSE = 'webhook.secret'
export const AUTH_PURPOSE = 'webhook.auth'

const column = (name: string, purpose: string): EncryptedColumn => ({
  table: 'webhook_subscriptions',
  column: name,
  where: `${name} IS NOT NULL`,
  purpose,
})

export const SUBSCRIPTION_COLUMNS = [
  column('secret_current', SECRET_PURPOSE),
  column('secret_previous', SECRET_PURPOSE),
  column('auth_secret', AUTH_PURPOSE),
]

const MOST_KEPT = 2_000

/**
 * Encrypts and decrypts the secrets of subscriptions. Decrypted keys are cached, so that deliveries do not repeat the
 * work.
 */
export interface Keyring {
  encryptSecret(secret: string): string
  decryptSecret(encrypted: string): string
  /** The signing key. */
  keyOf(encrypted: string): KeyObject
  /** Null if there is nothing in addition to the signature. */
  encryptAuthentication(authentication: Authentication): string | null
  decryptAuthentication(encrypted: string | null): Authentication
}

export function createKeyring(vault: Vault): Keyring {
  const keys = new Map<string, KeyObject>()
  const keyring: Keyring = {
    encryptSecret: secret => vault.encrypt(secret, SECRET_PURPOSE),
    decryptSecret: encrypted => vault.decrypt(encrypted, SECRET_PURPOSE),
    keyOf(encrypted) {
      const known = keys.get(encrypted)
      if (known) return known
      if (keys.size >= MOST_KEPT) keys.clear()
      const key = keyOf(keyring.decryptSecret(encrypted))
      keys.set(encrypted, key)
      return key
    },
    encryptAuthentication: authentication =>
      authentication.type === 'hmac' ? null : vault.encrypt(JSON.stringify(authentication), AUTH_PURPOSE),
    decryptAuthentication: encrypted =>
      // written by `encryptAuthentication`, which successful decryption proves
      encrypted === null ? { type: 'hmac' } : (JSON.parse(vault.decrypt(encrypted, AUTH_PURPOSE)) as Authentication),
  }
  return keyring
}
