import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testKey } from '../../../test/loopback.ts'
import { Keepsake } from '../../client.ts'
import type { KeepsakeOptions } from '../settings.ts'

const WINDOW_MS = 10_000
const LIMIT = 60

/** A server that allows 60 calls in each window of ten seconds. Time is faked. */
function limited({ latency = 40, hasHeaders = true }: { latency?: number; hasHeaders?: boolean } = {}) {
  const used: number[] = []
  const refused: number[] = []
  const sentAt: number[] = []
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    sentAt.push(Date.now())
    const window = Math.floor(Date.now() / WINDOW_MS)
    const isAllowed = (used[window] ?? 0) < LIMIT
    const counts = isAllowed ? used : refused
    counts[window] = (counts[window] ?? 0) + 1
    const left = LIMIT - (used[window] ?? 0)
    const seconds = Math.ceil(((window + 1) * WINDOW_MS - Date.now()) / 1_000)
    await new Promise((resolve, reject) => {
      setTimeout(resolve, latency)
      init?.signal?.addEventListener('abort', reject)
    })
    const headers = hasHeaders ? { RateLimit: `"minute";r=${left};t=${seconds}` } : {}
    if (isAllowed) return Response.json({ success: true, data: {} }, { headers })
    const body = { success: false, error: 'rate_limit_error', message: 'Wait.', limit: LIMIT, window: 'minute' }
    return Response.json(
      { ...body, retryAfterSeconds: seconds },
      { status: 429, headers: { 'Retry-After': `${seconds}` } },
    )
  }
  return { fetch, used, refused, sentAt }
}

const clientOf = async (fetch: typeof globalThis.fetch, options: KeepsakeOptions = {}): Promise<Keepsake> => {
  const client = new Keepsake({ secretKey: testKey(), baseUrl: 'http://127.0.0.1:1', fetch, ...options })
  // loads the lookup of the key, which needs real time
  const loaded = client.me()
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1_000)
  await loaded
  return client
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('after a 429', () => {
  it.each([
    [2, true, 40],
    [5, true, 40],
    [20, true, 40],
    [20, true, 900],
    [200, true, 40],
    [5, false, 40],
    [20, false, 40],
  ])('%i callers use the windows (headers: %s, %i ms a call)', async (callers, hasHeaders, latency) => {
    const { fetch, used, refused } = limited({ hasHeaders, latency })
    const client = await clientOf(fetch, { maxRetries: 5 })
    let isOver = false
    const work = async (): Promise<void> => {
      while (!isOver) await client.me()
    }
    const ended = Promise.allSettled(Array.from({ length: callers }, work))
    await vi.advanceTimersByTimeAsync(5 * WINDOW_MS - 1_000)
    isOver = true
    await vi.advanceTimersByTimeAsync(10 * WINDOW_MS)
    expect((await ended).map(({ status }) => status)).not.toContain('rejected')
    const reachable = Math.min(LIMIT, (callers * WINDOW_MS) / latency)
    expect(used[1]).toBeGreaterThanOrEqual(0.8 * reachable)
    for (const window of [2, 3]) expect(used[window]).toBeGreaterThanOrEqual(0.95 * reachable)
    // none, unless no header says in time what is left
    for (const window of [1, 2, 3])
      expect(refused[window] ?? 0).toBeLessThanOrEqual(hasHeaders && latency < 500 ? 0 : callers)
  })

  it('all calls wait: those under way, and those that begin meanwhile; then one goes first', async () => {
    const { fetch, sentAt, used } = limited()
    const client = await clientOf(fetch)
    const calls = Array.from({ length: 100 }, () => client.me())
    await vi.advanceTimersByTimeAsync(1_000)
    const [asked] = [sentAt.length]
    const later = Array.from({ length: 10 }, () => client.me())
    await vi.advanceTimersByTimeAsync(7_000)
    expect(sentAt).toHaveLength(asked)
    await vi.advanceTimersByTimeAsync(WINDOW_MS + 5_000)
    await Promise.all([...calls, ...later])
    const [first = 0] = sentAt.slice(asked)
    expect(first).toBeGreaterThanOrEqual(WINDOW_MS)
    expect(sentAt.slice(asked).filter(at => at < first + 40)).toHaveLength(1)
    expect(used[1]).toBe(51)
  })

  it('a signal and a timeout act on a call that waits', async () => {
    const { fetch, sentAt } = limited()
    const client = await clientOf(fetch)
    await Promise.all([
      Promise.allSettled(Array.from({ length: 80 }, () => client.me({ maxRetries: 0 }))),
      vi.advanceTimersByTimeAsync(200),
    ])
    const asked = sentAt.length
    const controller = new AbortController()
    const aborted = client.me({ signal: controller.signal })
    const late = client.me({ timeout: 300 })
    controller.abort()
    const outcomes = Promise.allSettled([aborted, late])
    await vi.advanceTimersByTimeAsync(400)
    expect(await outcomes).toMatchObject([{ reason: { code: 'abort_error' } }, { reason: { code: 'timeout_error' } }])
    expect(sentAt).toHaveLength(asked)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([{ window: 'day', reason: 'model_budget_exceeded' }, { window: 'concurrent' }])(
    'other calls do not wait if the limit is another one: %j',
    async fields => {
      let sent = 0
      const fetch: typeof globalThis.fetch = async () => {
        if (++sent !== 2) return Response.json({ success: true, data: {} })
        return Response.json(
          { success: false, error: 'rate_limit_error', message: 'Wait.', retryAfterSeconds: 9, ...fields },
          { status: 429 },
        )
      }
      const client = await clientOf(fetch)
      const refused = client.me()
      await vi.advanceTimersByTimeAsync(100)
      await client.me()
      expect(sent).toBe(3)
      await vi.advanceTimersByTimeAsync(10_000)
      await refused
    },
  )

  it('calls are sent if the wait is longer than a minute, or the caller wants no retries', async () => {
    let sent = 0
    let wait = 900
    const fetch: typeof globalThis.fetch = async () => {
      sent += 1
      if (sent === 1) return Response.json({ success: true, data: {} })
      const body = { success: false, error: 'rate_limit_error', message: 'Wait.', window: 'month' }
      return Response.json({ ...body, retryAfterSeconds: wait }, { status: 429 })
    }
    const client = await clientOf(fetch)
    await expect(client.me()).rejects.toMatchObject({ retryAfterSeconds: 900 })
    await expect(client.me()).rejects.toMatchObject({ retryAfterSeconds: 900 })
    wait = 20
    for (let i = 0; i < 2; i++)
      await expect(client.me({ maxRetries: 0 })).rejects.toMatchObject({ retryAfterSeconds: 20 })
    expect(sent).toBe(5)
  })
})
