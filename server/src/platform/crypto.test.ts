import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { constantTimeEqual, createVault, ENCRYPTED_IN_TEXT, sha256 } from './crypto.ts'
import { parseEncryptionKeys } from './encryption-keys.ts'

const key = (): string => randomBytes(32).toString('base64')
const vaultOf = (...keys: string[]) => createVault(parseEncryptionKeys(keys.join(',')))

test.each(['', 'whsec_abc', 'ü 漢字 🎉\0', 'x'.repeat(100_000)])('what is sealed opens again', text => {
  const vault = vaultOf(key())
  expect(vault.open(vault.seal(text, 'webhook.secret'), 'webhook.secret')).toBe(text)
})

test('a sealed value is an envelope that names its key and hides the text', () => {
  const keys = key()
  const sealed = vaultOf(keys).seal('whsec_abc', 'webhook.secret')
  expect(sealed).toMatch(/^v1\.[\w-]{8}\.[\w-]+$/)
  expect(sealed.split('.')[1]).toBe(parseEncryptionKeys(keys).current.id)
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').includes('whsec')).toBe(false)
  expect(`got ${sealed}!`.replace(ENCRYPTED_IN_TEXT, '…')).toBe('got …!')
})

test('the same text never seals the same way twice', () => {
  const vault = vaultOf(key())
  expect(vault.seal('a', 'p')).not.toBe(vault.seal('a', 'p'))
})

test('another purpose does not open it', () => {
  const vault = vaultOf(key())
  expect(() => vault.open(vault.seal('a', 'webhook.secret'), 'rag.headers')).toThrow(/rag\.headers.*does not open/)
})

test('a change to any byte is noticed', () => {
  const vault = vaultOf(key())
  const [version, id, body = ''] = vault.seal('secret', 'p').split('.')
  const bytes = Buffer.from(body, 'base64url')
  for (let n = 0; n < bytes.length; n++) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(n) ^ 1, n)
    expect(() => vault.open(`${version}.${id}.${changed.toString('base64url')}`, 'p'), `byte ${n}`).toThrow(
      'does not open',
    )
  }
})

test.each(['', 'plain', 'v2.abcdefgh.AAAA', 'v1.abcdefgh.AAAA', 'v1..'])('%j is not a sealed value', text => {
  const vault = vaultOf(key())
  expect(() => vault.open(text, 'p')).toThrow('Not a sealed value')
  expect(() => vault.needsRotation(text)).toThrow('Not a sealed value')
})

test('after a rotation the old value still opens and asks to be sealed anew', () => {
  const [old, fresh] = [key(), key()]
  const sealed = vaultOf(old).seal('a', 'p')
  const vault = vaultOf(fresh, old)
  expect(vault.open(sealed, 'p')).toBe('a')
  expect(vault.needsRotation(sealed)).toBe(true)
  expect(vault.needsRotation(vault.seal('a', 'p'))).toBe(false)
})

test('a value whose key is gone names the key and the setting', () => {
  const sealed = vaultOf(key()).seal('a', 'p')
  expect(() => vaultOf(key()).open(sealed, 'p')).toThrow(new RegExp(`${sealed.split('.')[1]}.*ENCRYPTION_KEY`))
})

test('sha256 gives the published digest', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('constantTimeEqual tells equal from unequal, of any length', () => {
  expect(constantTimeEqual('abc', 'abc')).toBe(true)
  expect(constantTimeEqual('abc', 'abd')).toBe(false)
  expect(constantTimeEqual('abc', 'abcd')).toBe(false)
  expect(constantTimeEqual('', 'a')).toBe(false)
})
