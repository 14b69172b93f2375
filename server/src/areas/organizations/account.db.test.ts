import { beforeAll, describe, expect, it } from 'vitest'
import type { TestOrganization } from '../../../test/support/organization.ts'
import { INTERNAL_API_KEY } from '../../../test/support/test-app.ts'
import { useApp } from '../../../test/support/use-app.ts'
import { PERMISSION_NAMES } from '../../platform/access/permissions.ts'
import { ROLES } from '../../platform/access/roles.ts'

const app = useApp()
let organization: TestOrganization
beforeAll(async () => {
  organization = await app.organization({ name: 'Northwind', plan: 'free', credits: 42 })
})

const get = (path: string, key = organization.key) => app.call('GET', path, { key })

describe('GET /auth/me', () => {
  it('returns the account of the key with its exact balance', async () => {
    await app.database.query('UPDATE tenants SET balance = 123456789012 WHERE id = $1', [organization.tenants.live])
    await get('/auth/me')
    const { status, body } = await get('/auth/me')
    expect(status).toBe(200)
    expect(body.data).toEqual({
      id: expect.stringMatching(/^agt_/),
      name: 'Northwind',
      status: 'active',
      created_at: expect.any(String),
      balance: '1234.56789012',
      key: {
        prefix: organization.key.slice(0, 16),
        last4: organization.key.slice(-4),
        created_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    })
  })

  it('omits the last use if there was none', async () => {
    const { key } = await app.organization()
    expect((await get('/auth/me', key)).body.data.key).not.toHaveProperty('last_used_at')
  })
})

it.each(['/auth/me', '/api/v1/me'])('every key can call %s, whatever its role and scopes', async path => {
  for (const role of ROLES) {
    const key = await organization.keyFor({ role, scopes: ['memory:read'] })
    expect({ role, status: (await get(path, key)).status }).toEqual({ role, status: 200 })
    expect((await get('/api/v1/usage/current', key)).status).toBe(403)
  }
})

describe('GET /api/v1/me', () => {
  it('lists what the key may do: by role, scopes, and live or test data', async () => {
    const permissionsOf = async (options: Parameters<typeof organization.keyFor>[0]): Promise<string[]> =>
      (await get('/api/v1/me', await organization.keyFor(options))).body.data.permissions
    const viewer = await permissionsOf({ role: 'viewer' })
    expect(viewer).toContain('memory:read')
    expect(viewer).not.toContain('memory:write')
    expect(await permissionsOf({ role: 'member', scopes: ['memory:write', 'members:write'] })).toEqual(['memory:write'])
    const [live, test] = [
      await permissionsOf({ role: 'owner' }),
      await permissionsOf({ role: 'owner', livemode: false }),
    ]
    expect(live).toEqual(PERMISSION_NAMES)
    expect(test).toContain('memory:write')
    expect(test).not.toContain('organizations:write')
  })

  it('returns organization, key, member, plan limits and credits, with one query besides authentication', async () => {
    let answer = await get('/api/v1/me')
    const roundTrips = await app.countRoundTrips(async () => {
      answer = await get('/api/v1/me')
    })
    expect(roundTrips).toBe(2)
    expect(answer.body.data).toEqual({
      organization: { id: organization.id, name: 'Northwind' },
      key: {
        id: expect.stringMatching(/^key_/),
        prefix: organization.key.slice(0, 16),
        last4: organization.key.slice(-4),
        livemode: true,
      },
      member: { id: expect.stringMatching(/^agt_/), name: 'Northwind', role: 'owner' },
      permissions: PERMISSION_NAMES,
      plan: {
        name: 'free',
        maxApiCallsPerMinute: 60,
        maxApiCallsPerMonth: 10_000,
        maxMailsPerDay: 20,
        maxModelCallsPerDay: 1_000,
        maxModelTokensPerDay: 1_000_000,
        maxWebhookRetentionDays: 35,
        features: ['memory', 'collections', 'events', 'notifications', 'gateway'],
      },
      credits: 42,
      suggestions: 0,
    })
  })

  it('returns the role of the key and whether it is for live or test data', async () => {
    const key = await organization.keyFor({ role: 'viewer', livemode: false })
    expect((await get('/api/v1/me', key)).body.data).toMatchObject({
      key: { livemode: false },
      member: { role: 'viewer' },
    })
  })

  it('rejects an internal call, which has no key', async () => {
    const headers = { 'X-Internal-API-Key': INTERNAL_API_KEY, 'X-Organization-Id': organization.id }
    for (const path of ['/api/v1/me', '/auth/me']) {
      const { status, body } = await app.call('GET', path, { headers })
      expect([status, body.error]).toEqual([403, 'permission_error'])
    }
  })
})
