import { getRequestListener } from '@hono/node-server'
import { expect, it, vi } from 'vitest'
import { leaveNoTrace, traces } from './leave-no-trace.ts'

it('undoes what a file has changed, whichever way', () => {
  const before = traces()
  const fetchBefore = fetch
  getRequestListener(() => new Response())
  expect(Response).not.toBe(before.Response)
  vi.stubEnv('PATH', '/stubbed')
  vi.stubGlobal('fetch', () => {})
  vi.spyOn(process, 'uptime').mockReturnValue(-1)
  vi.useFakeTimers({ now: 0 })
  process.env.KEEPSAKE_SET = 'yes'
  delete process.env.HOME
  leaveNoTrace(before)
  expect(traces()).toEqual(before)
  expect(Response).toBe(before.Response)
  expect(fetch).toBe(fetchBefore)
  expect(process.uptime()).toBeGreaterThan(0)
  expect(Date.now()).toBeGreaterThan(0)
})
