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

/** Opens and seals the secrets of subscriptions. Opened keys are kept in memory: a delivery should not pay for it. */
export interface Keyring {
  sealSecret(secret: string): string
  openSecret(sealed: string): string
  /** The key that signs. */
  keyOf(sealed: string): KeyObject
  /** Null where there is nothing beside the signature. */
  sealAuthentication(authentication: Authentication): string | null
  openAuthentication(sealed: string | null): Authentication
}

export function createKeyring(vault: Vault): Keyring {
  const keys = new Map<string, KeyObject>()
  const keyring: Keyring = {
    sealSecret: secret => vault.seal(secret, SECRET_PURPOSE),
    openSecret: sealed => vault.open(sealed, SECRET_PURPOSE),
    keyOf(sealed) {
      const known = keys.get(sealed)
      if (known) return known
      if (keys.size >= MOST_KEPT) keys.clear()
      const key = keyOf(keyring.openSecret(sealed))
      keys.set(sealed, key)
      return key
    },
    sealAuthentication: authentication =>
      authentication.type === 'hmac' ? null : vault.seal(JSON.stringify(authentication), AUTH_PURPOSE),
    openAuthentication: sealed =>
      // what `sealAuthentication` has written: the seal proves it
      sealed === null ? { type: 'hmac' } : (JSON.parse(vault.open(sealed, AUTH_PURPOSE)) as Authentication),
  }
  return keyring
}
