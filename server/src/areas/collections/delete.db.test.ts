import { describe, expect, it } from 'vitest'
import { useApp } from '../../../test/support/use-app.ts'

const PATH = '/api/v1/collections'
const dana = { email: 'dana.reyes@northwind.example' }

const app = useApp()

async function makeCollection(collection: object) {
  const organization = await app.organization()
  const { key } = organization
  const call = (method: string, path: string, body?: object) => app.call(method, path, { key, ...(body && { body }) })
  const { body } = await call('POST', PATH, collection)
  const id: string = body.data.id
  return {
    organization,
    id,
    call,
    remove: (query = '') => call('DELETE', `${PATH}/${id}${query}`),
    values: async () => (await call('POST', '/api/v1/properties', dana)).body.data.properties,
    upsert: (properties: object) => call('POST', '/api/v1/upsert', { records: [{ key: dana, properties }] }),
  }
}

const sales = { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] }

describe('deleting a collection', () => {
  it('removes it, publishes an event, writes an audit entry and increments the definitions version', async () => {
    const { remove, call, id, organization } = await makeCollection(sales)
    expect((await remove()).body).toEqual({ success: true, data: { id, values: 0, notes: 0 } })
    for (const path of [`${PATH}/${id}`, `${PATH}/${id}/history`]) expect((await call('GET', path)).status).toBe(404)
    expect((await remove()).status).toBe(404)
    const { live } = organization.tenants
    const written = await app.database.query(
      `SELECT t.definitions_version AS version, a.action, a.target, a.details, o.type, o.data
       FROM tenants t JOIN audit_entries a ON a.organization_id = t.organization_id
       JOIN runtime.outbox o ON o.tenant_id = t.id WHERE t.id = $1 AND o.type = 'collection.deleted'`,
      [live],
    )
    expect(written).toEqual([
      {
        version: 2,
        action: 'collection.deleted',
        target: id,
        details: { name: 'Sales', version: 1, values: 0, notes: 0 },
        type: 'collection.deleted',
        data: { collectionId: id, name: 'Sales', slug: 'sales' },
      },
    ])
  })

  it('is rejected while it has values, including those of earlier properties, and reports how many', async () => {
    const { remove, call, id, upsert, values } = await makeCollection(sales)
    await upsert({ Budget: 7 })
    await call('PATCH', `${PATH}/${id}`, { properties: [], removedValues: 'keep' })
    const { status, body } = await remove()
    expect([status, body.values, body.notes]).toEqual([409, 1, 0])
    expect(body.message).toContain('cascade=true')
    expect(await values()).toHaveLength(1)
    expect((await call('GET', `${PATH}/${id}`)).status).toBe(200)
  })

  it('deletes its values on request, and keeps those of other collections', async () => {
    const { remove, call, id, upsert, values } = await makeCollection(sales)
    await upsert({ Budget: 7, Mood: 'calm' })
    const { status, body } = await remove('?cascade=true')
    expect([status, body.data]).toEqual([200, { id, values: 1, notes: 0 }])
    expect(await values()).toMatchObject([{ propertyName: 'Mood' }])
    expect((await call('GET', `/api/v1/events/${body.eventId}`)).body.data).toMatchObject({
      status: 'completed',
      progress: { done: 1, total: 1, failed: 0 },
    })
  })

  it('keeps the notes of a workspace as memories', async () => {
    const { remove, call, id } = await makeCollection({ name: 'Notes', kind: 'workspace' })
    await call('POST', '/api/v1/memorize', { ...dana, content: 'Call back on Friday.', actionId: id })
    const refused = await remove()
    expect([refused.status, refused.body.notes]).toEqual([409, 1])
    expect((await remove('?cascade=true')).body.data).toEqual({ id, values: 0, notes: 1 })
    expect((await call('POST', '/api/v1/recall', dana)).body.data).toMatchObject([{ content: 'Call back on Friday.' }])
  })

  it('counts and deletes the tasks and issues of a workspace', async () => {
    const { remove, call, id, values, upsert } = await makeCollection({ name: 'Launch', kind: 'workspace' })
    await upsert({ Mood: 'calm' })
    for (const propertyName of ['[Tasks]', '[Issues]'])
      await call('POST', '/api/v1/memory/update', {
        ...dana,
        collectionId: id,
        propertyName,
        operation: 'push',
        value: 'Book a room',
      })
    const refused = await remove()
    expect([refused.status, refused.body.values, refused.body.notes]).toEqual([409, 2, 0])
    expect(refused.body.message).toContain('tasks and issues')
    expect((await remove('?cascade=true')).body.data).toEqual({ id, values: 2, notes: 0 })
    expect(await values()).toMatchObject([{ propertyName: 'Mood' }])
  })

  it('frees its name', async () => {
    const { remove, call } = await makeCollection(sales)
    await remove()
    expect((await call('POST', PATH, sales)).status).toBe(201)
  })
})
