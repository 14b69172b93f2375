import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

interface Judged {
  collections: object[]
  records: object[]
}
const { collections, records }: Judged = JSON.parse(
  readFileSync(new URL('../../../../../../bench/judged/questions.json', import.meta.url), 'utf8'),
)

const app = useApp()
const own = useOrganization(app, { per: 'file' })
beforeAll(async () => {
  for (const collection of collections) expect((await post('collections', collection)).status).toBe(201)
  expect((await post('upsert', { records })).status).toBe(200)
})

const { post } = own
async function ask(query: string, body: object = {}) {
  const answer = await post('memory/query-properties', { query, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const keysOf = (data: { keys: { value: string }[] }[]): string[] =>
  data.flatMap(({ keys }) => keys.map(({ value }) => value))

describe('a question about property values', () => {
  it.each([
    ['contacts in Berlin with budget over 50k', ['dana@northwind.example']],
    ['contacts in Leeds or New York', ['lee@northwind.example', 'mia@tulip.example']],
    ['contacts who are not in Berlin', ['lee@northwind.example', 'mia@tulip.example']],
    ['accounts owned by Priya Raman', ['dana@northwind.example', 'mia@tulip.example']],
    ['contacts interested in sailing', ['dana@northwind.example']],
    ['contracts that end in 2027', ['northwind.example']],
    ['more than 10 seats', ['northwind.example', 'tulip.example']],
    ['companies that are not certified', ['tulip.example', 'quillon.example']],
    ['contacts without a decision date', ['lee@northwind.example']],
  ])('%s', async (query, wanted) => {
    expect(keysOf((await ask(query)).data)).toEqual(wanted)
  })

  it('returns the filter it was parsed into, which filter-by-property accepts', async () => {
    const { filter, type, read, unread, data } = await ask('retail companies with fewer than 50 employees')
    expect(filter).toEqual({
      conditions: [
        { property: 'Industry', operator: 'equals', value: 'Retail' },
        { property: 'Employees', operator: 'lt', value: 50 },
      ],
      logic: 'and',
    })
    expect({ type, unread }).toEqual({ type: 'Company', unread: [] })
    expect(read).toContainEqual({ text: 'fewer than 50', property: 'Employees' })
    expect((await post('memory/filter-by-property', { ...filter, type })).body.data).toEqual(data)
  })

  it('reports the words it did not understand and why there is no filter', async () => {
    expect((await ask('contacts in Berlin who complained about the chiller')).unread).toEqual(['complained', 'chiller'])
    const none = await ask('What did Dana say about the chiller?')
    expect(none).toMatchObject({ data: [], read: [], reason: expect.stringContaining('smart-recall') })
    expect(none).not.toHaveProperty('filter')
  })

  it('is limited to the type that the request names', async () => {
    expect((await ask('more than 10 seats', { type: 'Contact' })).data).toEqual([])
  })

  it('returns results page by page', async () => {
    const first = await ask('more than 1 seats', { limit: 2 })
    const second = await ask('more than 1 seats', { limit: 2, cursor: first.nextCursor })
    expect(keysOf([...first.data, ...second.data])).toEqual(['northwind.example', 'tulip.example', 'quillon.example'])
    expect(second).not.toHaveProperty('nextCursor')
    expect((await post('memory/query-properties', { query: 'seats > 1', cursor: 'made-up' })).status).toBe(400)
  })

  it('costs nothing', async () => {
    const credits = async () => (await app.call('GET', '/api/v1/me', { key: own.key })).body.data.credits
    const before = await credits()
    await ask('more than 10 seats')
    expect(await credits()).toBe(before)
  })
})
