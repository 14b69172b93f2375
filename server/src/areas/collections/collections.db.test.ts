import { beforeAll, describe, expect, it } from 'vitest'
import type { TestOrganization } from '../../../test/support/organization.ts'
import { useApp } from '../../../test/support/use-app.ts'

const PATH = '/api/v1/collections'

const app = useApp()
let organization: TestOrganization
beforeAll(async () => {
  organization = await app.organization()
})

const create = (body: object, key = organization.key) => app.call('POST', PATH, { key, body })
const list = (query = '', key = organization.key) => app.call('GET', `${PATH}${query}`, { key })

const sales = {
  name: 'Sales',
  description: 'What sales needs to know.',
  entityType: 'Contact',
  properties: [
    { name: 'Budget', type: 'number', unit: 'USD', description: 'What they can spend.' },
    { name: 'Stage', type: 'options', options: ['Discovery', 'Won'], mode: 'append' },
  ],
}

describe('creating a collection', () => {
  it('returns it with generated names and defaults, in three round trips besides authentication', async () => {
    let answer = await list()
    const roundTrips = await app.countRoundTrips(async () => {
      answer = await create(sales)
    })
    expect(roundTrips).toBe(4)
    expect(answer.status).toBe(201)
    expect(answer.body.data).toEqual({
      id: expect.stringMatching(/^col_/),
      name: 'Sales',
      slug: 'sales',
      description: 'What sales needs to know.',
      entityType: 'Contact',
      kind: 'properties',
      properties: [
        {
          name: 'Budget',
          systemName: 'budget',
          type: 'number',
          unit: 'USD',
          description: 'What they can spend.',
          mode: 'replace',
        },
        { name: 'Stage', systemName: 'stage', type: 'options', options: ['Discovery', 'Won'], mode: 'append' },
      ],
      version: 1,
      createdAt: expect.any(String),
      updatedAt: answer.body.data.createdAt,
    })
    expect((await list()).body.data).toEqual([answer.body.data])
  })

  it("increments the tenant's definitions version and publishes an event with ids and names only", async () => {
    const { key, tenants } = await app.organization()
    const { body } = await create({ ...sales, name: 'Deals' }, key)
    await create({ name: 'Notes', kind: 'workspace' }, key)
    const versions = await app.database.query<{ id: number; version: number }>(
      'SELECT id, definitions_version AS version FROM tenants WHERE id = ANY($1::int[]) ORDER BY id',
      [[tenants.live, tenants.test]],
    )
    expect(versions).toEqual([
      { id: Math.min(tenants.live, tenants.test), version: tenants.live < tenants.test ? 2 : 0 },
      { id: Math.max(tenants.live, tenants.test), version: tenants.live < tenants.test ? 0 : 2 },
    ])
    const events = await app.database.query(
      'SELECT type, data FROM runtime.outbox WHERE tenant_id = $1 ORDER BY position',
      [tenants.live],
    )
    expect(events).toHaveLength(2)
    expect(events[0]).toEqual({
      type: 'collection.created',
      data: { collectionId: body.data.id, name: 'Deals', slug: 'deals' },
    })
  })

  it('rejects a slug that exists, names its collection, and changes nothing', async () => {
    const { key, tenants } = await app.organization()
    const first = await create({ name: 'Sales' }, key)
    for (const body of [{ name: 'SALES!' }, { name: 'Other', slug: 'sales' }]) {
      const { status, body: failure } = await create(body, key)
      expect(status).toBe(409)
      expect(failure).toMatchObject({ error: 'conflict_error', existingId: first.body.data.id })
      expect(failure.message).toContain(first.body.data.id)
    }
    expect((await list('', key)).body.data).toHaveLength(1)
    const [tenant] = await app.database.query<{ version: number }>(
      'SELECT definitions_version AS version FROM tenants WHERE id = $1',
      [tenants.live],
    )
    expect(tenant?.version).toBe(1)
  })

  it('creates one of many concurrent requests with the same slug', async () => {
    const { key } = await app.organization()
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ name: 'Leads' }, key)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  })

  it('separates test data and other organizations', async () => {
    const other = await app.organization()
    const testKey = await other.keyFor({ livemode: false })
    expect((await create({ name: 'Mine' }, other.key)).status).toBe(201)
    expect((await create({ name: 'Mine' }, testKey)).status).toBe(201)
    expect((await list('', testKey)).body.data).toHaveLength(1)
  })

  it('reports every invalid field', async () => {
    const { status, body } = await create({
      name: 'Wrong',
      properties: [
        { name: 'Stage', type: 'options' },
        { name: 'stage', type: 'text', options: ['a'] },
      ],
    })
    expect(status).toBe(400)
    expect(body.details.map(({ path }: { path: string }) => path)).toEqual([
      'body.properties.0.options',
      'body.properties.1.name',
      'body.properties.1.options',
    ])
  })

  it('rejects an invisible name', async () => {
    const { status, body } = await create({ name: '  ' })
    expect([status, body.details[0].path]).toEqual([400, 'body.name'])
  })

  it('requires the role owner or admin', async () => {
    const { status, body } = await create({ name: 'Forbidden' }, await organization.keyFor({ role: 'member' }))
    expect([status, body.error]).toEqual([403, 'permission_error'])
  })
})

describe('listing collections', () => {
  it('returns each collection once, page by page, oldest first', async () => {
    const { key } = await app.organization()
    const names = ['One', 'Two', 'Three', 'Four', 'Five']
    for (const name of names) await create({ name }, key)
    const seen: string[] = []
    let cursor = ''
    for (let pages = 1; ; pages++) {
      const { body } = await list(`?limit=2${cursor && `&cursor=${cursor}`}`, key)
      seen.push(...body.data.map(({ name }: { name: string }) => name))
      cursor = body.nextCursor ?? ''
      if (cursor) continue
      expect(pages).toBe(3)
      break
    }
    expect(seen).toEqual(names)
  })

  it('can be filtered by entity type', async () => {
    const { key } = await app.organization()
    for (const [name, entityType] of [
      ['A', 'Contact'],
      ['B', 'Company'],
      ['C', undefined],
    ])
      await create({ name, ...(entityType && { entityType }) }, key)
    const { body } = await list('?entityType=Company', key)
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['B'])
  })

  it('rejects a cursor of another list', async () => {
    const foreign = Buffer.from(JSON.stringify({ list: 'keys', after: 'key_1' })).toString('base64url')
    for (const cursor of ['nonsense', foreign]) {
      const { status, body } = await list(`?cursor=${cursor}`)
      expect([status, body.details[0].path]).toEqual([400, 'query.cursor'])
    }
  })
})
