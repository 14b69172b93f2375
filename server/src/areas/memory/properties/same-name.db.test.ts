import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)
const { post } = own
const dana = { email: 'dana@northwind.example' }
const BUDGET = { name: 'Budget', type: 'number' }
let starter: string
let deals: string

async function collection(body: object) {
  const answer = await post('collections', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const set = (collectionId: string, value: unknown) =>
  post('memory/update', { ...dana, propertyName: 'Budget', collectionId, operation: 'set', value })
const values = async () =>
  (await post('properties', dana)).body.data.properties.map(
    ({ collectionId, value }: { collectionId: string; value: unknown }) => [collectionId, value],
  )
const filter = async (conditions: object[]) => (await post('memory/filter-by-property', { conditions })).body.data

beforeEach(async () => {
  starter = (await collection({ name: 'Base', properties: [BUDGET] })).data.id
  await post('memorize', { ...dana, content: 'Dana likes tea.' })
})

describe('a property name in two collections', () => {
  beforeEach(async () => {
    await set(starter, 120_000)
    deals = (await collection({ name: 'Deals', properties: [BUDGET] })).data.id
    await set(deals, 5)
  })

  it.each([
    [120_000, 'Base'],
    [5, 'Deals'],
  ])('is found by the value %i, which the result shows with its collection', async (value, collectionName) => {
    const collectionId = value === 5 ? deals : starter
    const matched = [{ propertyName: 'Budget', systemName: 'budget', value, collectionId, collectionName }]
    expect(await filter([{ property: 'Budget', operator: 'equals', value }])).toMatchObject([
      { properties: { Budget: value }, matched },
    ])
    const groups = [
      {
        conditions: [
          { property: 'Budget', operator: 'gte', value },
          { property: 'Budget', operator: 'lte', value },
        ],
      },
    ]
    expect((await post('search', { groups })).body.data).toMatchObject([{ properties: { Budget: value } }])
  })

  it('has nothing that matched if the lack of a value does', async () => {
    const [found] = await filter([{ property: 'Budget', operator: 'notEquals', value: 7 }])
    expect(found).not.toHaveProperty('matched')
  })

  it('is changed only in the collection that an update names', async () => {
    const update = { ...dana, propertyName: 'budget', operation: 'increment', value: 1 }
    const refused = await post('memory/update', update)
    expect([refused.status, refused.body.collectionIds]).toEqual([409, [starter, deals]])
    expect(refused.body.message).toContain(`Base (${starter}) and Deals (${deals})`)
    const bulk = await post('memory/bulk-update', { updates: [{ ...update, collectionId: deals }, update] })
    expect([bulk.status, bulk.body.path]).toEqual([409, 'body.updates.1'])
    expect((await post('memory/undo-change', { ...dana, propertyName: 'Budget' })).status).toBe(409)
    expect((await post('memory/update', { ...update, collectionId: deals })).status).toBe(200)
    expect(await values()).toEqual([
      [starter, 120_000],
      [deals, 6],
    ])
    expect((await post('memory/update', { ...update, collectionId: 'col_01KAK7F3V6AAAAAAAAAAAAAAAA' })).status).toBe(
      404,
    )
  })

  it('is set only in the collection that an upsert names', async () => {
    const upsert = (record: object) => post('upsert', { records: [{ key: dana, ...record }] })
    const refused = await upsert({ properties: { Stage: 'Won', budget: 9 } })
    expect([refused.status, refused.body.path, refused.body.collectionIds]).toEqual([
      409,
      'body.records.0.properties.budget',
      [starter, deals],
    ])
    expect((await upsert({ collectionId: deals, properties: { BUDGET: 7, Note: 'of no collection' } })).status).toBe(
      200,
    )
    expect(await values()).toEqual([
      [starter, 120_000],
      [deals, 7],
      [undefined, 'of no collection'],
    ])
    const unknown = await upsert({ collectionId: 'col_01KAK7F3V6AAAAAAAAAAAAAAAA', properties: { Budget: 8 } })
    expect(unknown.status).toBe(404)
    expect((await upsert({ collectionId: deals, properties: { Budget: 'much' } })).status).toBe(400)
  })

  it('has the name of its collection in the digest', async () => {
    const { digest } = (await post('smart-memory-digest', dana)).body
    expect(digest).toContain('- Budget (Base): 120000')
    expect(digest).toContain('- Budget (Deals): 5')
  })
})

describe('a new collection that repeats a name', () => {
  it('says so, and only if it is for the same records', async () => {
    await post('collections', { name: 'Firms', entityType: 'Company', properties: [{ name: 'Stage', type: 'text' }] })
    const { warnings } = await collection({ name: 'Deals', properties: [BUDGET, { name: 'Plan', type: 'text' }] })
    expect(warnings).toMatchObject([
      { code: 'repeated_property', message: expect.stringContaining(`Budget (Base, ${starter})`) },
      { code: 'earlier_memories' },
    ])
    const people = { name: 'People', entityType: 'Contact', properties: [{ name: 'Stage', type: 'text' }] }
    expect(JSON.stringify((await collection(people)).warnings)).not.toContain('repeated_property')
  })

  it('takes the values over with takeValues, converted, with their history', async () => {
    const { data } = (await post('memorize', { ...dana, content: 'The budget is $120k.' })).body
    await post('memory/update', { ...dana, propertyName: 'Budget', operation: 'set', value: 130_000 })
    const made = await collection({ name: 'Deals', takeValues: true, properties: [{ ...BUDGET, type: 'text' }] })
    expect(JSON.stringify(made.warnings)).not.toContain('repeated_property')
    expect(await values()).toEqual([[made.data.id, '130000']])
    const changes = (await post('memory/property-history', { ...dana, propertyName: 'Budget' })).body.data
    expect(changes.map(({ collectionId, to }: { collectionId: string; to: unknown }) => [collectionId, to])).toEqual([
      [made.data.id, '130000'],
      [made.data.id, 130_000],
      [made.data.id, 120_000],
    ])
    expect(data.memories).toHaveLength(1)
    const before = await app.call('GET', `/api/v1/collections/${starter}`, { key: own.key })
    expect(before.body.data).toMatchObject({ version: 2, properties: [] })
  })

  it('takes only the values of records that it is for, and leaves the definition for the others', async () => {
    await set(starter, 1)
    await post('upsert', { records: [{ key: { websiteUrl: 'northwind.example' }, properties: { Budget: 2 } }] })
    const contacts = { name: 'Contacts', entityType: 'Contact', takeValues: true, properties: [BUDGET] }
    const made = await collection(contacts)
    expect(made.warnings).toContainEqual(expect.objectContaining({ code: 'repeated_property' }))
    expect(await values()).toEqual([[made.data.id, 1]])
    const firm = (await post('properties', { websiteUrl: 'northwind.example' })).body.data.properties
    expect(firm).toMatchObject([{ collectionId: starter, value: 2 }])
  })

  it('refuses what is no boolean', async () => {
    expect((await post('collections', { name: 'X', takeValues: 'yes' })).status).toBe(400)
  })
})
