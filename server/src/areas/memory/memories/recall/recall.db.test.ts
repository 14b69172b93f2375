import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp } from '../../../../../test/support/use-app.ts'

const app = useApp()
let key: string

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
async function smart(body: object) {
  const answer = await post('smart-recall', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
async function list(body: object) {
  const answer = await post('recall', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
async function store(...memories: object[]): Promise<void> {
  for (const memory of memories) {
    const answer = await post('memorize', { extract: false, ...memory })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
}
const contents = (memories: { content: string }[]): string[] => memories.map(({ content }) => content)
const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key })).body.data.credits

const dana = { email: 'dana@northwind.example' }
const lee = { email: 'lee@northwind.example' }

describe('smart recall', () => {
  const DECISION = 'Dana said that they decide on the contract by 15 March 2027.'
  beforeAll(async () => {
    ;({ key } = await app.organization())
    await store(
      { ...dana, content: DECISION, tags: ['sales', 'q4'], timestamp: '2026-03-01T00:00:00Z' },
      { ...dana, content: 'The office in Leeds opens in May.', tags: ['sales'], timestamp: '2026-05-01T00:00:00Z' },
      { ...lee, content: 'Lee keeps a contract template for the legal team.', timestamp: '2024-01-01T00:00:00Z' },
      { websiteUrl: 'northwind.example', content: 'Northwind signs every contract in Leeds.' },
    )
    await post('upsert', {
      records: [
        { key: dana, properties: { Stage: 'Won' } },
        { key: lee, properties: { Stage: 'Lost' } },
      ],
    })
  })

  it("returns the memories that answer the query, best first, with their records' properties", async () => {
    const { results } = await smart({ query: 'When do they decide on the contract?' })
    expect(results[0]).toMatchObject({
      content: DECISION,
      properties: { Stage: 'Won' },
      timestamp: '2026-03-01T00:00:00.000Z',
      tags: ['sales', 'q4'],
      matched: expect.arrayContaining(['decide', 'contract']),
    })
    const scores = results.map(({ score }: { score: number }) => score)
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a))
    expect(results.length).toBeGreaterThan(1)
  })

  it.each([
    ['one record', lee, ['Lee keeps a contract template for the legal team.']],
    ['a type', { type: 'Company' }, ['Northwind signs every contract in Leeds.']],
    ['all of the tags', { tags: ['q4', 'sales'] }, [DECISION]],
    ['a time', { since: '2026-01-01T00:00:00Z', until: '2026-03-01T00:00:00Z' }, [DECISION]],
    [
      'properties',
      { filterByProperty: { conditions: [{ property: 'Stage', operator: 'equals', value: 'won' }] } },
      [DECISION],
    ],
    [
      'properties of one record',
      { ...lee, filterByProperty: { conditions: [{ property: 'Stage', operator: 'equals', value: 'won' }] } },
      [],
    ],
    [
      'properties that none has',
      { filterByProperty: { conditions: [{ property: 'Stage', operator: 'equals', value: 'x' }] } },
      [],
    ],
  ])('can be filtered by %s', async (_, narrowing, expected) => {
    const { results } = await smart({ query: 'contract', ...narrowing })
    expect(contents(results)).toEqual(expected)
  })

  it('omits low scores, and returns nothing if nothing matches', async () => {
    const { results } = await smart({ query: 'contract decide' })
    const best = results[0].score
    expect(contents((await smart({ query: 'contract decide', minScore: best })).results)).toEqual([DECISION])
    expect((await smart({ query: 'contract decide', minScore: 1 })).results).toEqual([])
    expect((await smart({ query: 'zebra' })).results).toEqual([])
  })

  it('can return only the best memory of each record', async () => {
    await store(...[1, 2, 3].map(n => ({ ...dana, content: `Another contract of Dana, number ${n}.` })))
    const { results } = await smart({ query: 'contract', groupByRecord: true, limit: 3 })
    const records = results.map(({ recordId }: { recordId: string }) => recordId)
    expect(new Set(records).size).toBe(3)
  })

  it('requires a query or a filter', async () => {
    expect((await post('smart-recall', {})).body.details).toMatchObject([{ path: 'body.query' }])
    const filterByProperty = { conditions: [{ property: 'Stage', operator: 'exists' }] }
    const { body } = await post('smart-recall', { filterByProperty, generateAnswer: true })
    expect(body.details).toMatchObject([{ path: 'body.generateAnswer' }])
  })
})

describe('a filter without a query', () => {
  beforeAll(async () => {
    ;({ key } = await app.organization())
    for (const day of [1, 2, 3]) {
      await store({ ...dana, content: `Dana, day ${day}.`, timestamp: `2026-01-0${day}T00:00:00Z`, tags: ['day'] })
      await store({ ...lee, content: `Lee, day ${day}.`, timestamp: `2026-01-0${day}T12:00:00Z` })
    }
    await post('upsert', { records: [dana, lee].map(who => ({ key: who, properties: { Stage: 'Won' } })) })
  })
  const filterByProperty = { conditions: [{ property: 'Stage', operator: 'equals', value: 'Won' }] }

  it('is free and returns the newest memories of the matching records', async () => {
    const before = await credits()
    const { results } = await smart({ filterByProperty, limit: 3 })
    expect(contents(results)).toEqual(['Lee, day 3.', 'Dana, day 3.', 'Lee, day 2.'])
    expect(results[0]).toMatchObject({ score: 1, properties: { Stage: 'Won' } })
    expect(contents((await list({ filterByProperty, limit: 2 })).data)).toEqual(['Lee, day 3.', 'Dana, day 3.'])
    expect(await credits()).toBe(before)
  })

  it('returns one memory per record, even if another record has many newer ones', async () => {
    const { results } = await smart({ filterByProperty, groupByRecord: true, limit: 2 })
    expect(contents(results)).toEqual(['Lee, day 3.', 'Dana, day 3.'])
    const until = '2026-01-02T11:00:00Z'
    const earlier = await smart({ filterByProperty, groupByRecord: true, until })
    expect(contents(earlier.results)).toEqual(['Dana, day 2.', 'Lee, day 1.'])
    const tagged = await smart({ filterByProperty, groupByRecord: true, tags: ['day'] })
    expect(contents(tagged.results)).toEqual(['Dana, day 3.'])
  })

  it('can be combined with record, type, time and tags', async () => {
    expect(contents((await smart({ filterByProperty, ...dana, since: '2026-01-02T00:00:00Z' })).results)).toEqual([
      'Dana, day 3.',
      'Dana, day 2.',
    ])
    expect((await smart({ filterByProperty, type: 'Company' })).results).toEqual([])
  })
})

describe('a filter that matches very many records', () => {
  it('applies in full to the results of a query', async () => {
    ;({ key } = await app.organization())
    const people = Array.from({ length: 1_500 }, (_, n) => ({
      key: { customKeyName: 'n', customKeyValue: String(n) },
      properties: { Region: n === 0 ? 'south' : 'north' },
    }))
    for (let start = 0; start < people.length; start += 500)
      expect((await post('upsert', { records: people.slice(start, start + 500) })).status).toBe(200)
    for (const n of [0, 1, 1_499])
      await store({ customKeyName: 'n', customKeyValue: String(n), content: `The lighthouse of ${n}.` })
    const filterByProperty = { conditions: [{ property: 'Region', operator: 'equals', value: 'north' }] }
    const { results } = await smart({ query: 'lighthouse', filterByProperty })
    expect(contents(results).toSorted()).toEqual(['The lighthouse of 1.', 'The lighthouse of 1499.'])
    expect((await smart({ query: 'lighthouse', filterByProperty, limit: 1 })).results).toHaveLength(1)
  })
})

describe('mode deep', () => {
  it('finds what only the names in the first results lead to', async () => {
    ;({ key } = await app.organization())
    await store(
      { ...dana, content: 'The renewal is handled by Priya Raman these days.' },
      { ...dana, content: 'Call Priya Raman on weekdays only.' },
      { ...dana, content: 'The canteen serves soup.' },
    )
    const query = 'Who handles the renewal?'
    expect(contents((await smart({ query })).results)).not.toContain('Call Priya Raman on weekdays only.')
    const { results } = await smart({ query, mode: 'deep' })
    expect(contents(results)).toEqual([
      'The renewal is handled by Priya Raman these days.',
      'Call Priya Raman on weekdays only.',
    ])
    expect((await smart({ query: 'zebra', mode: 'deep' })).results).toEqual([])
  })
})

describe('an answer', () => {
  beforeAll(async () => {
    ;({ key } = await app.organization())
    await store(
      { ...dana, content: 'We met on Monday. 🙂 Dana prefers calls before noon. She lives in Leeds.' },
      { ...dana, content: 'The canteen serves soup.' },
    )
  })

  it('quotes passages of the memories and cites them', async () => {
    const before = await credits()
    const { answer, confidence, sources, results } = await smart({
      query: 'When does Dana prefer calls?',
      generateAnswer: true,
    })
    expect(answer).toContain('before noon')
    expect(confidence).toBeGreaterThan(0)
    expect(sources.length).toBeGreaterThan(0)
    for (const { memoryId, start, end, text } of sources) {
      const memory = results.find((result: { memoryId: string }) => result.memoryId === memoryId)
      expect(memory.content.slice(start, end)).toBe(text)
    }
    expect(await credits()).toBe(before - 2)
  })

  it('is read from more results than are returned', async () => {
    const query = 'When does Dana prefer calls, and what does the canteen serve?'
    const { answer, results, sources } = await smart({ query, limit: 1, generateAnswer: true })
    expect(answer).toMatch(/before noon.*soup/s)
    expect([results.length, sources.length]).toEqual([1, 2])
  })

  it('is absent if nothing relevant is stored or no answer is requested', async () => {
    const none = await smart({ query: 'What colour is the submarine?', generateAnswer: true })
    expect(none).not.toHaveProperty('answer')
    expect(none).not.toHaveProperty('sources')
    expect(await smart({ query: 'When does Dana prefer calls?' })).not.toHaveProperty('answer')
  })
})

describe.each([
  ['emoji', 'Launch party 🎉🚀 for the 👩‍💻 team', 'party'],
  ['a right-to-left script', 'הפגישה עם דנה נקבעה ליום שלישי', 'הפגישה'],
  ['Arabic', 'تفضل دانا المكالمات قبل الظهر', 'المكالمات'],
  ['Chinese', '丹娜喜欢在中午之前打电话', '中午'],
  ['Japanese', '会議は火曜日に東京で行われます', '東京'],
  ['Cyrillic', 'Дана живёт в Лондоне и любит чай', 'чай'],
])('a memory with %s', (_, content, query) => {
  it('is found and returned unchanged', async () => {
    ;({ key } = await app.organization())
    await store({ ...dana, content }, { ...dana, content: 'The canteen serves soup.' })
    expect(contents((await smart({ query })).results)).toEqual([content])
    expect(contents((await list({ query })).data)).toEqual([content])
  })
})

describe('the list of memories', () => {
  const moment = (n: number): string => new Date(Date.UTC(2020, 0, 1, 0, 0, 0, Math.floor(n / 2))).toISOString()
  const memory = (n: number) => ({ ...dana, content: `Fact ${n} about glass.`, timestamp: moment(n) })

  beforeAll(async () => {
    ;({ key } = await app.organization())
    // two memories per timestamp: the id breaks the tie
    await store(...Array.from({ length: 10 }, (_, n) => memory(n)))
    await store({ ...lee, content: 'Of another record.', timestamp: '2021-01-01T00:00:00Z', tags: ['a', 'b'] })
  })

  async function pages(body: object, between: () => Promise<void> = async () => {}): Promise<string[][]> {
    const seen: string[][] = []
    let cursor: string | undefined
    do {
      const page = await list({ ...body, cursor })
      seen.push(contents(page.data))
      cursor = page.nextCursor
      if (seen.length === 1) await between()
    } while (cursor)
    return seen
  }

  it('is sorted newest first and pages stay stable while memories are added', async () => {
    const seen = await pages({ ...dana, limit: 4 }, () => store({ ...memory(20), content: 'Newer than all.' }))
    expect(seen.map(page => page.length)).toEqual([4, 4, 2])
    expect(seen.flat()).toEqual(Array.from({ length: 10 }, (_, n) => `Fact ${9 - n} about glass.`))
  })

  it('is sorted by relevance with a query and has each memory once', async () => {
    const seen = await pages({ ...dana, query: 'glass', limit: 3 })
    expect(new Set(seen.flat()).size).toBe(seen.flat().length)
    expect(seen.flat().length).toBeGreaterThan(0)
    const { data } = await list({ ...dana, query: 'glass', limit: 1 })
    expect(data[0].score).toBeGreaterThan(0)
  })

  it('can be filtered by record, type, time and tags', async () => {
    expect(contents((await list({ tags: ['b'] })).data)).toEqual(['Of another record.'])
    expect((await list({ tags: ['b', 'c'] })).data).toEqual([])
    expect((await list({ type: 'Company' })).data).toEqual([])
    const since = moment(4)
    expect((await list({ ...dana, since, until: since })).data).toHaveLength(2)
  })

  it('rejects a cursor of another list or of the other order', async () => {
    const byTime = (await list({ limit: 1 })).nextCursor
    const byRank = Buffer.from(JSON.stringify({ list: 'recall', after: { rank: 1 } })).toString('base64url')
    const events = Buffer.from(JSON.stringify({ list: 'events', after: { rank: 1 } })).toString('base64url')
    for (const body of [{ cursor: byRank }, { query: 'glass', cursor: byTime }, { cursor: events }, { cursor: '%' }]) {
      const { status, body: refusal } = await post('recall', body)
      expect(status).toBe(400)
      expect(refusal.details).toMatchObject([{ path: 'body.cursor' }])
    }
  })

  it('costs one credit and is rejected without credits', async () => {
    const before = await credits()
    await list({})
    expect(await credits()).toBe(before - 1)
    const { key: poor } = await app.organization({ credits: 0 })
    for (const [path, body] of [
      ['recall', {}],
      ['smart-recall', { query: 'glass' }],
    ] as const) {
      const answer = await app.call('POST', `/api/v1/${path}`, { key: poor, body })
      expect(answer.status).toBe(402)
      expect(answer.body).toMatchObject({ required: 1, balance: 0 })
    }
  })
})
