import { type SigningKey, signingKey } from '@keepsake/webhooks'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import type { EncryptedColumn } from '../../../platform/encryption/reencrypt.ts'
import { type StoredUrl, storedUrl, urlColumn } from '../../../platform/encryption/stored-url.ts'
import { createFetchTokens, type FetchTokens } from './fetch-token.ts'
import type { Authentication } from './send.ts'

/** A masked secret: enough to distinguish two secrets. */
export const masked = (secret: string): string =>
  secret.startsWith('whsec_') || secret === ''
    ? `whsec_…${secret.slice(-5)}`
    : secret.length > MASKED_FROM
      ? `…${secret.slice(-5)}`
      : '…'

/** Characters of a secret of one's own from which some of them are shown. */
const MASKED_FROM = 10

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

/** Encrypts and decrypts the secrets of subscriptions, and caches decrypted what deliveries need. */
export interface Keyring extends FetchTokens {
  /** The URL of the receiver, which can contain a token. */
  url: StoredUrl
  encryptSecret(secret: string): string
  decryptSecret(encrypted: string): string
  /** The secret of a signature of one's own. */
  textOf(encrypted: string): string
  keyOf(encrypted: string): SigningKey
  /** Null if there is nothing in addition to the signature. */
  encryptAuthentication(authentication: Authentication): string | null
  decryptAuthentication(encrypted: string | null): Authentication
  /** Null if there are none. */
  encryptHeaders(headers: Headers): string | null
  decryptHeaders(encrypted: string | null): Headers
  encryptPrivateKey(key: string): string
  privateKeyOf(encrypted: string): SigningKey
  /** The public key of an ed25519 key, `whpk_…`. */
  publicKeyOf(encrypted: string): string
}

type Headers = Readonly<Record<string, string>>

const NO_HEADERS: Headers = {}

/** Reads each text once, as long as it is among the latest. */
function kept<Value>(read: (encrypted: string) => Value): (encrypted: string) => Value {
  const known = new Map<string, Value>()
  return encrypted => {
    const found = known.get(encrypted)
    if (found !== undefined) return found
    if (known.size >= MAX_KEPT) known.clear()
    const value = read(encrypted)
    known.set(encrypted, value)
    return value
  }
}

export function createKeyring(vault: Vault): Keyring {
  const url = storedUrl(URL_COLUMN, vault)
  const decryptPrivateKey = (encrypted: string): string => vault.decrypt(encrypted, PRIVATE_KEY_PURPOSE)
  // written by `encryptAuthentication`, which successful decryption proves
  const authentication = kept(text => JSON.parse(vault.decrypt(text, AUTH_PURPOSE)) as Authentication)
  // written by `encryptHeaders`
  const headersIn = kept(text => JSON.parse(vault.decrypt(text, HEADERS_PURPOSE)) as Headers)
  return {
    ...createFetchTokens(vault),
    url: { ...url, decrypt: kept(url.decrypt) },
    encryptSecret: secret => vault.encrypt(secret, SECRET_PURPOSE),
    decryptSecret: encrypted => vault.decrypt(encrypted, SECRET_PURPOSE),
    textOf: kept(encrypted => vault.decrypt(encrypted, SECRET_PURPOSE)),
    keyOf: kept(encrypted => signingKey(vault.decrypt(encrypted, SECRET_PURPOSE))),
    encryptAuthentication: authentication =>
      authentication.type === 'hmac' && authentication.ca === undefined
        ? null
        : vault.encrypt(JSON.stringify(authentication), AUTH_PURPOSE),
    decryptAuthentication: encrypted => (encrypted === null ? { type: 'hmac' } : authentication(encrypted)),
    encryptHeaders: headers =>
      Object.keys(headers).length === 0 ? null : vault.encrypt(JSON.stringify(headers), HEADERS_PURPOSE),
    decryptHeaders: encrypted => (encrypted === null ? NO_HEADERS : headersIn(encrypted)),
    encryptPrivateKey: key => vault.encrypt(key, PRIVATE_KEY_PURPOSE),
    privateKeyOf: kept(encrypted => signingKey(decryptPrivateKey(encrypted))),
    publicKeyOf(encrypted) {
      // `whsk_` is followed by the seed and the public key, 32 bytes each
      const bytes = Buffer.from(decryptPrivateKey(encrypted).slice('whsk_'.length), 'base64')
      return `whpk_${bytes.subarray(32).toString('base64')}`
    },
  }
}
