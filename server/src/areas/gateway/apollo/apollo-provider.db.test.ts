import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Apollo, DANA, startApollo } from '../../../../test/support/gateway-providers.ts'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'

let local: TestApp
let apollo: Apollo
beforeAll(async () => {
  local = await createTestApp({ settings: { WORKERS: 'off' } })
  apollo = await startApollo(local)
})
afterAll(async () => {
  await apollo.stop()
  await local.stop()
})

describe('the pass-through', () => {
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    apollo.app.call('POST', `/publishers/apollo/${path}`, { key: apollo.key, body, headers })

  it('sends the key of the server and the spelling of the provider, and passes rate headers on', async () => {
    apollo.received.length = 0
    const { headers } = await call('organizations/search', {
      organization_locations: ['UK'],
      revenue_range: { min: 1 },
    })
    const [sent] = apollo.received
    expect(sent).toMatchObject({ method: 'POST', url: '/mixed_companies/search', key: 'upstream-key' })
    expect(sent?.body).toMatchObject({ 'organization_locations[]': ['UK'], 'revenue_range[min]': 1 })
    expect(headers.get('x-rate-limit-minute')).toBe('50')
    expect(headers.get('x-secret')).toBeNull()
  })

  it.each([
    [401, 'Unauthorized', 503, 'server_error'],
    [403, '{"error":"no","error_code":"API_INACCESSIBLE"}', 503, 'server_error'],
    [422, '{"error":"organization_ids is required"}', 400, 'validation_error'],
    [429, '{"message":"slow down"}', 429, 'rate_limit_error'],
    [500, 'oops', 503, 'server_error'],
    [200, 'no json', 503, 'server_error'],
  ])('turns %i of the provider into an error that costs nothing', async (upstreamStatus, text, status, code) => {
    apollo.instead = { status: upstreamStatus, headers: { 'retry-after': '7' }, body: text }
    const before = (await apollo.app.call('GET', '/api/v1/wallet/balance', { key: apollo.key })).body.data
    const { status: given, body, headers } = await call('people/match', { id: DANA })
    apollo.instead = undefined
    expect({ given, code: body.error }).toEqual({ given: status, code })
    if (status === 429) expect(headers.get('Retry-After')).toBe('7')
    expect(body.provider).toEqual({ status: upstreamStatus, message: expect.stringMatching(/\S/) })
    expect(text).toContain(body.provider.message)
    expect(body.details).toEqual([{ path: 'provider', message: expect.stringMatching(/\S/) }])
    if (status === 400) expect(body.details).toEqual([{ path: 'provider', message: 'organization_ids is required' }])
    expect((await apollo.app.call('GET', '/api/v1/wallet/balance', { key: apollo.key })).body.data).toEqual(before)
  })

  it('hides people on the suppression list', async () => {
    await apollo.app.call('POST', '/api/v1/gateway/suppressions', {
      key: apollo.key,
      body: { domains: ['northwind.example'] },
    })
    expect((await call('people/match', { id: DANA })).body.person).toBeNull()
  })

  it('is not tried while it keeps failing', async () => {
    apollo.instead = { status: 500, body: '' }
    for (let n = 0; n < 5; n++) await call('people/match', { id: DANA })
    apollo.received.length = 0
    const { status, headers } = await call('people/match', { id: DANA })
    apollo.instead = undefined
    expect({ status, tried: apollo.received.length }).toEqual({ status: 503, tried: 0 })
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(1)
  })
})
