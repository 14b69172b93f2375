import { expect, test } from 'vitest'
import { INTERNAL_API_KEY } from '../../../test/support/test-app.ts'
import { useApp } from '../../../test/support/use-app.ts'

const app = useApp({ settings: { DEFAULT_PLAN: 'free' } })

test('at the monthly limit, an organization still sees what it has used', async () => {
  const { id, key, tenants } = await app.organization({ plan: 'free' })
  expect(await app.call('GET', '/api/v1/me', { key })).toMatchObject({ status: 200 })
  await app.database.query('UPDATE runtime.rate_limits SET month_calls = 10000 WHERE tenant_id = $1', [tenants.live])
  const search = () => app.call('POST', '/api/v1/search', { key, body: {} })
  for (let n = 0; n < 3; n++) {
    expect(await search()).toMatchObject({ status: 429, body: { window: 'month', limit: 10_000 } })
    for (const path of ['me', 'usage/current'])
      expect(await app.call('GET', `/api/v1/${path}`, { key })).toMatchObject({ status: 200 })
  }
  const headers = { 'X-Internal-API-Key': INTERNAL_API_KEY, 'X-Organization-Id': id }
  expect(await app.call('GET', '/api/v1/usage/current', { headers })).toMatchObject({ status: 200 })
})
