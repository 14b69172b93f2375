import { beforeEach, describe, expect, it } from 'vitest'
import type { TestOrganization } from '../../../test/support/organization.ts'
import { useApp } from '../../../test/support/use-app.ts'

const app = useApp()
let organization: TestOrganization
let keys: string[]

beforeEach(async () => {
  organization = await app.organization()
  keys = []
  for (const name of ['a', 'b', 'c']) {
    const { body } = await app.call('POST', '/api/v1/keys', { key: organization.key, body: { name } })
    keys.push(body.data.id)
  }
  await app.call('PATCH', '/api/v1/organizations', { key: organization.key, body: { name: 'Contoso' } })
  await app.call('POST', `/api/v1/admin/organizations/${organization.id}/credits`, {
    operator: true,
    body: { credits: 5 },
  })
})

interface Entry {
  id: string
  actor: string
  action: string
  target: string
  createdAt: string
}

const list = (query = '', key = organization.key) => app.call('GET', `/api/v1/audit${query}`, { key })
const entries = async (query = ''): Promise<Entry[]> => (await list(query)).body.data

describe('the audit log', () => {
  it('lists who changed what, newest first, page by page', async () => {
    const all = await entries()
    expect(all.map(({ action }) => action)).toEqual([
      'credits.granted',
      'organization.renamed',
      'key.created',
      'key.created',
      'key.created',
    ])
    expect(all[2]).toEqual({
      id: expect.stringMatching(/^aud_/),
      actor: expect.stringMatching(/^key:key_/),
      action: 'key.created',
      target: keys[2],
      details: { name: 'c', role: 'member', scopes: [], livemode: true },
      requestId: expect.stringMatching(/^req_/),
      createdAt: expect.any(String),
    })
    const paged: Entry[] = []
    let cursor = ''
    do {
      const { body } = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
      paged.push(...body.data)
      cursor = body.nextCursor ?? ''
    } while (cursor)
    expect(paged).toEqual(all)
  })

  it('is filtered by actor, action, target and time', async () => {
    const all = await entries()
    const actionsOf = async (query: string) => (await entries(query)).map(({ action }) => action)
    expect(await actionsOf('?actor=operator')).toEqual(['credits.granted'])
    expect(await actionsOf('?action=key.*')).toEqual(['key.created', 'key.created', 'key.created'])
    expect(await actionsOf('?action=key')).toEqual([])
    expect(await actionsOf('?action=%25')).toEqual([])
    expect(await actionsOf('?action=k_y.*')).toEqual([])
    expect((await entries(`?target=${keys[1]}`)).map(({ target }) => target)).toEqual([keys[1]])
    const since = encodeURIComponent(all[1]?.createdAt ?? '')
    expect((await actionsOf(`?since=${since}`)).length).toBeGreaterThanOrEqual(2)
    expect(await actionsOf(`?until=2020-01-01T00:00:00Z`)).toEqual([])
    for (const moment of ['0000-01-01T00:00:00Z', '2016-12-31T23:59:60Z', 'yesterday'])
      expect((await list(`?since=${moment}`)).status).toBeLessThan(500)
  })

  it('is exported as lines, with the count at the end', async () => {
    const exported = async (query = '') =>
      app.call('GET', `/api/v1/audit${query}`, {
        key: organization.key,
        headers: { Accept: 'application/x-ndjson' },
      })
    const { headers, body } = await exported()
    expect(headers.get('content-type')).toContain('application/x-ndjson')
    const all = (await entries()).map(entry => ({ entry }))
    expect(body.lines).toEqual([...all, { end: { entries: 5 } }])
    expect((await exported('?actor=nobody')).body.lines).toEqual([{ end: { entries: 0 } }])
  })

  it('is that of one organization, for live keys of owners and admins', async () => {
    const other = await app.organization()
    expect((await list('', other.key)).body.data).toEqual([])
    expect((await list('', await organization.keyFor({ livemode: false }))).status).toBe(403)
    expect((await list('', await organization.keyFor({ role: 'member' }))).status).toBe(403)
    expect((await list('', await organization.keyFor({ role: 'admin' }))).status).toBe(200)
  })
})
