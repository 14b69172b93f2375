import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallsFirst } from './calls-first.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Background work that has the connection for some time, again and again. */
async function work(turns: CallsFirst, milliseconds: number, times: number, began: number[]): Promise<void> {
  for (let n = 0; n < times; n++) {
    const turn = await turns.background()
    began.push(performance.now())
    turn.begin()
    await new Promise(resolve => setTimeout(resolve, milliseconds))
    turn.end()
  }
}

it('lets background work go one at a time, and at once while there is no call', async () => {
  const turns = new CallsFirst()
  const began: number[] = []
  const start = performance.now()
  const all = Promise.all([work(turns, 100, 3, began), work(turns, 100, 3, began)])
  await vi.runAllTimersAsync()
  await all
  expect(began.map(time => time - start)).toEqual([0, 100, 200, 300, 400, 500])
})

it('lets it wait for a pause of the calls', async () => {
  const turns = new CallsFirst()
  const began: number[] = []
  const start = performance.now()
  void work(turns, 100, 2, began)
  await vi.advanceTimersByTimeAsync(50)
  const call = turns.call()
  // the connection is given back by the work at 100, and by the call at 120
  await vi.advanceTimersByTimeAsync(70)
  call.end()
  await vi.runAllTimersAsync()
  const [first = 0, second = 0] = began.map(time => time - start)
  expect(first).toBe(0)
  expect(second).toBeGreaterThanOrEqual(130)
  expect(second).toBeLessThanOrEqual(140)
})

it('leaves it half of the time while calls follow each other closely', async () => {
  const turns = new CallsFirst()
  const began: number[] = []
  turns.call()
  void work(turns, 100, 10, began)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(began.length).toBeGreaterThanOrEqual(9)
  const gaps = began.slice(1).map((time, n) => time - (began[n] ?? 0))
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(195)
})

it('goes on after work that got no connection', async () => {
  const turns = new CallsFirst()
  const lost = await turns.background()
  lost.end()
  const began: number[] = []
  void work(turns, 10, 1, began)
  await vi.runAllTimersAsync()
  expect(began).toHaveLength(1)
})
