import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutage, type Outage } from './outage.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const MINUTE_MS = 60_000

const probe = vi.fn<() => Promise<unknown>>()
const onUnavailable = vi.fn()
const onAvailable = vi.fn()
let outage: Outage
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  probe.mockRejectedValue(refused)
  outage = createOutage({ probe, onUnavailable, onAvailable, random: () => 1 })
})
afterEach(() => {
  outage.close()
  vi.useRealTimers()
})

/** @returns whether a caller that waits for the end of the outage continues */
async function isOver(): Promise<boolean> {
  const stopping = new AbortController()
  const over = outage.over(stopping.signal).then(() => !stopping.signal.aborted)
  await vi.advanceTimersByTimeAsync(0)
  stopping.abort()
  return over
}

describe('an outage', () => {
  it('does not start if only a statement is invalid', async () => {
    outage.failed(Object.assign(new Error('division by zero'), { code: '22012' }))
    expect(await isOver()).toBe(true)
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(probe).not.toHaveBeenCalled()
    expect(onUnavailable).not.toHaveBeenCalled()
  })

  it('is probed at growing intervals of up to 30 seconds', async () => {
    const began = performance.now()
    const at: number[] = []
    probe.mockImplementation(() => {
      at.push((performance.now() - began) / 1000)
      return Promise.reject(refused)
    })
    outage.failed(refused)
    outage.failed(refused)
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
    expect(at).toEqual([0.25, 0.75, 1.75, 3.75, 7.75, 15.75, 31.75, 61.75, 91.75])
  })

  it('is probed at intervals that vary between processes', async () => {
    outage.close()
    outage = createOutage({ probe, random: () => 0 })
    outage.failed(refused)
    await vi.advanceTimersByTimeAsync(125)
    expect(probe).toHaveBeenCalledTimes(1)
  })

  it('is reported at most once a minute, and its end once', async () => {
    for (let second = 0; second < 8 * 60; second++) {
      for (let failures = 0; failures < 40; failures++) outage.failed(refused)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(onUnavailable.mock.calls.map(([, seconds]) => Math.round(seconds))).toEqual([
      0, 60, 120, 180, 240, 300, 360, 420,
    ])
    expect(onAvailable).not.toHaveBeenCalled()
    outage.answered()
    outage.answered()
    expect(onAvailable.mock.calls).toEqual([[480]])
  })

  it('ends for all waiting callers once a probe succeeds', async () => {
    outage.failed(refused)
    const { signal } = new AbortController()
    const waiting = Promise.all([outage.over(signal), outage.over(signal)])
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await isOver()).toBe(false)
    probe.mockResolvedValue([])
    await vi.advanceTimersByTimeAsync(750)
    await waiting
    expect(onAvailable.mock.calls).toEqual([[3.75]])
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(probe).toHaveBeenCalledTimes(4)
  })

  it('ends as soon as any other statement succeeds', async () => {
    outage.failed(refused)
    await vi.advanceTimersByTimeAsync(20_000)
    const waiting = outage.over(new AbortController().signal)
    outage.answered()
    await waiting
  })

  it('continues if the next failure follows soon, and otherwise a new one starts', async () => {
    outage.failed(refused)
    await vi.advanceTimersByTimeAsync(3_000)
    probe.mockClear()
    outage.answered()
    outage.failed(refused)
    await vi.advanceTimersByTimeAsync(3_999)
    expect(probe).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(probe).toHaveBeenCalledTimes(1)
    outage.answered()
    await vi.advanceTimersByTimeAsync(10_001)
    outage.failed(refused)
    await vi.advanceTimersByTimeAsync(250)
    expect(probe).toHaveBeenCalledTimes(2)
    expect(onUnavailable).toHaveBeenCalledTimes(1)
    expect(onAvailable).toHaveBeenCalledTimes(1)
  })

  it('does not block anyone after close', async () => {
    outage.failed(refused)
    const waiting = outage.over(new AbortController().signal)
    outage.close()
    await waiting
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(probe).not.toHaveBeenCalled()
  })
})
