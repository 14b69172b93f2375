import { describe, expect, it } from 'vitest'
import { momentOf } from './moments.ts'

const NOW = new Date(2026, 10, 17, 15, 30)
const at = (...parts: [number, number, number, number?, number?]): string => new Date(...parts).toISOString()

describe('a time', () => {
  it.each([
    ['2026-11-01', at(2026, 10, 1)],
    ['yesterday', at(2026, 10, 16)],
    ['Today', at(2026, 10, 17)],
    ['tomorrow', at(2026, 10, 18)],
    ['now', NOW.toISOString()],
    ['90 minutes ago', at(2026, 10, 17, 14, 0)],
    ['1 hour ago', at(2026, 10, 17, 14, 30)],
    ['3 days ago', at(2026, 10, 14, 15, 30)],
    ['2 weeks ago', at(2026, 10, 3, 15, 30)],
    ['1 month ago', at(2026, 9, 17, 15, 30)],
  ])('%s is %s', (text, moment) => expect(momentOf(text, NOW)).toBe(moment))

  it.each(['2026-11-01T09:00:00Z', '2026-02-30', 'soon', ''])('%j is left to the server', text =>
    expect(momentOf(text, NOW)).toBe(text),
  )
})
