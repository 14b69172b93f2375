import { expect, it, vi } from 'vitest'
import type { Logger } from '../platform/log/log.ts'
import { toApiError } from './respond.ts'

/** A log, and the levels that were written. */
function recorder(): { log: Logger; levels: string[] } {
  const levels: string[] = []
  const names = ['debug', 'info', 'warn', 'error'] as const
  const log = Object.fromEntries(names.map(name => [name, vi.fn(() => levels.push(name))]))
  return { log: log as unknown as Logger, levels }
}

const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })

it('logs no error for a client that leaves before its answer', () => {
  const { log, levels } = recorder()
  expect(toApiError(left, 'req_1', log, AbortSignal.abort()).status).toBe(503)
  expect(levels).toEqual(['debug'])
})

it('logs an error that is not one of leaving, whether or not the client is there', () => {
  for (const signal of [undefined, AbortSignal.abort()]) {
    const { log, levels } = recorder()
    const error = toApiError(new TypeError('x is not a function'), 'req_1', log, signal)
    expect([error.status, error.message]).toEqual([500, expect.stringContaining('req_1')])
    expect(levels).toEqual(['error'])
  }
})
