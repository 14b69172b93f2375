import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVault } from './platform/crypto.ts'
import { parseEncryptionKeys } from './platform/encryption-keys.ts'
import { createIdempotency } from './platform/idempotency.ts'
import { openTestDatabase, type TestDatabase } from './platform/testing/test-database.ts'
import { reseal } from './reseal.ts'

const [old, anew] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
const oldKeys = parseEncryptionKeys(old)
const bothKeys = parseEncryptionKeys(`${anew},${old}`)
const newKeys = parseEncryptionKeys(anew)
const hash = new Uint8Array(32)
const keyOf = (n: number) => ({ scope: 'tenant:1', operation: 'adminCreateKey', key: String(n) })

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
})

afterAll(() => test.close())

describe('reseal', () => {
  it('seals every stored secret with the current key, once, and leaves what is no secret', async () => {
    const before = createIdempotency(test.database, createVault(oldKeys))
    for (let n = 0; n < 450; n++) {
      await before.claim(keyOf(n), hash)
      await before.keep(keyOf(n), { status: 201, body: `"secret ${n}"` }, n > 0)
    }
    expect(await reseal(test.database, createVault(bothKeys), bothKeys.current)).toBe(449)
    expect(await reseal(test.database, createVault(bothKeys), bothKeys.current)).toBe(0)
    const after = createIdempotency(test.database, createVault(newKeys))
    expect(await after.claim(keyOf(449), hash)).toEqual({ status: 201, body: '"secret 449"' })
    expect(await after.claim(keyOf(0), hash)).toEqual({ status: 201, body: '"secret 0"' })
  })

  it('names the key that is missing', async () => {
    const strange = parseEncryptionKeys(randomBytes(32).toString('base64'))
    await expect(reseal(test.database, createVault(strange), strange.current)).rejects.toThrow(
      `sealed with encryption key ${newKeys.current.id}`,
    )
  })
})
