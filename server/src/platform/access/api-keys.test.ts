import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { API_KEY_IN_TEXT } from '../values/secret-forms.ts'
import { mintKey, parseKey } from './api-keys.ts'

test.each([
  [true, 'live'],
  [false, 'test'],
])('mintKey with livemode %s returns an sk_%s_ key', (livemode, word) => {
  const key = mintKey(livemode)
  expect(key.secret).toMatch(new RegExp(`^sk_${word}_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}$`))
  expect(key.prefix).toBe(key.secret.slice(0, 16))
  expect(key.last4).toBe(key.secret.slice(-4))
  expect(key.hash).toBe(createHash('sha256').update(key.secret).digest('hex'))
  expect(key.livemode).toBe(livemode)
})

test('parseKey returns the facts of a minted key', () => {
  const { secret, ...facts } = mintKey(true)
  expect(parseKey(secret)).toEqual(facts)
})

test('parseKey returns undefined for anything else', () => {
  const { secret } = mintKey(true)
  const wrong = [
    '',
    'sk_live_',
    secret.slice(0, -1),
    `${secret}a`,
    ` ${secret}`,
    `${secret}\n`,
    secret.replace('live', 'prod'),
    secret.replace(/.$/, 'é'),
  ]
  for (const text of wrong) expect(parseKey(text), JSON.stringify(text)).toBeUndefined()
})

test('API_KEY_IN_TEXT finds keys in a text', () => {
  const { secret } = mintKey(false)
  expect(`Bearer ${secret}, thanks`.replace(API_KEY_IN_TEXT, '…')).toBe('Bearer …, thanks')
})

test('mintKey uses all 62 characters with equal frequency', () => {
  const counts = new Map<string, number>()
  for (let n = 0; n < 4_000; n++)
    for (const character of mintKey(true).secret.slice(-43)) counts.set(character, (counts.get(character) ?? 0) + 1)
  const expected = (4_000 * 43) / 62
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(counts.size).toBe(62)
  // 61 degrees of freedom: a value above 130 occurs by chance less than once in a million runs. Bytes modulo 62 would
  // give about 700.
  expect(chiSquare).toBeLessThan(130)
})
