import { beforeEach, describe, expect, it } from 'vitest'
import type { TestOrganization } from '../../../test/support/organization.ts'
import { useApp } from '../../../test/support/use-app.ts'
import { newId } from '../../platform/ids.ts'

const app = useApp()
let organization: TestOrganization
beforeEach(async () => {
  organization = await app.organization()
})

const call = (method: string, path: string, body?: object, key = organization.key) =>
  app.call(method, `/api/v1/keys${path}`, { key, ...(body && { body }) })
const create = async (body: object, key?: string) => (await call('POST', '', body, key)).body.data
const statusWith = async (key: string) => (await app.call('GET', '/api/v1/me', { key })).status
const list = async (key?: string) => (await call('GET', '?limit=200', undefined, key)).body.data
const actions = async () =>
  (await app.call('GET', '/api/v1/audit?action=key.*', { key: organization.key })).body.data.map(
    ({ action }: { action: string }) => action,
  )

describe('a key of an organization', () => {
  it('is created with a member of its own, is shown once, and reports its last use', async () => {
    const { apiKey, ...key } = await create({ name: 'ci', scopes: ['memory:read', 'account:read'] })
    expect(key).toMatchObject({ role: 'member', scopes: ['memory:read', 'account:read'], livemode: true })
    expect(await statusWith(apiKey)).toBe(200)
    const listed = (await list()).find(({ id }: { id: string }) => id === key.id)
    expect(listed).toEqual({ ...key, lastUsedAt: expect.any(String) })
    const members = await app.call('GET', '/api/v1/members?kind=service', { key: organization.key })
    expect(members.body.data).toMatchObject([{ id: key.memberId, name: 'ci', lastActiveAt: expect.any(String) }])
    expect(await actions()).toEqual(['key.created'])
  })

  it('expires', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const key = await create({ name: 'short', expiresAt })
    expect([key.expiresAt, await statusWith(key.apiKey)]).toEqual([expiresAt, 200])
    await app.database.query('UPDATE api_keys SET expires_at = app_now() WHERE id = $1', [key.id])
    expect(await statusWith(key.apiKey)).toBe(401)
    expect((await call('POST', '', { name: 'late', expiresAt: '2020-01-01T00:00:00Z' })).status).toBe(400)
  })

  it('stops working when it is revoked, and its program is no longer a member', async () => {
    const key = await create({ name: 'ci' })
    const revoked = await call('DELETE', `/${key.id}`)
    expect(revoked.body.data.revokedAt).toEqual(expect.any(String))
    expect(await statusWith(key.apiKey)).toBe(401)
    expect((await call('DELETE', `/${key.id}`)).body).toEqual(revoked.body)
    const members = await app.call('GET', '/api/v1/members?kind=service', { key: organization.key })
    expect(members.body.data).toEqual([])
    expect(await actions()).toEqual(['key.revoked', 'key.created'])
  })

  it('cannot be reached by another organization', async () => {
    const key = await create({ name: 'ci' })
    const other = await app.organization()
    for (const [method, path, body] of [
      ['DELETE', `/${key.id}`, undefined],
      ['POST', `/${key.id}/rotate`, {}],
    ] as const) {
      expect((await call(method, path, body, other.key)).status).toBe(404)
      expect((await call(method, path.replace(key.id, newId('key')), body)).status).toBe(404)
    }
    expect(await statusWith(key.apiKey)).toBe(200)
  })
})

describe('rotating a key', () => {
  it('returns a key with the same rights; both work until the grace period ends', async () => {
    const old = await create({ name: 'ci', role: 'viewer', scopes: ['memory:read'] })
    const { body } = await call('POST', `/${old.id}/rotate`, { graceHours: 2 })
    const { apiKey, previous, ...rotated } = body.data
    expect(rotated).toMatchObject({ name: 'ci', role: 'viewer', scopes: ['memory:read'], memberId: old.memberId })
    expect([await statusWith(old.apiKey), await statusWith(apiKey)]).toEqual([200, 200])
    expect(Date.parse(previous.expiresAt) - Date.parse(rotated.createdAt)).toBeCloseTo(7_200_000, -4)
    await app.database.query('UPDATE api_keys SET expires_at = app_now() WHERE id = $1', [previous.id])
    expect([await statusWith(old.apiKey), await statusWith(apiKey)]).toEqual([401, 200])
    expect(await actions()).toEqual(['key.rotated', 'key.created'])
  })

  it('without a grace period ends the old key at once', async () => {
    const old = await create({ name: 'ci' })
    const { body } = await call('POST', `/${old.id}/rotate`, { graceHours: 0 })
    expect([await statusWith(old.apiKey), await statusWith(body.data.apiKey)]).toEqual([401, 200])
  })

  it('never extends the old key, and keeps its expiry unless another is given', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const old = await create({ name: 'ci', expiresAt })
    const { data } = (await call('POST', `/${old.id}/rotate`, { graceHours: 48 })).body
    expect([data.expiresAt, data.previous.expiresAt]).toEqual([expiresAt, expiresAt])
    const later = new Date(Date.now() + 7_200_000).toISOString()
    expect((await call('POST', `/${data.id}/rotate`, { expiresAt: later })).body.data.expiresAt).toBe(later)
  })

  it('is refused if the key no longer works', async () => {
    const old = await create({ name: 'ci' })
    await call('DELETE', `/${old.id}`)
    const { status, body } = await call('POST', `/${old.id}/rotate`, {})
    expect([status, body.error]).toEqual([409, 'conflict_error'])
  })
})

describe('nobody gets hold of more rights than their own', () => {
  const refused = async (answer: Promise<{ status: number; body: { error: string } }>) => {
    const { status, body } = await answer
    expect([status, body.error]).toEqual([403, 'permission_error'])
  }

  it('by role', async () => {
    const admin = await create({ name: 'admin', role: 'admin' })
    const owner = await create({ name: 'owner', role: 'owner' })
    await refused(call('POST', '', { name: 'up', role: 'owner' }, admin.apiKey))
    await refused(call('POST', `/${owner.id}/rotate`, {}, admin.apiKey))
    await refused(call('DELETE', `/${owner.id}`, undefined, admin.apiKey))
    expect((await call('POST', `/${admin.id}/rotate`, {}, admin.apiKey)).status).toBe(200)
  })

  it('by scope', async () => {
    const limited = await create({ name: 'limited', role: 'admin', scopes: ['keys:write', 'memory:read'] })
    const full = await create({ name: 'full', role: 'viewer' })
    await refused(call('POST', '', { name: 'all' }, limited.apiKey))
    await refused(call('POST', '', { name: 'more', scopes: ['memory:write'] }, limited.apiKey))
    await refused(call('POST', `/${full.id}/rotate`, {}, limited.apiKey))
    expect((await call('POST', '', { name: 'fits', scopes: ['memory:read'] }, limited.apiKey)).status).toBe(201)
  })

  it('by data: a test key neither sees nor creates live keys', async () => {
    const test = await organization.keyFor({ livemode: false })
    const live = await create({ name: 'live' })
    await refused(call('POST', '', { name: 'up', livemode: true }, test))
    expect((await call('POST', `/${live.id}/rotate`, {}, test)).status).toBe(404)
    expect((await call('DELETE', `/${live.id}`, undefined, test)).status).toBe(404)
    expect((await create({ name: 'same' }, test)).apiKey).toMatch(/^sk_test_/)
    expect((await list(test)).every(({ livemode }: { livemode: boolean }) => !livemode)).toBe(true)
    expect((await create({ name: 'for tests', livemode: false })).apiKey).toMatch(/^sk_test_/)
  })
})
