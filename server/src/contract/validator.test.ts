import { describe, expect, it } from 'vitest'
import { ApiError, type ErrorDetail } from '../platform/values/errors.ts'
import { OPERATIONS } from './operations.ts'
import { validateBody, validateParameters } from './validator.ts'

/** What is wrong with a body. Empty if it is valid. */
function detailsOf(id: string, body: unknown): ErrorDetail[] {
  const operation = OPERATIONS.find(each => each.id === id)
  if (!operation) throw new Error(`There is no operation ${id}.`)
  try {
    validateBody(operation, body)
    return []
  } catch (error) {
    if (error instanceof ApiError) return error.details ?? []
    throw error
  }
}

const item = { email: 'dana@northwind.example', content: 'Prefers calls.' }

describe('validating a body', () => {
  it('reports everything that is wrong', () => {
    const records = [
      { email: 'x', content: '' },
      { ...item, other: 1, tags: ['a', 'b', 'a'] },
      { ...item, content: 7 },
    ]
    expect(detailsOf('batchMemorize', { records, another: true })).toEqual([
      { path: 'body.another', message: 'is not a field of this operation' },
      { path: 'body.records.0.content', message: 'must not be empty' },
      { path: 'body.records.0.email', message: 'must be a valid email' },
      { path: 'body.records.1.other', message: 'is not a field of this operation' },
      { path: 'body.records.1.tags', message: 'must not repeat an entry (0 and 2 are the same)' },
      { path: 'body.records.2.content', message: 'must be of type string' },
    ])
  })

  it('reports the first 20 problems', () => {
    const details = detailsOf('batchMemorize', { records: Array.from({ length: 1_000 }, () => 1) })
    expect(details).toHaveLength(20)
    expect(details.at(-1)).toEqual({ path: 'body.records.19', message: 'must be of type object' })
    const fields = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`field${n}`, n]))
    expect(detailsOf('memorize', { ...item, ...fields })).toHaveLength(20)
  })

  it('reports a list that is too long, and nothing about its items', () => {
    const message = 'must have 1000 entries or fewer'
    const ids = Array.from({ length: 1_001 }, () => 'mem_1')
    expect(detailsOf('batchMemorize', { records: ids })).toEqual([{ path: 'body.records', message }])
    expect(detailsOf('deleteMemories', { memoryIds: ids })).toEqual([{ path: 'body.memoryIds', message }])
  })

  it('counts the characters of a text, not its UTF-16 units', () => {
    const content = '\u{1f600}'.repeat(200_000)
    expect(detailsOf('memorize', { ...item, content })).toEqual([])
    const message = 'must have 200000 characters or fewer'
    for (const long of [`${content}x`, `${content}${content}x`])
      expect(detailsOf('memorize', { ...item, content: long })).toEqual([{ path: 'body.content', message }])
    expect(detailsOf('memorize', { ...item, email: undefined, phoneNumber: '1234' })).toEqual([
      { path: 'body.phoneNumber', message: 'must have 5 characters or more' },
    ])
  })

  it('checks property names', () => {
    const records = [{ key: { email: item.email }, properties: { '': 1, ['n'.repeat(201)]: 2, Budget: 3 } }]
    expect(detailsOf('upsert', { records }).map(({ message }) => message)).toEqual([
      'has a name that must not be empty',
      'has a name that must have 200 characters or fewer',
    ])
  })

  it('does not repeat long field names in a path', () => {
    expect(detailsOf('memorize', { ...item, ['n'.repeat(1_000_000)]: 1 })).toEqual([
      { path: `body.${'n'.repeat(200)}…`, message: 'is not a field of this operation' },
    ])
  })

  it.each([
    ['smartMemoryDigest', 'token_budget', 'tokenBudget'],
    ['smartMemoryDigest', 'TokenBugdet', 'tokenBudget'],
    ['smartMemoryDigest', 'max_tokens', 'tokenBudget'],
    ['smartRecall', 'min_score', 'minScore'],
    ['smartRecall', 'threshold', 'minScore'],
    ['smartRecall', 'top_k', 'limit'],
    ['smartRecall', 'query_text', 'query'],
    ['smartRecall', 'user_id', 'customKeyValue'],
    ['search', 'limit', 'pageSize'],
    ['memorize', 'text', 'content'],
    ['memorize', 'emial', 'email'],
    ['memorize', 'tgas', 'tags'],
    ['memorize', 'messages', 'content'],
    ['memorize', 'run_id', 'sessionId'],
    ['memorize', 'infer', 'extract'],
    ['memorize', 'custom_key_name', 'customKeyName'],
    ['batchMemorize', 'messages', 'records'],
    ['updateWebhook', 'expectedVersion', 'expected_version'],
  ])('%s suggests the field for %s', (id, given, meant) => {
    expect(detailsOf(id, { [given]: 1 })).toContainEqual({
      path: `body.${given}`,
      message: `is not a field of this operation. Did you mean ${meant}?`,
    })
  })

  it('suggests a field inside of a list too', () => {
    const records = [{ email: item.email, content: 'Text.', session_id: 's1' }]
    expect(detailsOf('batchMemorize', { records })).toEqual([
      {
        path: 'body.records.0.session_id',
        message: 'is not a field of this operation. Did you mean sessionId?',
      },
    ])
  })

  it('rejects a period that ends before it starts, for every operation that has one', () => {
    const period = { since: '2026-02-01T00:00:00Z', until: '2026-01-31T23:59:59Z' }
    for (const id of ['smartRecall', 'recall', 'deleteMemories'])
      expect(detailsOf(id, { ...period })).toEqual([
        { path: 'body.since', message: 'body.since must not be later than body.until.' },
      ])
    expect(detailsOf('recall', { since: '2026-02-01T00:00:00Z', until: '2026-02-01T01:00:00+01:00' })).toEqual([])
    const lists = OPERATIONS.filter(({ parameters }) =>
      ['since', 'until'].every(name => parameters.some(parameter => parameter.name === name)),
    )
    expect(lists.length).toBeGreaterThan(2)
    for (const operation of lists)
      expect(() => validateParameters(operation, 'query', { ...period })).toThrow('query.since must not be later')
  })
})

describe('validating parameters', () => {
  const problemOf = (work: () => unknown): ApiError | undefined => {
    try {
      work()
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
    return undefined
  }
  const all = OPERATIONS.flatMap(operation => operation.parameters.map(parameter => ({ operation, parameter })))
  const isRefused = ({ operation, parameter }: (typeof all)[number]): boolean => {
    if (parameter.in !== 'query' && parameter.in !== 'path') return true
    const { in: place, name } = parameter
    const problem = problemOf(() => validateParameters(operation, place, { [name]: 'a\0b' }))
    return problem?.status === 400 && problem.message.includes(`${place}.${name} holds a NUL character`)
  }

  it('refuses NUL in all of them, which no database can store', () => {
    expect(all.length).toBeGreaterThan(100)
    expect(
      all.filter(each => !isRefused(each)).map(({ operation, parameter }) => [operation.id, parameter.name]),
    ).toEqual([])
  })

  it('reports an unknown name in a path as not found, with the names', () => {
    const operation = OPERATIONS.find(({ id }) => id === 'searchPeople')
    const problem = operation && problemOf(() => validateParameters(operation, 'path', { provider: 'acme' }))
    expect([problem?.status, problem?.code, problem?.message]).toEqual([
      404,
      'not_found_error',
      'path.provider must be one of apollo',
    ])
  })
})
