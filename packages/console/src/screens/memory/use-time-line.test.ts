import type { Memory, PropertyChange } from '@keepsake/sdk'
import { expect, it } from 'vitest'
import { keyOf, merged } from './use-time-line.ts'

const memory = (memoryId: string, timestamp: string): Memory => ({
  memoryId,
  recordId: 'rec_1',
  content: memoryId,
  timestamp,
  tags: [],
  createdAt: timestamp,
  metadata: {},
  version: 1,
})
const change = (version: number, at: string, systemName = 'budget'): PropertyChange => ({
  propertyName: systemName,
  systemName,
  version,
  from: null,
  to: version,
  actor: 'internal',
  source: 'caller',
  confidence: 1,
  at,
})

const CHANGES = [change(2, '2026-03-01'), change(1, '2026-02-01', 'city'), change(1, '2026-01-01')]

it('says until when each value was believed, by its property', () => {
  const entries = merged([], CHANGES, { before: undefined, oldest: undefined })
  expect(entries.map(entry => [keyOf(entry), 'until' in entry && entry.until])).toEqual([
    ['/budget/2', undefined],
    ['/city/1', undefined],
    ['/budget/1', '2026-03-01'],
  ])
})

it('puts each value on the page of its time, once', () => {
  const first = merged([memory('mem_b', '2026-02-01')], CHANGES, { before: undefined, oldest: '2026-02-01' })
  const last = merged([memory('mem_a', '2026-01-15')], CHANGES, { before: '2026-02-01', oldest: undefined })
  expect(first.map(keyOf)).toEqual(['/budget/2', 'mem_b', '/city/1'])
  expect(last.map(keyOf)).toEqual(['mem_a', '/budget/1'])
})
