import { beforeEach, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../test/support/test-app.ts'
import { useApp } from '../../../../test/support/use-app.ts'

const app = useApp()
let key: string
beforeEach(async () => {
  ;({ key } = await app.organization({ credits: 1_000 }))
})

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
const upsert = (...records: object[]): Promise<TestAnswer> => post('upsert', { records })
const dana = { email: 'dana@northwind.example' }

async function collection(body: object): Promise<string> {
  const answer = await post('collections', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id
}
const properties = async (body: object) => (await post('properties', body)).body.data.properties
const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key })).body.data.credits

describe('setting properties', () => {
  it('creates missing records and returns the changes of each, in order', async () => {
    const first = await upsert({ key: dana, properties: { Budget: 1, City: 'Leeds' } })
    expect(first.body.data).toMatchObject({ creditsCharged: 1, records: [{ created: true, propertiesChanged: 2 }] })
    const second = await upsert(
      { key: { websiteUrl: 'northwind.example' }, properties: {} },
      { key: dana, properties: { Budget: 2, City: 'Leeds' } },
    )
    expect(second.body.data).toMatchObject({
      creditsCharged: 2,
      records: [
        { created: true, propertiesChanged: 0 },
        { recordId: first.body.data.records[0].recordId, created: false, propertiesChanged: 1 },
      ],
    })
    expect(await credits()).toBe(997)
  })

  it('stores values of every kind unchanged', async () => {
    const values = {
      Text: 'Łódź 🙂',
      'Long text': `${'x'.repeat(199)}🙂 and more`,
      Number: -0.5,
      Yes: true,
      Day: '2026-11-20',
      List: [1, 'two', { three: 3 }],
      Object: { a: { b: null } },
      Größe: 'L',
    }
    await upsert({ key: dana, properties: values })
    const found = await properties(dana)
    const byName = Object.fromEntries(
      found.map((p: { propertyName: string; value: unknown }) => [p.propertyName, p.value]),
    )
    expect(byName).toEqual(values)
    expect(
      found.every((p: { collectionId?: string; source: string }) => !p.collectionId && p.source === 'caller'),
    ).toBe(true)
  })

  it('finds a defined property by name in any case and by system name', async () => {
    const id = await collection({
      name: 'Sales',
      properties: [{ name: 'Annual revenue', systemName: 'arr', type: 'number' }],
    })
    await upsert({ key: dana, properties: { 'ANNUAL revenue': 1 } })
    await upsert({ key: dana, properties: { arr: 2 } })
    expect(await properties(dana)).toMatchObject([
      { propertyName: 'Annual revenue', value: 2, version: 2, collectionId: id },
    ])
    expect(await properties({ ...dana, propertyNames: ['annual REVENUE'] })).toHaveLength(1)
    expect(await properties({ ...dana, propertyNames: ['arr'] })).toHaveLength(1)
    expect(await properties({ ...dana, propertyNames: ['other'] })).toHaveLength(0)
  })

  it("uses the definitions for the record's type, even if only its id is given", async () => {
    const contacts = await collection({
      name: 'People',
      entityType: 'Contact',
      properties: [{ name: 'Size', type: 'text' }],
    })
    const leads = await collection({
      name: 'Leads',
      entityType: 'Lead',
      properties: [{ name: 'Size', type: 'number' }],
    })
    const { body } = await upsert({ key: { email: 'lee@northwind.example' }, type: 'Lead', properties: { Size: 1 } })
    const [{ recordId }] = body.data.records
    for (const named of [{ recordId }, { email: 'lee@northwind.example' }]) {
      expect((await upsert({ key: named, properties: { Size: 'large' } })).status).toBe(400)
      expect((await upsert({ key: named, properties: { Size: 2 } })).status).toBe(200)
    }
    expect(await properties({ recordId })).toMatchObject([{ value: 2, collectionId: leads }])
    await upsert({ key: dana, properties: { Size: 'large' } })
    expect(await properties(dana)).toMatchObject([{ value: 'large', collectionId: contacts }])
  })

  it('appends if the collection says so', async () => {
    await collection({ name: 'Tools', properties: [{ name: 'Tool', type: 'text', mode: 'append' }] })
    for (const Tool of ['Excel', ['Jira', 'Excel'], 'Jira']) await upsert({ key: dana, properties: { Tool } })
    expect(await properties(dana)).toMatchObject([{ value: ['Excel', 'Jira'], version: 2 }])
    expect((await upsert({ key: dana, properties: { Tool: ['Excel', 5] } })).status).toBe(400)
  })
})

describe('one invalid value', () => {
  const definitions = [
    { name: 'Budget', type: 'number' },
    { name: 'Stage', type: 'options', options: ['Won', 'Lost'] },
    { name: 'Renewal', type: 'date' },
  ]

  it.each([
    [{ Budget: '120k' }, 'Budget', 'must be of type number'],
    [{ Stage: 'Maybe' }, 'Stage', 'must be one of Won, Lost'],
    [{ Renewal: 'soon' }, 'Renewal', 'must be of type date'],
    [{ Budget: null }, 'Budget', 'must have a value'],
    [{ Other: null }, 'Other', 'must have a value'],
    [{ '!!!': 1 }, '!!!', 'is not a valid property name'],
    [{ Budget: 1, budget: 2 }, 'budget', 'is given twice'],
  ])('%j is rejected with its path, and nothing is written', async (wrong, name, problem) => {
    await collection({ name: 'Sales', properties: definitions })
    const { status, body } = await upsert(
      { key: dana, properties: { Budget: 1 } },
      { key: { email: 'lee@northwind.example' }, properties: wrong },
    )
    expect(status).toBe(400)
    expect(body.details).toEqual([
      { path: `body.records.1.properties.${name}`, message: expect.stringContaining(problem) },
    ])
    expect((await post('properties', dana)).status).toBe(404)
    expect(await credits()).toBe(1_000)
  })

  it('does not hide the errors of the others', async () => {
    await collection({ name: 'Sales', properties: definitions })
    const { body } = await upsert({ key: dana, properties: { Budget: 'x', Stage: 'y' } })
    expect(body.details).toHaveLength(2)
  })
})

describe('records that identify one entity twice', () => {
  it.each([
    ['by the same key', { key: { email: 'DANA@northwind.example' }, properties: {} }],
    ['with and without the type', { key: dana, type: 'Contact', properties: {} }],
    ['by a key among several', { key: { ...dana, phoneNumber: '+44 123' }, properties: {} }],
  ])('%s are rejected before any lookup', async (_, other) => {
    const { status, body } = await upsert({ key: dana, properties: {} }, other)
    expect(status).toBe(400)
    expect(body.details).toMatchObject([{ path: 'body.records.1.key' }])
  })

  it('by its id and its key are rejected', async () => {
    const { body } = await upsert({ key: dana, properties: { A: 0 } })
    const [{ recordId }] = body.data.records
    const again = await upsert({ key: { recordId }, properties: { A: 1 } }, { key: dana, properties: { A: 2 } })
    expect(again.status).toBe(400)
    expect(again.body.details).toMatchObject([
      { path: 'body.records.1.key', message: expect.stringContaining(recordId) },
    ])
    expect(await properties(dana)).toMatchObject([{ value: 0 }])
  })

  it('of two types are two entities', async () => {
    const { status, body } = await upsert(
      { key: dana, type: 'Lead', properties: { A: 1 } },
      { key: dana, type: 'Contact', properties: { A: 2 } },
    )
    expect(status).toBe(200)
    expect(body.data.records[0].recordId).not.toBe(body.data.records[1].recordId)
  })
})

it('500 records are written at once, or none of them', async () => {
  const records = Array.from({ length: 500 }, (_, n) => ({
    key: { email: `p${n}@northwind.example` },
    properties: { Number: n, City: 'Leeds' },
  }))
  const spoiled = [...records.slice(0, 499), { key: { recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ' }, properties: {} }]
  expect((await upsert(...spoiled)).status).toBe(404)
  expect((await post('properties', { email: 'p0@northwind.example' })).status).toBe(404)
  const { status, body } = await upsert(...records)
  expect(status).toBe(200)
  expect(body.data.creditsCharged).toBe(500)
  expect(body.data.records.every((record: object) => 'created' in record && record.created)).toBe(true)
  expect(await properties({ email: 'p499@northwind.example', propertyNames: ['Number'] })).toMatchObject([
    { value: 499 },
  ])
  const more = await upsert(...records, { key: dana, properties: {} })
  expect(more.body.details).toMatchObject([{ path: 'body.records' }])
  const again = await upsert(...records)
  expect(again.body.data.records.every((r: { propertiesChanged: number }) => r.propertiesChanged === 0)).toBe(true)
})

it('needs one credit per record', async () => {
  ;({ key } = await app.organization({ credits: 1 }))
  const { status, body } = await upsert(
    { key: dana, properties: {} },
    { key: { websiteUrl: 'a.example' }, properties: {} },
  )
  expect(status).toBe(402)
  expect(body).toMatchObject({ required: 2, balance: 1 })
  expect((await post('properties', dana)).status).toBe(404)
  expect((await upsert({ key: dana, properties: {} })).status).toBe(200)
  expect(await credits()).toBe(0)
})
