import { expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

it('opens after five failures in a row, tries one call after the pause, and closes when it succeeds', () => {
  let time = 0
  const breaker = createBreaker(() => time)
  for (let n = 0; n < 4; n++) breaker.failed()
  breaker.succeeded()
  for (let n = 0; n < 4; n++) breaker.failed()
  expect(breaker.waitMs()).toBe(0)
  breaker.failed()
  expect(breaker.waitMs()).toBe(30_000)
  time = 30_000
  expect(breaker.waitMs()).toBe(0)
  expect(breaker.waitMs()).toBeGreaterThan(0)
  breaker.failed()
  expect(breaker.waitMs()).toBe(30_000)
  time = 60_000
  expect(breaker.waitMs()).toBe(0)
  breaker.abandoned()
  expect(breaker.waitMs()).toBe(0)
  breaker.succeeded()
  expect([breaker.waitMs(), breaker.waitMs()]).toEqual([0, 0])
})
