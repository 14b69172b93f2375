import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
})
afterAll(() => app.stop())

test('test app responds in the process and over a port', async () => {
  expect((await app.call('GET', '/healthz')).body.data.status).toBe('ok')
  const url = await app.listen()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('test app counts round trips to the database', async () => {
  expect(await app.countRoundTrips(() => app.call('GET', '/healthz'))).toBe(0)
  expect(await app.countRoundTrips(() => app.call('GET', '/readyz'))).toBe(1)
})

test('test app has a key for each role, live and test', async () => {
  const organization = await app.organization({ name: 'Northwind' })
  expect(organization.key).toMatch(/^sk_live_/)
  const [viewer, again, testing] = await Promise.all([
    organization.keyFor({ role: 'viewer' }),
    organization.keyFor({ role: 'viewer' }),
    organization.keyFor({ role: 'viewer', livemode: false }),
  ])
  expect(viewer).toBe(again)
  expect(testing).toMatch(/^sk_test_/)
  expect(organization.tenants.live).not.toBe(organization.tenants.test)
})
