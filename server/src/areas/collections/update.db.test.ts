import { describe, expect, it } from 'vitest'
import { useApp } from '../../../test/support/use-app.ts'

const PATH = '/api/v1/collections'
const dana = { email: 'dana.reyes@northwind.example' }

const app = useApp()

/** Creates an organization with one collection. */
async function makeSales(properties: object[] = [{ name: 'Budget', type: 'number' }]) {
  const organization = await app.organization()
  const { key } = organization
  const call = (method: string, path: string, body?: object) => app.call(method, path, { key, ...(body && { body }) })
  const { body } = await call('POST', PATH, { name: 'Sales', entityType: 'Contact', properties })
  const path = `${PATH}/${body.data.id}`
  return {
    organization,
    created: body.data,
    call,
    path,
    update: (change: object) => call('PATCH', path, change),
    upsert: (values: object, person: object = dana) =>
      call('POST', '/api/v1/upsert', { records: [{ key: person, properties: values }] }),
    async values(person: object = dana) {
      const answer = await call('POST', '/api/v1/properties', person)
      return answer.body.data.properties.map(({ propertyName, systemName, type, value }: Record<string, unknown>) => ({
        propertyName,
        systemName,
        type,
        value,
      }))
    },
    filter: async (property: string, operator: string, value: unknown) =>
      (await call('POST', '/api/v1/memory/filter-by-property', { conditions: [{ property, operator, value }] })).body
        .data.length,
  }
}

describe('getting a collection', () => {
  it('returns it', async () => {
    const { call, path, created } = await makeSales()
    const { status, body } = await call('GET', path)
    expect([status, body.data]).toEqual([200, created])
  })
})

describe('updating a collection', () => {
  it('changes the given fields, keeps the others, and creates a version', async () => {
    const { update, created, call, path } = await makeSales()
    const { status, body } = await update({ name: 'Deals', description: 'Open deals.', expectedVersion: 1 })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      data: { ...created, name: 'Deals', description: 'Open deals.', version: 2, updatedAt: expect.any(String) },
    })
    expect((await call('GET', path)).body.data).toEqual(body.data)
    const { body: second } = await update({ description: null, entityType: null })
    expect(second.data).not.toHaveProperty('description')
    expect(second.data).not.toHaveProperty('entityType')
  })

  it('creates no version if nothing changes', async () => {
    const { update, call, path } = await makeSales()
    expect((await update({ name: 'Sales', properties: [{ name: 'Budget' }] })).body.data.version).toBe(1)
    expect((await call('GET', `${path}/history`)).body.data).toHaveLength(1)
  })

  it('is rejected with the current version if another call changed it first', async () => {
    const { update } = await makeSales()
    await update({ name: 'Deals' })
    const { status, body } = await update({ name: 'Leads', expectedVersion: 1 })
    expect([status, body.currentVersion]).toEqual([409, 2])
  })

  it('succeeds for one of several concurrent calls', async () => {
    const { update, call, path } = await makeSales()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => update({ name: `Sales ${n}`, expectedVersion: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await call('GET', path)).body.data.version).toBe(2)
  })

  it('rejects a slug that another one has', async () => {
    const { update, call } = await makeSales()
    const { body } = await call('POST', PATH, { name: 'Deals' })
    const answer = await update({ slug: 'deals' })
    expect([answer.status, answer.body.existingId]).toEqual([409, body.data.id])
  })

  it('requires a choice about the values of removed properties', async () => {
    const { update } = await makeSales()
    const { status, body } = await update({ properties: [] })
    expect([status, body.details[0].path]).toEqual([400, 'body.removedValues'])
    expect(body.message).toContain('budget')
  })

  it('rejects an invisible name', async () => {
    const { update } = await makeSales()
    expect((await update({ name: ' ' })).status).toBe(400)
  })

  it('publishes an event, writes an audit entry and increments the definitions version', async () => {
    const { update, organization, created } = await makeSales()
    await update({ name: 'Deals', properties: [{ name: 'Region', type: 'text' }], removedValues: 'keep' })
    const { tenants, id } = organization
    const query = (statement: string, value: unknown) => app.database.query(statement, [value as string])
    expect(
      await query(`SELECT data FROM runtime.outbox WHERE type = 'collection.updated' AND tenant_id = $1`, tenants.live),
    ).toEqual([{ data: { collectionId: created.id, name: 'Deals', slug: 'sales', version: 2 } }])
    expect(await query('SELECT action, target, details FROM audit_entries WHERE organization_id = $1', id)).toEqual([
      {
        action: 'collection.updated',
        target: created.id,
        details: {
          version: 2,
          fields: ['name'],
          added: ['region'],
          removed: ['budget'],
          renamed: [],
          changed: [],
          removedValues: 'keep',
        },
      },
    ])
    expect(await query('SELECT definitions_version AS version FROM tenants WHERE id = $1', tenants.live)).toEqual([
      { version: 2 },
    ])
  })

  it('applies to the next memory', async () => {
    const { update, call } = await makeSales()
    await update({ properties: [{ systemName: 'budget', name: 'Annual budget' }] })
    const { body } = await call('POST', '/api/v1/memorize', { ...dana, content: 'The annual budget is $120k.' })
    expect(body.data.properties).toMatchObject([{ propertyName: 'Annual budget', value: 120_000 }])
  })
})

describe('values are migrated to their definition', () => {
  it('under a new name', async () => {
    const { update, upsert, values, filter } = await makeSales()
    await upsert({ Budget: 120_000 })
    const { body } = await update({ properties: [{ systemName: 'budget', name: 'Annual budget' }] })
    expect(await values()).toEqual([
      { propertyName: 'Annual budget', systemName: 'budget', type: 'number', value: 120_000 },
    ])
    expect(await filter('annual budget', 'gte', 100_000)).toBe(1)
    expect(body.eventId).toMatch(/^job_/)
  })

  it('to another type if they fit; otherwise they are kept and reported', async () => {
    const { update, upsert, values, filter, call } = await makeSales([{ name: 'Seats', type: 'text' }])
    const other = { email: 'omar@northwind.example' }
    await upsert({ Seats: '40' })
    await upsert({ Seats: 'about 40' }, other)
    const { body } = await update({ properties: [{ name: 'Seats', type: 'number' }] })
    expect(await values()).toMatchObject([{ type: 'number', value: 40 }])
    expect(await values(other)).toMatchObject([{ type: 'text', value: 'about 40' }])
    expect(await filter('Seats', 'gt', 39)).toBe(1)
    const event = (await call('GET', `/api/v1/events/${body.eventId}`)).body.data
    expect(event).toMatchObject({
      type: 'follow_definitions',
      status: 'partial',
      progress: { done: 2, total: 2, failed: 1 },
    })
    const details = (await call('GET', `/api/v1/events/${body.eventId}/details`)).body.data
    expect(details).toMatchObject([
      { index: 0, outcome: 'failed', result: { propertyName: 'Seats' }, error: { error: 'validation_error' } },
    ])
    expect(details[0].error.message).toContain('does not fit number')
  })

  it('back again, with each change of a value in the history', async () => {
    const { update, upsert, values, created } = await makeSales([{ name: 'Seats', type: 'text' }])
    await upsert({ Seats: '40' })
    await update({ properties: [{ name: 'Seats', type: 'number' }] })
    await update({ properties: [{ name: 'Seats', type: 'text' }] })
    expect(await values()).toMatchObject([{ type: 'text', value: '40' }])
    const changes = await app.database.query(
      'SELECT "from", "to", version, source FROM property_changes WHERE collection_id = $1 ORDER BY version',
      [created.id],
    )
    expect(changes).toEqual([
      { from: null, to: '40', version: 1, source: 'caller' },
      { from: '40', to: 40, version: 2, source: `collection:${created.id}` },
      { from: 40, to: '40', version: 3, source: `collection:${created.id}` },
    ])
  })

  it('into a list and out of it', async () => {
    const { update, upsert, values } = await makeSales([{ name: 'Tool', type: 'text' }])
    await upsert({ Tool: 'Keepsake' })
    await update({ properties: [{ name: 'Tool', mode: 'append' }] })
    expect(await values()).toMatchObject([{ value: ['Keepsake'] }])
    await update({ properties: [{ name: 'Tool', mode: 'replace' }] })
    expect(await values()).toMatchObject([{ value: 'Keepsake' }])
  })

  it('but values of removed options are kept and reported', async () => {
    const { update, upsert, values, call } = await makeSales([
      { name: 'Stage', type: 'options', options: ['Open', 'Won'] },
    ])
    await upsert({ Stage: 'Open' })
    const { body } = await update({ properties: [{ name: 'Stage', options: ['Won', 'Lost'] }] })
    expect(await values()).toMatchObject([{ type: 'options', value: 'Open' }])
    expect((await call('GET', `/api/v1/events/${body.eventId}`)).body.data.progress.failed).toBe(1)
  })

  it('if a property is removed: values can be kept, and return with the property', async () => {
    const { update, upsert, values, filter } = await makeSales()
    await upsert({ Budget: 7 })
    expect((await update({ properties: [], removedValues: 'keep' })).body).not.toHaveProperty('eventId')
    expect(await values()).toMatchObject([{ propertyName: 'Budget', value: 7 }])
    expect(await filter('Budget', 'equals', 7)).toBe(1)
    await update({ properties: [{ systemName: 'budget', name: 'Spend', type: 'text' }] })
    expect(await values()).toMatchObject([{ propertyName: 'Spend', type: 'text', value: '7' }])
  })

  it('if a property is removed: values can be deleted, but their history remains', async () => {
    const { update, upsert, values, created } = await makeSales()
    await upsert({ Budget: 7 })
    const { body } = await update({ properties: [], removedValues: 'delete' })
    expect(body.eventId).toMatch(/^job_/)
    expect(await values()).toEqual([])
    const changes = await app.database.query(
      'SELECT "from", "to", version FROM property_changes WHERE collection_id = $1 ORDER BY version',
      [created.id],
    )
    expect(changes).toEqual([
      { from: null, to: 7, version: 1 },
      { from: 7, to: null, version: 2 },
    ])
  })
})

describe('the history of a collection', () => {
  it('lists its versions, newest first, in full or as changes, with actor and reason', async () => {
    const { update, call, path, created } = await makeSales()
    await update({
      properties: [{ systemName: 'budget', name: 'Annual budget' }],
      note: 'Budgets are by the year now.',
    })
    const full = (await call('GET', `${path}/history`)).body.data
    expect(full).toEqual([
      {
        version: 2,
        at: expect.any(String),
        actor: expect.stringMatching(/^key:key_/),
        note: 'Budgets are by the year now.',
        collection: expect.objectContaining({ name: 'Sales', slug: 'sales' }),
      },
      {
        version: 1,
        at: created.createdAt,
        actor: expect.stringMatching(/^key:key_/),
        collection: { name: 'Sales', slug: 'sales', entityType: 'Contact', properties: created.properties },
      },
    ])
    const diff = (await call('GET', `${path}/history?mode=diff`)).body.data
    expect(diff[0].changes).toEqual({
      fields: [],
      added: [],
      removed: [],
      renamed: [{ systemName: 'budget', from: 'Budget', to: 'Annual budget' }],
      changed: [],
      reordered: false,
    })
    expect(diff[1].changes.added).toEqual(created.properties)
  })

  it('compares versions across pages', async () => {
    const { update, call, path } = await makeSales()
    for (const name of ['Two', 'Three']) await update({ name })
    const first = (await call('GET', `${path}/history?mode=diff&limit=2`)).body
    expect(first.data.map(({ changes }: { changes: { fields: object[] } }) => changes.fields)).toEqual([
      [{ field: 'name', from: 'Two', to: 'Three' }],
      [{ field: 'name', from: 'Sales', to: 'Two' }],
    ])
    const second = (await call('GET', `${path}/history?mode=diff&limit=2&cursor=${first.nextCursor}`)).body
    expect(second.data.map(({ version }: { version: number }) => version)).toEqual([1])
    expect(second).not.toHaveProperty('nextCursor')
  })
})
