import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'

// an embedded database has one server, which its lock enforces
describe.runIf(inject('database').kind === 'postgresql')('two servers on one PostgreSQL', () => {
  let store: Store
  let one: TestApp
  let two: TestApp

  beforeAll(async () => {
    store = await createStore()
    ;[one, two] = await Promise.all([createTestApp({ store }), createTestApp({ store })])
  })
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()])
    await store.remove()
  })

  test('share the limits of a plan', async () => {
    const { key } = await one.organization({ plan: 'free' })
    const answers: number[] = []
    for (let call = 0; call < 70; call++)
      answers.push((await (call % 2 ? one : two).call('GET', '/api/v1/me', { key })).status)
    const taken = answers.filter(status => status === 200).length
    // a minute that starts on the way lets more through, and never fewer
    expect(taken).toBeGreaterThanOrEqual(60)
    expect(taken).toBeLessThan(70)
    expect((await one.call('GET', '/api/v1/me', { key })).status).toBe(429)
    expect((await two.call('GET', '/api/v1/me', { key })).status).toBe(429)
  })

  test('refuse a key at once that was revoked on the other server', async () => {
    const organization = await one.organization()
    const path = `/api/v1/admin/organizations/${organization.id}/keys`
    const { body } = await one.call('POST', path, { operator: true, body: { name: 'ci', role: 'viewer' } })
    expect((await two.call('GET', '/api/v1/me', { key: body.data.apiKey })).status).toBe(200)
    expect((await one.call('DELETE', `${path}/${body.data.id}`, { operator: true })).status).toBe(200)
    expect((await two.call('GET', '/api/v1/me', { key: body.data.apiKey })).status).toBe(401)
    expect((await one.call('GET', '/api/v1/me', { key: body.data.apiKey })).status).toBe(401)
  })

  test('accept one of two concurrent changes of a collection', async () => {
    const { key } = await one.organization()
    const created = await one.call('POST', '/api/v1/collections', { key, body: { name: 'Sales' } })
    const path = `/api/v1/collections/${created.body.data.id}`
    for (let version = 1; version <= 10; version++) {
      const answers = await Promise.all(
        [one, two].map((app, n) =>
          app.call('PATCH', path, { key, body: { name: `Sales ${version} of ${n}`, expectedVersion: version } }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.currentVersion).toBe(version + 1)
    }
  })

  test('see a changed plan and a new collection of the other server on the next call', async () => {
    const { id, key } = await one.organization()
    const memorize = (app: TestApp, email: string) =>
      app.call('POST', '/api/v1/memorize', { key, body: { email, content: 'Budget: $120k.' } })
    expect((await memorize(two, 'a@northwind.example')).body.data.properties).toEqual([])
    const definition = { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] }
    expect((await one.call('POST', '/api/v1/collections', { key, body: definition })).status).toBe(201)
    expect((await memorize(two, 'b@northwind.example')).body.data.properties).toMatchObject([{ value: 120_000 }])
    await one.call('PATCH', `/api/v1/admin/organizations/${id}`, { operator: true, body: { plan: 'pro' } })
    expect((await two.call('GET', '/api/v1/me', { key })).body.data.plan.name).toBe('pro')
  })

  const dana = { email: 'dana.reyes@northwind.example' }
  test.each([
    ['memorize', { ...dana, content: 'Once and only once.', extract: false }],
    ['memory/update', { ...dana, propertyName: 'Calls', operation: 'increment', value: 1 }],
  ])('do %s once under one key, on either server and concurrently', async (path, body) => {
    const { key, tenants } = await one.organization()
    await one.call('POST', '/api/v1/memorize', { key, body: { ...dana, content: 'Is there.', extract: false } })
    const once = (app: TestApp) =>
      app.call('POST', `/api/v1/${path}`, { key, body, headers: { 'Idempotency-Key': 'once' } })
    const answers = await Promise.all(Array.from({ length: 16 }, (_, call) => once(call % 2 ? one : two)))
    const done = answers.filter(({ status }) => status === 200)
    expect(done.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1)
    expect(done.map(({ body }) => body)).toEqual(done.map(() => done[0]?.body))
    for (const { status, body } of answers)
      if (status !== 200)
        expect({ status, reason: body.reason }).toEqual({ status: 409, reason: 'idempotency_in_flight' })
    for (const app of [one, two]) expect((await once(app)).body).toEqual(done[0]?.body)
    const [used] = await one.database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM usage_entries WHERE tenant_id = $1',
      [tenants.live],
    )
    expect(used?.n).toBe(2)
  })

  test('spend no more credits than there are, however many calls spend at once', async () => {
    const { key, tenants } = await one.organization({ credits: 10 })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, call) =>
        (call % 2 ? one : two).call('POST', '/api/v1/memorize', {
          key,
          body: { email: `contact${call}@northwind.example`, content: `Note ${call}`, extract: false },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(20)
    const [left] = await one.database.query<{ credits: bigint; memories: number }>(
      'SELECT credits, (SELECT count(*)::int FROM memories WHERE tenant_id = $1) AS memories FROM tenants WHERE id = $1',
      [tenants.live],
    )
    expect(left).toEqual({ credits: 0n, memories: 10 })
  })

  test('create one record per identity key, however many calls use it at once', async () => {
    const { key } = await one.organization()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, call) =>
        (call % 2 ? one : two).call('POST', '/api/v1/memorize', {
          key,
          body: { email: 'new@northwind.example', content: `Note ${call}`, extract: false },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.data.recordId)).size).toBe(1)
  })

  test('share background work: each item of many batches is done once', async () => {
    const { key, tenants } = await one.organization()
    const batch = (app: TestApp, name: string) =>
      app.call('POST', '/api/v1/batch-memorize', {
        key,
        body: {
          defaults: { extract: false },
          records: Array.from({ length: 150 }, (_, n) => ({
            email: `${name}${n}@northwind.example`,
            content: `${name} ${n}`,
          })),
        },
      })
    const events = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name, n) => batch(n % 2 ? one : two, name)))
    for (const { body } of events)
      await vi.waitFor(
        async () => {
          const { data } = (await one.call('GET', `/api/v1/events/${body.eventId}`, { key })).body
          expect(data).toMatchObject({ status: 'completed', progress: { done: 150, total: 150, failed: 0 } })
          expect(data.result).toMatchObject({ stored: 150, duplicates: 0, creditsCharged: 150 })
        },
        { timeout: 25_000, interval: 100 },
      )
    const [stored] = await one.database.query<{ memories: number; used: number }>(
      `SELECT (SELECT count(*)::int FROM memories WHERE tenant_id = $1) AS memories,
              (SELECT sum(credits)::int FROM usage_entries WHERE tenant_id = $1) AS used`,
      [tenants.live],
    )
    expect(stored).toEqual({ memories: 900, used: 900 })
  })
})
