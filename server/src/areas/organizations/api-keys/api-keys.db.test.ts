import { beforeEach, describe, expect, it } from 'vitest'
import type { TestOrganization } from '../../../../test/support/organization.ts'
import { useApp } from '../../../../test/support/use-app.ts'
import { newId } from '../../../platform/values/ids.ts'

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

  it('that expires cannot create one that lives longer, nor prolong itself', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const expiresAt = at(2)
    const own = await create({ name: 'short', role: 'owner', expiresAt })
    for (const more of [{}, { expiresAt: at(3) }]) {
      const refused = await call('POST', '', { name: 'longer', ...more }, own.apiKey)
      expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining(expiresAt)])
    }
    for (const more of [{ expiresAt }, { expiresAt: at(1) }])
      expect((await call('POST', '', { name: 'shorter', ...more }, own.apiKey)).status).toBe(201)
    const forever = await create({ name: 'forever' })
    expect((await call('POST', `/${forever.id}/rotate`, {}, own.apiKey)).status).toBe(403)
    expect((await call('POST', `/${own.id}/rotate`, { expiresAt: at(9) }, own.apiKey)).status).toBe(403)
    const rotated = await call('POST', `/${own.id}/rotate`, {}, own.apiKey)
    expect([rotated.status, rotated.body.data.expiresAt]).toEqual([200, expiresAt])
    const link = (key: string) =>
      app.call('POST', '/api/v1/webhooks/portal-links', { key, body: { customer: 'acme', expiresIn: 7_200 } })
    const linked = (await link(own.apiKey)).body.data.expiresAt
    expect(Date.parse(linked)).toBeLessThanOrEqual(Date.parse(expiresAt) - 3_600_000)
    expect((await link((await create({ name: 'hour', role: 'owner', expiresAt: at(0.9) })).apiKey)).status).toBe(403)
  })

  it('that expires cannot invite somebody whose key lives longer', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const expiresAt = at(2)
    const own = await create({ name: 'short', role: 'owner', expiresAt })
    const members = (path: string, key: string, body: object) =>
      app.call('POST', `/api/v1/members${path}`, { key, body })
    const invite = async (email: string): Promise<{ id: string; link: string; invitationExpiresAt: string }> =>
      (await members('/invite', own.apiKey, { emails: [email], role: 'admin' })).body.data.invited[0]
    const accept = async ({ link }: { link: string }): Promise<string> => {
      const { status, body } = await app.call('POST', '/api/v1/members/accept', { body: { token: link.split('#')[1] } })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data.apiKey
    }
    const end = async (key: string) => (await list()).find(({ prefix }: { prefix: string }) => key.startsWith(prefix))
    const invitation = await invite('kim@northwind.example')
    expect(invitation.invitationExpiresAt).toBe(expiresAt)
    const joined = await accept(invitation)
    expect((await end(joined)).expiresAt).toBe(expiresAt)
    expect((await call('POST', '', { name: 'longer', expiresAt: at(3) }, joined)).status).toBe(403)
    // a key that does not expire may invite for good
    const { id } = await invite('lee@northwind.example')
    const again = (await members(`/${id}/resend`, organization.key, {})).body.data
    expect((await end(await accept(again))).expiresAt).toBeUndefined()
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

describe('the last live key of the owners', () => {
  const lastKey = async () =>
    (await list()).find(({ last4 }: { last4: string }) => last4 === organization.key.slice(-4)).id

  it('cannot be revoked, so that the organization is not locked out', async () => {
    const id = await lastKey()
    await create({ name: 'test', role: 'owner', livemode: false })
    await create({ name: 'admin', role: 'admin' })
    const { status, body } = await call('DELETE', `/${id}`)
    expect([status, body.error]).toEqual([409, 'conflict_error'])
    expect(body.message).toContain('last key')
    const next = await create({ name: 'next', role: 'owner' })
    expect((await call('DELETE', `/${id}`, undefined, next.apiKey)).status).toBe(200)
  })

  it('remains when all are revoked at once', async () => {
    const keys = [{ id: await lastKey(), apiKey: organization.key }]
    for (const name of ['a', 'b', 'c']) keys.push(await create({ name, role: 'owner' }))
    await Promise.all(
      keys.map(({ apiKey }, n) => call('DELETE', `/${keys[(n + 1) % keys.length]?.id}`, undefined, apiKey)),
    )
    const statuses = await Promise.all(keys.map(({ apiKey }) => statusWith(apiKey)))
    expect(statuses.filter(status => status === 200).length).toBeGreaterThan(0)
  })

  it('can be revoked by the operator', async () => {
    const path = `/api/v1/admin/organizations/${organization.id}/keys/${await lastKey()}`
    expect((await app.call('DELETE', path, { operator: true })).status).toBe(200)
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

  it('gives exactly one of parallel calls a successor; the others are refused', async () => {
    const old = await create({ name: 'ci' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', `/${old.id}/rotate`, {})))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array(19).fill(409)])
    const successor = answers.find(({ status }) => status === 200)?.body.data.id
    const valid = (await list()).filter(({ memberId }: { memberId: string }) => memberId === old.memberId)
    expect(valid.map(({ id }: { id: string }) => id)).toEqual([old.id, successor])
  })

  it('is refused while its successor works, naming it; a revoked successor can be replaced', async () => {
    const old = await create({ name: 'ci' })
    const first = (await call('POST', `/${old.id}/rotate`, {})).body.data
    const again = await call('POST', `/${old.id}/rotate`, {})
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining(first.id)])
    await call('DELETE', `/${first.id}`)
    const second = await call('POST', `/${old.id}/rotate`, {})
    expect([second.status, await statusWith(second.body.data.apiKey)]).toEqual([200, 200])
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

  it('nor by repeating the request of another key with its Idempotency-Key', async () => {
    const admin = await create({ name: 'admin', role: 'admin' })
    const headers = { 'Idempotency-Key': 'first-key' }
    const path = '/api/v1/keys'
    const body = { name: 'same', role: 'admin' }
    const first = await app.call('POST', path, { key: organization.key, body, headers })
    const replayed = await app.call('POST', path, { key: organization.key, body, headers })
    expect(replayed.body).toEqual(first.body)
    const { status, body: refusal } = await app.call('POST', path, { key: admin.apiKey, body, headers })
    expect([status, refusal.error]).toEqual([422, 'conflict_error'])
    expect(JSON.stringify(refusal)).not.toContain(first.body.data.apiKey)
  })
})
