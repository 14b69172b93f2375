import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp } from '../../../../../test/support/use-app.ts'

const app = useApp()
let key: string
beforeAll(async () => {
  ;({ key } = await app.organization({ credits: 1_000 }))
  const records = Object.entries(RECORDS).map(([name, properties]) => ({
    key: { email: `${name}@northwind.example` },
    properties,
  }))
  await post('upsert', { records })
  await post('upsert', { records: [{ key: { websiteUrl: 'northwind.example' }, properties: { Stage: 'Won' } }] })
  for (const [name, content] of MEMORIES) await remember(name, content)
})

const RECORDS = {
  ann: { Budget: 100, Stage: 'Won', City: 'Leeds' },
  bob: { Budget: 200, Stage: 'Lost', City: 'York' },
  cyd: { Budget: 300, Stage: 'New' },
  dan: { Stage: 'New', City: 'Leeds' },
}
const MEMORIES = [
  ['ann', 'The renewal is signed in May.'],
  ['ann', 'Ann likes tea.'],
  ['bob', 'Bob asked about the renewal twice, and about the renewal fee.'],
  ['cyd', 'Cyd plays chess.'],
] as const

const post = (path: string, body: object, own = key): Promise<TestAnswer> =>
  app.call('POST', `/api/v1/${path}`, { key: own, body })
const search = (body: object, own = key): Promise<TestAnswer> => post('search', body, own)
const remember = (name: string, content: string, own = key): Promise<TestAnswer> =>
  post('memorize', { email: `${name}@northwind.example`, content, extract: false }, own)

const names = ({ status, body }: TestAnswer): string[] => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.map(({ keys }: { keys: { value: string }[] }) => keys[0]?.value.replace('@northwind.example', ''))
}
const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key })).body.data.credits

const rich = { property: 'Budget', operator: 'gte', value: 200 }
const won = { property: 'Stage', operator: 'equals', value: 'won' }
const fresh = { property: 'Stage', operator: 'equals', value: 'New' }
const leeds = { property: 'City', operator: 'equals', value: 'Leeds' }
const homeless = { property: 'City', operator: 'notExists' }

it('adds the last memory of each record if it is asked for, with a query too', async () => {
  const lastOf = async (body: object): Promise<string[]> =>
    (await search({ ...body, includeLastMemory: true })).body.data.map(
      ({ lastMemory }: { lastMemory?: { text: string } }) => lastMemory?.text ?? 'none',
    )
  expect(await lastOf({ groups: [{ conditions: [won] }] })).toEqual(['Ann likes tea.', 'none'])
  expect(await lastOf({ query: 'When is the renewal signed?', type: 'Contact', pageSize: 1 })).toEqual([
    'Ann likes tea.',
  ])
  expect(JSON.stringify((await search({ groups: [{ conditions: [won] }] })).body.data)).not.toContain('lastMemory')
})

it('says who spoke the last memory', async () => {
  const own = (await app.organization()).key
  const said = { email: 'sam@northwind.example', content: 'I like tea.', speaker: 'Sam', extract: false }
  await app.call('POST', '/api/v1/memorize', { key: own, body: said })
  const { body } = await app.call('POST', '/api/v1/search', {
    key: own,
    body: { type: 'Contact', includeLastMemory: true },
  })
  expect(body.data[0].lastMemory).toMatchObject({ text: 'I like tea.', speaker: 'Sam' })
})

describe('groups of conditions', () => {
  it.each([
    ['one', { groups: [{ conditions: [fresh] }] }, ['cyd', 'dan']],
    ['both', { groups: [{ conditions: [fresh] }, { conditions: [leeds] }] }, ['dan']],
    [
      'either',
      { logic: 'or', groups: [{ conditions: [rich] }, { conditions: [leeds] }] },
      ['ann', 'bob', 'cyd', 'dan'],
    ],
    [
      'either of two that each ask for two',
      { logic: 'or', groups: [{ conditions: [won, leeds] }, { conditions: [rich, fresh] }] },
      ['ann', 'cyd'],
    ],
    [
      'both of two that each ask for one of two',
      {
        groups: [
          { logic: 'or', conditions: [won, fresh] },
          { logic: 'or', conditions: [rich, leeds] },
        ],
      },
      ['ann', 'cyd', 'dan'],
    ],
    ['what is not there', { type: 'Contact', groups: [{ conditions: [homeless] }] }, ['cyd']],
    [
      'what is not there, or more',
      { logic: 'or', groups: [{ conditions: [homeless] }, { conditions: [won] }] },
      ['ann', 'cyd', 'northwind.example'],
    ],
    ['a type', { type: 'Company', groups: [{ conditions: [won] }] }, ['northwind.example']],
    [
      'another filter beside them',
      { groups: [{ conditions: [fresh] }], filterByProperty: { conditions: [rich] } },
      ['cyd'],
    ],
    ['nothing', {}, ['ann', 'bob', 'cyd', 'dan', 'northwind.example']],
  ])('%s', async (_what, body, expected) => {
    const answer = await search(body)
    expect(names(answer).toSorted()).toEqual(expected)
    expect(answer.body.total).toBe(expected.length)
    const found = await search({ ...body, query: 'renewal chess' })
    const remembered = expected.filter(name => MEMORIES.some(([of]) => of === name))
    expect(names(found).toSorted()).toEqual(remembered)
  })

  it('are validated, and the error names the invalid field', async () => {
    const groups = [{ conditions: [fresh] }, { conditions: [fresh, { ...rich, value: 'much' }] }]
    expect((await search({ groups })).body.details).toMatchObject([{ path: 'body.groups.1.conditions.1.value' }])
  })

  it('are free on their own, and cost as much as a recall with a query', async () => {
    const before = await credits()
    await search({ groups: [{ conditions: [fresh] }] })
    expect(await credits()).toBe(before)
    await search({ query: 'renewal' })
    expect(await credits()).toBe(before - 1)
    const { key: poor } = await app.organization({ credits: 0 })
    expect((await search({}, poor)).status).toBe(200)
    expect((await search({ query: 'renewal' }, poor)).status).toBe(402)
  })
})

describe('a returned record', () => {
  it('includes its keys and properties, or neither', async () => {
    const groups = [{ conditions: [won] }]
    const { body } = await search({ type: 'Contact', groups })
    expect(body.data).toMatchObject([
      { type: 'Contact', keys: [{ name: 'email', value: 'ann@northwind.example' }], properties: RECORDS.ann },
    ])
    const bare = await search({ type: 'Contact', groups, returnRecords: false })
    const { recordId, displayName } = body.data[0]
    expect(bare.body.data).toEqual([{ recordId, type: 'Contact', displayName }])
    expect(displayName).toBe('ann@northwind.example')
  })

  it('includes its newest memories on request, or the best matches of a query', async () => {
    const newest = await search({ groups: [{ conditions: [won] }], type: 'Contact', includeMemories: true })
    const contents = (answer: TestAnswer) =>
      answer.body.data.map(({ memories }: { memories: { content: string }[] }) =>
        memories.map(({ content }) => content),
      )
    expect(contents(newest)).toEqual([['Ann likes tea.', 'The renewal is signed in May.']])
    const found = await search({ query: 'renewal signed', includeMemories: true })
    expect(names(found)).toEqual(['ann', 'bob'])
    expect(contents(found)[0]).toEqual(['The renewal is signed in May.'])
    expect(found.body.data[0].score).toBe(found.body.data[0].memories[0].score)
    expect(found.body.data[0].score).toBeGreaterThan(found.body.data[1].score)
  })

  it('is omitted if only the count is requested', async () => {
    expect((await search({ groups: [{ conditions: [fresh] }], countOnly: true })).body).toEqual({
      success: true,
      data: [],
      total: 2,
    })
    expect((await search({ query: 'renewal', countOnly: true })).body).toEqual({ success: true, data: [], total: 2 })
  })
})

describe('pages', () => {
  const add = (own: string, from: number, to: number) =>
    post(
      'upsert',
      {
        records: Array.from({ length: to - from }, (_, n) => ({
          key: { customKeyName: 'n', customKeyValue: String(from + n) },
          properties: { Paged: true },
        })),
      },
      own,
    )
  const groups = [{ conditions: [{ property: 'Paged', operator: 'equals', value: true }] }]
  const numbers = ({ body }: TestAnswer): string[] =>
    body.data.map(({ keys }: { keys: { value: string }[] }) => keys[0]?.value ?? '')

  it('by cursor show each record once while records are added', async () => {
    const { key: own } = await app.organization()
    await add(own, 0, 10)
    const first = await search({ groups, pageSize: 4 }, own)
    expect(first.body.total).toBe(10)
    await add(own, 10, 12)
    const seen = numbers(first)
    for (let cursor = first.body.nextCursor; cursor; ) {
      const page: TestAnswer = await search({ groups, pageSize: 4, cursor }, own)
      seen.push(...numbers(page))
      cursor = page.body.nextCursor
    }
    expect(seen).toEqual(Array.from({ length: 12 }, (_, n) => String(n)))
  })

  it('work by number too', async () => {
    const { key: own } = await app.organization()
    await add(own, 0, 10)
    const pages = await Promise.all([1, 2, 3, 4].map(page => search({ groups, pageSize: 4, page }, own)))
    expect(pages.map(numbers)).toEqual([['0', '1', '2', '3'], ['4', '5', '6', '7'], ['8', '9'], []])
    expect(pages.map(({ body }) => [body.total, body.nextCursor])).toEqual(Array(4).fill([10, undefined]))
  })

  it('of a query continue by rank', async () => {
    const one = await search({ query: 'renewal', pageSize: 1 })
    const two = await search({ query: 'renewal', pageSize: 1, cursor: one.body.nextCursor })
    expect([...names(one), ...names(two)].toSorted()).toEqual(['ann', 'bob'])
    expect(two.body.nextCursor).toBeUndefined()
    expect(names(await search({ query: 'renewal', pageSize: 1, page: 2 }))).toEqual(names(two))
  })

  it('reject two ways to continue at once, and a cursor of another list', async () => {
    const { nextCursor } = (await search({ pageSize: 1 })).body
    expect((await search({ page: 2, cursor: nextCursor })).body.details).toMatchObject([{ path: 'body.page' }])
    expect((await search({ query: 'renewal', cursor: nextCursor })).body.details).toMatchObject([
      { path: 'body.cursor' },
    ])
    const ranked = (await search({ query: 'renewal', pageSize: 1 })).body.nextCursor
    for (const cursor of [ranked, 'nonsense'])
      expect((await search({ cursor })).body.details).toMatchObject([{ path: 'body.cursor' }])
  })
})

it('finds matches of a filter behind a thousand better matches of other records', { timeout: 60_000 }, async () => {
  const { key: own } = await app.organization()
  for (let start = 0; start < 1_200; start += 400)
    await post(
      'upsert',
      {
        records: Array.from({ length: 400 }, (_, n) => ({
          key: { email: `${start + n}@northwind.example` },
          properties: { Kept: true },
        })),
      },
      own,
    )
  await remember('77', 'Somebody mentioned zeppelins.', own)
  for (let n = 0; n < 250; n++)
    await remember(`other${n}`, `Zeppelins: number ${n} of all zeppelins, and zeppelin pilots.`, own)
  const conditions = [{ property: 'Kept', operator: 'equals', value: true }]
  const none = {
    conditions: [
      { property: 'Kept', operator: 'notExists' },
      { property: 'Kept', operator: 'exists' },
    ],
  }
  for (const body of [
    { groups: [{ conditions }] },
    { logic: 'or', groups: [none, { logic: 'or', conditions: [...conditions, ...conditions] }] },
  ])
    expect(names(await search({ query: 'zeppelins', ...body }, own))).toEqual(['77'])
  const recalled = await post('smart-recall', { query: 'zeppelins', filterByProperty: { conditions } }, own)
  expect(recalled.body.results).toMatchObject([{ content: 'Somebody mentioned zeppelins.' }])
})

it('returns all keys of a record, also several with one name, like list-keys', async () => {
  const { key: own } = await app.organization()
  const first = { email: 'ann@northwind.example' }
  await remember('ann', 'Ann likes glass.', own)
  const keys = [
    { name: 'email', value: 'a.smith@northwind.example' },
    { name: 'email', value: 'ann@northwind.example' },
    { name: 'phoneNumber', value: '+442079460123' },
  ]
  await post('memory/update-keys', { ...first, keys }, own)
  await post('upsert', { records: [{ key: first, properties: { City: 'Leeds' } }] }, own)
  const conditions = [{ property: 'City', operator: 'exists' }]
  expect((await post('memory/list-keys', first, own)).body.data.keys).toEqual(keys)
  for (const [path, body] of [
    ['search', { query: 'glass' }],
    ['search', { groups: [{ conditions }] }],
    ['memory/filter-by-property', { conditions }],
    ['memory/query-properties', { query: 'records in Leeds' }],
  ] as const)
    expect((await post(path, body, own)).body.data, path).toMatchObject([{ keys }])
})
