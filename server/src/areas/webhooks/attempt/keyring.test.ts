import { newSecret } from '@keepsake/webhooks'
import { expect, it, vi } from 'vitest'
import { createKeyring } from './keyring.ts'

it('decrypts what deliveries need once', () => {
  const decrypt = vi.fn((text: string) => text.replace('v1.', ''))
  const keyring = createKeyring({ encrypt: text => `v1.${text}`, decrypt, needsRotation: () => false })
  const secret = keyring.encryptSecret(newSecret())
  const headers = keyring.encryptHeaders({ 'x-tenant': 'acme' })
  const authentication = keyring.encryptAuthentication({ type: 'bearer', token: 'abc' })
  const read = () => [
    keyring.keyOf(secret),
    keyring.decryptHeaders(headers),
    keyring.decryptAuthentication(authentication),
  ]
  const first = read()
  expect(first.slice(1)).toEqual([{ 'x-tenant': 'acme' }, { type: 'bearer', token: 'abc' }])
  expect(read()).toEqual(first)
  expect(decrypt).toHaveBeenCalledTimes(3)
  expect(keyring.decryptHeaders(keyring.encryptHeaders({ 'x-tenant': 'other' }))).toEqual({ 'x-tenant': 'other' })
})
