import { beforeAll, describe, expect, it } from 'vitest'
import { imageOf } from '../../../../test/support/media-files.ts'
import type { TestAnswer } from '../../../../test/support/test-app.ts'
import { useApp } from '../../../../test/support/use-app.ts'

const app = useApp()
let key: string
let tenant: number

async function newOrganization(): Promise<void> {
  const organization = await app.organization()
  key = organization.key
  tenant = organization.tenants.live
}

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
const memorize = (body: object): Promise<TestAnswer> => post('memorize', { content: 'Likes tea.', ...body })

/** Memorizes and returns the record's id. */
async function recordOf(body: object): Promise<string> {
  const answer = await memorize(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data.recordId
}

async function count(table: 'records' | 'memories' | 'property_values' | 'record_keys'): Promise<number> {
  const [row] = await app.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM ${table} WHERE tenant_id = $1`,
    [tenant],
  )
  return row?.n ?? -1
}

async function collection(body: object): Promise<string> {
  const answer = await post('collections', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id
}

describe('an identity key', () => {
  beforeAll(() => newOrganization())

  it.each([
    [{ email: 'dana@northwind.example' }, { email: 'DANA@Northwind.Example' }],
    [{ phoneNumber: '+44 20 7946 0123' }, { phoneNumber: '+44(20)7946-0123' }],
    [{ websiteUrl: 'https://www.northwind.example/' }, { websiteUrl: 'Northwind.example' }],
    [
      { customKeyName: 'crmId', customKeyValue: '4711' },
      { customKeyName: 'crmId', customKeyValue: ' 4711 ' },
    ],
  ])('%j identifies the same record as %j', async (one, other) => {
    expect(await recordOf({ ...other, content: 'Second spelling.' })).toBe(await recordOf(one))
  })

  it('can be combined with others, and missing ones are added to the record', async () => {
    const id = await recordOf({ email: 'lee@northwind.example' })
    await recordOf({ email: 'lee@northwind.example', phoneNumber: '+49 30 901820', content: 'Has a phone.' })
    expect(await recordOf({ phoneNumber: '+49 30 901820', content: 'By phone.' })).toBe(id)
    await recordOf({ recordId: id, customKeyName: 'crmId', customKeyValue: 'lee', content: 'Has a number.' })
    expect(await recordOf({ customKeyName: 'crmId', customKeyValue: 'lee', content: 'By number.' })).toBe(id)
  })

  it('of another record is a conflict that names both, for writes and for reads', async () => {
    const one = await recordOf({ email: 'ann@northwind.example' })
    const other = await recordOf({ phoneNumber: '+1 555 0100' })
    const before = await count('memories')
    for (const keys of [
      { email: 'ann@northwind.example', phoneNumber: '+1 555 0100' },
      { recordId: one, phoneNumber: '+1 555 0100' },
    ]) {
      const write = await memorize({ ...keys, content: 'About whom?' })
      for (const answer of [write, await post('recall', keys), await post('properties', keys)]) {
        expect(answer.status).toBe(409)
        expect(answer.body.recordIds.toSorted()).toEqual([one, other].toSorted())
      }
    }
    expect(await count('memories')).toBe(before)
  })

  it('belongs to one record per type, and without a type identifies the usual one', async () => {
    const lead = await recordOf({ email: 'eve@northwind.example', type: 'Lead' })
    expect(await recordOf({ email: 'eve@northwind.example', content: 'Untyped.' })).toBe(lead)
    const contact = await recordOf({ email: 'eve@northwind.example', type: 'Contact', content: 'Typed.' })
    expect(contact).not.toBe(lead)
    expect(await recordOf({ email: 'eve@northwind.example', content: 'Untyped again.' })).toBe(contact)
  })

  it('under several types identifies the record that also has the other key or the id', async () => {
    const key = { customKeyName: 'crmId', customKeyValue: 'c-1' }
    const deal = await recordOf({ ...key, type: 'Deal' })
    const lead = await recordOf({ ...key, type: 'Lead', email: 'kim@northwind.example', content: 'Likes coffee.' })
    expect(await recordOf({ ...key, email: 'kim@northwind.example', content: 'By both keys.' })).toBe(lead)
    expect(await recordOf({ ...key, recordId: deal, content: 'By id.' })).toBe(deal)
    expect(await recordOf({ ...key, type: 'Deal', content: 'By type.' })).toBe(deal)
  })

  it('is required, and an unknown id returns 404', async () => {
    expect((await memorize({})).status).toBe(400)
    const recordId = 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
    for (const path of ['memorize', 'recall', 'smart-recall', 'smart-memory-digest', 'properties']) {
      const query = path === 'smart-recall' ? { query: 'tea' } : path === 'memorize' ? { content: 'x' } : {}
      const { status, body } = await post(path, { recordId, ...query })
      expect(status, path).toBe(404)
      expect(body.message).toContain(recordId)
    }
  })

  it('is taken with an id whose record has it, whatever type is requested', async () => {
    const email = 'of-a-lead@northwind.example'
    const recordId = await recordOf({ email, type: 'Lead' })
    const before = await count('record_keys')
    const named = { recordId, email, type: 'Another' }
    expect(await recordOf({ ...named, content: 'Likes coffee.' })).toBe(recordId)
    const image = { contentBase64: (await imageOf('png')).toString('base64'), caption: 'Her desk' }
    const stored = await post('multimodal/memorize', { ...named, ...image })
    expect([stored.status, stored.body.data?.media.recordId]).toEqual([201, recordId])
    expect(await count('record_keys')).toBe(before)
  })

  it('that no record has returns 404 for reads, which create nothing', async () => {
    const before = await count('records')
    const { status, body } = await post('recall', { email: 'nobody@northwind.example' })
    expect(status).toBe(404)
    expect(body.message).toContain('nobody@northwind.example')
    expect(await count('records')).toBe(before)
  })
})

describe('a custom key that records of two types have', () => {
  const key = { customKeyName: 'crmId', customKeyValue: '4711' }
  const other = { email: 'dana@northwind.example' }
  let recordIds: string[]

  beforeAll(async () => {
    await newOrganization()
    recordIds = [await recordOf({ ...key, type: 'Deal' }), await recordOf({ ...key, type: 'Record' })].toSorted()
    await recordOf(other)
  })

  it.each<[string, object]>([
    ['memory/delete-record', key],
    ['memory/delete', key],
    ['memorize', { ...key, content: 'About which?' }],
    ['upsert', { records: [{ key, properties: { Stage: 'Won' } }] }],
    ['memory/update', { ...key, propertyName: 'Stage', value: 'Won' }],
    ['memory/bulk-update', { updates: [{ ...key, propertyName: 'Stage', value: 'Won' }] }],
    ['memory/undo-change', { ...key, propertyName: 'Stage' }],
    ['memory/property-history', key],
    ['memory/update-keys', { ...key, keys: [{ name: 'shopId', value: '1' }] }],
    ['memory/list-keys', key],
    ['memory/delete-keys', { ...key, keys: [{ name: 'crmId', value: '4711' }] }],
    ['memory/merge-records', { ...key, from: other }],
    ['memory/merge-records', { ...other, from: key }],
    ['properties', key],
    ['recall', key],
    ['smart-recall', { ...key, query: 'tea' }],
    ['smart-memory-digest', key],
    ['similar', key],
    ['segment', key],
  ])('is a conflict in %s without a type, and nothing is changed', async (path, body) => {
    const before = [await count('records'), await count('memories'), await count('record_keys')]
    const answer = await post(path, body)
    expect([answer.status, answer.body.error]).toEqual([409, 'conflict_error'])
    expect(answer.body.message).toContain('Pass type')
    expect(answer.body.recordIds.toSorted()).toEqual(recordIds)
    expect([await count('records'), await count('memories'), await count('record_keys')]).toEqual(before)
    const property = await post('properties', { ...key, type: 'Deal' })
    expect(property.body.data.properties).toEqual([])
  })

  it('names one of them with its type', async () => {
    const { status, body } = await post('memory/delete-record', { ...key, type: 'Deal' })
    expect([status, recordIds.includes(body.data.recordId)]).toEqual([200, true])
    expect((await post('properties', key)).body.data.type).toBe('Record')
  })
})

describe("a record's type", () => {
  beforeAll(async () => {
    await newOrganization()
    await collection({ name: 'People', entityType: 'Contact', properties: [{ name: 'Budget', type: 'number' }] })
    await collection({ name: 'Leads', entityType: 'Lead', properties: [{ name: 'Deadline', type: 'date' }] })
  })
  const content = 'The budget is $90k. The deadline is 15 March 2027.'

  it.each([
    ['a Contact by its e-mail address', { email: 'a@northwind.example' }, {}, ['Budget']],
    ['what it is said to be', { email: 'b@northwind.example', type: 'Lead' }, {}, ['Deadline']],
    ['what it is stored as', { email: 'c@northwind.example' }, { type: 'Lead' }, ['Deadline']],
  ])('is %s and determines the collections used for extraction', async (_, keys, made, names) => {
    await recordOf({ ...keys, ...made, extract: false, content: 'Exists.' })
    const { body } = await memorize({ ...keys, content })
    expect(body.data.properties.map((found: { propertyName: string }) => found.propertyName)).toEqual(names)
  })

  it('is the stored type for an id too, even if the call names another', async () => {
    const recordId = await recordOf({ email: 'd@northwind.example', type: 'Lead', extract: false })
    for (const more of [{}, { type: 'Contact' }]) {
      const { body } = await memorize({ recordId, ...more, content: `${content} ${JSON.stringify(more)}` })
      expect(body.data.properties).toMatchObject([{ propertyName: 'Deadline' }])
    }
  })
})
