import { expect, it } from 'vitest'
import { ageOf } from './key-age.ts'

it.each([
  [89, undefined],
  [90, 'warn'],
  [179, 'warn'],
  [180, 'bad'],
])('a key of %i days is %s', (days, due) => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const createdAt = new Date(now - days * 86_400_000).toISOString()
  expect(ageOf({ createdAt }, now)).toEqual({ days, ...(due && { due }) })
})
