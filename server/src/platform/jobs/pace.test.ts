import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPace, inParts, type Pace } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const took = (pace: Pace, rows: number, milliseconds: number): Promise<void> =>
  pace.timed(rows, async () => void vi.advanceTimersByTime(milliseconds))

it('keeps transactions of the embedded database short, whatever a row takes', async () => {
  for (const msPerRow of [0.1, 1, 4, 40]) {
    const pace = createPace({ kind: 'embedded' }, 200)
    let worst = 0
    for (let n = 0; n < 50; n++) {
      const rows = pace.most()
      const ms = 3 + rows * msPerRow
      if (n > 3) worst = Math.max(worst, ms)
      await took(pace, rows, ms)
    }
    expect(worst, `${msPerRow} ms a row`).toBeLessThanOrEqual(Math.max(60, 5 * msPerRow + 3))
    expect(pace.most()).toBeGreaterThanOrEqual(Math.min(200, Math.floor(40 / msPerRow), 5))
  }
})

it('learns nothing about many rows from few, except that few take long', async () => {
  const pace = createPace({ kind: 'embedded' }, 200)
  await took(pace, 1, 1)
  expect(pace.most()).toBe(25)
  await took(pace, 1, 10)
  expect(pace.most()).toBe(5)
})

it('leaves the rows of a transaction to PostgreSQL', async () => {
  const pace = createPace({ kind: 'postgresql' }, 200)
  await took(pace, 200, 5_000)
  expect(pace.most()).toBe(200)
})

it('splits rows in order, by what each weighs', () => {
  const parts = inParts(
    [3, 3, 9, 1, 2, 30, 1],
    () => 10,
    one => one,
  )
  expect([...parts]).toEqual([[3, 3], [9, 1], [2], [30], [1]])
})
