import { type Bytes, bytesOf, type DeliveryBody, signedContent, toBase64 } from './bytes.ts'
import { importPrivateKey } from './ed25519.ts'
import { readSecret } from './secret.ts'

/** A key that signs deliveries. Create it once for many signatures. */
export interface SigningKey {
  /** `v1` is HMAC-SHA256 with a shared secret, `v1a` is Ed25519. */
  readonly version: 'v1' | 'v1a'
  sign(content: Bytes): Promise<Uint8Array> | Uint8Array
}

export interface Message {
  /** Identifies the message, the same in each attempt. Without a full stop, which separates the signed parts. */
  id: string
  body: DeliveryBody
  /** Unix seconds of this attempt. Now, if absent. */
  timestamp?: number
}

/** The three headers of Standard Webhooks. */
export type SignatureHeaders = {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/**
 * The key of a secret.
 * @param secret `whsec_…` for HMAC-SHA256, `whsk_…` for Ed25519
 * @throws WebhookError `invalid_secret`
 */
export function signingKey(secret: string): SigningKey {
  const { prefix, bytes } = readSecret(secret, 'whsec_', 'whsk_')
  return prefix === 'whsk_' ? ed25519Key(bytes) : hmacKey(bytes)
}

/**
 * Signs a message: one signature for each key, separated by spaces.
 * @param keys secrets or keys; during a rotation the current one first and the previous one second
 * @throws WebhookError `invalid_secret`
 *
 * @example
 * const body = JSON.stringify({ type: 'order.paid', data: { id: 'ord_1' } })
 * const headers = await sign({ id: 'evt_1', body }, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
 * await fetch('https://hooks.example.com', { method: 'POST', headers: { ...headers }, body })
 */
export async function sign(
  { id, body, timestamp = Math.floor(Date.now() / 1000) }: Message,
  keys: string | SigningKey | readonly (string | SigningKey)[],
): Promise<SignatureHeaders> {
  const all = typeof keys === 'string' || 'version' in keys ? [keys] : keys
  const content = signedContent(id, timestamp, bytesOf(body))
  const signatures = await Promise.all(
    all.map(async each => {
      const key = typeof each === 'string' ? signingKey(each) : each
      return `${key.version},${toBase64(await key.sign(content))}`
    }),
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}

function hmacKey(bytes: Bytes): SigningKey {
  // Node's own HMAC takes 5 µs and WebCrypto's 24 µs, which a sender of many thousand deliveries a second notices.
  const node = globalThis.process?.getBuiltinModule?.('node:crypto')
  if (node) {
    const key = node.createSecretKey(bytes)
    return { version: 'v1', sign: content => node.createHmac('sha256', key).update(content).digest() }
  }
  const imported = later(() =>
    crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  )
  return {
    version: 'v1',
    sign: async content => new Uint8Array(await crypto.subtle.sign('HMAC', await imported(), content)),
  }
}

function ed25519Key(bytes: Bytes): SigningKey {
  const imported = later(() => importPrivateKey(bytes))
  return {
    version: 'v1a',
    sign: async content => new Uint8Array(await crypto.subtle.sign('Ed25519', await imported(), content)),
  }
}

/** Runs `create` at the first call, so that no rejection exists before somebody awaits it. */
function later<T>(create: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= create()
    return result
  }
}
