import { afterEach, expect, it, vi } from 'vitest'
import { rangeOf } from './usage-search.ts'

afterEach(() => void vi.useRealTimers())

it('has as many days of UTC as it says, today among them', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T15:30:00.000Z') })
  expect(rangeOf('week')).toEqual({
    from: '2026-11-23T00:00:00.000Z',
    to: '2026-11-29T15:30:00.000Z',
    granularity: 'day',
  })
  expect(rangeOf('day')).toMatchObject({ from: '2026-11-28T15:30:00.000Z', granularity: 'hour' })
})
