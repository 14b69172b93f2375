import { createPublicKey, type KeyObject, randomBytes } from 'node:crypto'
import { isWebhookError, newSecret, signingKey } from '@keepsake/webhooks'
import type { Format, Scheme } from './scheme.ts'

type KeyAlgorithm = 'ecdsa' | 'ed25519'

/** What the DER of a public key has before its bytes. */
const DER_PREFIX: Readonly<Record<KeyAlgorithm, Buffer>> = {
  ecdsa: Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'),
  ed25519: Buffer.from('302a300506032b6570032100', 'hex'),
}
const KEY_BYTES: Readonly<Record<KeyAlgorithm, number>> = { ecdsa: 65, ed25519: 32 }

const MAX_KEPT = 1_000
const known = new Map<string, KeyObject>()

/** A public key as hex, base64 or PEM: DER, or only its bytes. Undefined if it is none of the algorithm. */
export function publicKeyOf(algorithm: KeyAlgorithm, secret: string): KeyObject | undefined {
  const name = `${algorithm} ${secret}`
  const found = known.get(name) ?? readKey(algorithm, secret.trim())
  if (!found) return undefined
  if (known.size >= MAX_KEPT) known.clear()
  known.set(name, found)
  return found
}

function readKey(algorithm: KeyAlgorithm, text: string): KeyObject | undefined {
  try {
    const key = text.startsWith('-----BEGIN') ? createPublicKey(text) : keyOfBytes(algorithm, bytesOf(text))
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key
    const isFitting =
      algorithm === 'ed25519' ? type === 'ed25519' : type === 'ec' && details?.namedCurve === 'prime256v1'
    return isFitting ? key : undefined
  } catch {
    return undefined
  }
}

const bytesOf = (text: string): Buffer =>
  /^([0-9a-f]{2})+$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')

function keyOfBytes(algorithm: KeyAlgorithm, bytes: Buffer): KeyObject {
  const der = bytes.length === KEY_BYTES[algorithm] ? Buffer.concat([DER_PREFIX[algorithm], bytes]) : bytes
  return createPublicKey({ key: der, format: 'der', type: 'spki' })
}

/** The algorithm of the private key that signs. Undefined if the secret is shared. */
const keyAlgorithmOf = (format: Format): KeyAlgorithm | undefined =>
  format.kind === 'signed' && (format.algorithm === 'ecdsa' || format.algorithm === 'ed25519')
    ? format.algorithm
    : undefined

/** A new secret for a scheme. Undefined if only the other service can make it. */
export function newSecretOf({ format }: Scheme): string | undefined {
  if (keyAlgorithmOf(format)) return undefined
  if (format.kind === 'none') return ''
  if (format.kind === 'standard') return newSecret()
  const secret = randomBytes(32).toString('base64url')
  return format.kind === 'basic' ? `keepsake:${secret}` : secret
}

/** What is wrong with a secret of the other service. Undefined if nothing is. */
export function secretProblem({ format }: Scheme, name: string, secret: string): string | undefined {
  const algorithm = keyAlgorithmOf(format)
  if (algorithm)
    return publicKeyOf(algorithm, secret)
      ? undefined
      : `must be the public key of the service (${algorithm === 'ecdsa' ? 'ECDSA P-256' : 'Ed25519'}) in hex, base64 or PEM for the scheme ${name}.`
  if (/[\r\n]/.test(secret))
    return 'has a line break, which the other service does not have in it. Remove the line break.'
  if (format.kind === 'none') return 'has no effect with the scheme none. Leave it out.'
  if (format.kind === 'basic') return secret.includes(':') ? undefined : 'must be user:password for the scheme basic.'
  if (format.kind !== 'standard') return undefined
  return isStandardSecret(secret) ? undefined : `must be whsec_ and base64 for the scheme ${name}.`
}

function isStandardSecret(secret: string): boolean {
  try {
    signingKey(secret)
    return secret.startsWith('whsec_')
  } catch (error) {
    if (isWebhookError(error)) return false
    throw error
  }
}
