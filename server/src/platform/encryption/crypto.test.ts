import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ENCRYPTED_IN_TEXT } from '../values/secret-forms.ts'
import { constantTimeEqual, createVault, sha256 } from './crypto.ts'
import { parseEncryptionKeys } from './encryption-keys.ts'

const key = (): string => randomBytes(32).toString('base64')
const vaultOf = (...keys: string[]) => createVault(parseEncryptionKeys(keys.join(',')))

test.each(['', 'whsec_abc', 'ü 漢字 🎉\0', 'x'.repeat(100_000)])('decrypt returns the encrypted text', text => {
  const vault = vaultOf(key())
  expect(vault.decrypt(vault.encrypt(text, 'webhook.secret'), 'webhook.secret')).toBe(text)
})

test('an encrypted value contains the id of its key and hides the text', () => {
  const keys = key()
  const encrypted = vaultOf(keys).encrypt('whsec_abc', 'webhook.secret')
  expect(encrypted).toMatch(/^v1\.[\w-]{8}\.[\w-]+$/)
  expect(encrypted.split('.')[1]).toBe(parseEncryptionKeys(keys).current.id)
  expect(Buffer.from(encrypted.split('.')[2] ?? '', 'base64url').includes('whsec')).toBe(false)
  expect(`got ${encrypted}!`.replace(ENCRYPTED_IN_TEXT, '…')).toBe('got …!')
})

test('encrypting the same text twice gives different values', () => {
  const vault = vaultOf(key())
  expect(vault.encrypt('a', 'p')).not.toBe(vault.encrypt('a', 'p'))
})

test('decrypt fails with another purpose', () => {
  const vault = vaultOf(key())
  expect(() => vault.decrypt(vault.encrypt('a', 'webhook.secret'), 'rag.headers')).toThrow(
    /rag\.headers.*cannot be decrypted/,
  )
})

test('decrypt fails if any byte was changed', () => {
  const vault = vaultOf(key())
  const [version, id, body = ''] = vault.encrypt('secret', 'p').split('.')
  const bytes = Buffer.from(body, 'base64url')
  for (let n = 0; n < bytes.length; n++) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(n) ^ 1, n)
    expect(() => vault.decrypt(`${version}.${id}.${changed.toString('base64url')}`, 'p'), `byte ${n}`).toThrow(
      'cannot be decrypted',
    )
  }
})

test.each(['', 'plain', 'v2.abcdefgh.AAAA', 'v1.abcdefgh.AAAA', 'v1..'])('decrypt rejects %j', text => {
  const vault = vaultOf(key())
  expect(() => vault.decrypt(text, 'p')).toThrow('not encrypted')
  expect(() => vault.needsRotation(text)).toThrow('not encrypted')
})

test('a value from before a rotation decrypts and needs rotation', () => {
  const [old, fresh] = [key(), key()]
  const encrypted = vaultOf(old).encrypt('a', 'p')
  const vault = vaultOf(fresh, old)
  expect(vault.decrypt(encrypted, 'p')).toBe('a')
  expect(vault.needsRotation(encrypted)).toBe(true)
  expect(vault.needsRotation(vault.encrypt('a', 'p'))).toBe(false)
})

test('decrypt names the missing key and the setting', () => {
  const encrypted = vaultOf(key()).encrypt('a', 'p')
  expect(() => vaultOf(key()).decrypt(encrypted, 'p')).toThrow(new RegExp(`${encrypted.split('.')[1]}.*ENCRYPTION_KEY`))
})

test('sha256 returns the published digest', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('constantTimeEqual compares texts of any length', () => {
  expect(constantTimeEqual('abc', 'abc')).toBe(true)
  expect(constantTimeEqual('abc', 'abd')).toBe(false)
  expect(constantTimeEqual('abc', 'abcd')).toBe(false)
  expect(constantTimeEqual('', 'a')).toBe(false)
})
