import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Loopback, loopback, testKey } from '../../test/loopback.ts'
import { Keepsake } from '../client.ts'
import type { RequestOptions } from './request.ts'

let server: Loopback
let client: Keepsake
beforeAll(async () => {
  server = await loopback(() => ({}))
  client = new Keepsake({ secretKey: testKey(), baseUrl: server.url })
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
})

const memory = { email: 'dana@northwind.example', content: 'Likes tea.' }

describe('an invalid call', () => {
  const cases: [string, RequestOptions, string][] = [
    ['a timeout of 0', { timeout: 0 }, 'timeout is 0; it must be a number of at least 1.'],
    ['a timeout that is none', { timeout: Number.NaN }, 'timeout is NaN; it must be a number of at least 1.'],
    ['tries below none', { maxRetries: -1 }, 'maxRetries is -1; it must be a number of at least 0.'],
    [
      'a key of two lines',
      { idempotencyKey: 'a\nb' },
      'The header idempotency-key has a character that is not allowed in headers.',
    ],
    [
      'a header beyond Latin',
      { headers: { 'X-Team': '€' } },
      'The header x-team has a character that is not allowed in headers.',
    ],
    ['a header without a name', { headers: { 'X Team': 'a' } }, 'The header x team has a name that is not allowed.'],
  ]
  it.each(cases)('with %s is refused before it is sent', async (_, options, message) => {
    await expect(client.memory.memorize(memory, options)).rejects.toMatchObject({
      code: 'configuration_error',
      message,
    })
    expect(server.received).toEqual([])
  })

  it('with a body that cannot be JSON is refused before it is sent', async () => {
    const circle: Record<string, unknown> = {}
    circle.again = circle
    for (const metadata of [{ count: 10n }, circle])
      await expect(client.memory.memorize({ ...memory, metadata })).rejects.toMatchObject({
        code: 'configuration_error',
        message: expect.stringMatching(/^The body of the request cannot be written as JSON: /),
      })
    expect(server.received).toEqual([])
  })
})

describe('call options', () => {
  it('may be undefined, and the timeout may be infinite', async () => {
    await client.memory.memorize(memory, {
      timeout: Number.POSITIVE_INFINITY,
      maxRetries: undefined,
      signal: undefined,
      idempotencyKey: undefined,
      headers: { 'X-Team': 'Zürich' },
    })
    expect(server.received[0]?.headers['x-team']).toBe('Zürich')
  })

  it('may include a custom fetch, which receives the request', async () => {
    const sent: [string, RequestInit | undefined][] = []
    const own: typeof fetch = async (input, init) => {
      sent.push([String(input), init])
      return new Response('{"success":true,"data":{}}')
    }
    await new Keepsake({ secretKey: testKey(), baseUrl: 'http://memory.example/base/', fetch: own }).account.me()
    expect(sent).toMatchObject([['http://memory.example/base/api/v1/me', { method: 'GET' }]])
  })
})
