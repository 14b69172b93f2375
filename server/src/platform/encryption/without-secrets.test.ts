import { expect, it } from 'vitest'
import { tokensIn, withoutSecrets } from './without-secrets.ts'

it.each([
  ['the value of a header', 'refused Bearer abcdefgh-1', ['Bearer abcdefgh-1'], 'refused [redacted]'],
  ['what follows the scheme', 'refused abcdefgh-1', ['Bearer abcdefgh-1'], 'refused [redacted]'],
  ['a value in JSON', '{"key":"abc\\"defgh"}', ['abc"defgh'], '{"key":"[redacted]"}'],
  ['a value that is cut off', 'refused abcdefghij', ['abcdefghijklmnop'], 'refused [redacted]'],
  ['the longer of two first', 'abcdefgh-12', ['abcdefgh', 'abcdefgh-12'], '[redacted]'],
])('%s is removed', (_what, text, secrets, safe) => {
  expect(withoutSecrets(text, secrets)).toBe(safe)
})

it('short values and other texts stay', () => {
  const text = 'Bearer of good news: application/json abcdefg'
  expect(withoutSecrets(text, ['Bearer abcdefg', 'abcdefgh'])).toBe(text)
})

it('long parameters of a URL can be tokens, and what is filled in is none', () => {
  const query = new URLSearchParams('key=abcdefghijklmnop&index=pages&q={{query}} and more words')
  expect(tokensIn(query)).toEqual(['abcdefghijklmnop'])
})
