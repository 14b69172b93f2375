import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { EncryptionKey, EncryptionKeys } from './encryption-keys.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** A stored value cannot be decrypted, so what has it can be shown only without it. */
export class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret'
}

export const ENCRYPTED = /^v1\.([\w-]{8})\.([\w-]{38,})$/

/** Encrypts secrets at rest. An encrypted value is `v1.<key id>.<base64url of iv, tag and ciphertext>`. */
export interface Vault {
  /**
   * Encrypts a text with the current key.
   * @param purpose what the value is, e.g. `webhook.secret`. Decryption needs the same purpose, so an encrypted value
   * cannot be moved to another column and be shown there.
   */
  encrypt(text: string, purpose: string): string
  /** @throws UnreadableSecret if the value is not encrypted, its key is missing, the purpose differs, or a byte was changed */
  decrypt(encrypted: string, purpose: string): string
  /** Whether the value was encrypted with a key other than the current one. */
  needsRotation(encrypted: string): boolean
}

const parse = (encrypted: string): { keyId: string; bytes: Buffer } => {
  const [, keyId, body] = ENCRYPTED.exec(encrypted) ?? []
  const bytes = Buffer.from(body ?? '', 'base64url')
  // Node ignores bits and characters at the end that are no complete byte
  if (!keyId || !body || bytes.toString('base64url') !== body)
    throw new UnreadableSecret(
      'The stored secret is not encrypted: expected v1.<key id>.<base64url>. Restore it from a backup.',
    )
  return { keyId, bytes }
}

export const createVault = ({ current, previous }: EncryptionKeys): Vault => {
  const keys = new Map<string, EncryptionKey>([...previous, current].map(key => [key.id, key]))

  return {
    encrypt(text, purpose) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, current.key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `v1.${current.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },

    decrypt(encrypted, purpose) {
      const { keyId, bytes } = parse(encrypted)
      const key = keys.get(keyId)
      if (!key)
        throw new UnreadableSecret(
          `A stored secret (${purpose}) was encrypted with key ${keyId}, which is not in ENCRYPTION_KEY. Add that key after the current one.`,
        )
      const decipher = createDecipheriv(CIPHER, key.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch (cause) {
        throw new UnreadableSecret(
          `A stored secret (${purpose}) cannot be decrypted: it was changed, or encrypted for another purpose. Set it again.`,
          { cause },
        )
      }
    },

    needsRotation: encrypted => parse(encrypted).keyId !== current.id,
  }
}

/** SHA-256 in hex. For random secrets such as API keys. A password would need a slow hash. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** Compares two texts in a time that does not depend on where they differ, or whether their lengths do. */
export const constantTimeEqual = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
