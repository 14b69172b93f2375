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

  it('ends when its signal is aborted', async () => {
    const client = await serve(event('processing', 1))
    await expect(client.events.wait('job_1', { signal: AbortSignal.timeout(60) })).rejects.toMatchObject({
      code: 'abort_error',
    })
  })
})
