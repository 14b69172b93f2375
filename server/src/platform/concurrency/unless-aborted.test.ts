import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { unlessAborted } from './unless-aborted.ts'

const never = new Promise<never>(() => {})

describe('work with a signal', () => {
  it('returns its result, or throws its error, and leaves no listener', async () => {
    const { signal } = new AbortController()
    expect(await unlessAborted(Promise.resolve(7), signal)).toBe(7)
    await expect(unlessAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken')
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('ends with the reason when the signal aborts, or has aborted', async () => {
    const controller = new AbortController()
    const waiting = unlessAborted(never, controller.signal)
    controller.abort(new Error('stopping'))
    await expect(waiting).rejects.toThrow('stopping')
    await expect(unlessAborted(never, controller.signal)).rejects.toThrow('stopping')
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
  })
})
