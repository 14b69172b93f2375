import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp } from '../../../../../test/support/use-app.ts'

const app = useApp()
let key: string
const dana = { email: 'dana@northwind.example' }
beforeAll(async () => {
  ;({ key } = await app.organization())
  const created = await post('collections', {
    name: 'Sales',
    properties: [
      { name: 'Budget', type: 'number', unit: 'USD', description: 'What they can spend.' },
      {
        name: 'Languages',
        type: 'array',
        mode: 'append',
        description: 'The languages that they speak.',
      },
    ],
  })
  expect(created.status, JSON.stringify(created.body)).toBe(201)
})

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
async function memorize(content: string, timestamp: string): Promise<string> {
  const { status, body } = await post('memorize', { ...dana, content, timestamp })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.properties.length).toBeGreaterThan(0)
  return body.data.memories[0].id
}
/** What recall returns with each memory found for a query. */
async function recalled(query: string) {
  const { body } = await post('smart-recall', { ...dana, query })
  return new Map<string, unknown>(
    body.results.map(({ memoryId, supersededBy }: { memoryId: string; supersededBy?: unknown }) => [
      memoryId,
      supersededBy,
    ]),
  )
}

describe('a memory that was contradicted later', () => {
  let first: string
  let second: string
  let third: string
  beforeAll(async () => {
    first = await memorize('The budget is $90k. They speak German.', '2026-01-10T00:00:00Z')
    second = await memorize('The budget is $120k now. They speak German and French.', '2026-03-10T00:00:00Z')
    third = await memorize('The budget is $70k. The board decided so.', '2026-06-10T00:00:00Z')
  })

  it('is not used as a current fact in an answer', async () => {
    const ask = async (query: string, until: string) =>
      (await post('smart-recall', { ...dana, query, until, generateAnswer: true })).body.answer
    expect(await ask('What is the budget?', '2026-02-01T00:00:00Z')).toBe(
      'The budget is $90k. (changed later: Budget since 2026-06-10: 70000; Budget since 2026-03-10: 120000)',
    )
    // the rest of the memory was not contradicted
    expect(await ask('Do they speak German?', '2026-02-01T00:00:00Z')).toBe('They speak German.')
    expect(await ask('What is the budget?', '2026-12-01T00:00:00Z')).not.toContain('changed later')
  })

  it('is returned with the newer values, newest first; a list that grew is not a contradiction', async () => {
    const found = await recalled('budget')
    const value = (said: number, to: number, memoryId: string, timestamp: string) => ({
      propertyName: 'Budget',
      said,
      value: to,
      memoryId,
      timestamp,
    })
    expect(found.get(first)).toEqual([
      value(90_000, 70_000, third, '2026-06-10T00:00:00.000Z'),
      value(90_000, 120_000, second, '2026-03-10T00:00:00.000Z'),
    ])
    expect(found.get(second)).toEqual([value(120_000, 70_000, third, '2026-06-10T00:00:00.000Z')])
    expect(found.get(third)).toBeUndefined()
  })

  const changed = [
    expect.objectContaining({ said: 90_000, value: 70_000, timestamp: '2026-06-10T00:00:00.000Z' }),
    expect.objectContaining({ said: 90_000, value: 120_000, timestamp: '2026-03-10T00:00:00.000Z' }),
  ]
  it.each([
    ['recall, without a query', 'recall', dana, 'data', 'memoryId'],
    ['recall, with a query', 'recall', { ...dana, query: 'budget' }, 'data', 'memoryId'],
    [
      'smart-recall by a filter alone',
      'smart-recall',
      { filterByProperty: { conditions: [{ property: 'Budget', operator: 'gt', value: 1 }] } },
      'results',
      'memoryId',
    ],
    ['a digest', 'smart-memory-digest', dana, 'memories', 'id'],
  ])('is returned with the newer values by %s as well', async (_, path, body, list, id) => {
    const { status, body: answer } = await post(path, body)
    expect(status, JSON.stringify(answer)).toBe(200)
    const found = new Map(answer[list].map((memory: Record<string, unknown>) => [memory[id], memory.supersededBy]))
    expect(found.get(first)).toEqual(changed)
    expect(found.get(third)).toBeUndefined()
  })

  it('is marked in a digest, even if the memory is cut', async () => {
    const { body } = await post('smart-memory-digest', dana)
    expect(body.digest).toContain(
      'They speak German. (changed later: Budget since 2026-06-10: 70000; Budget since 2026-03-10: 120000)',
    )
    const { body: short } = await post('smart-memory-digest', { ...dana, tokenBudget: 120, includeProperties: false })
    expect(short.digest).toContain('(changed later: Budget since 2026-06-10')
  })

  it('is returned with the newer values in a search', async () => {
    const { body } = await post('search', {
      groups: [{ conditions: [{ property: 'Budget', operator: 'gt', value: 1 }] }],
      includeMemories: true,
    })
    const [record] = body.data
    expect(record.memories.find(({ memoryId }: { memoryId: string }) => memoryId === first).supersededBy).toEqual(
      changed,
    )
  })

  it('is returned with a value that a caller has set', async () => {
    await post('upsert', { records: [{ key: dana, properties: { Budget: 95_000 } }] })
    const found = await recalled('budget')
    expect(found.get(third)).toEqual([
      { propertyName: 'Budget', said: 70_000, value: 95_000, timestamp: expect.stringMatching(/Z$/) },
    ])
  })

  it('is marked in text output', async () => {
    const { body } = await post('smart-recall-unified', {
      message: 'What did the board decide?',
      identifiers: { emails: [dana.email] },
      outputFormat: 'text',
    })
    expect(body.text).toMatch(/\[1\] 2026-06-10: The budget is .*\(changed later: Budget since .*: 95000\)/)
  })

  it('has no newer values if the old value was restored', async () => {
    await post('upsert', { records: [{ key: dana, properties: { Budget: 70_000 } }] })
    const found = await recalled('budget')
    expect(found.get(third)).toBeUndefined()
    expect(found.get(second)).toEqual([
      expect.objectContaining({ value: 70_000 }),
      expect.objectContaining({ value: 95_000 }),
      expect.objectContaining({ value: 70_000, memoryId: third }),
    ])
  })
})

it('the newer values take no extra round trip', async () => {
  const trips = await app.countRoundTrips(async () => void (await recalled('budget')))
  // authentication, the record, the frequencies, the passages, the others of the record, the memories, whether there are
  // files, the charge
  expect(trips).toBeLessThanOrEqual(8)
})
