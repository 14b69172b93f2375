import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCursor, pageOf, positionMoment } from './cursor.ts'

const events = createCursor('events', z.strictObject({ at: positionMoment, id: z.string().startsWith('job_') }))
const position = { at: '2026-11-20T15:04:05.000Z', id: 'job_1' }
const packed = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const refused = expect.objectContaining({
  code: 'validation_error',
  details: [{ path: 'query.cursor', message: expect.stringContaining('nextCursor') }],
})

describe('a cursor', () => {
  it('decodes to the position that was encoded, and is safe in a URL', () => {
    const text = events.encode(position)
    expect(text).toMatch(/^[\w-]+$/)
    expect(events.decode(text)).toEqual(position)
  })

  it('decodes to undefined if it is absent', () => {
    expect(events.decode(undefined)).toBeUndefined()
  })

  it.each([
    ['empty', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{"list":').toString('base64url')],
    ['null', packed(null)],
    ['of another list', createCursor('records', z.unknown()).encode(position)],
    ['without a position', packed({ list: 'events' })],
    ['with a position of the wrong kind', packed({ list: 'events', after: { at: 'yesterday', id: 'job_1' } })],
    ['with a position of another thing', packed({ list: 'events', after: { ...position, id: 'col_1' } })],
    ['with a text that the database cannot compare', packed({ list: 'events', after: { ...position, id: 'job_\0' } })],
    [
      'with a year that the database does not know',
      packed({ list: 'events', after: { ...position, at: '0000-01-01T00:00:00Z' } }),
    ],
    ['with something added', packed({ list: 'events', after: position, tenantId: 2 })],
  ])('is rejected if it is %s', (_, text) => {
    expect(() => events.decode(text)).toThrow(refused)
  })
})

describe('pageOf', () => {
  const letters = createCursor('letters', z.string())
  const page = (rows: string[], limit: number) => pageOf(rows, limit, letters, row => row)

  it('returns nextCursor if there is one row more than the limit', () => {
    expect(page(['a', 'b', 'c'], 2)).toEqual({ entries: ['a', 'b'], nextCursor: letters.encode('b') })
  })

  it('returns no nextCursor otherwise', () => {
    expect(page(['a', 'b'], 2)).toEqual({ entries: ['a', 'b'] })
    expect(page([], 2)).toEqual({ entries: [] })
  })
})
