import { afterEach, describe, expect, it } from 'vitest'
import { type Loopback, loopback, testKey } from '../../test/loopback.ts'
import { Keepsake } from '../client.ts'
import type { Event } from '../spec/models.gen.ts'

let server: Loopback | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const event = (status: Event['status'], done: number): Event => ({
  id: 'job_1',
  type: 'batch_memorize',
  status,
  progress: { done, total: 4, failed: 0 },
  createdAt: '2026-11-20T15:04:05.000Z',
})

async function serve(...states: [Event, ...Event[]]): Promise<Keepsake> {
  server = await loopback((_request, index) => ({ body: { success: true, data: states[index] ?? states.at(-1) } }))
  return new Keepsake({ secretKey: testKey(), baseUrl: server.url })
}

describe('waiting for an event', () => {
  it('returns the finished event, and reports each change once', async () => {
    const states = [event('queued', 0), event('processing', 1), event('processing', 1), event('partial', 4)] as const
    const client = await serve(...states)
    const seen: unknown[] = []
    expect(await client.events.wait('job_1', { onProgress: ({ progress }) => seen.push(progress.done) })).toEqual(
      states[3],
    )
    expect(seen).toEqual([0, 1, 4])
  })

  it.each(['completed', 'failed', 'cancelled'] as const)('ends at %s', async status => {
    const client = await serve(event(status, 4))
    expect((await client.events.wait('job_1')).status).toBe(status)
    expect(server?.received).toHaveLength(1)
  })

  it('polls less and less often', async () => {
    const client = await serve(event('processing', 1))
    await expect(client.events.wait('job_1', { timeout: 1000 })).rejects.toThrow(
      'job_1 is processing (1 of 4) after 1000 ms',
    )
    expect(server?.received.length).toBeLessThan(8)
  })

  it('survives restarts: no connection, a gateway that answers, a full server, and no answer', async () => {
    const failed = (status: number, error: string, headers = {}) => ({
      status,
      headers,
      body: { success: false, error, message: 'Not now.' },
    })
    const answers = [
      { body: { success: true, data: event('processing', 1) } },
      'drop' as const,
      'cut' as const,
      failed(502, 'server_error'),
      'drop' as const,
      failed(500, 'server_error'),
      failed(503, 'unavailable_error', { 'retry-after': '0' }),
      failed(429, 'rate_limit_error', { 'retry-after': '1' }),
      'drop' as const,
      { body: { success: true, data: event('completed', 4) } },
    ]
    server = await loopback((_request, index) => answers[index] ?? 'hang')
    const client = new Keepsake({ secretKey: testKey(), baseUrl: server.url })
    const seen: unknown[] = []
    const { status } = await client.events.wait('job_1', { onProgress: ({ progress }) => seen.push(progress.done) })
    expect([status, seen, server.received.length]).toEqual(['completed', [1, 4], answers.length])
  })

  it.each(['drop', 'hang'] as const)('says TimeoutError after its own timeout if the server is gone: %s', async how => {
    server = await loopback((_request, index) =>
      index === 0 ? { body: { success: true, data: event('processing', 1) } } : how,
    )
    const client = new Keepsake({ secretKey: testKey(), baseUrl: server.url })
    const started = performance.now()
    const error: Error = await client.events.wait('job_1', { timeout: 700 }).catch(caught => caught)
    expect(error).toMatchObject({ name: 'TimeoutError', code: 'timeout_error', cause: { name: expect.any(String) } })
    expect(error.message).toMatch(/^job_1 is processing \(1 of 4\) after 700 ms\./)
    expect(performance.now() - started).toBeGreaterThan(650)
  })

  it('does not wait for an event that it cannot read', async () => {
    server = await loopback(() => ({ status: 404, body: { success: false, error: 'not_found_error', message: 'No.' } }))
    const client = new Keepsake({ secretKey: testKey(), baseUrl: server.url })
    await expect(client.events.wait('job_1')).rejects.toMatchObject({ name: 'NotFoundError' })
    expect(server.received).toHaveLength(1)
  })

  it('ends when its signal is aborted', async () => {
    const client = await serve(event('processing', 1))
    await expect(client.events.wait('job_1', { signal: AbortSignal.timeout(60) })).rejects.toMatchObject({
      code: 'abort_error',
    })
  })
})
