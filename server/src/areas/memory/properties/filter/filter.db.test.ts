import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp } from '../../../../../test/support/use-app.ts'

const app = useApp()
let key: string
beforeAll(async () => {
  ;({ key } = await app.organization({ credits: 1_000 }))
  const definitions = [
    { name: 'Budget', type: 'number' },
    { name: 'Company size', systemName: 'employees', type: 'number' },
    { name: 'Stage', type: 'options', options: ['New', 'Won', 'Lost'] },
    { name: 'Renewal', type: 'date' },
    { name: 'Active', type: 'boolean' },
    { name: 'Tools', type: 'text', mode: 'append' },
  ]
  await post('collections', { name: 'Sales', properties: definitions })
  const upserted = await post('upsert', {
    records: Object.entries(RECORDS).map(([name, properties]) => ({
      key: { email: `${name}@northwind.example` },
      properties,
    })),
  })
  expect(upserted.body.success, JSON.stringify(upserted.body)).toBe(true)
})

const LONG = 'x'.repeat(220)
const RECORDS = {
  ann: { Budget: 100, Stage: 'Won', Renewal: '2026-03-01', Active: true, Tools: ['Excel', 'Jira'], City: 'Łódź' },
  bob: {
    Budget: 200.5,
    Stage: 'Lost',
    Renewal: '2026-06-01T12:00:00Z',
    Active: false,
    Tools: ['Excel'],
    City: 'Leeds',
  },
  cyd: { Budget: 300, Note: `${LONG}a`, 'Company size': 40, City: 'leeds' },
  dan: { Note: `${LONG}b and "quotes" \\ 100% sure_thing`, Scores: [1, 2], Address: { city: 'Leeds' } },
}

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
const filter = (body: object): Promise<TestAnswer> => post('memory/filter-by-property', body)

/** The names of the records in a response. */
const names = ({ status, body }: TestAnswer): string[] => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.map((record: { keys: { value: string }[] }) => record.keys[0]?.value.split('@')[0])
}

describe('an operator', () => {
  it.each([
    ['Budget', 'equals', 100, ['ann']],
    ['Budget', 'equals', 200.5, ['bob']],
    ['Stage', 'equals', 'wOn', ['ann']],
    ['City', 'equals', 'LEEDS', ['bob', 'cyd']],
    ['City', 'equals', 'łÓDŹ', ['ann']],
    ['City', 'equals', 'lee', []],
    ['Active', 'equals', false, ['bob']],
    ['Renewal', 'equals', '2026-03-01', ['ann']],
    ['Renewal', 'equals', '2026-06-01T14:00:00+02:00', ['bob']],
    ['Tools', 'equals', 'jira', ['ann']],
    ['Scores', 'equals', 2, ['dan']],
    ['Note', 'equals', LONG, []],
    ['Note', 'equals', `${LONG}a`, ['cyd']],
    ['Budget', 'notEquals', 100, ['bob', 'cyd', 'dan']],
    ['Tools', 'notEquals', 'Jira', ['bob', 'cyd', 'dan']],
    ['Budget', 'in', [100, 300, 7], ['ann', 'cyd']],
    ['City', 'in', ['Leeds', 'Łódź'], ['ann', 'bob', 'cyd']],
    ['City', 'in', ['2026-03-01', 5, true], []],
    ['Stage', 'notIn', ['Won', 'Lost'], ['cyd', 'dan']],
    ['City', 'contains', 'EED', ['bob', 'cyd']],
    ['City', 'contains', 'ÓDŹ', ['ann']],
    ['Tools', 'contains', 'xce', ['ann', 'bob']],
    ['Tools', 'contains', 'Excel, ', []],
    ['Note', 'contains', 'and "quotes" \\', ['dan']],
    ['Note', 'contains', '100%', ['dan']],
    ['Note', 'contains', '1%', []],
    ['Note', 'contains', 'sure_thing', ['dan']],
    ['Note', 'contains', 'sure-thing', []],
    ['Scores', 'contains', 2, ['dan']],
    ['Address', 'contains', 'leeds', ['dan']],
    ['City', 'notContains', 'eed', ['ann', 'dan']],
    ['City', 'startsWith', 'LEE', ['bob', 'cyd']],
    ['City', 'startsWith', 'eeds', []],
    ['Note', 'startsWith', `${LONG}B and`, ['dan']],
    ['Budget', 'gt', 200.5, ['cyd']],
    ['Budget', 'gte', 200.5, ['bob', 'cyd']],
    ['Budget', 'lt', 200.5, ['ann']],
    ['Budget', 'lte', 200.5, ['ann', 'bob']],
    ['Renewal', 'gt', '2026-03-01', ['bob']],
    ['Budget', 'between', [150, 300], ['bob', 'cyd']],
    ['Renewal', 'between', ['2026-01-01', '2026-05-31'], ['ann']],
    ['Tools', 'exists', undefined, ['ann', 'bob']],
    ['Tools', 'notExists', undefined, ['cyd', 'dan']],
    ['Renewal', 'before', '2026-03-02', ['ann']],
    ['Renewal', 'after', '2026-03-01T00:00:00Z', ['bob']],
    // values that cannot be compared do not match
    ['City', 'gt', 5, []],
    // by name in any case, or by system name
    ['company SIZE', 'equals', 40, ['cyd']],
    ['employees', 'equals', 40, ['cyd']],
  ])('%s %s %j', async (property, operator, value, expected) => {
    const answer = await filter({ conditions: [{ property, operator, value }] })
    expect(names(answer).toSorted()).toEqual(expected)
  })

  it.each([
    ['gt', 'many', ''],
    ['gt', true, ''],
    ['lte', [1], ''],
    ['lt', null, ''],
    ['before', 5, ''],
    ['after', 'yesterday', ''],
    ['between', [1], ''],
    ['between', [1, '2026-01-01'], ''],
    ['between', [1, null], ''],
    ['between', ['a', 'b'], '.0'],
    ['equals', { a: 1 }, ''],
    ['equals', undefined, ''],
    ['notEquals', null, ''],
    ['in', 'Leeds', ''],
    ['in', [], ''],
    ['notIn', ['a', ['b']], '.1'],
    ['in', Array(201).fill('x'), ''],
    ['contains', ['a'], ''],
    ['startsWith', 5, ''],
    ['startsWith', '', ''],
    ['exists', true, ''],
    ['notExists', 'x', ''],
  ])('%s rejects %j and names the field', async (operator, value, place) => {
    const conditions = [
      { property: 'City', operator: 'exists' },
      { property: 'Budget', operator, value },
    ]
    const alone = await filter({ conditions })
    expect(alone.status).toBe(400)
    expect(alone.body.details).toMatchObject([{ path: `body.conditions.1.value${place}` }])
    const within = await post('recall', { filterByProperty: { conditions } })
    expect(within.status).toBe(400)
    expect(within.body.details).toMatchObject([{ path: `body.filterByProperty.conditions.1.value${place}` }])
  })

  it.each([
    ['Budget', 'equals', '100', 'value', 'must be a number: Budget is of type number'],
    ['Budget', 'in', [100, '200'], 'value.1', 'must be a number'],
    ['Budget', 'gt', '2026-01-01', 'value', 'must be a number'],
    ['Budget', 'before', '2026-01-01', 'operator', 'before compares date: Budget is of type number'],
    ['Budget', 'startsWith', '1', 'operator', 'Budget is of type number'],
    ['employees', 'notEquals', true, 'value', 'must be a number'],
    ['Stage', 'equals', 5, 'value', 'must be a string'],
    ['Stage', 'gte', 5, 'operator', 'Stage is of type options'],
    ['Renewal', 'equals', 'soon', 'value', 'must be a date such as 2026-11-20'],
    ['Renewal', 'between', [1, 2], 'value.0', 'must be a date'],
    ['Active', 'equals', 'yes', 'value', 'must be true or false'],
    ['Tools', 'contains', 5, 'value', 'must be a string'],
  ])(
    '%s %s %j is rejected: it could match no value of that type',
    async (property, operator, value, place, message) => {
      const { status, body } = await filter({ conditions: [{ property, operator, value }] })
      expect(status).toBe(400)
      expect(body.details).toMatchObject([
        { path: `body.conditions.0.${place}`, message: expect.stringContaining(message) },
      ])
    },
  )
})

describe('a property that nothing has', () => {
  const conditions = (property: string) => [{ property, operator: 'exists' }]

  it.each([
    ['Bugdet', 'Did you mean Budget?'],
    ['company_size', 'Did you mean Company size?'],
    ['size', 'Did you mean Company size?'],
    ['Citty', 'Did you mean City?'],
    ['Shoes', 'The properties are'],
    ['!', 'The properties are'],
  ])('%s is rejected', async (property, advice) => {
    const { status, body } = await filter({ conditions: conditions(property) })
    expect(status).toBe(400)
    expect(body.details).toMatchObject([
      { path: 'body.conditions.0.property', message: expect.stringContaining(advice) },
    ])
  })

  it('is rejected wherever a filter is accepted', async () => {
    const filterByProperty = { conditions: conditions('Bugdet') }
    for (const [path, body, place] of [
      ['recall', { filterByProperty }, 'filterByProperty'],
      ['smart-recall', { filterByProperty }, 'filterByProperty'],
      ['smart-recall', { query: 'budget', filterByProperty }, 'filterByProperty'],
      ['search', { filterByProperty }, 'filterByProperty'],
      ['search', { groups: [{ conditions: conditions('City') }, filterByProperty] }, 'groups.1'],
      ['export', { groups: [filterByProperty] }, 'groups.0'],
      ['similar', { text: 'budget', filterByProperty }, 'filterByProperty'],
      ['segment', { text: 'budget', filterByProperty }, 'filterByProperty'],
    ] as const) {
      const answer = await post(path, body)
      expect(answer.status, path).toBe(400)
      expect(answer.body.details).toMatchObject([{ path: `body.${place}.conditions.0.property` }])
    }
  })

  it('is explained to an organization without properties', async () => {
    const { key: fresh } = await app.organization()
    const body = { conditions: conditions('Budget') }
    const answer = await app.call('POST', '/api/v1/memory/filter-by-property', { key: fresh, body })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain('Create a collection')
  })
})

describe('a filter', () => {
  const won = { property: 'Stage', operator: 'equals', value: 'Won' }
  const rich = { property: 'Budget', operator: 'gte', value: 300 }
  const toolless = { property: 'Tools', operator: 'notExists' }

  it.each([
    ['and', [rich, toolless], ['cyd']],
    ['and', [won, rich], []],
    ['or', [won, rich], ['ann', 'cyd']],
    ['or', [won, toolless], ['ann', 'cyd', 'dan']],
  ])('joins conditions by %s', async (logic, conditions, expected) => {
    expect(names(await filter({ logic, conditions })).toSorted()).toEqual(expected)
  })

  it('requires all conditions by default', async () => {
    expect(names(await filter({ conditions: [won, rich] }))).toEqual([])
  })

  it('returns each record with its keys and all its properties', async () => {
    const { body } = await filter({ conditions: [won] })
    expect(body.data).toMatchObject([
      { type: 'Contact', keys: [{ name: 'email', value: 'ann@northwind.example' }], properties: { ...RECORDS.ann } },
    ])
  })

  it('can be limited to one type', async () => {
    await post('upsert', { records: [{ key: { websiteUrl: 'northwind.example' }, properties: { City: 'Leeds' } }] })
    const conditions = [{ property: 'City', operator: 'equals', value: 'Leeds' }]
    const companies = await filter({ conditions, type: 'Company' })
    expect(companies.body.data).toMatchObject([{ keys: [{ name: 'websiteUrl', value: 'northwind.example' }] }])
    expect(names(await filter({ conditions, type: 'Contact' })).toSorted()).toEqual(['bob', 'cyd'])
  })

  it('is free and works without credits', async () => {
    const conditions = [won]
    const { key: poor } = await app.organization({ credits: 0 })
    const sales = { name: 'Sales', properties: [{ name: 'Stage', type: 'options', options: ['Won'] }] }
    await app.call('POST', '/api/v1/collections', { key: poor, body: sales })
    for (const [path, body] of [
      ['memory/filter-by-property', { conditions }],
      ['recall', { filterByProperty: { conditions } }],
      ['smart-recall', { filterByProperty: { conditions } }],
    ] as const)
      expect((await app.call('POST', `/api/v1/${path}`, { key: poor, body })).status, path).toBe(200)
    const before = (await app.call('GET', '/api/v1/me', { key })).body.data.credits
    await filter({ conditions })
    await post('smart-recall', { filterByProperty: { conditions } })
    expect((await app.call('GET', '/api/v1/me', { key })).body.data.credits).toBe(before)
  })
})

describe('pages', () => {
  it('show each record once while records are added', async () => {
    const { key: own } = await app.organization()
    const add = (from: number, to: number) => {
      const records = Array.from({ length: to - from }, (_, n) => ({
        key: { customKeyName: 'n', customKeyValue: String(from + n) },
        properties: { Paged: true },
      }))
      return app.call('POST', '/api/v1/upsert', { key: own, body: { records } })
    }
    const page = (cursor?: string) =>
      app.call('POST', '/api/v1/memory/filter-by-property', {
        key: own,
        body: { conditions: [{ property: 'Paged', operator: 'equals', value: true }], limit: 4, cursor },
      })
    await add(0, 10)
    const seen: string[] = []
    let answer = await page()
    await add(10, 12)
    for (;;) {
      seen.push(...answer.body.data.map((record: { keys: { value: string }[] }) => record.keys[0]?.value))
      if (!answer.body.nextCursor) break
      answer = await page(answer.body.nextCursor)
    }
    expect(seen).toEqual(Array.from({ length: 12 }, (_, n) => String(n)))
  })

  it('reject a cursor of another list', async () => {
    const events = Buffer.from(JSON.stringify({ list: 'recall', after: { rank: 2 } })).toString('base64url')
    for (const cursor of [events, 'nonsense']) {
      const { status, body } = await filter({ conditions: [{ property: 'City', operator: 'exists' }], cursor })
      expect(status).toBe(400)
      expect(body.details).toMatchObject([{ path: 'body.cursor' }])
    }
  })
})
