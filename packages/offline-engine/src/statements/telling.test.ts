import { expect, test } from 'vitest'
import { toldIn } from './telling.ts'

test.each([
  ['Wow, great! I moved to Bergen in March. How are you?', 'I moved to Bergen in March.'],
  ['My sister Ida is a nurse.', 'My sister Ida is a nurse.'],
  ["That's lovely. We sold the car, and then the boat. Take care!", 'We sold the car, and then the boat.'],
])('of %j tells %j', (text, told) => {
  const found = toldIn(text)
  expect(found?.text).toBe(told)
  expect(text.slice(found?.start, found?.end)).toBe(told)
})

test.each(['That sounds great!', 'How are you? And Ida?', 'Thanks! You are amazing.', '👍', ''])(
  '%j tells nothing',
  text => {
    expect(toldIn(text)).toBeUndefined()
  },
)

test('a fact about whoever speaks is more of one than a remark', () => {
  expect(toldIn('I moved to Bergen in March.')?.facts).toBeGreaterThan(toldIn('Dogs make people calm.')?.facts ?? 1)
})
