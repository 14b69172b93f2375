import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import { ENCRYPTED_COLUMNS } from '../../area-facts.ts'
import { AUTH_PURPOSE, SECRET_PURPOSE } from '../../areas/webhooks/attempt/keyring.ts'
import { createIdempotency } from '../idempotency/idempotency.ts'
import { createVault } from './crypto.ts'
import { parseEncryptionKeys } from './encryption-keys.ts'
import { reencrypt } from './reencrypt.ts'

const [old, renewed] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
const oldKeys = parseEncryptionKeys(old)
const bothKeys = parseEncryptionKeys(`${renewed},${old}`)
const newKeys = parseEncryptionKeys(renewed)
const log = pino({ level: 'silent' })
const bodyHash = new Uint8Array(32)
const keyOf = (n: number) => ({
  scope: 'tenant:1',
  operation: 'adminCreateKey',
  key: String(n),
  bodyHash,
  secret: n > 0,
})

const SUBSCRIPTION = `
  WITH o AS (INSERT INTO organizations (id, name, plan) VALUES ('org_1', 'one', 'free') RETURNING id),
  t AS (INSERT INTO tenants (organization_id, livemode, credits) SELECT id, true, 0 FROM o RETURNING id)
  INSERT INTO webhook_subscriptions (id, tenant_id, url, api_version, guarantee, timeout_ms, auth_type,
    secret_rotated_at, secret_current, secret_previous, auth_secret)
  SELECT 'whk_1', id, 'https://hooks.example', '1', 'best_effort', 1, 'bearer', app_now(), $1, $2, $3 FROM t`

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
})

afterAll(() => test.close())

describe('reencrypt', () => {
  it('encrypts every stored secret with the current key, once, and leaves other values unchanged', async () => {
    const vault = createVault(oldKeys)
    const before = createIdempotency(test.database, vault, log)
    for (let n = 0; n < 450; n++) await before.insert(keyOf(n), { status: 201, body: `"secret ${n}"` })
    await test.database.query(SUBSCRIPTION, [
      vault.encrypt('whsec_one', SECRET_PURPOSE),
      vault.encrypt('whsec_two', SECRET_PURPOSE),
      vault.encrypt('token', AUTH_PURPOSE),
    ])
    expect(await reencrypt(test.database, createVault(bothKeys), bothKeys.current, ENCRYPTED_COLUMNS)).toBe(449 + 3)
    expect(await reencrypt(test.database, createVault(bothKeys), bothKeys.current, ENCRYPTED_COLUMNS)).toBe(0)
    const after = createIdempotency(test.database, createVault(newKeys), log)
    for (const n of [449, 0]) expect(await after.lock(keyOf(n))).toEqual({ status: 201, body: `"secret ${n}"` })
    const [row] = await test.database.query<{ current: string; previous: string; auth: string }>(
      `SELECT secret_current AS current, secret_previous AS previous, auth_secret AS auth FROM webhook_subscriptions`,
    )
    const open = (encrypted = '', purpose: string = SECRET_PURPOSE) => createVault(newKeys).decrypt(encrypted, purpose)
    expect([open(row?.current), open(row?.previous), open(row?.auth, AUTH_PURPOSE)]).toEqual([
      'whsec_one',
      'whsec_two',
      'token',
    ])
  })

  it('names the missing key', async () => {
    const strange = parseEncryptionKeys(randomBytes(32).toString('base64'))
    await expect(reencrypt(test.database, createVault(strange), strange.current, ENCRYPTED_COLUMNS)).rejects.toThrow(
      `encrypted with key ${newKeys.current.id}`,
    )
  })
})
