import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Loopback, loopback, testKey } from '../test/loopback.ts'
import { Keepsake } from './client.ts'
import type { KeepsakeOptions } from './core/settings.ts'

let server: Loopback
beforeAll(async () => {
  server = await loopback(() => ({}))
})
afterAll(() => server.close())

describe('an unknown option', () => {
  const cases: [object, string][] = [
    [{ baseURL: 'http://memory.example' }, 'Unknown option baseURL. Did you mean baseUrl?'],
    [{ base_url: 'http://memory.example' }, 'Unknown option base_url. Did you mean baseUrl?'],
    [{ apiKey: 'sk' }, 'Unknown option apiKey. Did you mean secretKey?'],
    [{ secretKey: testKey(), retries: 1 }, 'Unknown option retries. Did you mean maxRetries?'],
    [{ colour: 'red' }, 'Unknown option colour. The options are secretKey, baseUrl, profile, '],
  ]
  it.each(cases)('%j is refused, with the right name', async (options: KeepsakeOptions, message) => {
    const refusal = expect.objectContaining({ code: 'configuration_error', message: expect.stringContaining(message) })
    expect(() => new Keepsake(options)).toThrow(refusal)
    expect(() => new Keepsake().withOptions(options)).toThrow(refusal)
    await expect(Keepsake.register({ name: 'agent', ...options })).rejects.toEqual(refusal)
  })
})

describe('withOptions', () => {
  it('keeps the other options, and leaves the client as it is', async () => {
    const client = new Keepsake({ secretKey: testKey('a'), baseUrl: server.url })
    await client.withOptions({ secretKey: testKey('b') }).me()
    await client.me()
    const keys = server.received.map(({ headers }) => headers.authorization)
    expect(keys).toEqual([`Bearer ${testKey('b')}`, `Bearer ${testKey('a')}`])
  })
})

describe('me', () => {
  it('is also account.me', async () => {
    const client = new Keepsake({ secretKey: testKey(), baseUrl: server.url })
    server.received.length = 0
    expect(await client.me()).toEqual(await client.account.me())
    expect(server.received.map(({ url }) => url)).toEqual(['/api/v1/me', '/api/v1/me'])
  })
})
