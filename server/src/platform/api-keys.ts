import { randomInt } from 'node:crypto'
import { sha256 } from './crypto.ts'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const KEY = /^(sk_(live|test)_[0-9A-Za-z]{8})_[0-9A-Za-z]{43}$/

/** The shape of an API key anywhere in a text, for whoever must keep keys out of something. */
export const API_KEY_IN_TEXT = /sk_(?:live|test)_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}/g

/** What is stored of an API key. None of it leads back to the key. */
export interface KeyFacts {
  livemode: boolean
  /** `sk_live_` or `sk_test_` and the 8 characters after it: names the key to people and finds its row. */
  prefix: string
  last4: string
  /** SHA-256 of the whole key, hex. */
  hash: string
}

export interface MintedKey extends KeyFacts {
  /** The key itself: shown once, never stored. */
  secret: string
}

// `randomInt` draws without modulo bias.
const base62 = (length: number): string => Array.from({ length }, () => BASE62.charAt(randomInt(62))).join('')

const facts = (secret: string, prefix: string, livemode: boolean): KeyFacts => ({
  livemode,
  prefix,
  last4: secret.slice(-4),
  hash: sha256(secret),
})

/**
 * Makes a new API key of 256 random bits: `sk_live_` or `sk_test_`, 8 base62 characters, `_`, 43 base62 characters.
 * The last underscore keeps secret scanners from taking it for another product's key.
 */
export const mintKey = (livemode: boolean): MintedKey => {
  const prefix = `sk_${livemode ? 'live' : 'test'}_${base62(8)}`
  const secret = `${prefix}_${base62(43)}`
  return { secret, ...facts(secret, prefix, livemode) }
}

/**
 * What a presented text says as an API key; undefined where it has not the shape of one.
 * Compare `hash` with the stored one by `constantTimeEqual`.
 */
export const parseKey = (text: string): KeyFacts | undefined => {
  const [secret, prefix, mode] = KEY.exec(text) ?? []
  return secret && prefix ? facts(secret, prefix, mode === 'live') : undefined
}
