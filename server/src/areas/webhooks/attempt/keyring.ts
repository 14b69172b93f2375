import { type SigningKey, signingKey } from '@keepsake/webhooks'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import type { EncryptedColumn } from '../../../platform/encryption/reencrypt.ts'
import { type StoredUrl, storedUrl, urlColumn } from '../../../platform/encryption/stored-url.ts'
import type { Authentication } from './send.ts'

/** A masked secret: enough to distinguish two secrets. */
export const masked = (secret: string): string => `whsec_…${secret.slice(-5)}`

export const SECRET_PURPOSE = 'webhook.secret'
export const AUTH_PURPOSE = 'webhook.auth'
const HEADERS_PURPOSE = 'webhook.headers'
const PRIVATE_KEY_PURPOSE = 'webhook.private_key'

const column = (name: string, purpose: string): EncryptedColumn => ({
  table: 'webhook_subscriptions',
  column: name,
  where: `${name} IS NOT NULL`,
  purpose,
})

const URL_COLUMN = urlColumn('webhook_subscriptions', 'webhook.url')

export const SUBSCRIPTION_COLUMNS = [
  column('secret_current', SECRET_PURPOSE),
  column('secret_previous', SECRET_PURPOSE),
  column('auth_secret', AUTH_PURPOSE),
  column('headers', HEADERS_PURPOSE),
  column('private_key_current', PRIVATE_KEY_PURPOSE),
  column('private_key_previous', PRIVATE_KEY_PURPOSE),
  URL_COLUMN,
]

const MAX_KEPT = 2_000

/**
 * Encrypts and decrypts the secrets of subscriptions. Decrypted keys are cached, so that deliveries do not repeat the
 * work.
 */
export interface Keyring {
  /** The URL of the receiver, which can contain a token. */
  url: StoredUrl
  encryptSecret(secret: string): string
  decryptSecret(encrypted: string): string
  /** The signing key. */
  keyOf(encrypted: string): SigningKey
  /** Null if there is nothing in addition to the signature. */
  encryptAuthentication(authentication: Authentication): string | null
  decryptAuthentication(encrypted: string | null): Authentication
  /** Null if there are none. */
  encryptHeaders(headers: Headers): string | null
  decryptHeaders(encrypted: string | null): Headers
  encryptPrivateKey(key: string): string
  /** The ed25519 signing key. */
  privateKeyOf(encrypted: string): SigningKey
  /** The public key of an ed25519 key, `whpk_…`. */
  publicKeyOf(encrypted: string): string
}

type Headers = Readonly<Record<string, string>>

const NO_HEADERS: Headers = {}

export function createKeyring(vault: Vault): Keyring {
  const keys = new Map<string, SigningKey>()

  function kept(encrypted: string, read: () => SigningKey): SigningKey {
    const known = keys.get(encrypted)
    if (known) return known
    if (keys.size >= MAX_KEPT) keys.clear()
    const key = read()
    keys.set(encrypted, key)
    return key
  }

  const decryptPrivateKey = (encrypted: string): string => vault.decrypt(encrypted, PRIVATE_KEY_PURPOSE)
  const keyring: Keyring = {
    url: storedUrl(URL_COLUMN, vault),
    encryptSecret: secret => vault.encrypt(secret, SECRET_PURPOSE),
    decryptSecret: encrypted => vault.decrypt(encrypted, SECRET_PURPOSE),
    keyOf: encrypted => kept(encrypted, () => signingKey(keyring.decryptSecret(encrypted))),
    encryptAuthentication: authentication =>
      authentication.type === 'hmac' && authentication.ca === undefined
        ? null
        : vault.encrypt(JSON.stringify(authentication), AUTH_PURPOSE),
    decryptAuthentication: encrypted =>
      // written by `encryptAuthentication`, which successful decryption proves
      encrypted === null ? { type: 'hmac' } : (JSON.parse(vault.decrypt(encrypted, AUTH_PURPOSE)) as Authentication),
    encryptHeaders: headers =>
      Object.keys(headers).length === 0 ? null : vault.encrypt(JSON.stringify(headers), HEADERS_PURPOSE),
    decryptHeaders: encrypted =>
      // written by `encryptHeaders`
      encrypted === null ? NO_HEADERS : (JSON.parse(vault.decrypt(encrypted, HEADERS_PURPOSE)) as Headers),
    encryptPrivateKey: key => vault.encrypt(key, PRIVATE_KEY_PURPOSE),
    privateKeyOf: encrypted => kept(encrypted, () => signingKey(decryptPrivateKey(encrypted))),
    publicKeyOf(encrypted) {
      // `whsk_` is followed by the seed and the public key, 32 bytes each
      const bytes = Buffer.from(decryptPrivateKey(encrypted).slice('whsk_'.length), 'base64')
      return `whpk_${bytes.subarray(32).toString('base64')}`
    },
  }
  return keyring
}
