import { isKeepsakeError, Keepsake, type KeepsakeError } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../server/src/platform/testing/test-app.ts'
import { type FaultProxy, startFaultProxy } from './support/fault-proxy.ts'

let app: TestApp
let proxy: FaultProxy
beforeAll(async () => {
  app = await createTestApp()
  proxy = await startFaultProxy(await app.listen())
})
afterAll(async () => {
  await proxy.close()
  await app.stop()
})

/** A client of an organization of its own, behind the proxy. */
async function newClient(options: { plan?: 'free'; timeout?: number; maxRetries?: number } = {}): Promise<Keepsake> {
  const { plan, ...rest } = options
  const { key } = await app.organization(plan ? { plan } : {})
  proxy.plan()
  return new Keepsake({ secretKey: key, baseUrl: proxy.url, ...rest })
}

async function failureOf(promise: PromiseLike<unknown>): Promise<KeepsakeError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isKeepsakeError(error)) throw new Error('It did not fail.', { cause: error })
  return error
}

const memory = (content: string) => ({ email: 'dana@northwind.example', content })

describe('a write whose answer is lost', () => {
  it.each([
    ['before the server has it', ['refuse', 'refuse'] as const],
    ['when it is done', ['lose', 'lose'] as const],
    ['in the middle of the answer', ['cut', 'cut'] as const],
    ['by what stands in between', [503, 502] as const],
  ])('%s is tried again and leaves one record', async (_, faults) => {
    const client = await newClient()
    proxy.plan(...faults)
    const { data } = await client.memory.memorize(memory('Dana likes tea.'))
    expect(proxy.seen).toHaveLength(3)
    expect(new Set(proxy.seen.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    proxy.plan()
    const { data: kept } = await client.memory.recall({})
    expect(kept.map(({ recordId }) => recordId)).toEqual([data.recordId])
  })

  it('is given up after two more tries, and the same key goes on later where it stopped', async () => {
    const client = await newClient()
    proxy.plan('lose', 'lose', 'lose')
    const error = await failureOf(client.memory.memorize(memory('Once.'), { idempotencyKey: 'import-7' }))
    expect(error).toMatchObject({ code: 'connection_error', status: undefined })
    expect(proxy.seen).toHaveLength(3)
    const { response } = await client.memory.memorize(memory('Once.'), { idempotencyKey: 'import-7' }).withResponse()
    expect(response.headers.get('idempotent-replayed')).toBe('true')
    expect((await client.memory.recall({})).data).toHaveLength(1)
  })
})

describe('a client that is limited', () => {
  it('waits as long as the server says: it never comes back before, and never in a loop', async () => {
    const client = await newClient({ plan: 'free' })
    const call = () =>
      client.account.me({ maxRetries: 0 }).then(
        () => undefined,
        (reason: unknown) => reason,
      )
    let limited: unknown
    for (let calls = 0; calls < 100 && limited === undefined; calls += 1) limited = await call()
    expect(limited).toMatchObject({ code: 'rate_limit_error', status: 429, retryAfterSeconds: expect.any(Number) })
    proxy.plan()
    const stopped = await failureOf(client.account.me({ signal: AbortSignal.timeout(700) }))
    expect(['abort_error', 'rate_limit_error']).toContain(stopped.code)
    expect(proxy.seen).toHaveLength(1)
  })
})

describe('a list', () => {
  it('gives every item of every page once, though pages fail on the way', async () => {
    const client = await newClient()
    for (const name of ['one', 'two', 'three', 'four', 'five'])
      await client.memory.memorize({ email: `${name}@b.example`, content: name })
    proxy.plan('pass', 503, 'pass', 'cut')
    const contents: string[] = []
    for await (const { content } of client.memory.recall({ limit: 2 })) contents.push(content)
    expect(contents.sort()).toEqual(['five', 'four', 'one', 'three', 'two'])
    expect(proxy.seen).toHaveLength(5)
  })
})

describe('the response', () => {
  it('comes with the body when asked, and its request id is that of a failure as well', async () => {
    const client = await newClient()
    const { data, response, requestId } = await client.account.me().withResponse()
    expect(data.success).toBe(true)
    expect(response.headers.get('ratelimit')).toBeTruthy()
    expect(requestId).toMatch(/^req_/)
    const missing = await failureOf(client.events.get('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'))
    expect(missing).toMatchObject({ name: 'NotFoundError', status: 404, requestId: expect.stringMatching(/^req_/) })
  })
})

describe('a server that does not answer', () => {
  it('is left after the timeout, each try for itself', async () => {
    const client = await newClient({ timeout: 100, maxRetries: 1 })
    proxy.plan('stall', 'stall')
    expect(await failureOf(client.account.me())).toMatchObject({ name: 'TimeoutError', code: 'timeout_error' })
    expect(proxy.seen).toHaveLength(2)
  })

  it('is left at once when the caller says so', async () => {
    const client = await newClient()
    proxy.plan('stall')
    const error = await failureOf(client.account.me({ signal: AbortSignal.timeout(100) }))
    expect(error).toMatchObject({ name: 'AbortError', code: 'abort_error' })
    expect(proxy.seen).toHaveLength(1)
  })
})

describe('an export', () => {
  it('is whole, or an error', async () => {
    const client = await newClient()
    await client.memory.memorize(memory('Dana likes tea.'))
    const lines = await client.memory.export().toArray()
    expect(lines.at(-1)).toHaveProperty('end')
    proxy.plan('cut')
    expect(await failureOf(client.memory.export().toArray())).toMatchObject({ code: 'connection_error' })
  })
})

describe('background work', () => {
  it('is waited for through failures on the way', async () => {
    const client = await newClient()
    const { eventId } = await client.memory.memorizeBatch({ records: [memory('One.'), memory('Two.')] })
    proxy.plan('refuse', 503)
    expect(await client.events.wait(eventId)).toMatchObject({ status: 'completed', progress: { done: 2, failed: 0 } })
  })
})
