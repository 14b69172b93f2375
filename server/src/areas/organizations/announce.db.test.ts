import { describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'

const app = useApp()
const owner = useOrganization(app)

/** The domain events of live or test data since the last call, in order. */
async function happened(type: string, livemode = true): Promise<object[]> {
  const tenant = livemode ? owner.organization.tenants.live : owner.organization.tenants.test
  const rows = await app.database.query<{ type: string; data: object }>(
    'SELECT type, data FROM runtime.outbox WHERE tenant_id = $1 AND type LIKE $2 ORDER BY position',
    [tenant, `${type}.%`],
  )
  await app.database.query('DELETE FROM runtime.outbox WHERE tenant_id = $1', [tenant])
  return rows.map(({ type, data }) => ({ type, ...data }))
}

const call = (method: string, path: string, body?: object) =>
  app.call(method, `/api/v1/${path}`, { key: owner.key, ...(body && { body }) })

describe('events of keys', () => {
  it('are sent for a creation, a rotation and a revocation, without the key', async () => {
    const { data: created } = (await call('POST', 'keys', { name: 'ci@northwind.example', livemode: true })).body
    const { data: rotated } = (await call('POST', `keys/${created.id}/rotate`, {})).body
    await call('DELETE', `keys/${rotated.id}`)
    await call('DELETE', `keys/${rotated.id}`)
    const events = await happened('api_key')
    const actor = expect.stringMatching(/^key:key_/)
    expect(events).toEqual([
      { type: 'api_key.created', id: created.id, actor, memberId: created.memberId, role: 'member' },
      { type: 'api_key.rotated', id: created.id, actor, successorId: rotated.id, graceEndsAt: expect.any(String) },
      { type: 'api_key.revoked', id: rotated.id, actor },
    ])
    for (const secret of [created.apiKey, rotated.apiKey]) expect(JSON.stringify(events)).not.toContain(secret)
  })

  it('of test data are sent to test data', async () => {
    const { data } = (await call('POST', 'keys', { name: 'ci', livemode: false })).body
    expect(await happened('api_key')).toEqual([])
    expect(await happened('api_key', false)).toMatchObject([{ type: 'api_key.created', id: data.id }])
  })
})

it('events of members are sent from the invitation to the removal, which revokes their keys', async () => {
  const invited = await call('POST', 'members/invite', { emails: ['dana@northwind.example'], role: 'member' })
  const [member] = invited.body.data.invited
  const [, token] = String(member.link).split('#')
  const accepted = await app.call('POST', '/api/v1/members/accept', { body: { token } })
  expect(accepted.status).toBe(200)
  await call('PATCH', `members/${member.id}/role`, { role: 'admin' })
  await call('PATCH', `members/${member.id}/role`, { role: 'admin' })
  expect(await happened('member')).toMatchObject([
    { type: 'member.invited', id: member.id, role: 'member' },
    { type: 'member.joined', id: member.id, role: 'member', actor: `member:${member.id}` },
    { type: 'member.role_changed', id: member.id, role: 'admin', previous_attributes: { role: 'member' } },
  ])
  await call('DELETE', `members/${member.id}`)
  const removed = await happened('%')
  expect(removed).toMatchObject([
    { type: 'member.removed', id: member.id, role: 'admin', status: 'active' },
    { type: 'api_key.revoked', id: expect.stringMatching(/^key_/) },
  ])
  expect(JSON.stringify(removed)).not.toContain('dana')
})
