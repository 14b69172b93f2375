import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
})
afterAll(() => app.stop())

type Named = { name: string }

async function open(in_ = app) {
  const organization = await in_.organization()
  const call = (method: string, path: string, body?: object) =>
    in_.call(method, path, { key: organization.key, ...(body && { body }) })
  const list = async (query = '') => (await call('GET', `/api/v1/entities${query}`)).body.data
  return {
    organization,
    call,
    list,
    create: (body: object) => call('POST', '/api/v1/entity-types', body),
    named: async (name: string) => (await list()).find((type: Named) => type.name === name),
    memorize: (type: string, name = 'a', content = 'Signed today.') =>
      call('POST', '/api/v1/memorize', { customKeyName: 'crmId', customKeyValue: name, type, content, extract: false }),
    upsert: (type: string, names: string[]) =>
      call('POST', '/api/v1/upsert', {
        records: names.map(name => ({
          key: { customKeyName: 'crmId', customKeyValue: name },
          type,
          properties: { Mood: 'calm' },
        })),
      }),
  }
}

describe('the types of an organization', () => {
  it('include Contact and Company initially, even if it registered itself', async () => {
    const registered = await createTestApp({ settings: { WORKERS: 'off', SIGNUP: 'open' } })
    const { body } = await registered.call('POST', '/auth/agent', { body: { name: 'agent' } })
    const own = await registered.call('GET', '/api/v1/entities', { key: body.data.agent.api_key })
    const made = await (await open()).list()
    for (const types of [own.body.data, made])
      expect(types).toEqual([
        expect.objectContaining({ name: 'Company', slug: 'company', identityKeys: ['websiteUrl'], recordCount: 0 }),
        expect.objectContaining({ name: 'Contact', identityKeys: ['email', 'phoneNumber'], recordCount: 0 }),
      ])
    await registered.stop()
  })

  it('are created with their first record, based on its keys, and publish one event', async () => {
    const { memorize, named, organization } = await open()
    for (const name of ['a', 'b', 'c']) expect((await memorize('Deal', name)).status).toBe(200)
    expect(await named('Deal')).toEqual({
      id: expect.stringMatching(/^typ_/),
      name: 'Deal',
      slug: 'deal',
      identityKeys: ['crmId'],
      recordCount: 3,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    const told = await app.database.query(
      `SELECT data ->> 'name' AS name FROM runtime.outbox WHERE type = 'entity_type.created' AND tenant_id = $1`,
      [organization.tenants.live],
    )
    expect(told).toEqual([{ name: 'Deal' }])
  })

  it('are created once by concurrent calls, and get unique slugs if names differ only in case', async () => {
    const { upsert, list } = await open()
    const answers = await Promise.all(
      ['Deal', 'deal', 'Deal', 'DEAL', 'deal'].map((type, n) => upsert(type, [`${n}`, `x${n}`])),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const types = (await list()).filter(({ name }: Named) => name.toLowerCase() === 'deal')
    expect(types.map(({ name, recordCount }: Named & { recordCount: number }) => [name, recordCount])).toEqual(
      expect.arrayContaining([
        ['DEAL', 2],
        ['Deal', 4],
        ['deal', 4],
      ]),
    )
    const slugs = types.map(({ slug }: { slug: string }) => slug)
    expect(new Set(slugs).size).toBe(3)
    expect(slugs).toContain('deal')
  })

  it('are listed page by page, by name, with archived ones included or separate', async () => {
    const { create, call, list } = await open()
    for (const name of ['Deal', 'Project']) await create({ name })
    const [company, contact] = await list()
    await call('POST', `/api/v1/entity-types/${contact.id}/archive`)
    const names = (types: Named[]) => types.map(({ name }) => name)
    expect(names(await list('?archived=true'))).toEqual(['Contact'])
    expect(names(await list('?archived=false'))).toEqual(['Company', 'Deal', 'Project'])
    const page = (await call('GET', '/api/v1/entities?limit=3')).body
    expect(names(page.data)).toEqual(['Company', 'Contact', 'Deal'])
    expect(names(await list(`?limit=3&cursor=${page.nextCursor}`))).toEqual(['Project'])
    expect((await call('GET', `/api/v1/entity-types/${company.id}`)).body.data).toEqual(company)
  })
})

describe('creating a type', () => {
  it('returns it', async () => {
    const { create, named } = await open()
    const { status, body } = await create({ name: 'Side project', description: 'For fun.', identityKeys: ['repo'] })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ slug: 'side-project', description: 'For fun.', identityKeys: ['repo'] })
    expect(await named('Side project')).toEqual(body.data)
  })

  it('rejects an existing name or slug, and names its type', async () => {
    const { create, named } = await open()
    const { id } = await named('Contact')
    for (const body of [{ name: 'Contact' }, { name: 'CONTACT' }, { name: 'Person', slug: 'contact' }]) {
      const answer = await create(body)
      expect([answer.status, answer.body.existingId]).toEqual([409, id])
    }
  })

  it('requires the role owner or admin', async () => {
    const { organization } = await open()
    const key = await organization.keyFor({ role: 'member' })
    expect((await app.call('POST', '/api/v1/entity-types', { key, body: { name: 'Deal' } })).status).toBe(403)
  })
})

describe('updating a type', () => {
  it('changes the given fields, and the name only if nothing uses it', async () => {
    const { create, call, memorize, named } = await open()
    const { id } = (await create({ name: 'Deal', description: 'A sale.' })).body.data
    const update = (body: object) => call('PATCH', `/api/v1/entity-types/${id}`, body)
    expect((await update({ name: 'Sale', identityKeys: ['crmId'] })).body.data).toMatchObject({
      name: 'Sale',
      slug: 'deal',
      description: 'A sale.',
      identityKeys: ['crmId'],
    })
    expect((await update({ description: null })).body.data).not.toHaveProperty('description')
    await memorize('Sale')
    const refused = await update({ name: 'Order' })
    expect([refused.status, refused.body.records]).toEqual([409, 1])
    expect((await named('Sale')).recordCount).toBe(1)
    expect((await update({ slug: 'contact' })).status).toBe(409)
  })

  it('keeps a name that a collection uses', async () => {
    const { create, call } = await open()
    const { id } = (await create({ name: 'Deal' })).body.data
    await call('POST', '/api/v1/collections', { name: 'Deals', entityType: 'Deal' })
    const { status, body } = await call('PATCH', `/api/v1/entity-types/${id}`, { name: 'Sale' })
    expect([status, body.collections]).toEqual([409, 1])
  })

  it('publishes an event and writes an audit entry', async () => {
    const { named, call, organization } = await open()
    const { id } = await named('Contact')
    await call('PATCH', `/api/v1/entity-types/${id}`, { description: 'People.' })
    for (const action of ['archive', 'archive', 'unarchive']) await call('POST', `/api/v1/entity-types/${id}/${action}`)
    const actions = ['entity_type.updated', 'entity_type.archived', 'entity_type.unarchived']
    const written = await app.database.query<{ action: string }>(
      'SELECT action FROM audit_entries WHERE organization_id = $1 ORDER BY at, id',
      [organization.id],
    )
    expect(written.map(({ action }) => action)).toEqual(actions)
    const told = await app.database.query<{ type: string }>(
      'SELECT type FROM runtime.outbox WHERE tenant_id = $1 ORDER BY position',
      [organization.tenants.live],
    )
    expect(told.map(({ type }) => type)).toEqual(actions)
  })
})

describe('an archived type', () => {
  it('accepts no new records through any operation', async () => {
    const { memorize, upsert, named, call } = await open()
    await memorize('Deal', 'old')
    const { id } = await named('Deal')
    expect((await call('POST', `/api/v1/entity-types/${id}/archive`)).body.data.archivedAt).toEqual(expect.any(String))
    for (const { status, body } of [await memorize('Deal', 'new'), await upsert('Deal', ['old', 'new'])]) {
      expect([status, body.error, body.entityType]).toEqual([409, 'conflict_error', 'Deal'])
      expect(body.message).toContain('archived')
    }
    expect((await named('Deal')).recordCount).toBe(1)
  })

  it('can still be read, and its records updated', async () => {
    const { memorize, upsert, named, call } = await open()
    await memorize('Deal', 'old')
    await call('POST', `/api/v1/entity-types/${(await named('Deal')).id}/archive`)
    expect((await memorize('Deal', 'old', 'Extended by a year.')).status).toBe(200)
    expect((await upsert('Deal', ['old'])).status).toBe(200)
    const who = { customKeyName: 'crmId', customKeyValue: 'old', type: 'Deal' }
    expect((await call('POST', '/api/v1/recall', who)).body.data).toHaveLength(2)
    const unknown = await call('POST', '/api/v1/recall', { ...who, customKeyValue: 'nobody' })
    expect(unknown.body.data ?? []).toHaveLength(0)
  })

  it('accepts new records again after it is unarchived', async () => {
    const { memorize, named, call } = await open()
    const { id } = await named('Company')
    await call('POST', `/api/v1/entity-types/${id}/archive`)
    const answer = await call('POST', `/api/v1/entity-types/${id}/unarchive`)
    expect(answer.body.data).not.toHaveProperty('archivedAt')
    expect((await memorize('Company')).status).toBe(200)
  })

  it('adds no round trip to memorize', async () => {
    const { memorize } = await open()
    await memorize('Deal', 'warm')
    const known = await app.countRoundTrips(() => memorize('Deal', 'one'))
    expect(await app.countRoundTrips(() => memorize('Quite new', 'one'))).toBe(known)
    expect(known).toBe(2)
  })

  it('fails only the batch items that would create records of it', async () => {
    const working = await createTestApp()
    const { named, call } = await open(working)
    await call('POST', `/api/v1/entity-types/${(await named('Company')).id}/archive`)
    const records = [
      { email: 'dana.reyes@northwind.example', content: 'Prefers calls before noon.' },
      { websiteUrl: 'northwind.example', content: 'Moved to Oslo.' },
    ]
    const { eventId } = (await call('POST', '/api/v1/batch-memorize', { records, defaults: { extract: false } })).body
    await vi.waitFor(
      async () => expect((await call('GET', `/api/v1/events/${eventId}`)).body.data.finishedAt).toBeDefined(),
      { timeout: 10_000, interval: 20 },
    )
    expect((await call('GET', `/api/v1/events/${eventId}/details`)).body.data).toMatchObject([
      { outcome: 'succeeded' },
      { outcome: 'failed', error: { error: 'conflict_error', entityType: 'Company' } },
    ])
    await working.stop()
  })
})
