import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

/** More than are looked up at once, so that both ways to find a page are tested. */
const RECORDS = 2_400
const AT_ONCE = 800
const MOMENT = '2026-11-20T15:04:05Z'
/** More than an index entry holds. */
const MANY_WORDS = Array.from({ length: 60 }, (_, n) => `filler ${n}`)

interface Properties {
  Seat: number
  Name: string
  Parity: 'odd' | 'even'
  Signed: string
  Rare?: string
  Tools?: string[]
  Words?: string[]
}

const propertiesOf = (n: number): Properties => ({
  Seat: n,
  Name: `Person ${String(n).padStart(4, '0')}`,
  Parity: n % 2 === 0 ? 'even' : 'odd',
  Signed: new Date(Date.UTC(2020, 0, 1 + n)).toISOString(),
  ...(n % 600 === 0 && { Rare: 'Yes' }),
  ...(n % 3 === 0 && { Tools: [`Tool ${n % 7}`, 'Excel'] }),
  ...(n % 400 === 0 && { Words: [...MANY_WORDS, `word ${n}`] }),
})

const everybody = Array.from({ length: RECORDS }, (_, n) => propertiesOf(n))

const app = useApp()
const own = useOrganization(app, { per: 'file', credits: 10_000 })
beforeAll(async () => {
  await post('collections', { name: 'People', properties: [{ name: 'Group', systemName: 'parity', type: 'text' }] })
  for (let start = 0; start < RECORDS; start += AT_ONCE)
    await post('memory/import', {
      records: everybody.slice(start, start + AT_ONCE).map((properties, n) => ({
        keys: [{ name: 'email', value: `${start + n}@northwind.example` }],
        type: 'Contact',
        properties: Object.entries(properties).map(([propertyName, value]) => ({
          propertyName,
          systemName: propertyName.toLowerCase(),
          value,
          history: [{ version: 1, to: value, confidence: 1, source: 'caller', actor: 'key', at: MOMENT }],
        })),
      })),
    })
}, 120_000)

async function post(path: string, body: object) {
  const answer = await app.call('POST', `/api/v1/${path}`, { key: own.key, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

/** The numbers of all records that a filter matches, page by page, and the total counted in another way. */
async function found(filter: object): Promise<{ seats: number[]; total: number }> {
  const ids: string[] = []
  const seats: number[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await post('memory/filter-by-property', { ...filter, limit: 150, cursor })
    ids.push(...page.data.map((record: { recordId: string }) => record.recordId))
    seats.push(...page.data.map((record: { properties: Properties }) => record.properties.Seat))
    cursor = page.nextCursor
    if (cursor === undefined) break
  }
  expect(ids).toEqual([...new Set(ids)].toSorted())
  const { total } = await post('search', { groups: [filter], countOnly: true })
  return { seats: seats.toSorted((a, b) => a - b), total }
}

const is = (property: string, operator: string, value?: unknown) => ({ property, operator, value })
const day = (n: number): string => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10)

type Case = [what: string, conditions: object[], holds: (person: Properties) => boolean]

describe('pages of a filter have every matching record once', () => {
  const cases: Case[] = [
    ['few of many', [is('Rare', 'equals', 'yes')], ({ Rare }) => Rare !== undefined],
    ['half of them', [is('Parity', 'equals', 'odd')], ({ Parity }) => Parity === 'odd'],
    ['by the name of a collection', [is('Group', 'equals', 'odd')], ({ Parity }) => Parity === 'odd'],
    ['nearly all', [is('Seat', 'gte', 5)], ({ Seat }) => Seat >= 5],
    ['the last', [is('Seat', 'gt', RECORDS - 3)], ({ Seat }) => Seat > RECORDS - 3],
    ['a part of a text', [is('Name', 'contains', 'n 00')], ({ Name }) => Name.includes('n 00')],
    ['no part of a text', [is('Name', 'notContains', '1')], ({ Name }) => !Name.includes('1')],
    ['the beginning of a text', [is('Name', 'startsWith', 'person 12')], ({ Seat }) => Seat >= 1200 && Seat < 1300],
    ['an element', [is('Tools', 'equals', 'excel')], ({ Tools = [] }) => Tools.includes('Excel')],
    ['an element of few', [is('Tools', 'in', ['Tool 6'])], ({ Tools = [] }) => Tools.includes('Tool 6')],
    ['no such element', [is('Tools', 'notEquals', 'TOOL 0')], ({ Tools = [] }) => !Tools.includes('Tool 0')],
    ['the end of a long list', [is('Words', 'equals', 'word 800')], ({ Seat }) => Seat === 800],
    ['a part of its end', [is('Words', 'contains', 'ord 1')], ({ Words = [] }) => Words.some(w => /ord 1/.test(w))],
    ['nobody', [is('Name', 'contains', 'nobody')], () => false],
    ['everybody but nobody', [is('Name', 'notContains', 'nobody')], () => true],
    [
      'many of many, and of many',
      [is('Parity', 'in', ['odd', 'none']), is('Tools', 'exists'), is('Signed', 'before', day(2_000))],
      ({ Parity, Tools, Seat }) => Parity === 'odd' && Tools !== undefined && Seat < 2_000,
    ],
    [
      'few, of which many are something else',
      [is('Parity', 'equals', 'even'), is('Tools', 'notExists'), is('Seat', 'between', [100, 300])],
      ({ Parity, Tools, Seat }) => Parity === 'even' && !Tools && Seat >= 100 && Seat <= 300,
    ],
    ['two that none has', [is('Parity', 'equals', 'even'), is('Parity', 'equals', 'odd')], () => false],
  ]

  it.each(cases)('%s', async (_what, conditions, holds) => {
    const expected = everybody.filter(holds).map(({ Seat }) => Seat)
    expect(await found({ conditions })).toEqual({ seats: expected, total: expected.length })
  })

  it.each(cases.filter(([, conditions]) => conditions.length > 1))('one of: %s', async (_what, conditions) => {
    const alone = await Promise.all(conditions.map(condition => found({ conditions: [condition] })))
    const expected = [...new Set(alone.flatMap(({ seats }) => seats))].toSorted((a, b) => a - b)
    expect(await found({ logic: 'or', conditions })).toEqual({ seats: expected, total: expected.length })
  })

  it.each([
    ['and', 400],
    ['or', 1_597],
  ])('nested groups, joined by %s', async (logic, total) => {
    const groups = [
      { logic: 'or', conditions: [is('Parity', 'equals', 'odd'), is('Seat', 'equals', 0)] },
      { conditions: [is('Tools', 'exists'), is('Rare', 'notExists')] },
    ]
    const pages = await Promise.all(
      Array.from({ length: 9 }, (_, n) => post('search', { groups, logic, page: n + 1, pageSize: 200 })),
    )
    const seats = pages.flatMap(({ data }) => data.map((record: { properties: Properties }) => record.properties.Seat))
    expect([new Set(seats).size, pages[0].total]).toEqual([total, total])
    const odd = (n: number): boolean => n % 2 === 1 || n === 0
    const tools = (n: number): boolean => n % 3 === 0 && n % 600 !== 0
    expect(seats.every((n: number) => (logic === 'and' ? odd(n) && tools(n) : odd(n) || tools(n)))).toBe(true)
  })
})

it('pages reflect a list after it changed', async () => {
  const email = '3@northwind.example'
  const excels = async () =>
    (await post('search', { groups: [{ conditions: [is('Tools', 'equals', 'abacus')] }] })).total
  expect(await excels()).toBe(0)
  await post('memory/update', { email, propertyName: 'Tools', operation: 'push', value: 'Abacus' })
  expect(await excels()).toBe(1)
  await post('memory/update', { email, propertyName: 'Tools', operation: 'remove', value: 'Abacus' })
  expect(await excels()).toBe(0)
})
