import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  finishDeliveries,
  type Outcome,
  releaseDeliveries,
  renewDeliveries,
} from '../server/src/areas/webhooks/engine/sql/deliveries.ts'
import { newId } from '../server/src/platform/values/ids.ts'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { countFailures } from './support/count-failures.ts'

const SERVERS = 3
const DELIVERIES = 100
const CALLS = 45
const LEASE = 'lease'

const deadlocks = countFailures('40P01')
let store: Store
let servers: TestApp[]
let key: string

beforeAll(async () => {
  store = await createStore()
  const settings = { WORKERS: 'off', DATABASE_POOL_SIZE: '10' }
  servers = [await createTestApp({ store, settings })]
  if (store.url) for (let n = 1; n < SERVERS; n++) servers.push(await createTestApp({ store, settings }))
  ;({ key } = await server(0).organization())
  const body = { url: 'https://hooks.northwind.example/keepsake', events: ['order.*'] }
  await server(0).call('POST', '/api/v1/webhooks', { key, body })
  const events = Array.from({ length: DELIVERIES }, (_, n) => ({ type: 'order.paid', data: { id: `${n}` } }))
  await server(0).call('POST', '/api/v1/webhooks/events', { key, body: { events } })
})
afterAll(async () => {
  deadlocks.stop()
  await Promise.all(servers.map(each => each.stop()))
  await store.remove()
})

function server(n: number): TestApp {
  const found = servers[n % servers.length]
  if (!found) throw new Error('There is no server.')
  return found
}

const together = (work: (n: number) => Promise<unknown>): Promise<unknown[]> =>
  Promise.all(Array.from({ length: CALLS }, (_, n) => work(n)))

/** Rotates the list by a number. */
const turned = <T>(items: readonly T[], n: number): T[] => {
  const at = (n * 37) % items.length
  const all = [...items.slice(at), ...items.slice(0, at)]
  return n % 2 === 0 ? all : all.toReversed()
}

async function leased(): Promise<{ id: string; lease: string }[]> {
  const rows = await server(0).database.query<{ id: string }>(
    `UPDATE runtime.webhook_deliveries SET lease = $1, due_at = app_now() RETURNING id`,
    [LEASE],
  )
  return rows.map(({ id }) => ({ id, lease: LEASE }))
}

const outcomeOf = ({ id, lease }: { id: string; lease: string }, status: Outcome['status']): Outcome => ({
  id,
  lease,
  status,
  code: 500,
  preview: null,
  error: null,
  ms: 1,
  delay: null,
  dead: status === 'dead_lettered' ? newId('dlq') : null,
  reason: status === 'dead_lettered' ? 'attempts_exhausted' : null,
})

test('deliveries are renewed, released and finished concurrently in different orders', async () => {
  const held = await leased()
  await together(n => {
    const { database } = server(n)
    const own = turned(held, n)
    if (n % 3 === 0) return renewDeliveries(database, own)
    if (n % 3 === 1) return releaseDeliveries(database, own.slice(0, 10))
    return finishDeliveries(
      database,
      own.slice(0, 60).map(each => outcomeOf(each, 'dead_lettered')),
    )
  })
  expect(deadlocks.count()).toBe(0)
})

test('dead letters are sent again and dropped while their deliveries are finished', async () => {
  const held = await leased()
  await finishDeliveries(
    server(0).database,
    held.map(each => outcomeOf(each, 'dead_lettered')),
  )
  const statuses = await together(async n => {
    const { database, call } = server(n)
    if (n % 3 === 0) return (await call('POST', '/api/v1/webhooks/dead-letters/replay', { key, body: {} })).status
    if (n % 3 === 1) return (await call('DELETE', '/api/v1/webhooks/dead-letters', { key })).status
    await finishDeliveries(
      database,
      turned(held, n).map(each => outcomeOf(each, 'failed')),
    )
    return 200
  })
  expect(statuses).not.toContain(500)
  expect(deadlocks.count()).toBe(0)
})
