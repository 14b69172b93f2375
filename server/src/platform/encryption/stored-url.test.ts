import { describe, expect, it } from 'vitest'
import { maskUrl, withoutUrl } from './stored-url.ts'

describe('a masked URL', () => {
  it.each([
    ['https://hooks.example.com/services/T0/B0/XXXX', 'https://hooks.example.com/…'],
    ['https://hooks.example.com/?key=abc', 'https://hooks.example.com/…'],
    ['https://user:pass@hooks.example.com', 'https://hooks.example.com/…'],
    ['https://hooks.example.com:8443/', 'https://hooks.example.com:8443/'],
    ['nonsense', '…'],
  ])('%s is %s', (url, masked) => expect(maskUrl(url)).toBe(masked))
})

it('a text of the receiver does not repeat the path or the values of the query', () => {
  const url = 'https://hooks.example.com/services/T00000000/secret-token?key=a%20secret%20key'
  const text = 'Cannot POST /services/T00000000/secret-token, key "a secret key" (secret-token)'
  expect(withoutUrl(text, url)).toBe('Cannot POST …, key "…" (…)')
  expect(withoutUrl('ok', 'https://hooks.example.com/ok')).toBe('ok')
})
