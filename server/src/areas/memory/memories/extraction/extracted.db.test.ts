import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp } from '../../../../../test/support/use-app.ts'

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

async function collection(body: object): Promise<string> {
  const answer = await post('collections', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id
}

const properties = async (body: object) => (await post('properties', body)).body.data.properties

describe('extraction', () => {
  let sales: string
  beforeAll(async () => {
    await newOrganization()
    sales = await collection({
      name: 'Sales',
      properties: [
        { name: 'Budget', type: 'number', unit: 'USD' },
        { name: 'Deadline', type: 'date' },
      ],
    })
    await collection({ name: 'Notes', properties: [{ name: 'City', type: 'text' }] })
  })
  const budget = async (email: string) => (await properties({ email, propertyNames: ['Budget'] }))[0]

  it('returns each value with its evidence and the value it replaced', async () => {
    const email = 'dana@northwind.example'
    const content = 'The budget is $90k.'
    const first = await memorize({ email, content })
    const [found] = first.body.data.properties
    expect(first.body.data.creditsCharged).toBe(2)
    expect(found).toMatchObject({ propertyName: 'Budget', value: 90_000, collectionId: sales, engine: 'offline' })
    expect(content.slice(found.evidence.start, found.evidence.end)).toBe(found.evidence.text)
    const second = await memorize({ email, content: 'The budget is $120k.' })
    expect(second.body.data.properties).toMatchObject([{ value: 120_000, previousValue: 90_000 }])
    const value = await budget(email)
    expect(value).toMatchObject({ value: 120_000, version: 2, unit: 'USD', collectionName: 'Sales' })
    expect(value.source).toBe(`memory:${second.body.data.memories[0].id}`)
    const history = await app.database.query(
      `SELECT "from", "to", version, source, actor, evidence ->> 'text' AS evidence FROM property_changes
       WHERE tenant_id = $1 ORDER BY version`,
      [tenant],
    )
    expect(history).toMatchObject([
      { from: null, to: 90_000, version: 1, actor: expect.stringMatching(/^key:key_/), evidence: found.evidence.text },
      { from: 90_000, to: 120_000, version: 2, source: value.source },
    ])
  })

  it('from an older memory does not replace a newer value', async () => {
    const email = 'late@northwind.example'
    await recordOf({ email, content: 'The budget is $120k.', timestamp: '2026-06-01T00:00:00Z' })
    const late = await memorize({ email, content: 'The budget is $80k.', timestamp: '2026-01-01T00:00:00Z' })
    expect(late.body.data.properties).toMatchObject([{ value: 80_000 }])
    expect(late.body.data.properties[0]).not.toHaveProperty('previousValue')
    expect(await budget(email)).toMatchObject({ value: 120_000, version: 1 })
  })

  it("does not replace a caller's value with a less certain one", async () => {
    const email = 'set@northwind.example'
    await post('upsert', { records: [{ key: { email }, properties: { Budget: 500_000 } }] })
    const { body } = await memorize({ email, content: 'The budget is $120k.' })
    expect(body.data.properties[0].confidence).toBeLessThan(1)
    expect(await budget(email)).toMatchObject({ value: 500_000, source: 'caller' })
  })

  it('is overridden by a caller, even if the memory has a future timestamp', async () => {
    const email = 'future@northwind.example'
    await recordOf({ email, content: 'The budget is $120k.', timestamp: '2099-01-01T00:00:00Z' })
    await post('upsert', { records: [{ key: { email }, properties: { Budget: 1 } }] })
    expect(await budget(email)).toMatchObject({ value: 1, source: 'caller' })
  })

  it('can be skipped, so that only the memory is charged', async () => {
    const { body } = await memorize({ email: 'plain@northwind.example', content: 'Budget: $5k.', extract: false })
    expect(body.data).toMatchObject({ properties: [], creditsCharged: 1 })
    expect(await properties({ email: 'plain@northwind.example' })).toEqual([])
  })

  it('stores at most the requested number of values', async () => {
    const content = 'The budget is $90k. The deadline is 15 March 2027.'
    const { body } = await memorize({ email: 'most@northwind.example', content, maxProperties: 1 })
    expect(body.data.properties).toHaveLength(1)
    expect(await properties({ email: 'most@northwind.example' })).toHaveLength(1)
  })

  it('uses only the named collections, by id, name or slug', async () => {
    const content = 'The budget is $90k. City: Leeds.'
    const named = async (choice: object, email: string) => {
      const { status, body } = await memorize({ email, content, ...choice })
      return status === 200 ? body.data.properties.map((found: { propertyName: string }) => found.propertyName) : status
    }
    expect(await named({ collectionIds: [sales] }, 'c1@northwind.example')).toEqual(['Budget'])
    expect(await named({ collectionNames: ['notes'] }, 'c2@northwind.example')).toEqual(['City'])
    expect(await named({ collectionNames: ['nowhere'] }, 'c3@northwind.example')).toBe(404)
  })

  it('appends values if the collection says so, without duplicates', async () => {
    await collection({ name: 'Tools', properties: [{ name: 'Tool', type: 'text', mode: 'append' }] })
    const email = 'tools@northwind.example'
    for (const content of ['Tool: Excel', 'Tool: Jira', 'tool: Excel'])
      await recordOf({ email, content, collectionNames: ['Tools'] })
    expect(await properties({ email })).toMatchObject([{ propertyName: 'Tool', value: ['Excel', 'Jira'], version: 2 }])
  })
})
