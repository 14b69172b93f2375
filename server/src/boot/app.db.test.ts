import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support/test-app.ts'
import { createStore } from '../../test/support/test-database.ts'
import { openDatabase } from '../platform/database/database.ts'

describe('round trips to the database', () => {
  let test: TestApp
  let key: string

  beforeAll(async () => {
    test = await createTestApp({ settings: { WORKERS: 'off' } })
    key = (await test.organization()).key
  })

  afterAll(() => test.stop())

  it('are 2 for GET /me', async () => {
    // the first call of a tenant creates its counter, and the first call in a minute updates last_used_at of the key
    await test.call('GET', '/api/v1/me', { key })
    const roundTrips = await test.countRoundTrips(() => test.call('GET', '/api/v1/me', { key }))
    expect(roundTrips).toBe(2)
  })

  it('are at most 4 for memorize', async () => {
    const memorize = (content: string) => () =>
      test.call('POST', '/api/v1/memorize', { key, body: { email: 'dana@northwind.example', content } })
    // the first call of a tenant loads its collections
    await memorize('Dana likes tea.')()
    expect(await test.countRoundTrips(memorize('Dana is based in Lisbon.'))).toBeLessThanOrEqual(4)
  })
})

describe('stopping the app', () => {
  it('makes /readyz return 503 and saves the call counts', async () => {
    // of its own, since its database is opened again after the app has closed it
    const store = await createStore()
    const test = await createTestApp({ store, settings: { WORKERS: 'off' } })
    const { key, tenants } = await test.organization()
    await test.call('GET', '/api/v1/me', { key })
    await test.call('GET', '/api/v1/me', { key })
    test.app.drain()
    const { status, body, headers } = await test.call('GET', '/readyz')
    expect(status).toBe(503)
    expect(body.message).toBe('The server is stopping.')
    expect(headers.get('Retry-After')).toBe('5')
    expect((await test.call('GET', '/healthz')).status).toBe(200)

    await test.app.stop()
    const database = await openDatabase({ url: store.url, directory: join(store.directory, 'postgres') })
    expect(await database.query('SELECT tenant_id, calls FROM monthly_calls')).toEqual([
      { tenant_id: tenants.live, calls: 2n },
    ])
    await database.close()
    await store.remove()
  })
})

describe('background work', () => {
  it('runs by default and does not run if WORKERS is off', async () => {
    const test = await createTestApp()
    const { key } = await test.organization()
    const records = [{ email: 'dana@northwind.example', content: 'Dana likes tea.' }]
    const { body } = await test.call('POST', '/api/v1/batch-memorize', { key, body: { records } })
    await expect
      .poll(async () => (await test.call('GET', `/api/v1/events/${body.eventId}`, { key })).body.data.status, {
        timeout: 10_000,
      })
      .toBe('completed')
    await test.stop()

    const idle = await createTestApp({ settings: { WORKERS: 'off' } })
    expect(idle.app.runner).toBeUndefined()
    expect(await idle.database.query('SELECT id FROM runtime.jobs WHERE attempts > 0')).toEqual([])
    await idle.stop()
  })
})
