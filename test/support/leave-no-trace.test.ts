import { expect, it, vi } from 'vitest'
import { leaveNoTrace } from './leave-no-trace.ts'

it('undoes what a file has changed, whichever way', () => {
  const before = { ...process.env }
  const fetchBefore = fetch
  vi.stubEnv('PATH', '/stubbed')
  vi.stubGlobal('fetch', () => {})
  vi.spyOn(process, 'uptime').mockReturnValue(-1)
  vi.useFakeTimers({ now: 0 })
  process.env.KEEPSAKE_SET = 'yes'
  delete process.env.HOME
  leaveNoTrace(before)
  expect({ ...process.env }).toEqual(before)
  expect(fetch).toBe(fetchBefore)
  expect(process.uptime()).toBeGreaterThan(0)
  expect(Date.now()).toBeGreaterThan(0)
})
