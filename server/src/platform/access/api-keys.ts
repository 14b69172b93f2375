import { randomInt } from 'node:crypto'
import { sha256 } from '../encryption/crypto.ts'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const KEY = /^(sk_(live|test)_[0-9A-Za-z]{8})_[0-9A-Za-z]{43}$/

/** What is stored about an API key. The key cannot be derived from it. */
export interface KeyFacts {
  livemode: boolean
  /** `sk_live_` or `sk_test_` and the next 8 characters. Identifies the key to people and is used to find its row. */
  prefix: string
  last4: string
  /** SHA-256 of the complete key, hex. */
  hash: string
}

export interface MintedKey extends KeyFacts {
  /** The key itself. Shown once, never stored. */
  secret: string
}

// `randomInt` has no modulo bias.
const base62 = (length: number): string => Array.from({ length }, () => BASE62.charAt(randomInt(62))).join('')

const facts = (secret: string, prefix: string, livemode: boolean): KeyFacts => ({
  livemode,
  prefix,
  last4: secret.slice(-4),
  hash: sha256(secret),
})

/**
 * Creates an API key with 256 random bits: `sk_live_` or `sk_test_`, 8 base62 characters, `_`, 43 base62 characters.
 * Because of the last underscore, secret scanners do not mistake it for another product's key.
 */
export const mintKey = (livemode: boolean): MintedKey => {
  const prefix = `sk_${livemode ? 'live' : 'test'}_${base62(8)}`
  const secret = `${prefix}_${base62(43)}`
  return { secret, ...facts(secret, prefix, livemode) }
}

/** Parses a text as an API key. Undefined if it is none. Compare `hash` with `constantTimeEqual`. */
export const parseKey = (text: string): KeyFacts | undefined => {
  const [secret, prefix, mode] = KEY.exec(text) ?? []
  return secret && prefix ? facts(secret, prefix, mode === 'live') : undefined
}
