import { beforeEach, describe, expect, it } from 'vitest'
import type { TestOrganization } from '../../../../test/support/organization.ts'
import type { CallOptions } from '../../../../test/support/test-app.ts'
import { useApp } from '../../../../test/support/use-app.ts'
import { newId } from '../../../platform/values/ids.ts'

const PATH = '/api/v1/admin/organizations'

const app = useApp()
let organization: TestOrganization
beforeEach(async () => {
  organization = await app.organization({ name: 'Northwind', plan: 'free', credits: 100 })
})

const operator = (method: string, path: string, options: CallOptions = {}) =>
  app.call(method, `${PATH}${path}`, { operator: true, ...options })

/** The audit log entries of the organization. */
const audited = () =>
  app.database.query(
    'SELECT actor, action, target, details FROM audit_entries WHERE organization_id = $1 ORDER BY id',
    [organization.id],
  )

const unknown = newId('org')

describe("the operator's organizations", () => {
  it('are listed page by page, oldest first', async () => {
    const second = await app.organization({ name: 'Contoso' })
    const ids: string[] = []
    let cursor = ''
    do {
      const { body } = await operator('GET', `?limit=1${cursor && `&cursor=${cursor}`}`)
      ids.push(...body.data.map(({ id }: { id: string }) => id))
      cursor = body.nextCursor ?? ''
    } while (cursor)
    expect(ids.slice(-2)).toEqual([organization.id, second.id])
    expect(ids).toEqual([...new Set(ids)].sort())
    const { body } = await operator('GET', '?limit=200')
    expect(body.data.at(-2)).toEqual({
      id: organization.id,
      name: 'Northwind',
      plan: 'free',
      createdAt: expect.any(String),
      credits: { live: 100, test: 100 },
    })
  })

  it('are visible only to the operator', async () => {
    expect((await app.call('GET', PATH, { key: organization.key })).status).toBe(401)
  })

  it('reject a cursor of another list', async () => {
    const foreign = Buffer.from(JSON.stringify({ list: 'keys', after: newId('key') })).toString('base64url')
    expect((await operator('GET', `?cursor=${foreign}`)).status).toBe(400)
  })
})

describe('changing the plan', () => {
  it('applies from the next call, ends rate limit waits, and is audited', async () => {
    const call = (path = 'collections') => app.call('GET', `/api/v1/${path}`, { key: organization.key })
    await call()
    await app.database.query('UPDATE runtime.rate_limits SET month_calls = 10000 WHERE tenant_id = $1', [
      organization.tenants.live,
    ])
    expect((await call()).status).toBe(429)
    const { status, body } = await operator('PATCH', `/${organization.id}`, { body: { plan: 'pro' } })
    expect([status, body.data.plan]).toEqual([200, 'pro'])
    expect((await call()).status).toBe(200)
    expect((await call('me')).body.data.plan.name).toBe('pro')
    expect(await audited()).toEqual([
      {
        actor: 'operator',
        action: 'organization.plan_changed',
        target: organization.id,
        details: { from: 'free', to: 'pro' },
      },
    ])
  })

  it('returns an error for an unknown organization', async () => {
    const { status, body } = await operator('PATCH', `/${unknown}`, { body: { plan: 'pro' } })
    expect([status, body.error]).toEqual([404, 'not_found_error'])
    expect(body.message).toContain(unknown)
  })
})

describe('suspending', () => {
  const suspend = (body: object = {}, id = organization.id) => operator('POST', `/${id}/suspend`, { body })
  const resume = (id = organization.id) => operator('POST', `/${id}/resume`)
  const call = (options: CallOptions = { key: organization.key }) => app.call('GET', '/api/v1/collections', options)

  it('refuses every call with 403 from the next one until it is resumed, and keeps the data', async () => {
    expect((await call()).status).toBe(200)
    const { status, body } = await suspend({ reason: 'Unpaid invoice' })
    expect([status, body.data.suspendedAt]).toEqual([200, expect.any(String)])
    const internal = { operator: true, headers: { 'X-Organization-Id': organization.id } }
    for (const caller of [
      { key: organization.key },
      { key: await organization.keyFor({ livemode: false }) },
      internal,
    ]) {
      const refused = await call(caller)
      expect([refused.status, refused.body.error]).toEqual([403, 'permission_error'])
      expect(refused.body.message).toBe(
        `The organization ${organization.id} is suspended. Contact the operator of this server.`,
      )
    }
    expect((await resume()).body.data).not.toHaveProperty('suspendedAt')
    expect((await call()).status).toBe(200)
    expect(await audited()).toMatchObject([
      { actor: 'operator', action: 'organization.suspended', details: { reason: 'Unpaid invoice' } },
      { actor: 'operator', action: 'organization.resumed' },
    ])
  })

  it('again changes nothing, and neither does resuming again', async () => {
    const first = await suspend()
    await app.advance('1 minute')
    expect((await suspend()).body).toEqual(first.body)
    await resume()
    await resume()
    expect(await audited()).toHaveLength(2)
  })

  it('returns an error for an unknown organization', async () => {
    expect((await suspend({}, unknown)).status).toBe(404)
    expect((await resume(unknown)).status).toBe(404)
  })
})

describe('granting credits', () => {
  const grant = (body: object, id = organization.id) => operator('POST', `/${id}/credits`, { body })

  it('adds to the live or the test balance, and does not count as usage', async () => {
    expect((await grant({ credits: 50, reason: 'Invoice 4711' })).body.data.credits).toEqual({ live: 150, test: 100 })
    expect((await grant({ credits: 7, livemode: false })).body.data.credits).toEqual({ live: 150, test: 107 })
    const usage = await app.call('GET', '/api/v1/usage/current', { key: organization.key })
    expect(usage.body.data.credits).toMatchObject({ available: 150, usedThisMonth: 0 })
    expect(await audited()).toMatchObject([
      { action: 'credits.granted', details: { credits: 50, livemode: true, reason: 'Invoice 4711' } },
      { action: 'credits.granted', details: { credits: 7, livemode: false } },
    ])
  })

  it('with a negative amount subtracts credits, down to zero', async () => {
    expect((await grant({ credits: -30 })).body.data.credits.live).toBe(70)
    expect((await grant({ credits: -1_000 })).body.data.credits.live).toBe(0)
  })

  it('returns an error for an unknown organization and writes no audit entry', async () => {
    expect((await grant({ credits: 5 }, unknown)).status).toBe(404)
    const entries = await app.database.query('SELECT id FROM audit_entries WHERE organization_id = $1', [unknown])
    expect(entries).toEqual([])
  })
})

describe('keys of an organization', () => {
  const create = (body: object, id = organization.id) => operator('POST', `/${id}/keys`, { body })
  const list = async (query = '') => (await operator('GET', `/${organization.id}/keys${query}`)).body
  const revoke = (keyId: string, id = organization.id) => operator('DELETE', `/${id}/keys/${keyId}`)

  it('are created with a role, are shown once, and authenticate as a separate member', async () => {
    const { status, body } = await create({ name: ' ci ', role: 'viewer', scopes: ['memory:read', 'account:read'] })
    expect(status).toBe(201)
    const { apiKey, ...key } = body.data
    expect(key).toEqual({
      id: expect.stringMatching(/^key_/),
      memberId: expect.stringMatching(/^mbr_/),
      name: 'ci',
      role: 'viewer',
      scopes: ['memory:read', 'account:read'],
      livemode: true,
      prefix: apiKey.slice(0, 16),
      last4: apiKey.slice(-4),
      createdAt: expect.any(String),
    })
    const me = await app.call('GET', '/api/v1/me', { key: apiKey })
    expect(me.body.data).toMatchObject({
      organization: { id: organization.id },
      key: { id: key.id },
      member: { id: expect.stringMatching(/^mbr_/), name: 'ci', role: 'viewer' },
    })
    const listed = await list()
    expect(listed.data.at(-1)).toMatchObject({ ...key, lastUsedAt: expect.any(String) })
    expect(JSON.stringify(listed)).not.toContain(apiKey.slice(17))
    expect(await audited()).toMatchObject([
      { action: 'key.created', target: key.id, details: { name: 'ci', role: 'viewer', livemode: true } },
    ])
  })

  it('have the role member and live data by default', async () => {
    expect((await create({ name: 'plain' })).body.data).toMatchObject({ role: 'member', scopes: [], livemode: true })
    const { data } = (await create({ name: 'testing', livemode: false })).body
    expect(data).toMatchObject({ livemode: false, apiKey: expect.stringMatching(/^sk_test_/) })
  })

  it('may expire', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const { data } = (await create({ name: 'short', expiresAt: soon })).body
    expect(data.expiresAt).toBe(soon)
    expect((await app.call('GET', '/api/v1/me', { key: data.apiKey })).status).toBe(200)
    await app.database.query('UPDATE api_keys SET expires_at = app_now() WHERE id = $1', [data.id])
    expect((await app.call('GET', '/api/v1/me', { key: data.apiKey })).status).toBe(401)
  })

  it.each(['2020-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '2016-12-31T23:59:60Z'])(
    'cannot expire at %s, which is not a future time',
    async expiresAt => {
      const { status, body } = await create({ name: 'late', expiresAt })
      expect([status, body.details[0].path]).toEqual([400, 'body.expiresAt'])
    },
  )

  it('cannot have a scope that their role lacks', async () => {
    const { status, body } = await create({ name: 'odd', role: 'viewer', scopes: ['memory:read', 'memory:write'] })
    expect([status, body.details[0].path]).toEqual([400, 'body.scopes.1'])
  })

  it('are listed page by page, without those of others', async () => {
    const other = await app.organization()
    await create({ name: 'not mine' }, other.id)
    for (const name of ['a', 'b']) await create({ name })
    const first = await list('?limit=2')
    const second = await list(`?limit=2&cursor=${first.nextCursor}`)
    const names = [...first.data, ...second.data].map(({ name }) => name)
    expect(names).toEqual(['owner', 'a', 'b'])
    expect(second.nextCursor).toBeUndefined()
  })

  it('stop working when they are revoked; revoking again changes nothing', async () => {
    const { data } = (await create({ name: 'gone' })).body
    const first = await revoke(data.id)
    expect(first.body.data).toMatchObject({ id: data.id, revokedAt: expect.any(String) })
    expect((await app.call('GET', '/api/v1/me', { key: data.apiKey })).status).toBe(401)
    await app.advance('1 minute')
    const second = await revoke(data.id)
    expect([second.status, second.body]).toEqual([200, first.body])
    expect((await audited()).map(entry => Reflect.get(entry, 'action'))).toEqual(['key.created', 'key.revoked'])
  })

  it('of another organization, or that do not exist, cannot be revoked', async () => {
    const { data } = (await create({ name: 'mine' })).body
    const other = await app.organization()
    expect((await revoke(data.id, other.id)).status).toBe(404)
    expect((await revoke(newId('key'))).status).toBe(404)
    expect((await app.call('GET', '/api/v1/me', { key: data.apiKey })).status).toBe(200)
  })

  it('require an existing organization', async () => {
    expect((await create({ name: 'nobody' }, unknown)).status).toBe(404)
    expect((await operator('GET', `/${unknown}/keys`)).status).toBe(404)
  })
})
