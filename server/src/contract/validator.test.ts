import { describe, expect, it } from 'vitest'
import { ApiError, type ErrorDetail } from '../platform/errors.ts'
import { OPERATIONS } from './operations.ts'
import { validateBody } from './validator.ts'

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
      { path: 'body.records.1.tags', message: 'must NOT have duplicate items (items ## 0 and 2 are identical)' },
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
    const message = 'must NOT have more than 1000 items'
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
      'must not be empty',
      'property name must be valid',
      'must have 200 characters or fewer',
      'property name must be valid',
    ])
  })

  it('does not repeat long field names in a path', () => {
    expect(detailsOf('memorize', { ...item, ['n'.repeat(1_000_000)]: 1 })).toEqual([
      { path: `body.${'n'.repeat(200)}…`, message: 'is not a field of this operation' },
    ])
  })
})
