import { beforeEach, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)
let recordId: string
beforeEach(async () => {
  recordId = await record(dana)
})

const dana = { email: 'dana@northwind.example' }
const max = { email: 'max@northwind.example' }
const { post } = own
const add = (body: object, ...keys: object[]): Promise<TestAnswer> => post('memory/update-keys', { ...body, keys })
const remove = (body: object, ...keys: object[]): Promise<TestAnswer> => post('memory/delete-keys', { ...body, keys })
const list = async (body: object) => (await post('memory/list-keys', body)).body.data?.keys
const record = async (identity: object, properties: object = {}): Promise<string> =>
  (await post('upsert', { records: [{ key: identity, properties }] })).body.data.records[0].recordId

const crm = { name: 'crmId', value: '4711' }

describe('a record', () => {
  it('can have many keys, several with one name, and is found by any spelling of each', async () => {
    const { body } = await add(
      dana,
      crm,
      { name: 'email', value: ' Dana.Reyes@Oldmail.example ' },
      { name: 'phoneNumber', value: '+44 20 7946 0123' },
      crm,
    )
    expect(body.data).toEqual({
      recordId,
      displayName: 'dana.reyes@oldmail.example',
      type: 'Contact',
      keys: [
        crm,
        { name: 'email', value: 'dana.reyes@oldmail.example' },
        { name: 'email', value: dana.email },
        { name: 'phoneNumber', value: '+442079460123' },
      ],
    })
    expect(await list({ phoneNumber: '+44 (20) 7946 0123' })).toEqual(body.data.keys)
    expect((await add(dana, crm)).body.data.keys).toHaveLength(4)
    expect(await list({ customKeyName: 'crmId', customKeyValue: '4711' })).toEqual(body.data.keys)
  })

  it('can lose keys, which other records can then use, but never the last one', async () => {
    await add(dana, crm)
    expect((await remove(dana, crm, { name: 'crmId', value: 'none' })).body.data.keys).toEqual([
      { name: 'email', value: dana.email },
    ])
    expect(await record({ customKeyName: 'crmId', customKeyValue: '4711' })).not.toBe(recordId)
    const last = await remove({ recordId }, { name: 'email', value: 'DANA@northwind.example' })
    expect(last.status).toBe(409)
    expect(last.body.message).toContain('without a key')
    expect(await list(dana)).toHaveLength(1)
  })

  it('keeps its last key if two concurrent calls remove one each', async () => {
    await add(dana, crm)
    const answers = await Promise.all([
      remove({ recordId }, crm),
      remove({ recordId }, { name: 'email', value: dana.email }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await list({ recordId })).toHaveLength(1)
  })

  it('accepts only keys that identify somebody', async () => {
    for (const wrong of [
      { name: 'email', value: 'nobody' },
      { name: 'websiteUrl', value: 'nowhere' },
      { name: 'phoneNumber', value: 'none' },
      { name: 'crmId', value: '  ' },
    ]) {
      const { status, body } = await add(dana, wrong)
      expect(status).toBe(400)
      expect(body.details[0].path).toContain('body.keys.0')
    }
    expect((await add({ email: 'nobody@northwind.example' }, crm)).status).toBe(404)
  })
})

describe('a key of another record', () => {
  it('is rejected with both records, and moved on request', async () => {
    const other = await record(max)
    await add(max, crm)
    const refused = await add(dana, crm)
    expect(refused.status).toBe(409)
    expect(refused.body.recordIds).toEqual([recordId, other])
    expect((await post('memory/update-keys', { ...dana, keys: [crm], move: true })).status).toBe(200)
    expect(await list(max)).toEqual([{ name: 'email', value: max.email }])
    expect(await list(dana)).toHaveLength(2)
  })

  it('is moved or deleted if both are requested concurrently, and never lost', async () => {
    await record(max)
    for (let round = 0; round < 10; round++) {
      await post('memory/update-keys', { ...dana, keys: [crm], move: true })
      const [moved] = await Promise.all([
        post('memory/update-keys', { ...max, keys: [crm], move: true }),
        remove(dana, crm),
      ])
      expect(moved.body.data.keys).toContainEqual(crm)
    }
  })

  it('stays if it is the last one of that record', async () => {
    const other = await record(max)
    const body = { ...dana, keys: [{ name: 'email', value: max.email }], move: true }
    const { status, body: answer } = await post('memory/update-keys', body)
    expect(status).toBe(409)
    expect(answer.recordIds).toEqual([recordId, other])
    expect(await list(max)).toHaveLength(1)
  })
})

describe('many updates at once', () => {
  const batch = (...updates: object[]): Promise<TestAnswer> => post('memory/update-keys-batch', { updates })

  it('are all applied, in order', async () => {
    await record(max)
    const { body } = await batch({ ...dana, keys: [crm] }, { ...max, keys: [{ name: 'crmId', value: '4712' }] })
    expect(body.data.map(({ keys }: { keys: object[] }) => keys[0])).toEqual([crm, { name: 'crmId', value: '4712' }])
  })

  it('are not applied if two of them claim one key', async () => {
    const other = await record(max)
    const { status, body } = await batch({ ...dana, keys: [crm] }, { ...max, keys: [crm] })
    expect(status).toBe(409)
    expect(body.recordIds).toEqual([other, recordId])
    expect(await list(dana)).toHaveLength(1)
    expect((await batch({ ...dana, keys: [crm] }, { email: 'no@northwind.example', keys: [crm] })).status).toBe(404)
    expect(await list(dana)).toHaveLength(1)
  })

  it('give a key that ten records claim concurrently to one of them', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => record({ email: `c${n}@northwind.example` })))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => add({ email: `c${n}@northwind.example` }, { name: 'crmId', value: 'one' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })
})

describe('merging', () => {
  const merge = (into: object, from: object): Promise<TestAnswer> => post('memory/merge-records', { ...into, from })
  const history = async (propertyName: string) =>
    (await post('memory/property-history', { ...dana, propertyName })).body.data
  const properties = async () =>
    Object.fromEntries(
      (await post('properties', dana)).body.data.properties.map((each: { propertyName: string; value: unknown }) => [
        each.propertyName,
        each.value,
      ]),
    )

  it('combines keys, memories, lists and properties of both', async () => {
    const made = await post('collections', { name: 'Launch', kind: 'workspace' })
    const collectionId = made.body.data.id
    await post('memory/update', { ...dana, propertyName: 'Budget', value: 1 })
    const other = await record(max, { City: 'Leeds', Budget: 2, Topics: ['Price', 'SLA'] })
    await post('upsert', { records: [{ key: dana, properties: { Stage: 'Won', Topics: ['Terms', 'Price'] } }] })
    const push = (body: object, title: string) =>
      post('memory/update', { ...body, collectionId, propertyName: '[Tasks]', operation: 'push', value: title })
    await push(dana, 'Call')
    await push(max, 'Write')
    for (const content of ['Both know this.', 'Dana knows this.']) await post('memorize', { ...dana, content })
    await post('memorize', { ...max, content: 'Both know this.' })
    await post('memorize', { ...max, content: 'Max knows this.', actionId: collectionId })
    const deleted = await post('memory/delete', { ...max, tags: [], since: '2100-01-01T00:00:00Z' })
    expect(deleted.body.data).toEqual({ deleted: 0 })

    const { status, body } = await merge(dana, max)
    expect(body.data, JSON.stringify(body)).toEqual({
      recordId,
      mergedRecordId: other,
      keys: 1,
      memories: 1,
      properties: 4,
      duplicates: 1,
    })
    expect(status).toBe(200)
    expect(await list(max)).toEqual(await list(dana))
    const now = await properties()
    expect(now).toMatchObject({ Budget: 2, City: 'Leeds', Stage: 'Won', Topics: ['Terms', 'Price', 'SLA'] })
    expect(now.Tasks.map(({ title }: { title: string }) => title)).toEqual(['Call', 'Write'])
    const recalled = await post('recall', max)
    expect(recalled.body.data.map(({ content }: { content: string }) => content).sort()).toEqual([
      'Both know this.',
      'Dana knows this.',
      'Max knows this.',
    ])
    const found = await post('smart-recall', { ...dana, query: 'What does Max know?' })
    expect(found.body.results[0]).toMatchObject({ content: 'Max knows this.', recordId })
    expect((await post('recall', { recordId: other })).status).toBe(404)
    // repeating the merge changes nothing
    expect((await merge(dana, max)).body.data).toMatchObject({ keys: 0, memories: 0 })
    expect((await post('memory/cancel-deletion', { recordId: other })).body.message).toContain('merge cannot be undone')
  })

  it('combines both histories in chronological order, ending with the current value', async () => {
    await post('memory/update', { ...dana, propertyName: 'Budget', value: 1 })
    await record(max)
    await post('memory/update', { ...max, propertyName: 'Budget', value: 2 })
    await post('memory/update', { ...dana, propertyName: 'Budget', operation: 'increment', value: 10 })
    await post('memory/update', { ...max, propertyName: 'Topics', operation: 'push', value: 'SLA' })
    await post('memory/update', { ...dana, propertyName: 'Topics', operation: 'push', value: 'Price' })
    await merge(dana, max)
    expect(await history('Budget')).toMatchObject([
      { version: 3, from: 1, to: 11 },
      { version: 2, from: null, to: 2 },
      { version: 1, from: null, to: 1 },
    ])
    expect(await history('Topics')).toMatchObject([
      { version: 3, from: ['Price'], to: ['Price', 'SLA'], reason: expect.stringContaining('merged with rec_') },
      { version: 2 },
      { version: 1 },
    ])
    const next = await post('memory/update', { ...dana, propertyName: 'Budget', value: 5, expectedVersion: 3 })
    expect(next.body.data).toMatchObject({ version: 4, previousValue: 11 })
  })

  it('requires two existing records of the same type', async () => {
    await record({ websiteUrl: 'northwind.example' })
    expect((await merge(dana, { websiteUrl: 'northwind.example' })).status).toBe(400)
    expect((await merge(dana, max)).status).toBe(404)
  })
})
