import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVault } from './platform/crypto.ts'
import { parseEncryptionKeys } from './platform/encryption-keys.ts'
import { createIdempotency } from './platform/idempotency.ts'
import { openTestDatabase, type TestDatabase } from './platform/testing/test-database.ts'
import { reseal } from './reseal.ts'
import { AUTH_PURPOSE, SECRET_PURPOSE } from './webhooks/subscriptions/sealed.ts'

const [old, anew] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
const oldKeys = parseEncryptionKeys(old)
const bothKeys = parseEncryptionKeys(`${anew},${old}`)
const newKeys = parseEncryptionKeys(anew)
const hash = new Uint8Array(32)
const keyOf = (n: number) => ({ scope: 'tenant:1', operation: 'adminCreateKey', key: String(n) })

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

describe('reseal', () => {
  it('seals every stored secret with the current key, once, and leaves what is no secret', async () => {
    const vault = createVault(oldKeys)
    const before = createIdempotency(test.database, vault)
    for (let n = 0; n < 450; n++) {
      await before.claim(keyOf(n), hash)
      await before.keep(keyOf(n), { status: 201, body: `"secret ${n}"` }, n > 0)
    }
    await test.database.query(SUBSCRIPTION, [
      vault.seal('whsec_one', SECRET_PURPOSE),
      vault.seal('whsec_two', SECRET_PURPOSE),
      vault.seal('token', AUTH_PURPOSE),
    ])
    expect(await reseal(test.database, createVault(bothKeys), bothKeys.current)).toBe(449 + 3)
    expect(await reseal(test.database, createVault(bothKeys), bothKeys.current)).toBe(0)
    const after = createIdempotency(test.database, createVault(newKeys))
    expect(await after.claim(keyOf(449), hash)).toEqual({ status: 201, body: '"secret 449"' })
    expect(await after.claim(keyOf(0), hash)).toEqual({ status: 201, body: '"secret 0"' })
    const [row] = await test.database.query<{ current: string; previous: string; auth: string }>(
      `SELECT secret_current AS current, secret_previous AS previous, auth_secret AS auth FROM webhook_subscriptions`,
    )
    const open = (sealed = '', purpose: string = SECRET_PURPOSE) => createVault(newKeys).open(sealed, purpose)
    expect([open(row?.current), open(row?.previous), open(row?.auth, AUTH_PURPOSE)]).toEqual([
      'whsec_one',
      'whsec_two',
      'token',
    ])
  })

  it('names the key that is missing', async () => {
    const strange = parseEncryptionKeys(randomBytes(32).toString('base64'))
    await expect(reseal(test.database, createVault(strange), strange.current)).rejects.toThrow(
      `sealed with encryption key ${newKeys.current.id}`,
    )
  })
})
