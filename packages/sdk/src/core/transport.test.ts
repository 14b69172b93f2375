import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, failure, type Loopback, loopback, type Received, testKey } from '../../test/loopback.ts'
import { Keepsake } from '../client.ts'
import { isKeepsakeError } from '../errors/keepsake-error.ts'
import type { KeepsakeOptions } from './settings.ts'

let server: Loopback | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function serve(
  answer: (request: Received, index: number) => Answer | Promise<Answer>,
  options: KeepsakeOptions = {},
): Promise<{ client: Keepsake; received: Received[] }> {
  server = await loopback(answer)
  return { client: new Keepsake({ secretKey: testKey(), baseUrl: server.url, ...options }), received: server.received }
}

/** A server that never answers. It counts attempts, also those that end before a busy computer has connected. */
const hang: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

const content = { email: 'dana@northwind.example', content: 'Likes tea.' }
const caught = async (promise: PromiseLike<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    error => error,
  )

describe('a call', () => {
  it('sends key, type and body, and returns the response body', async () => {
    const body = { success: true, data: { creditsCharged: 1, recordId: 'rec_1', memories: [], properties: [] } }
    const { client, received } = await serve(() => ({ body }))
    expect(await client.memory.memorize(content)).toEqual(body)
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: '/api/v1/memorize',
        headers: {
          authorization: `Bearer ${testKey()}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: content,
      },
    ])
  })

  it('also returns response and request id if asked', async () => {
    const { client } = await serve(() => ({ headers: { ratelimit: '"minute";r=59' } }))
    const { data, response, requestId } = await client.account.me().withResponse()
    expect(data).toEqual({ success: true, data: {} })
    expect(response.headers.get('ratelimit')).toBe('"minute";r=59')
    expect(requestId).toBe('req_1')
  })

  it('returns the response with its body unread if asked, also when that is not JSON', async () => {
    const { client, received } = await serve((_, index) =>
      index === 0 ? { headers: { ratelimit: '"minute";r=59' } } : { body: '<p>Hello' },
    )
    const response = await client.me().asResponse()
    expect([response.status, response.headers.get('ratelimit'), response.bodyUsed]).toEqual([
      200,
      '"minute";r=59',
      false,
    ])
    expect(await response.json()).toEqual({ success: true, data: {} })
    const call = client.me()
    expect(await (await call.asResponse()).text()).toBe('<p>Hello')
    expect(await caught(call)).toMatchObject({ code: 'unexpected_response' })
    expect(received).toHaveLength(2)
  })

  it('without a response body resolves to nothing', async () => {
    const { client } = await serve(() => ({ status: 204, body: '' }))
    const call = client.request({ method: 'GET', path: '/api/v1/me' })
    expect(await call).toBeUndefined()
    expect(await (await call.asResponse()).text()).toBe('')
  })

  it('of an error throws, whatever is asked for', async () => {
    const { client } = await serve(() => ({ status: 404, body: failure('not_found_error', 'No such event.') }))
    expect(await caught(client.events.get('job_1').asResponse())).toMatchObject({ code: 'not_found_error' })
  })

  it('encodes paths and queries so that they arrive unchanged', async () => {
    const { client, received } = await serve(() => ({ body: { success: true, data: [] } }))
    await client.events.list({ type: 'a&b=c d/ü', limit: 5 })
    await client.events.get('a/b?c#d')
    expect(received[0]?.url).toBe('/api/v1/events?type=a%26b%3Dc%20d%2F%C3%BC&limit=5')
    expect(received[1]?.url).toBe('/api/v1/events/a%2Fb%3Fc%23d')
  })

  it.each(['', '.', '..'])('refuses %j as a path parameter, which would address another operation', async id => {
    const { client, received } = await serve(() => ({}))
    expect(await caught(client.events.get(id))).toMatchObject({ code: 'configuration_error' })
    expect(received).toEqual([])
  })

  it('reports a key of another product that it skipped', async () => {
    const warn = vi.fn()
    vi.stubEnv('API_KEY', 'ghp_abcdef0123456789')
    vi.stubEnv('KEEPSAKE_API_KEY', testKey())
    const { client, received } = await serve(() => ({}), {
      secretKey: undefined,
      envFile: '/dev/null',
      logger: { debug: () => undefined, warn },
    })
    await client.me()
    await client.me()
    vi.unstubAllEnvs()
    expect(received[1]?.headers.authorization).toBe(`Bearer ${testKey()}`)
    expect(warn.mock.calls).toEqual([
      [
        'keepsake: API_KEY in the environment is not a Keepsake key and was skipped. Using KEEPSAKE_API_KEY in the environment.',
        {},
      ],
    ])
  })

  it('sends no key if none is needed, and the internal key if that one is', async () => {
    const { client, received } = await serve(() => ({}), {
      secretKey: undefined,
      internalKey: 'internal',
      envFile: '/dev/null',
    })
    await client.health.live()
    await client.admin.listOrganizations()
    expect(received[0]?.headers).not.toHaveProperty('authorization')
    expect(received[1]?.headers).toMatchObject({ 'x-internal-api-key': 'internal' })
    expect(received[1]?.headers).not.toHaveProperty('authorization')
  })

  it('acts for an organization with the internal key', async () => {
    const { client, received } = await serve(() => ({}), { internalKey: 'internal', organizationId: 'org_1' })
    await client.account.me()
    expect(received[0]?.headers).toMatchObject({ 'x-internal-api-key': 'internal', 'x-organization-id': 'org_1' })
    expect(received[0]?.headers).not.toHaveProperty('authorization')
  })

  it('sends additional headers', async () => {
    const { client, received } = await serve(() => ({}))
    await client.account.me({ headers: { 'X-Trace': '1', Accept: 'application/json; v=2' } })
    expect(received[0]?.headers).toMatchObject({ 'x-trace': '1', accept: 'application/json; v=2' })
  })

  it.each([301, 302, 303, 307, 308])(
    'follows no redirect of status %i, which would send keys to another address',
    async status => {
      const other = await loopback(() => ({}))
      const location = `${other.url}/api/v1/organizations?key=x`
      const { client, received } = await serve(() => ({ status, headers: { location }, body: '' }), {
        internalKey: 'internal',
      })
      expect(await caught(client.admin.listOrganizations())).toMatchObject({
        code: 'unexpected_response',
        status,
        message: expect.stringMatching(
          /^GET .* was answered with a redirect to .*\/api\/v1\/organizations, which is not followed\. Is the base URL right\?$/,
        ),
      })
      expect(received).toHaveLength(1)
      expect(other.received).toEqual([])
      await other.close()
    },
  )

  it('reports a response that is not from a Keepsake server', async () => {
    const { client } = await serve(() => ({ headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' }))
    expect(await caught(client.account.me())).toMatchObject({
      code: 'unexpected_response',
      message: expect.stringContaining('Is the base URL right?'),
    })
  })
})

describe('an error', () => {
  const cases: [number, string, object, string][] = [
    [400, 'validation_error', { details: [{ path: 'body.limit', message: 'must be <= 100' }] }, 'ValidationError'],
    [413, 'validation_error', {}, 'BodyTooLargeError'],
    [415, 'validation_error', {}, 'UnsupportedTypeError'],
    [401, 'authentication_error', {}, 'AuthenticationError'],
    [402, 'payment_required', { required: 2, balance: 1 }, 'PaymentRequiredError'],
    [403, 'permission_error', {}, 'PermissionError'],
    [404, 'not_found_error', {}, 'NotFoundError'],
    [409, 'conflict_error', { currentVersion: 3 }, 'ConflictError'],
    [422, 'conflict_error', {}, 'IdempotencyMismatchError'],
    [429, 'rate_limit_error', { retryAfterSeconds: 7, limit: 60, window: 'minute' }, 'RateLimitError'],
    [500, 'server_error', {}, 'ServerError'],
    [503, 'server_error', {}, 'UnavailableError'],
  ]
  it.each(cases)('%i %s has a class, the request id and the complete body', async (status, code, fields, name) => {
    const body = failure(code, 'What happened.', fields)
    const { client } = await serve(() => ({ status, body }), { maxRetries: 0 })
    const error = await caught(client.account.me())
    expect(error).toMatchObject({ name, code, status, message: 'What happened.', requestId: 'req_1', body })
    expect(isKeepsakeError(error)).toBe(true)
    if (status === 400) expect(error).toMatchObject({ details: [{ path: 'body.limit', message: 'must be <= 100' }] })
    if (status === 429) expect(error).toMatchObject({ retryAfterSeconds: 7 })
  })

  it('of a proxy is identified by its status', async () => {
    const { client } = await serve(() => ({ status: 502, body: '<html>Bad Gateway</html>' }), { maxRetries: 0 })
    expect(await caught(client.account.me())).toMatchObject({
      name: 'UnavailableError',
      code: 'server_error',
      status: 502,
    })
  })

  it('in the OpenAI format is understood', async () => {
    const body = {
      success: false,
      message: 'No.',
      error: { message: 'No.', type: 'invalid_request_error', code: 'validation_error' },
    }
    const { client } = await serve(() => ({ status: 400, body }))
    expect(await caught(client.account.me())).toMatchObject({
      name: 'ValidationError',
      code: 'validation_error',
      message: 'No.',
    })
  })

  it('without a connection names the address and the reason', async () => {
    const { client } = await serve(() => ({}), { maxRetries: 0 })
    await server?.close()
    const error = await caught(client.account.me())
    expect(error).toMatchObject({ name: 'ConnectionError', code: 'connection_error', status: undefined })
    expect(error).toMatchObject({
      message: expect.stringMatching(/GET http:\/\/127\.0\.0\.1:\d+\/api\/v1\/me .*ECONNREFUSED/),
    })
    server = undefined
  })
})

describe('retrying', () => {
  it('repeats a write with the same idempotency key, and uses a new key for another call', async () => {
    const { client, received } = await serve((_request, index) => (['drop', 'cut'] as const)[index] ?? {})
    await client.memory.memorize(content)
    await client.memory.memorize(content)
    const keys = received.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(4)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
    expect(received.map(({ body }) => body)).toEqual([content, content, content, content])
  })

  it('sends no idempotency key with a read, and the given key with a write', async () => {
    const { client, received } = await serve(() => ({}))
    await client.memory.smartRecall({ query: 'tea' })
    await client.memory.memorize(content, { idempotencyKey: 'import-7' })
    expect(received[0]?.headers).not.toHaveProperty('idempotency-key')
    expect(received[1]?.headers['idempotency-key']).toBe('import-7')
  })

  it('retries a server error once, and then reports it', async () => {
    const { client, received } = await serve(() => ({ status: 500, body: failure('server_error', 'Broken.') }))
    expect(await caught(client.account.me())).toMatchObject({ status: 500, requestId: 'req_2' })
    expect(received).toHaveLength(2)
  })

  it('waits as long as the server asks before it retries after a 429', async () => {
    const times: number[] = []
    const { client } = await serve((_request, index) => {
      times.push(Date.now())
      return index === 0
        ? { status: 429, headers: { 'retry-after': '1' }, body: failure('rate_limit_error', 'Wait.') }
        : {}
    })
    await client.account.me()
    expect(times).toHaveLength(2)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990)
  })

  it('does not retry if the wait is long', async () => {
    const { client, received } = await serve(() => ({
      status: 429,
      body: failure('rate_limit_error', 'Wait.', { retryAfterSeconds: 900 }),
    }))
    expect(await caught(client.account.me())).toMatchObject({ retryAfterSeconds: 900 })
    expect(received).toHaveLength(1)
  })

  it('waits for a call in progress with the same idempotency key', async () => {
    const busy = { status: 409, body: failure('conflict_error', 'Running.', { reason: 'idempotency_in_flight' }) }
    const { client, received } = await serve((_request, index) => (index < 4 ? busy : {}))
    await client.memory.memorize(content, { idempotencyKey: 'import-7' })
    expect(received).toHaveLength(5)
  })

  it.each(['hang', 'drop'] as const)('says why it has no answer if the server is still working: %s', async how => {
    const busy = { status: 409, body: failure('conflict_error', 'Running.', { reason: 'idempotency_in_flight' }) }
    const { client } = await serve((_request, index) => (index === 0 ? how : busy))
    const error = await caught(client.memory.memorize(content, { timeout: 300 }))
    expect(error).toMatchObject({ code: how === 'hang' ? 'timeout_error' : 'connection_error', status: undefined })
    // without an attempt of its own that was not answered, it is another call that is running
    const other = await serve(() => busy)
    expect(await caught(other.client.memory.memorize(content, { timeout: 300 }))).toMatchObject({ status: 409 })
  })

  it('does not repeat a call whose outcome is unknown, and says where to look it up', async () => {
    const fields = { reason: 'outcome_unknown', reference: 'evt_1' }
    const { client, received } = await serve(() => ({
      status: 409,
      body: failure('conflict_error', 'Unknown.', fields),
    }))
    const error = await caught(client.webhooks.test('whk_1', {}, { idempotencyKey: 'test-7' }))
    expect(error).toMatchObject({ name: 'ConflictError', code: 'conflict_error', status: 409, body: fields })
    expect(received).toHaveLength(1)
  })

  it('does not retry what would fail again', async () => {
    const { client, received } = await serve(() => ({ status: 404, body: failure('not_found_error', 'No.') }))
    await caught(client.events.get('job_1'))
    expect(received).toHaveLength(1)
  })
})

describe('timeouts and signals', () => {
  it('end an attempt that takes too long', async () => {
    const fetch = vi.fn(hang)
    const client = new Keepsake({ secretKey: testKey(), fetch, timeout: 50, maxRetries: 1 })
    expect(await caught(client.account.me())).toMatchObject({ name: 'TimeoutError', code: 'timeout_error' })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('use the call’s timeout and retries over the client’s', async () => {
    const fetch = vi.fn(hang)
    const client = new Keepsake({ secretKey: testKey(), fetch })
    expect(await caught(client.account.me({ timeout: 50, maxRetries: 0 }))).toMatchObject({ name: 'TimeoutError' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('end a call whose signal is aborted, during an attempt and during a pause', async () => {
    const reason = new Error('no longer wanted')
    let controller = new AbortController()
    const { client, received } = await serve((_request, index) => {
      // The first call is aborted during the response, the second in the pause, which lasts at least a quarter of a
      // second.
      setTimeout(() => controller.abort(reason), index === 0 ? 0 : 100)
      return index === 0 ? 'hang' : { status: 503, body: {} }
    })
    for (const _ of ['try', 'pause']) {
      controller = new AbortController()
      const error = await caught(client.account.me({ signal: controller.signal }))
      expect(error).toMatchObject({ name: 'AbortError', code: 'abort_error', cause: reason })
    }
    expect(received).toHaveLength(2)
  })

  it('send nothing if the signal was aborted before', async () => {
    const { client, received } = await serve(() => ({}))
    expect(await caught(client.account.me({ signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' })
    expect(received).toEqual([])
  })
})

describe('the logger', () => {
  it('receives what happens, without keys, queries and bodies', async () => {
    const lines: unknown[] = []
    const logger = { debug: vi.fn((...line) => lines.push(line)), warn: vi.fn((...line) => lines.push(line)) }
    const { client } = await serve((_request, index) => (index === 0 ? 'drop' : {}), { logger })
    await client.memory.recall({ email: 'dana@northwind.example', query: 'secret plans' })
    expect(logger.warn).toHaveBeenCalledWith(
      'keepsake: trying again',
      expect.objectContaining({ code: 'connection_error' }),
    )
    expect(logger.debug).toHaveBeenCalledWith(
      'keepsake: answered',
      expect.objectContaining({ status: 200, requestId: 'req_2' }),
    )
    expect(JSON.stringify(lines)).not.toMatch(/sk_test|dana|secret plans/)
  })
})
