import { expect, it } from 'vitest'
import { retriesInWords } from './retry-schedule.ts'

it.each([
  [[30], '30 seconds'],
  [[60], '1 minute'],
  [[10, 3_600], '10 seconds and 1 hour'],
  [[60, 600, 3_600, 21_600, 86_400], '1 and 10 minutes and 1, 6 and 24 hours'],
  [[10, 30, 300, 900, 7_200], '10 and 30 seconds, 5 and 15 minutes and 2 hours'],
])('%j is %s', (schedule, words) => {
  expect(retriesInWords(schedule)).toBe(words)
})
