import { isKeepsakeError, Keepsake, type KeepsakeError, type KeepsakeOptions } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Receiver, startReceiver } from '../server/test/support/receiver.ts'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'
import { type FaultProxy, startFaultProxy } from './support/fault-proxy.ts'

let app: TestApp
let proxy: FaultProxy
let receiver: Receiver
beforeAll(async () => {
  app = await createTestApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
  proxy = await startFaultProxy(await app.listen())
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.close()
  await proxy.close()
  await app.stop()
})

/** A client of a new organization, behind the proxy. */
async function newClient(
  options: KeepsakeOptions & { plan?: 'free'; credits?: number; role?: 'viewer'; livemode?: false } = {},
): Promise<Keepsake> {
  const { plan, credits, role, livemode, ...rest } = options
  const organization = await app.organization({ ...(plan && { plan }), ...(credits !== undefined && { credits }) })
  const secretKey = await organization.keyFor({ ...(role && { role }), ...(livemode === false && { livemode }) })
  proxy.plan()
  return new Keepsake({ secretKey, baseUrl: proxy.url, ...rest })
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

describe('a write whose response is lost', () => {
  it.each([
    ['before the server has it', ['refuse', 'refuse'] as const],
    ['when it is done', ['lose', 'lose'] as const],
    ['in the middle of the answer', ['cut', 'cut'] as const],
    ['by what stands in between', [503, 502] as const],
  ])('%s is retried and leaves one record', async (_, faults) => {
    const client = await newClient()
    proxy.plan(...faults)
    const { data } = await client.memory.memorize(memory('Dana likes tea.'))
    expect(proxy.seen).toHaveLength(3)
    expect(new Set(proxy.seen.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    proxy.plan()
    const { data: kept } = await client.memory.recall({})
    expect(kept.map(({ recordId }) => recordId)).toEqual([data.recordId])
  })

  it('fails after two retries, and the same key later resumes where it stopped', async () => {
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

describe('a response from a proxy', () => {
  it.each([
    [500, 2, 'ServerError', 'server_error'],
    [408, 3, 'KeepsakeError', 'unexpected_response'],
    [502, 3, 'UnavailableError', 'server_error'],
    [503, 3, 'UnavailableError', 'server_error'],
    [504, 3, 'UnavailableError', 'server_error'],
    [429, 3, 'RateLimitError', 'rate_limit_error'],
    [404, 1, 'NotFoundError', 'not_found_error'],
    [501, 1, 'ServerError', 'server_error'],
  ])('with a persistent status %i is received %i times, and reported unchanged', async (status, times, name, code) => {
    const client = await newClient()
    proxy.plan(status, status, status, status)
    expect(await failureOf(client.account.me())).toMatchObject({ name, code, status, requestId: undefined })
    expect(proxy.seen).toHaveLength(times)
  })
})

describe('a failure', () => {
  const deals = { name: 'Deals', properties: [{ name: 'Budget', type: 'number' as const }] }
  it.each([
    [400, 'ValidationError', 'validation_error', {}, (client: Keepsake) => client.memory.memorize(memory(''))],
    [401, 'AuthenticationError', 'authentication_error', { secretKey: `sk_test_00000000_${'0'.repeat(43)}` }],
    [402, 'PaymentRequiredError', 'payment_required', { credits: 0 }],
    [403, 'PermissionError', 'permission_error', { role: 'viewer' as const }],
    [409, 'ConflictError', 'conflict_error', {}, (client: Keepsake) => client.collections.create(deals)],
    [
      413,
      'BodyTooLargeError',
      'validation_error',
      {},
      (client: Keepsake) => client.collections.create({ ...deals, description: 'x'.repeat(20_000_000) }),
    ],
    [
      422,
      'IdempotencyMismatchError',
      'conflict_error',
      {},
      (client: Keepsake) => client.memory.memorize(memory('Another.'), { idempotencyKey: 'the same' }),
    ],
  ])('%i is a %s with the server’s message', async (status, name, code, options, call = undefined) => {
    const client = await newClient(options)
    if (status === 409) await client.collections.create(deals)
    if (status === 422) await client.memory.memorize(memory('One.'), { idempotencyKey: 'the same' })
    proxy.plan()
    const failure = await failureOf(call ? call(client) : client.memory.memorize(memory('Likes tea.')))
    expect(failure).toMatchObject({ name, code, status, requestId: expect.stringMatching(/^req_/) })
    expect(failure.message).toBe(failure.body.message)
    if (status === 400) expect(failure.details).toMatchObject([{ path: 'body.content' }])
    expect(proxy.seen).toHaveLength(1)
  })
})

describe('a rate-limited client', () => {
  it('waits as long as the server asks: it never retries early, and never in a loop', async () => {
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
    // it waits at the gate of its client, so nothing is sent
    expect([stopped.code, proxy.seen]).toEqual(['abort_error', []])
  })
})

describe('a list', () => {
  it('returns every item of every page once, though pages fail on the way', async () => {
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
  it('is returned with the body if asked, and a failure has its request id as well', async () => {
    const client = await newClient()
    const { data, response, requestId } = await client.account.me().withResponse()
    expect(data.success).toBe(true)
    expect(response.headers.get('ratelimit')).toBeTruthy()
    expect(requestId).toMatch(/^req_/)
    const missing = await failureOf(client.events.get('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'))
    expect(missing).toMatchObject({ name: 'NotFoundError', status: 404, requestId: expect.stringMatching(/^req_/) })
  })
})

describe('a server that does not respond', () => {
  it('is abandoned after the timeout of each attempt', async () => {
    const client = await newClient({ timeout: 100, maxRetries: 1 })
    proxy.plan('stall', 'stall')
    expect(await failureOf(client.account.me())).toMatchObject({ name: 'TimeoutError', code: 'timeout_error' })
    expect(proxy.seen).toHaveLength(2)
  })

  it('is abandoned at once if the caller aborts', async () => {
    const client = await newClient()
    proxy.plan('stall')
    const error = await failureOf(client.account.me({ signal: AbortSignal.timeout(100) }))
    expect(error).toMatchObject({ name: 'AbortError', code: 'abort_error' })
    expect(proxy.seen).toHaveLength(1)
  })
})

describe('an export', () => {
  it('is complete, or an error', async () => {
    const client = await newClient()
    await client.memory.memorize(memory('Dana likes tea.'))
    const lines = await client.memory.export().toArray()
    expect(lines.at(-1)).toHaveProperty('end')
    proxy.plan('cut')
    expect(await failureOf(client.memory.export().toArray())).toMatchObject({ code: 'connection_error' })
  })

  it('may take longer than the timeout while data arrives, and no longer', async () => {
    const client = await newClient({ timeout: 700 })
    await client.memory.memorize(memory('Dana likes tea.'))
    proxy.plan('drip')
    const started = Date.now()
    expect((await client.memory.export().toArray()).at(-1)).toHaveProperty('end')
    expect(Date.now() - started).toBeGreaterThan(800)
    proxy.plan('freeze')
    const late = await failureOf(client.memory.export().toArray())
    expect(late).toMatchObject({ code: 'timeout_error', message: expect.stringContaining('nothing more for 700 ms') })
    // what was yielded cannot be undone, so a stream is not retried
    expect(proxy.seen).toHaveLength(1)
  })

  it('is retried as long as none of it has arrived', async () => {
    const client = await newClient()
    await client.memory.memorize(memory('Dana likes tea.'))
    proxy.plan('refuse', 503)
    expect((await client.memory.export().toArray()).at(-1)).toHaveProperty('end')
    expect(proxy.seen).toHaveLength(3)
  })

  it('also ends on the server when its loop is left, and when its signal is aborted', async () => {
    const client = await newClient()
    await client.memory.memorize(memory('Dana likes tea.'))
    proxy.plan('freeze', 'freeze')
    for await (const line of client.memory.export()) {
      expect(line).toHaveProperty('record')
      break
    }
    const signal = AbortSignal.timeout(200)
    expect(await failureOf(client.memory.export({}, { signal }).toArray())).toMatchObject({ code: 'abort_error' })
    await vi.waitFor(() => expect(proxy.seen.map(({ left }) => left)).toEqual([true, true]))
  })
})

describe('a call that this version does not know', () => {
  it('is made by its path: for a body, for lines, or for a response to read', async () => {
    const client = await newClient()
    await client.memory.memorize(memory('Dana likes tea.'))
    const { data } = await client.request<{ data: { plan: { name: string } } }>({ method: 'GET', path: '/api/v1/me' })
    expect(data.plan.name).toBe('unlimited')
    const call = { method: 'POST', path: '/api/v1/export', body: {} } as const
    const lines = await client.requestLines<{ end?: unknown }>(call).toArray()
    expect(lines.at(-1)?.end).toBeDefined()
    const response = await client.requestStream(call)
    expect(await response.text()).toContain('Dana likes tea.')
    const missing = await failureOf(client.requestStream({ method: 'GET', path: '/api/v1/none' }))
    expect(missing).toMatchObject({ status: 404, code: 'not_found_error' })
  })
})

describe('what a client sends and logs', () => {
  it('contains no key and no stored data; the server sees which client it is', async () => {
    const lines: unknown[] = []
    const logger = { debug: (...line: unknown[]) => lines.push(line), warn: (...line: unknown[]) => lines.push(line) }
    const client = await newClient({ logger, organizationId: undefined })
    proxy.plan('lose')
    await client.memory.memorize(memory('Dana likes tea.'), { idempotencyKey: 'a-secret-of-ours' })
    await failureOf(client.events.get('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'))
    expect(lines).toMatchObject([
      ['keepsake: trying again', { code: 'connection_error' }],
      ['keepsake: answered', { status: 200, requestId: expect.stringMatching(/^req_/) }],
      ['keepsake: failed', { status: 404, code: 'not_found_error' }],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/sk_|Dana|dana|a-secret|01KAK7/)
    expect(proxy.seen[0]?.userAgent).toBe('keepsake-sdk')
  })
})

describe('a delivery of the server', () => {
  it('is unwrapped with the secret of its subscription, and with no other', async () => {
    const client = await newClient({ livemode: false })
    const { data: subscription } = await client.webhooks.create({ url: `${receiver.url}/ok`, events: ['memory.*'] })
    const { data } = await client.memory.memorize(memory('Dana likes tea.'))
    const arrival = await vi.waitFor(() => {
      const found = receiver.arrivals.find(({ body }) => body.includes('memory.stored'))
      if (!found) throw new Error('Nothing has arrived.')
      return found
    }, 20_000)
    const secret = subscription.secret_current
    const event = await client.webhooks.unwrap(arrival.body, arrival.headers, { secret })
    expect(event).toMatchObject({ type: 'memory.stored', livemode: false })
    expect(JSON.stringify(event.data.object)).toContain(data.recordId)
    const other = `whsec_${btoa('another one of thirty-two bytes!')}`
    const refused = await failureOf(client.webhooks.unwrap(arrival.body, arrival.headers, { secret: other }))
    expect(refused).toMatchObject({ name: 'SignatureError', code: 'signature_error', status: undefined })
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
