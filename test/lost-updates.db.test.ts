import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'

const CLIENTS = 4
const EACH = 50

let store: Store
/** Four servers on one PostgreSQL; an embedded database has one server, called by four clients. */
let servers: TestApp[]

beforeAll(async () => {
  store = await createStore()
  const first = await createTestApp({ store, settings: { WORKERS: 'off' } })
  servers = [first]
  if (store.url)
    for (let n = 1; n < CLIENTS; n++) servers.push(await createTestApp({ store, settings: { WORKERS: 'off' } }))
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()))
  await store.remove()
})

test('none of 200 concurrent pushes and 200 concurrent increments is lost', async () => {
  const server = (n: number): TestApp => servers[n % servers.length] ?? fail()
  const { key, tenants } = await server(0).organization()
  const dana = { email: 'dana@northwind.example' }
  await server(0).call('POST', '/api/v1/upsert', { key, body: { records: [{ key: dana, properties: {} }] } })
  const update = (n: number, body: object) =>
    server(n).call('POST', '/api/v1/memory/update', { key, body: { ...dana, ...body } })

  const total = CLIENTS * EACH
  const answers = await Promise.all(
    Array.from({ length: total }, (_, n) => [
      update(n, { propertyName: '[Tasks]', operation: 'push', value: `Task ${n}` }),
      update(n, { propertyName: 'Calls', operation: 'increment', value: n + 1 }),
    ]).flat(),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))

  const { body } = await server(0).call('POST', '/api/v1/properties', { key, body: dana })
  const byName = Object.fromEntries(
    body.data.properties.map((property: { systemName: string }) => [property.systemName, property]),
  )
  expect(byName.calls).toMatchObject({ value: (total * (total + 1)) / 2, version: total })
  const titles: string[] = byName.tasks.value.map(({ title }: { title: string }) => title)
  expect(titles.sort()).toEqual(Array.from({ length: total }, (_, n) => `Task ${n}`).sort())

  // each change is in the history, and was charged once
  const rows = await server(0).database.query<{ system_name: string; changes: number; first: number; last: number }>(
    `SELECT system_name, count(*)::int AS changes, min(version) AS first, max(version) AS last
     FROM property_changes WHERE tenant_id = $1 GROUP BY system_name ORDER BY 1`,
    [tenants.live],
  )
  expect(rows).toEqual(['calls', 'tasks'].map(system_name => ({ system_name, changes: total, first: 1, last: total })))
  const [used] = await server(0).database.query<{ n: number }>(
    `SELECT sum(credits)::int AS n FROM usage_entries WHERE tenant_id = $1 AND operation = 'updateProperty'`,
    [tenants.live],
  )
  expect(used?.n).toBe(2 * total)
})

function fail(): never {
  throw new Error('There is no server.')
}
