import { expect, it } from 'vitest'
import { inWords } from './format.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T11:57:00Z', '3 minutes ago'],
  ['2026-11-20T13:00:00Z', 'in 1 hour'],
  ['2026-11-19T12:00:00Z', 'yesterday'],
  ['2024-11-20T12:00:00Z', '2 years ago'],
])('says %s in words', (at, words) => {
  expect(inWords(new Date(at), NOW)).toBe(words)
})
