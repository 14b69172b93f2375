import { beforeEach, describe, expect, it } from 'vitest'
import type { TestOrganization } from '../../../../test/support/organization.ts'
import { createTestApp } from '../../../../test/support/test-app.ts'
import { useApp } from '../../../../test/support/use-app.ts'
import { newId } from '../../../platform/values/ids.ts'

const app = useApp()
let organization: TestOrganization
beforeEach(async () => {
  organization = await app.organization({ name: 'Northwind' })
})

const PATH = '/api/v1/members'
type Call = (method: string, path: string, body?: object) => ReturnType<typeof app.call>
const as =
  (key: string): Call =>
  (method, path, body) =>
    app.call(method, `${PATH}${path}`, { key, ...(body && { body }) })
const owner: Call = (...call) => as(organization.key)(...call)

const invite = async (emails: string[], role = 'member') => (await owner('POST', '/invite', { emails, role })).body.data
const tokenOf = (link: string): string => link.split('#')[1] ?? ''
const accept = (token: string, body: object = {}, headers = {}) =>
  app.call('POST', `${PATH}/accept`, { body: { token, ...body }, headers })

/** Invites a person and accepts for them. */
async function join(email: string, role = 'member'): Promise<{ id: string; key: string }> {
  const { invited } = await invite([email], role)
  const { data } = (await accept(tokenOf(invited[0].link))).body
  return { id: data.member.id, key: data.apiKey }
}

const roleOf = async (key: string) => (await app.call('GET', '/api/v1/me', { key })).body.data?.member.role
const idOf = async (key: string): Promise<string> => (await app.call('GET', '/api/v1/me', { key })).body.data.member.id
const actions = async () =>
  (await app.call('GET', '/api/v1/audit', { key: organization.key })).body.data.map(
    ({ action }: { action: string }) => action,
  )

describe('an invitation', () => {
  it('returns a link that makes the person a member with a key of their own, once', async () => {
    const { invited, alreadyMembers, alreadyInvited } = await invite(['Dana@Northwind.example'], 'admin')
    expect([alreadyMembers, alreadyInvited]).toEqual([[], []])
    expect(invited).toMatchObject([
      { email: 'dana@northwind.example', role: 'admin', status: 'invited', kind: 'person' },
    ])
    const token = tokenOf(invited[0].link)
    const { status, body } = await accept(token, { name: ' Dana Reyes ' })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      organization: { id: organization.id, name: 'Northwind' },
      member: { id: invited[0].id, role: 'admin' },
      apiKey: expect.stringMatching(/^sk_live_/),
    })
    const me = await app.call('GET', '/api/v1/me', { key: body.data.apiKey })
    expect(me.body.data.member).toEqual({ id: invited[0].id, name: 'Dana Reyes', role: 'admin' })
    const again = await accept(token)
    expect([again.status, again.body.error]).toEqual([403, 'permission_error'])
    const { data } = (await owner('GET', '?kind=person')).body
    expect(data).toMatchObject([{ id: invited[0].id, status: 'active', lastActiveAt: expect.any(String) }])
    expect(data[0]).not.toHaveProperty('invitationExpiresAt')
    expect(await actions()).toEqual(['member.joined', 'member.invited'])
  })

  it('stores only a hash of the token', async () => {
    const { invited } = await invite(['dana@northwind.example'])
    const token = tokenOf(invited[0].link)
    const rows = await app.database.query<{ text: string }>('SELECT m::text AS text FROM members m WHERE id = $1', [
      invited[0].id,
    ])
    expect(JSON.stringify(rows)).not.toContain(token.slice(4))
  })

  it('says who is a member or invited already', async () => {
    await join('dana@northwind.example')
    await invite(['bob@northwind.example'])
    const result = await invite(['DANA@northwind.example', 'bob@northwind.example', 'eve@northwind.example'])
    expect(result).toMatchObject({
      invited: [{ email: 'eve@northwind.example' }],
      alreadyMembers: ['dana@northwind.example'],
      alreadyInvited: ['bob@northwind.example'],
    })
  })

  it('expires after 7 days, and is renewed by the next one', async () => {
    // its own server: the clock moves for everybody
    const later = await createTestApp({ settings: { WORKERS: 'off' } })
    const { key } = await later.organization()
    const send = async (role: string) =>
      (await later.call('POST', `${PATH}/invite`, { key, body: { emails: ['d@x.example'], role } })).body.data.invited
    const [first] = await send('member')
    await later.advance('7 days')
    const acceptance = (link: string) => later.call('POST', `${PATH}/accept`, { body: { token: tokenOf(link) } })
    expect((await acceptance(first.link)).status).toBe(403)
    const [second] = await send('viewer')
    expect(second).toMatchObject({ id: first.id, role: 'viewer' })
    expect((await acceptance(first.link)).status).toBe(403)
    expect((await acceptance(second.link)).status).toBe(200)
    await later.stop()
  })

  it('is replaced when it is sent again, and revoked when the member is removed', async () => {
    const { invited } = await invite(['dana@northwind.example', 'bob@northwind.example'])
    const [dana, bob] = invited
    const resent = await owner('POST', `/${dana.id}/resend`)
    expect(resent.body.data).toMatchObject({ id: dana.id, link: expect.stringContaining('#inv_') })
    expect((await accept(tokenOf(dana.link))).status).toBe(403)
    expect((await owner('DELETE', `/${bob.id}`)).body.data).toEqual({ id: bob.id, revokedKeys: 0 })
    expect((await accept(tokenOf(bob.link))).status).toBe(403)
    expect((await accept(tokenOf(resent.body.data.link))).status).toBe(200)
    expect((await owner('POST', `/${dana.id}/resend`)).status).toBe(409)
    expect(await actions()).toEqual(expect.arrayContaining(['member.invitation_resent', 'member.invitation_revoked']))
  })

  it('is accepted once by parallel calls', async () => {
    const { invited } = await invite(['dana@northwind.example'])
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(tokenOf(invited[0].link))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403])
    const keys = await app.database.query('SELECT id FROM api_keys WHERE member_id = $1', [invited[0].id])
    expect(keys).toHaveLength(1)
  })

  it('returns the same key again for the same Idempotency-Key', async () => {
    const { invited } = await invite(['dana@northwind.example'])
    const headers = { 'Idempotency-Key': newId('req') }
    const first = await accept(tokenOf(invited[0].link), {}, headers)
    const second = await accept(tokenOf(invited[0].link), {}, headers)
    expect([second.status, second.body]).toEqual([200, first.body])
  })

  it('makes one member of parallel invitations', async () => {
    const emails = ['dana@northwind.example', 'bob@northwind.example']
    await Promise.all(Array.from({ length: 5 }, () => invite(emails)))
    expect((await owner('GET', '?status=invited')).body.data).toHaveLength(2)
  })

  it.each([{ emails: [] }, { emails: ['no address'] }, { emails: ['a@b.example\nBcc: c@d.example'] }, {}])(
    'is refused for %j',
    async body => expect((await owner('POST', '/invite', body)).status).toBe(400),
  )

  it('cannot be accepted with a made-up token, or by a suspended organization', async () => {
    expect((await accept(`inv_${'x'.repeat(43)}`)).status).toBe(403)
    expect((await accept('inv_short')).status).toBe(400)
    const { invited } = await invite(['dana@northwind.example'])
    const path = `/api/v1/admin/organizations/${organization.id}`
    await app.call('POST', `${path}/suspend`, { operator: true, body: {} })
    expect((await accept(tokenOf(invited[0].link))).status).toBe(403)
    await app.call('POST', `${path}/resume`, { operator: true })
    expect((await accept(tokenOf(invited[0].link))).status).toBe(200)
  })
})

describe('a role', () => {
  it('applies from the next call, for the keys that had the old one', async () => {
    const { id, key } = await join('dana@northwind.example', 'member')
    const change = (role: string) => owner('PATCH', `/${id}/role`, { role })
    for (const role of ['admin', 'viewer', 'owner', 'member']) {
      const { status, body } = await change(role)
      expect([status, body.data.role, await roleOf(key)]).toEqual([200, role, role])
    }
    expect((await change('member')).status).toBe(200)
    expect((await actions()).filter((action: string) => action === 'member.role_changed')).toHaveLength(4)
  })

  it('of the last owner cannot be changed, and the last owner cannot be removed', async () => {
    const id = await idOf(organization.key)
    for (const answer of [await owner('PATCH', `/${id}/role`, { role: 'admin' }), await owner('DELETE', `/${id}`)]) {
      expect([answer.status, answer.body.error]).toEqual([409, 'conflict_error'])
      expect(answer.body.message).toContain('last owner')
    }
    await invite(['dana@northwind.example'], 'owner')
    expect((await owner('DELETE', `/${id}`)).status).toBe(409)
    await join('bob@northwind.example', 'owner')
    expect((await owner('DELETE', `/${id}`)).status).toBe(200)
    expect((await owner('GET', '')).status).toBe(401)
  })

  it.each<[string, object, string?]>([
    ['only a test key', { livemode: false }],
    ['only a key that cannot manage members', { scopes: ['memory:read'] }],
    ['only an expired key', {}, 'expires_at'],
    ['no key', {}, 'revoked_at'],
  ])('of an owner is needed: another one with %s does not count', async (_, rights, ended) => {
    const id = await idOf(organization.key)
    const body = { name: 'other', role: 'owner', ...rights }
    const other = await app.call('POST', '/api/v1/keys', { key: organization.key, body })
    if (ended) await app.database.query(`UPDATE api_keys SET ${ended} = app_now() WHERE id = $1`, [other.body.data.id])
    for (const answer of [await owner('PATCH', `/${id}/role`, { role: 'admin' }), await owner('DELETE', `/${id}`)])
      expect([answer.status, answer.body.error]).toEqual([409, 'conflict_error'])
    await join('bob@northwind.example', 'owner')
    expect((await owner('DELETE', `/${id}`)).status).toBe(200)
  })

  it('of one owner remains when all owners are demoted at once', async () => {
    const ids = [await idOf(organization.key)]
    const keys = [organization.key]
    for (const name of ['a', 'b', 'c']) {
      const { id, key } = await join(`${name}@northwind.example`, 'owner')
      ids.push(id)
      keys.push(key)
    }
    // each demotes the next one, by a role change or by removal
    await Promise.all(
      keys.map((key, n) => {
        const target = `/${ids[(n + 1) % ids.length]}`
        return n % 2 === 0 ? as(key)('PATCH', `${target}/role`, { role: 'member' }) : as(key)('DELETE', target)
      }),
    )
    const owners = await app.database.query(
      `SELECT id FROM members WHERE organization_id = $1 AND role = 'owner' AND status = 'active'`,
      [organization.id],
    )
    expect(owners.length).toBeGreaterThan(0)
  })

  it('above their own cannot be given, changed or removed by an admin', async () => {
    const { key } = await join('dana@northwind.example', 'admin')
    const other = await join('bob@northwind.example', 'member')
    const admin = as(key)
    const ownerId = await idOf(organization.key)
    for (const answer of [
      await admin('POST', '/invite', { emails: ['eve@northwind.example'], role: 'owner' }),
      await admin('PATCH', `/${other.id}/role`, { role: 'owner' }),
      await admin('PATCH', `/${ownerId}/role`, { role: 'viewer' }),
      await admin('DELETE', `/${ownerId}`),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([403, 'permission_error'])
      expect(answer.body.message).toContain('owner')
    }
    expect((await admin('PATCH', `/${other.id}/role`, { role: 'admin' })).status).toBe(200)
  })
})

describe('removing a member', () => {
  it('revokes their keys at once, and lets them be invited again', async () => {
    const { id, key } = await join('dana@northwind.example')
    expect((await owner('DELETE', `/${id}`)).body.data).toEqual({ id, revokedKeys: 1 })
    expect((await app.call('GET', '/api/v1/me', { key })).status).toBe(401)
    expect((await owner('GET', '')).body.data.map((member: { id: string }) => member.id)).not.toContain(id)
    for (const answer of [
      await owner('DELETE', `/${id}`),
      await owner('PATCH', `/${id}/role`, { role: 'admin' }),
      await owner('POST', `/${id}/resend`),
    ])
      expect(answer.status).toBe(404)
    const again = await join('dana@northwind.example')
    expect(again.id).not.toBe(id)
  })

  it('needs a live key, like every change of members', async () => {
    const key = await organization.keyFor({ livemode: false })
    const { status, body } = await as(key)('POST', '/invite', { emails: ['dana@northwind.example'] })
    expect([status, body.error]).toEqual([403, 'permission_error'])
    expect(body.message).toContain('live key')
    expect((await as(key)('GET', '')).status).toBe(200)
  })
})

it('members are listed page by page, oldest first, and filtered', async () => {
  await join('dana@northwind.example', 'admin')
  await invite(['bob@northwind.example', 'eve@northwind.example'])
  const ids: string[] = []
  let cursor = ''
  do {
    const { body } = await owner('GET', `?limit=1${cursor && `&cursor=${cursor}`}`)
    ids.push(...body.data.map(({ id }: { id: string }) => id))
    cursor = body.nextCursor ?? ''
  } while (cursor)
  const { data } = (await owner('GET', '')).body
  expect(ids).toEqual(data.map(({ id }: { id: string }) => id))
  expect(new Set(ids).size).toBe(4)
  const emails = async (query: string) =>
    (await owner('GET', query)).body.data.map(({ email }: { email: string }) => email)
  expect(await emails('?role=admin')).toEqual(['dana@northwind.example'])
  expect((await emails('?status=invited')).sort()).toEqual(['bob@northwind.example', 'eve@northwind.example'])
  expect(await emails('?kind=agent')).toEqual([undefined])
})
