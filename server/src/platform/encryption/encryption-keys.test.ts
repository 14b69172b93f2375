import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVault } from './crypto.ts'
import { addKeyToFile, dropPreviousKeys, loadKeyFile, parseEncryptionKeys } from './encryption-keys.ts'

const key = (): string => randomBytes(32).toString('base64')

let directory: string
let path: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keepsake-keys-'))
  path = join(directory, 'encryption.key')
})
afterEach(() => rm(directory, { recursive: true }))

test('the first of several keys is the current one', () => {
  const [a, b, c] = [key(), key(), key()]
  const { current, previous } = parseEncryptionKeys(`${a}, ${b},\n${c}\n`)
  expect(current.id).toBe(parseEncryptionKeys(a).current.id)
  expect(previous.map(({ id }) => id)).toEqual([b, c].map(text => parseEncryptionKeys(text).current.id))
})

test.each([
  ['nothing', '', 'holds no key'],
  ['only separators', ' , ', 'holds no key'],
  ['16 bytes', randomBytes(16).toString('base64'), 'key 1 is not base64 of 32 bytes'],
  ['hex', randomBytes(32).toString('hex'), 'key 1 is not'],
  ['a stray character', `${key().slice(0, -2)}!=`, 'key 1 is not'],
  ['a bad second one', `${key()},short`, 'key 2 is not'],
])('%s is rejected with the fix', (_, text, message) => {
  expect(() => parseEncryptionKeys(text)).toThrow(message)
  expect(() => parseEncryptionKeys(text)).toThrow('openssl rand -base64 32')
})

test('the error does not contain the key', () => {
  const wrong = key().slice(0, 40)
  expect(() => parseEncryptionKeys(wrong)).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining(wrong.slice(0, 8)) }),
  )
})

test('a printed key does not show its bytes', () => {
  const text = key()
  expect(JSON.stringify(parseEncryptionKeys(text))).not.toContain(text.slice(0, 8))
})

test('the key file is created once, readable only by its owner', async () => {
  const made = await loadKeyFile(path)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await loadKeyFile(path)).current.id).toBe(made.current.id)
  expect(await readdir(directory)).toEqual(['encryption.key'])
})

test('concurrent starts agree on one key', async () => {
  const loaded = await Promise.all(Array.from({ length: 8 }, () => loadKeyFile(path)))
  expect(new Set(loaded.map(({ current }) => current.id)).size).toBe(1)
  expect(await readdir(directory)).toEqual(['encryption.key'])
})

test('a damaged key file is reported, and left unchanged', async () => {
  await writeFile(path, 'oops')
  await expect(loadKeyFile(path)).rejects.toThrow(path)
  expect(await readFile(path, 'utf8')).toBe('oops')
})

test('a rotation adds a key and keeps the old one until it is dropped', async () => {
  const encrypted = createVault(await loadKeyFile(path)).encrypt('a', 'p')
  await addKeyToFile(path)
  const between = createVault(await loadKeyFile(path))
  expect(between.needsRotation(encrypted)).toBe(true)
  const renewed = between.encrypt(between.decrypt(encrypted, 'p'), 'p')

  await dropPreviousKeys(path)
  const after = createVault(await loadKeyFile(path))
  expect(after.decrypt(renewed, 'p')).toBe('a')
  expect(() => after.decrypt(encrypted, 'p')).toThrow('not in ENCRYPTION_KEY')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})
