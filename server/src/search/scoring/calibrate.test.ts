import { describe, expect, it } from 'vitest'
import { calibrate } from './calibrate.ts'

describe('calibrate', () => {
  it('keeps the order, within 0 and 1', () => {
    const scores = calibrate([1.4, 0.9, 0.5, 0.5, 0.1, 0])
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    for (const score of scores) expect(score).toSatisfy((p: number) => p > 0 && p < 1)
  })

  it('gives a high probability to outliers, and a low one to equal scores', () => {
    const [outstanding = 0] = calibrate([0.6, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2])
    const [equal = 0] = calibrate(Array.from({ length: 10 }, () => 0.6))
    expect(outstanding).toBeGreaterThan(0.7)
    expect(equal).toBeLessThan(0.3)
  })

  it('gives a low probability to a faint match, even if it is the only one', () => {
    expect(calibrate([0.05])[0]).toBeLessThan(0.25)
    expect(calibrate([])).toEqual([])
  })
})
