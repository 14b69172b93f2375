import { type Bytes, fromBase64, toBase64 } from './bytes.ts'
import { readSecret } from './secret.ts'

/** The start of every Ed25519 private key in PKCS #8 (RFC 8410); the 32 bytes of its seed follow. */
const PKCS8 = Uint8Array.of(48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32)
const SEED_BYTES = 32

/** An Ed25519 key pair. The receiver of a webhook needs only the public key. */
export interface KeyPair {
  /** `whsk_` and the base64 of seed and public key; secret. */
  privateKey: string
  /** `whpk_` and the base64 of the public key. */
  publicKey: string
}

/** @param bytes the seed, alone or followed by the public key */
export function importPrivateKey(bytes: Bytes, extractable = false): Promise<CryptoKey> {
  const key = new Uint8Array([...PKCS8, ...bytes.subarray(0, SEED_BYTES)])
  return crypto.subtle.importKey('pkcs8', key, 'Ed25519', extractable, ['sign'])
}

/** A new key pair for signatures with the version `v1a`. */
export async function newKeyPair(): Promise<KeyPair> {
  const seed = crypto.getRandomValues(new Uint8Array(SEED_BYTES))
  const publicBytes = await publicBytesOf(seed)
  return {
    privateKey: `whsk_${toBase64(new Uint8Array([...seed, ...publicBytes]))}`,
    publicKey: `whpk_${toBase64(publicBytes)}`,
  }
}

/**
 * The public key of a private key.
 * @param privateKey `whsk_…`
 * @throws WebhookError `invalid_secret`
 */
export async function publicKeyOf(privateKey: string): Promise<string> {
  return `whpk_${toBase64(await publicBytesOf(readSecret(privateKey, 'whsk_').bytes))}`
}

async function publicBytesOf(privateBytes: Bytes): Promise<Bytes> {
  const { x = '' } = await crypto.subtle.exportKey('jwk', await importPrivateKey(privateBytes, true))
  return fromBase64(x.replaceAll('-', '+').replaceAll('_', '/')) ?? new Uint8Array()
}
