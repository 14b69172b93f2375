import { afterEach, describe, expect, it } from 'vitest'
import { type Answer, failure, type Loopback, loopback, type Received, testKey } from '../../test/loopback.ts'
import { Keepsake } from '../client.ts'

let server: Loopback | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function serve(answer: (request: Received, index: number) => Answer): Promise<Keepsake> {
  server = await loopback(answer)
  return new Keepsake({ secretKey: testKey(), baseUrl: server.url })
}

const pages = (_request: Received, index: number): Answer => ({
  body: {
    success: true,
    data: [{ id: `job_${2 * index}` }, { id: `job_${2 * index + 1}` }],
    ...(index < 2 && { nextCursor: `c${index + 1}` }),
  },
})

describe('a list', () => {
  it('is the body of its page, with no extra properties when printed', async () => {
    const client = await serve(pages)
    const page = await client.events.list({ limit: 2 })
    expect(page.data.map(({ id }) => id)).toEqual(['job_0', 'job_1'])
    expect(JSON.parse(JSON.stringify(page))).toEqual({
      success: true,
      data: [{ id: 'job_0' }, { id: 'job_1' }],
      nextCursor: 'c1',
    })
  })

  it('iterates over all items of all pages, and keeps the filter', async () => {
    const client = await serve(pages)
    const ids: string[] = []
    for await (const { id } of client.events.list({ limit: 2, status: 'completed' })) ids.push(id)
    expect(ids).toEqual(['job_0', 'job_1', 'job_2', 'job_3', 'job_4', 'job_5'])
    expect(server?.received.map(({ url }) => url)).toEqual([
      '/api/v1/events?limit=2&status=completed',
      '/api/v1/events?limit=2&status=completed&cursor=c1',
      '/api/v1/events?limit=2&status=completed&cursor=c2',
    ])
  })

  it('sends the cursor in the body if the operation has it there', async () => {
    const client = await serve(pages)
    for await (const _memory of await client.memory.recall({ query: 'tea' })) {
      if (server?.received.length === 2) break
    }
    expect(server?.received.map(({ body }) => body)).toEqual([{ query: 'tea' }, { query: 'tea', cursor: 'c1' }])
  })

  it('requests no page that is not read', async () => {
    const client = await serve(pages)
    for await (const { id } of client.events.list()) if (id === 'job_1') break
    expect(server?.received).toHaveLength(1)
  })

  it('returns page after page', async () => {
    const client = await serve(pages)
    const first = await client.events.list()
    const second = await first.getNextPage()
    const third = await second.getNextPage()
    expect(third.data.map(({ id }) => id)).toEqual(['job_4', 'job_5'])
    expect([first, second, third].map(page => page.hasNextPage())).toEqual([true, true, false])
    await expect(third.getNextPage()).rejects.toMatchObject({
      code: 'configuration_error',
      message: 'This is the last page. Call hasNextPage before getNextPage.',
    })
    expect(server?.received).toHaveLength(3)
  })

  it('exposes the response of a page', async () => {
    const client = await serve(pages)
    const { data, requestId } = await client.events.list().withResponse()
    expect([data.data.length, requestId]).toEqual([2, 'req_1'])
  })

  it('throws if a later page fails', async () => {
    const client = await serve((request, index) =>
      index === 1
        ? { status: 400, body: failure('validation_error', 'The cursor has expired.') }
        : pages(request, index),
    )
    const ids: string[] = []
    const reading = (async () => {
      for await (const { id } of client.events.list()) ids.push(id)
    })()
    await expect(reading).rejects.toThrow('The cursor has expired.')
    expect(ids).toEqual(['job_0', 'job_1'])
  })

  it('stops if the server repeats a cursor', async () => {
    const client = await serve(() => ({ body: { success: true, data: [], nextCursor: 'same' } }))
    const reading = (async () => {
      for await (const _event of client.events.list());
    })()
    await expect(reading).rejects.toThrow('would never end')
    expect(server?.received).toHaveLength(2)
  })
})
